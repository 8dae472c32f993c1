import { parseConfig, type Config } from "#server/config.server.ts";
import { readReturnedMail } from "#answers/read-returned-mail.ts";
import type { ReturnedMail } from "#outbox/store/mails.server.ts";
import { EXIT, UsageError, loadConfiguredSite } from "../command.ts";
import { withRecords, type Line } from "./command-line.ts";

/** Returns 1 for what is no returned mail of this site, 75 where it should be handed over again later. */
export async function noteBounce({ context }: Line): Promise<number> {
  if (!context.read) throw new UsageError("bounce reads a mail on standard input: submissions -- bounce < mail.eml");
  const report = readReturnedMail(await context.read());
  if (report.kind === "other" || report.kind === "reply") {
    context.note("This is no report about a mail that came back: nothing was changed. A person should read it.");
    return EXIT.failed;
  }
  if (report.kind === "passing") {
    context.print("The report says nothing final, such as a delay: nothing was changed.");
    return EXIT.done;
  }
  const { mailIds, code } = report;
  try {
    const noted = await note(mailIds, code, parseConfig(context.env));
    if (noted) {
      context.print(noted);
      return EXIT.done;
    }
  } catch (error) {
    context.note(`The returned mail could not be noted, hand it over again: ${(error as Error).message}`);
    return EXIT.later;
  }
  context.note("A mail came back that is none of the store's: nothing was changed. A person should read it.");
  return EXIT.failed;
}

async function note(mailIds: string[], code: string, config: Config): Promise<string | undefined> {
  return withRecords(config, async (records) => {
    const mail = await records.findMail(mailIds);
    if (!mail) return undefined;
    const { reference, hospitalId } = mail;
    const { hospitals } = await loadConfiguredSite(config);
    const second = hospitals.find(({ id }) => id === hospitalId)?.contact.secondReceivingAddress;
    const isNew = await records.noteReturn(mail, { code, hasSecond: second !== undefined });
    const about = reference === undefined ? hospitalId : `${reference} (${hospitalId})`;
    const what = `${about}: ${describe(mail)} came back${code === "" ? "" : ` with ${code}`}`;
    return isNew ? `${what}. ${describeEffect(mail, second)}` : `${what}, which is known already.`;
  });
}

function describe({ kind, step, recipient }: ReturnedMail): string {
  const to = { office: "the office", second: "the second address", patient: "the patient" }[recipient];
  const names: Record<ReturnedMail["kind"], string> = {
    ...{
      request: "the mail",
      receipt: "the receipt",
      answer: `the mail about answer ${step}`,
      wish: `the mail about step ${step}`,
    },
    ...{ visit: "the reminder of the visit", digest: "a digest", list: "the mail with the link to the list" },
    ...{ morning: "the morning's mail", reminder: "a reminder", late: "the mail about what is late" },
  };
  return `${names[kind]} to ${to}`;
}

function describeEffect({ kind, recipient }: ReturnedMail, second: string | undefined): string {
  if (recipient === "patient") return "The office's list and the page of the request show it.";
  if (recipient === "second") return "Nobody of the hospital got it: tell the office.";
  if (second !== undefined)
    return `${kind === "request" ? "It is parked, and goes" : "It goes"} to the second address now.`;
  return kind === "request"
    ? "It is parked: tell the office."
    : "What it is about is in the office's list: tell the office.";
}
