import { parseConfig, type Config } from "#server/config.server.ts";
import { readReturnedMail, type Report } from "#answers/read-returned-mail.ts";
import { senderEmail } from "#forms/forms.ts";
import { HOUR_MS } from "#forms/calendar.ts";
import { mailboxOf } from "#forms/form-fields.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { ReturnedMail } from "#outbox/store/mails.server.ts";
import { EXIT, UsageError, loadConfiguredSite } from "../command.ts";
import { withRecords, type Line } from "./command-line.ts";

/** Returns 1 for what is no returned mail of this site, 75 where it should be handed over again later. */
export async function noteBounce({ context }: Line): Promise<number> {
  if (!context.read) throw new UsageError("bounce reads a mail on standard input: submissions -- bounce < mail.eml");
  const report = readReturnedMail(await context.read());
  if (report.kind === "other") {
    context.note("This is no report about a mail that came back: nothing was changed. A person should read it.");
    return EXIT.failed;
  }
  if (report.kind === "passing") {
    context.print("The report says nothing final, such as a delay: nothing was changed.");
    return EXIT.done;
  }
  try {
    const { noted, refused } = await note(report, parseConfig(context.env));
    if (noted !== undefined) context.print(noted);
    else context.note(`${refused}: nothing was changed. A person should read it.`);
    return noted === undefined ? EXIT.failed : EXIT.done;
  } catch (error) {
    context.note(`The returned mail could not be noted, hand it over again: ${(error as Error).message}`);
    return EXIT.later;
  }
}

interface Outcome {
  noted?: string;
  refused?: string;
}

async function note(report: Extract<Report, { mailIds: string[] }>, config: Config): Promise<Outcome> {
  return withRecords(config, async (records) => {
    const mail = await records.findMail(report.mailIds);
    if (!mail) return { refused: "It names none of the store's mails" };
    const { reference = "", hospitalId, recipient, editor = "" } = mail;
    const about = reference === "" ? hospitalId : `${reference} (${hospitalId})`;
    if (report.kind === "reply") return noteReply(mail, about, records);
    const { code, recipients } = report;
    const { hospitals } = await loadConfiguredSite(config);
    const contact = hospitals.find(({ id }) => id === hospitalId)?.contact;
    const second = contact?.secondReceivingAddress;
    const form = (await records.find(reference))?.request;
    const patient = form && senderEmail(form);
    const address = { office: contact?.receivingAddress, second, patient, editor }[recipient] ?? "";
    if (!recipients.map(mailboxOf).includes(mailboxOf(address)))
      return { refused: `${about}: ${describe(mail)} did not go to the address of the report` };
    const isNew = await records.noteReturn(mail, { code, hasSecond: second !== undefined });
    const what = `${about}: ${describe(mail)} came back${code === "" ? "" : ` with ${code}`}`;
    return { noted: isNew ? `${what}. ${describeEffect(mail, second)}` : `${what}, which is known already.` };
  });
}

/** Who answers to the site's mailbox writes where no office reads. */
async function noteReply(mail: ReturnedMail, about: string, records: Pick<Store, "addStep">): Promise<Outcome> {
  const { reference = "", hospitalId } = mail;
  if (mail.recipient !== "patient") return { refused: `${about}: somebody answered ${describe(mail)}` };
  const outcome = await records.addStep({ reference, hospitalId, step: { state: "wrote" }, atMostEveryMs: HOUR_MS });
  const told = outcome === "stored" ? "The office is told" : "The office was told of one a moment ago";
  return { noted: `${about}: the patient wrote by mail. ${told}: pass the mail on to it.` };
}

function describe({ kind, step, recipient }: ReturnedMail): string {
  const to = { office: "the office", second: "the second address", patient: "the patient", editor: "an editor" }[
    recipient
  ];
  const names: Record<ReturnedMail["kind"], string> = {
    ...{
      request: "the mail",
      receipt: "the receipt",
      answer: `the mail about answer ${step}`,
      wish: `the mail about step ${step}`,
    },
    ...{ visit: "the reminder of the visit", digest: "a digest", list: "the mail with the link to the list" },
    ...{ morning: "the morning's mail", reminder: "a reminder", late: "the mail about what is late" },
    ...{ sittings: "the mail about who sits", desk: "the mail with the link to the desk" },
    ...{ numbers: "the mail about the printed numbers", "bad-numbers": "the mail about wrong numbers" },
  };
  return `${names[kind]} to ${to}`;
}

function describeEffect({ kind, recipient }: ReturnedMail, second: string | undefined): string {
  if (recipient === "patient") return "The office's list and the page of the request show it.";
  if (recipient === "editor") return "Ask the editor whether data/editors.json has the right address.";
  if (recipient === "second") return "Nobody of the hospital got it: tell the office.";
  if (kind === "digest") return "What it brought goes to the office by itself now.";
  if (second !== undefined)
    return `${kind === "request" ? "It is parked, and goes" : "It goes"} to the second address now.`;
  return kind === "request"
    ? "It is parked: tell the office."
    : "What it is about is in the office's list: tell the office.";
}
