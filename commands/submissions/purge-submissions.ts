import { join } from "node:path";
import { findOldMailFiles, removeMailFiles } from "#submissions/mail/mail-files.server.ts";
import { EXIT } from "../command.ts";
import { confirm } from "./confirm.ts";
import { countOf } from "./count-of.ts";
import type { Task } from "./manage-submissions.ts";
import { readCount } from "./read-filter.ts";

/** Removes what was delivered long enough ago, the mails written as files too, after saying how many that are. */
export async function purgeSubmissions({ context, config, records, options }: Task): Promise<number> {
  const text = options["older-than"];
  const days = text === undefined ? config.retentionDays : readCount("--older-than", text, 0);
  const count = await records.countDelivered(days);
  const files = await findOldMailFiles(join(config.dataDir, "mail"), days);
  if (count + files.length === 0) {
    context.print(`No submission was delivered ${days} days ago or longer.`);
    return EXIT.done;
  }
  context.note(
    `${countOf(count)} whose mail was delivered ${days} days ago or longer will be removed from the store for good, ` +
      `with the resumes, and ${countOf(files.length, "mail")} written as a file that long ago. What is queued, being sent, parked or held stays.`,
  );
  if (!(await confirm(context, options.yes === true))) return EXIT.declined;
  const purged = await records.purgeDelivered(days);
  await removeMailFiles(files);
  context.print(`Purged: ${countOf(purged)}${files.length > 0 ? `, ${countOf(files.length, "mail file")}` : ""}`);
  return EXIT.done;
}
