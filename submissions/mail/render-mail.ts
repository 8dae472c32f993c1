import { cleanLine } from "../clean-text.ts";
import type { StoredSubmission } from "../stored-submission.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import type { MailHospital } from "./office-mail.ts";
import { renderAppointmentMail } from "./render-appointment-mail.ts";
import { renderContactMail } from "./render-contact-mail.ts";

/** What the two kinds of mail differ in. */
export type RenderedMail = Pick<OutgoingMail, "subject" | "replyTo" | "text" | "html">;

/** The whole mail of a submission, addressed to its hospital; nothing in a header holds a line break. */
export function renderMail(submission: StoredSubmission, hospital: MailHospital): OutgoingMail {
  const { subject, replyTo, text, html } =
    submission.kind === "appointment"
      ? renderAppointmentMail(submission, hospital)
      : renderContactMail(submission, hospital);
  return {
    to: hospital.contact.receivingAddress,
    replyTo: { name: cleanLine(replyTo.name), address: cleanLine(replyTo.address) },
    subject: cleanLine(subject),
    text,
    html,
    messageId: submission.messageId,
    date: submission.receivedAt,
    reference: submission.reference,
  };
}
