import type { SubmissionRecord } from "#submissions/store/submission-records.ts";
import { EXIT, UsageError } from "../command.ts";
import { getRecords } from "./get-records.ts";
import type { Task } from "./manage-submissions.ts";
import { readFilter } from "./read-filter.ts";
import { indianTime } from "./record-rows.ts";

const RETRIABLE = ["parked", "queued"];

/** Makes mails due now: those named, or all parked or queued ones that the filters choose. */
export async function retrySubmissions(task: Task): Promise<number> {
  const { context, records } = task;
  const chosen = await chooseRecords(task);
  let failed = 0;
  for (const record of chosen) {
    const isDue = await records.retry(record.reference);
    if (isDue) continue;
    failed += 1;
    context.note(explainRefusal(record));
  }
  context.print(
    `${chosen.length - failed} of ${chosen.length} will be sent now, by the site if it is running, else at its next start.`,
  );
  return failed === 0 ? EXIT.done : EXIT.failed;
}

async function chooseRecords({ records, references, options, config }: Task): Promise<SubmissionRecord[]> {
  if (references.length > 0) {
    if (Object.keys(options).length > 0) throw new UsageError("retry: name references or use filters, not both");
    return getRecords(records, references);
  }
  if (!options.state || options.state.some((state) => !RETRIABLE.includes(state))) {
    throw new UsageError("retry: which? Name references, or use --state parked or --state queued");
  }
  return records.list(await readFilter(options, config));
}

function explainRefusal({ reference, sentAt }: SubmissionRecord): string {
  if (sentAt) return `${reference}: the mail server took its mail at ${indianTime(sentAt)} IST already`;
  return `${reference}: its mail is being sent at this moment`;
}
