import { cleanLine } from "../clean-text.ts";
import { toAsciiAddress } from "../forms/email-address.ts";
import type { StoredSubmission } from "../stored-submission.ts";
import { describeSubmission, KIND_NAMES, type Description } from "./describe-submission.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { mailSubject, type MailHospital, type OfficeMail } from "./office-mail.ts";
import { renderOfficeHtml } from "./render-office-html.ts";
import { renderOfficeText } from "./render-office-text.ts";
import { hasLink } from "./visitor-links.ts";

/** Begins the subject of a mail whose visitor wrote a link; rules of a mail program can sort by it. */
const LINKS_MARK = "Contains links";

const LINKS_HINT =
  "This message contains links. Look who sent it before you open one. Where a link has square brackets, take them out.";

/** The whole mail of a submission, addressed to its hospital; nothing in a header holds a line break. */
export function renderMail(submission: StoredSubmission, hospital: MailHospital): OutgoingMail {
  const { reference, receivedAt, messageId } = submission;
  const described = describeSubmission(submission);
  const { about, replyTo, title, facts, message } = described;
  const isMarked = containsLinks(described);
  const mail: OfficeMail = {
    ...{ title, facts, reference, hospital, receivedAt },
    ...(message && { message }),
    nextStep: isMarked ? `${LINKS_HINT} ${described.nextStep}` : described.nextStep,
  };
  const subject = mailSubject(KIND_NAMES[submission.kind], about, reference);
  // An address that a mail server might refuse would keep the whole mail from its office.
  const address = replyTo && toAsciiAddress(replyTo.address);
  return {
    to: hospital.contact.receivingAddress,
    ...(replyTo && address && { replyTo: { name: cleanLine(replyTo.name), address } }),
    subject: cleanLine(isMarked ? `${LINKS_MARK} · ${subject}` : subject),
    text: renderOfficeText(mail),
    html: renderOfficeHtml(mail),
    ...(submission.kind === "job" && { attachments: [submission.resume] }),
    messageId,
    date: receivedAt,
    reference,
  };
}

function containsLinks({ facts, message = "" }: Description): boolean {
  return hasLink([...facts.map(({ value }) => value), message]);
}
