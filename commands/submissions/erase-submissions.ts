import { join } from "node:path";
import { findMailFiles, removeMailFiles } from "#submissions/mail/mail-files.server.ts";
import type { SubmissionRecord } from "#submissions/store/submission-records.ts";
import { EXIT } from "../command.ts";
import { chooseRecords } from "./choose-records.ts";
import { confirm } from "./confirm.ts";
import type { Task } from "./manage-submissions.ts";
import { indianTime } from "./record-rows.ts";

/**
 * Removes submissions for good, with their files and the mails written as files, after saying what they are: those
 * named, or all held ones that the filters choose.
 */
export async function eraseSubmissions(task: Task): Promise<number> {
  const { context, config, records, options } = task;
  const found = await chooseRecords("erase", ["held"], task);
  const mailDir = join(config.dataDir, "mail");
  const files = (await Promise.all(found.map(({ reference }) => findMailFiles(mailDir, reference)))).flat();
  context.note("This will be removed from the store for good:");
  for (const record of found) context.note(`  ${describe(record)}`);
  for (const file of files) context.note(`  the mail written to ${file}`);
  context.note("Mails that a mail server took, backups and exports are not touched.");
  if (!(await confirm(context, options.yes === true))) return EXIT.declined;
  for (const { reference } of found) await records.erase(reference);
  await removeMailFiles(files);
  context.print(`Erased: ${found.map(({ reference }) => reference).join(", ")}`);
  return EXIT.done;
}

function describe({ reference, kind, hospitalId, receivedAt, file, status }: SubmissionRecord): string {
  const what = `${reference}, ${kind}, ${hospitalId}, received ${indianTime(receivedAt)} IST`;
  const resume = file ? `, with the resume (${file.size} bytes)` : "";
  if (status === "sent") return `${what}${resume}`;
  return `${what}${resume}. NOT YET DELIVERED (${status}): the hospital will never hear of it`;
}
