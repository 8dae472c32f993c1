import type { StoredSubmission } from "../stored-submission.ts";
import { formatPhone } from "./format-for-office.ts";
import { mailSubject, phoneFact } from "./office-mail.ts";
import type { MailHospital, OfficeMail } from "./office-mail.ts";
import type { RenderedMail } from "./render-mail.ts";
import { renderOfficeHtml } from "./render-office-html.ts";
import { renderOfficeText } from "./render-office-text.ts";

type ContactSubmission = Extract<StoredSubmission, { kind: "contact" }>;

/** The mail that brings a contact message to a hospital's office. */
export function renderContactMail(submission: ContactSubmission, hospital: MailHospital): RenderedMail {
  const { request, reference, receivedAt } = submission;
  const phone = formatPhone(request.contactNumber).replaceAll(" ", "\u00A0");
  const mail: OfficeMail = {
    title: `Message: ${request.subject}`,
    reference,
    hospital,
    receivedAt,
    facts: [
      { label: "From", value: request.name },
      phoneFact(request.contactNumber),
      { label: "E-mail", value: request.email },
      { label: "Subject", value: request.subject },
      ...(request.message ? [] : [{ label: "Message", value: "none, the subject only" }]),
    ],
    message: request.message,
    nextStep: `To answer, reply to this mail (it goes to the sender) or call ${phone}.`,
  };
  return {
    subject: mailSubject("Contact message", [request.subject], reference),
    replyTo: { name: request.name, address: request.email },
    text: renderOfficeText(mail),
    html: renderOfficeHtml(mail),
  };
}
