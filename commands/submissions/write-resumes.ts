import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { SubmissionRecord, SubmissionRecords } from "#submissions/store/submission-records.ts";
import { CommandError } from "../command.ts";

/** Writes each resume, byte for byte, to "<reference>-<its name>" in a folder that only this account can read. */
export async function writeResumes(
  records: Pick<SubmissionRecords, "readFile">,
  submissions: SubmissionRecord[],
  folder: string,
): Promise<number> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    let written = 0;
    for (const { reference } of submissions.filter(({ file }) => file !== undefined)) {
      const file = await records.readFile(reference);
      if (!file) continue;
      await writeFile(join(folder, `${reference}-${basename(file.name)}`), file.bytes, { mode: 0o600 });
      written += 1;
    }
    return written;
  } catch (error) {
    const { code, path }: NodeJS.ErrnoException = error as Error;
    if (path === undefined) throw error;
    throw new CommandError(`--resume: ${path} cannot be written: ${code}`, { cause: error });
  }
}
