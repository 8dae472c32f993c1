import { EXIT } from "../command.ts";
import { chooseRecords } from "./choose-records.ts";
import { confirm } from "./confirm.ts";
import { isHeldForFile } from "#submissions/hold-reason.ts";
import { makeDue } from "./make-due.ts";
import type { Task } from "./manage-submissions.ts";

/**
 * Sends the mails of held submissions: those named, or all held ones that the filters choose. Asks first where malware
 * was found in a file, as the hospital's office would open it.
 */
export async function releaseSubmissions(task: Task): Promise<number> {
  const { context, records, options } = task;
  const chosen = await chooseRecords("release", ["held"], task);
  const infected = chosen.filter(({ status, heldFor = null }) => status === "held" && isHeldForFile(heldFor));
  for (const { reference, heldFor } of infected) context.note(`${reference}: ITS FILE IS ${heldFor?.toUpperCase()}`);
  if (infected.length > 0 && !(await confirm(context, options.yes === true))) return EXIT.declined;
  return makeDue(task, chosen, {
    change: records.release,
    explainRefusal: ({ reference, status }) => `${reference}: it is not held, but ${status}`,
  });
}
