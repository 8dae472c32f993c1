import type { MailStatus } from "#submissions/stored-submission.ts";
import type { SubmissionRecord } from "#submissions/store/submission-records.ts";
import { UsageError } from "../command.ts";
import { getRecords } from "./get-records.ts";
import type { Task } from "./manage-submissions.ts";
import { readFilter } from "./read-filter.ts";

/**
 * The submissions that stand behind the part `name` of the command: those of its references, or all that the filters
 * choose, which must say a state out of `states`. Rejects with `UsageError` when it is not clear which are meant.
 */
export async function chooseRecords(
  name: string,
  states: readonly MailStatus[],
  { records, references, options, config }: Task,
): Promise<SubmissionRecord[]> {
  const { yes: _yes, ...filters } = options;
  if (references.length > 0) {
    if (Object.keys(filters).length > 0) throw new UsageError(`${name}: name references or use filters, not both`);
    return getRecords(records, references);
  }
  if (!filters.state || filters.state.some((state) => !(states as readonly string[]).includes(state))) {
    const choices = states.map((state) => `--state ${state}`).join(" or ");
    throw new UsageError(`${name}: which? Name references, or use ${choices}`);
  }
  return records.list(await readFilter(options, config));
}
