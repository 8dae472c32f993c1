import { isEmailAddress } from "../forms/email-address.ts";
import type { StoredSubmission } from "../stored-submission.ts";
import { formatPhone } from "./format-for-office.ts";
import { mailSubject, NOT_GIVEN, phoneFact } from "./office-mail.ts";
import type { MailHospital, OfficeMail } from "./office-mail.ts";
import type { RenderedMail } from "./render-mail.ts";
import { renderOfficeHtml } from "./render-office-html.ts";
import { renderOfficeText } from "./render-office-text.ts";

type JobSubmission = Extract<StoredSubmission, { kind: "job" }>;

/** The mail that brings a job application, with its resume, to a hospital's office. */
export function renderJobMail(submission: JobSubmission, hospital: MailHospital): RenderedMail {
  const { request, resume, reference, receivedAt } = submission;
  const phone = formatPhone(request.contactNumber).replaceAll(" ", "\u00A0");
  // The form takes whatever was typed as e-mail (specification §5), so it may be nothing one can reply to.
  const canReply = isEmailAddress(request.email);
  const mail: OfficeMail = {
    title: `Job application: ${request.job || "no job named"}`,
    reference,
    hospital,
    receivedAt,
    facts: [
      { label: "Applicant", value: request.name },
      phoneFact(request.contactNumber),
      { label: "E-mail", value: request.email },
      { label: "Job", value: request.job || NOT_GIVEN },
      { label: "Experience", value: formatYears(request.experience) },
      { label: "Resume", value: `${resume.name} (attached)` },
    ],
    nextStep:
      `${canReply ? `To answer, reply to this mail (it goes to the applicant) or call ${phone}.` : `To answer, call ${phone}.`} ` +
      "The resume comes from outside as it was sent: open it with the care any such file needs.",
  };
  return {
    subject: mailSubject("Job application", [request.job], reference),
    ...(canReply && { replyTo: { name: request.name, address: request.email } }),
    text: renderOfficeText(mail),
    html: renderOfficeHtml(mail),
    attachments: [resume],
  };
}

function formatYears(years: number): string {
  if (years === 0) return "none yet";
  return years === 1 ? "1 year" : `${years} years`;
}
