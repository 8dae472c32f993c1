import type { AppointmentRequest } from "../forms/appointment-form.ts";
import type { ContactMessage } from "../forms/contact-form.ts";
import { isEmailAddress } from "../forms/email-address.ts";
import type { JobApplication } from "../forms/job-application-form.ts";
import type { SubmissionKind } from "../submissions.ts";
import { formatDay, formatPhone, formatShortDay } from "./format-for-office.ts";
import type { OutgoingMail } from "./mail-transport.ts";
import { NOT_GIVEN, phoneFact, type MailFact } from "./office-mail.ts";

/** A form as its mail needs it; of a resume the name is enough. */
export type DescribedForm =
  | { kind: "appointment"; request: AppointmentRequest }
  | { kind: "contact"; request: ContactMessage }
  | { kind: "job"; request: JobApplication; resume: { name: string } };

/** What an office is told of a submission, alone in a mail or with others in a digest. */
export interface Description {
  title: string;
  /** What the subject names, e.g. department and day. */
  about: string[];
  name: string;
  phoneNumber: number;
  facts: MailFact[];
  /** A visitor's own words, with line breaks. */
  message?: string;
  /** What the office does next. */
  nextStep: string;
  /** Left out where the visitor gave no address that could be one. */
  replyTo?: OutgoingMail["replyTo"];
}

/** What each kind of form is called. */
export const KIND_NAMES: Record<SubmissionKind, string> = {
  appointment: "Appointment request",
  contact: "Contact message",
  job: "Job application",
};

/** What an office is told of a submission. */
export function describeSubmission(form: DescribedForm): Description {
  switch (form.kind) {
    case "appointment":
      return describeAppointment(form.request);
    case "contact":
      return describeContact(form.request);
    case "job":
      return describeJob(form.request, form.resume.name);
  }
}

function describeAppointment(request: AppointmentRequest): Description {
  const { patientName: name, patientEmail, patientContactNumber: phoneNumber, department } = request;
  const { outPatientNumber, outPatientNumberTyped, appointmentOn } = request;
  const number = outPatientNumber === null ? NOT_GIVEN : String(outPatientNumber);
  return {
    title: `Appointment request: ${department}`,
    about: [department, appointmentOn && formatShortDay(appointmentOn)],
    name,
    phoneNumber,
    facts: [
      { label: "Patient", value: name },
      phoneFact(phoneNumber),
      { label: "E-mail", value: patientEmail },
      { label: "Department", value: department },
      { label: "Doctor", value: request.doctor || NOT_GIVEN },
      { label: "Preferred date", value: appointmentOn ? formatDay(appointmentOn) : NOT_GIVEN },
      { label: "OP number", value: outPatientNumberTyped ? `${outPatientNumberTyped} (as typed)` : number },
    ],
    nextStep:
      `To answer, reply to this mail (it goes to the patient) or call ${unbroken(phoneNumber)}. ` +
      "Nothing is booked yet: the patient has only been told that the request was sent.",
    replyTo: { name, address: patientEmail },
  };
}

function describeContact({ name, email, contactNumber, subject, message }: ContactMessage): Description {
  return {
    title: `Message: ${subject}`,
    about: [subject],
    name,
    phoneNumber: contactNumber,
    facts: [
      { label: "From", value: name },
      phoneFact(contactNumber),
      { label: "E-mail", value: email },
      { label: "Subject", value: subject },
      ...(message ? [] : [{ label: "Message", value: "none, the subject only" }]),
    ],
    message,
    nextStep: `To answer, reply to this mail (it goes to the sender) or call ${unbroken(contactNumber)}.`,
    replyTo: { name, address: email },
  };
}

function describeJob({ name, email, contactNumber, job, experience }: JobApplication, file: string): Description {
  // The form takes whatever was typed as e-mail (specification §5), so it may be nothing one can reply to.
  const canReply = isEmailAddress(email);
  const phone = unbroken(contactNumber);
  return {
    title: `Job application: ${job || "no job named"}`,
    about: [job],
    name,
    phoneNumber: contactNumber,
    facts: [
      { label: "Applicant", value: name },
      phoneFact(contactNumber),
      { label: "E-mail", value: email },
      { label: "Job", value: job || NOT_GIVEN },
      { label: "Experience", value: formatYears(experience) },
      { label: "Resume", value: `${file} (attached)` },
    ],
    nextStep:
      `${canReply ? `To answer, reply to this mail (it goes to the applicant) or call ${phone}.` : `To answer, call ${phone}.`} ` +
      "The resume comes from outside as it was sent: open it with the care any such file needs.",
    ...(canReply && { replyTo: { name, address: email } }),
  };
}

/** A number that stays on one line of a sentence. */
function unbroken(phoneNumber: number): string {
  return formatPhone(phoneNumber).replaceAll(" ", "\u00A0");
}

function formatYears(years: number): string {
  if (years === 0) return "none yet";
  return years === 1 ? "1 year" : `${years} years`;
}
