import type { SubmissionRecord } from "#submissions/store/submission-records.ts";
import { EXIT } from "../command.ts";
import type { Task } from "./manage-submissions.ts";

interface Change {
  /** Makes one due; answers false where it cannot. */
  change: (reference: string) => Promise<boolean>;
  explainRefusal: (record: SubmissionRecord) => string;
}

/** Makes the mails of the chosen submissions due, says how many that were, and why the others were not. */
export async function makeDue(
  { context }: Task,
  chosen: SubmissionRecord[],
  { change, explainRefusal }: Change,
): Promise<number> {
  let failed = 0;
  for (const record of chosen) {
    if (await change(record.reference)) continue;
    failed += 1;
    context.note(explainRefusal(record));
  }
  context.print(
    `${chosen.length - failed} of ${chosen.length} will be sent now, by the site if it is running, else at its next start.`,
  );
  return failed === 0 ? EXIT.done : EXIT.failed;
}
