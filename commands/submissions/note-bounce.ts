import { parseConfig, type Config } from "#server/config.server.ts";
import { readReturnedMail } from "#answers/read-returned-mail.ts";
import type { ReturnedMail } from "#outbox/store/request-history.server.ts";
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
    const outcome = await records.noteReturn(mail, code, second !== undefined);
    const about = reference === undefined ? hospitalId : `${reference} (${hospitalId})`;
    const what = `${about}: ${describe(mail)} came back${code === "" ? "" : ` with ${code}`}`;
    return outcome === "known" ? `${what}, which is known already.` : `${what}. ${describeEffect(mail, second)}`;
  });
}

function describe({ kind, number, isToSecond }: ReturnedMail): string {
  const names = {
    receipt: "the receipt to the patient",
    answer: `the mail to the patient about answer ${number}`,
    wish: `the mail to the office about step ${number}`,
    request: isToSecond ? "the mail to the second address" : "the mail to the office",
    reminder: "a reminder to the office",
    second: "a reminder to the second address",
    day: "the day's mail to the office",
    list: "the mail with the link to the office's list",
  };
  return names[kind];
}

function describeEffect({ kind, isToSecond }: ReturnedMail, second: string | undefined): string {
  if (kind === "receipt" || kind === "answer") return "The office's list and the page of the request show it.";
  if (kind === "wish") return "The request is open in the office's list: tell the office.";
  if (kind !== "request") return "The requests are in the office's list: tell the office.";
  if (isToSecond) return "It stays parked: tell the office.";
  return second === undefined ? "It is parked: tell the office." : "It is parked, and goes to the second address now.";
}
