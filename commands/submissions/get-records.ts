import type { SubmissionRecord, SubmissionRecords } from "#submissions/store/submission-records.ts";
import { CommandError } from "../command.ts";
import { readReference } from "./read-reference.ts";

/** The submissions with these references. Rejects with `CommandError`, which names those there are not. */
export async function getRecords(
  records: Pick<SubmissionRecords, "find">,
  references: string[],
): Promise<SubmissionRecord[]> {
  const wanted = [...new Set(references.map(readReference))];
  const found = await Promise.all(wanted.map((reference) => records.find(reference)));
  const missing = wanted.filter((_reference, index) => found[index] === undefined);
  if (missing.length > 0) throw new CommandError(`There is no submission ${missing.join(", ")}`);
  return found.filter((record) => record !== undefined);
}
