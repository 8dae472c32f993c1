import { cleanLine } from "../clean-text.ts";
import { toAsciiAddress } from "../forms/email-address.ts";
import type { StoredSubmission } from "../stored-submission.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import type { MailHospital } from "./office-mail.ts";
import { renderAppointmentMail } from "./render-appointment-mail.ts";
import { renderContactMail } from "./render-contact-mail.ts";
import { renderJobMail } from "./render-job-mail.ts";

/** What the kinds of mail differ in. */
export type RenderedMail = Pick<OutgoingMail, "subject" | "replyTo" | "text" | "html" | "attachments">;

/** The whole mail of a submission, addressed to its hospital; nothing in a header holds a line break. */
export function renderMail(submission: StoredSubmission, hospital: MailHospital): OutgoingMail {
  const { subject, replyTo, ...rendered } = renderByKind(submission, hospital);
  // An address that a mail server might refuse would keep the whole mail from its office.
  const address = replyTo && toAsciiAddress(replyTo.address);
  return {
    ...rendered,
    to: hospital.contact.receivingAddress,
    ...(replyTo && address && { replyTo: { name: cleanLine(replyTo.name), address } }),
    subject: cleanLine(subject),
    messageId: submission.messageId,
    date: submission.receivedAt,
    reference: submission.reference,
  };
}

function renderByKind(submission: StoredSubmission, hospital: MailHospital): RenderedMail {
  switch (submission.kind) {
    case "appointment":
      return renderAppointmentMail(submission, hospital);
    case "contact":
      return renderContactMail(submission, hospital);
    case "job":
      return renderJobMail(submission, hospital);
  }
}
