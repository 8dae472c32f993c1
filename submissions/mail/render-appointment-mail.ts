import type { AppointmentRequest } from "../forms/appointment-form.ts";
import type { StoredSubmission } from "../stored-submission.ts";
import { formatDay, formatPhone, formatShortDay } from "./format-for-office.ts";
import { mailSubject, NOT_GIVEN, phoneFact } from "./office-mail.ts";
import type { MailFact, MailHospital, OfficeMail } from "./office-mail.ts";
import type { RenderedMail } from "./render-mail.ts";
import { renderOfficeHtml } from "./render-office-html.ts";
import { renderOfficeText } from "./render-office-text.ts";

type AppointmentSubmission = Extract<StoredSubmission, { kind: "appointment" }>;

/** The mail that asks a hospital's office for an appointment. */
export function renderAppointmentMail(submission: AppointmentSubmission, hospital: MailHospital): RenderedMail {
  const { request, reference, receivedAt } = submission;
  const phone = formatPhone(request.patientContactNumber).replaceAll(" ", "\u00A0");
  const mail: OfficeMail = {
    title: `Appointment request: ${request.department}`,
    reference,
    hospital,
    receivedAt,
    facts: appointmentFacts(request),
    nextStep:
      `To answer, reply to this mail (it goes to the patient) or call ${phone}. ` +
      "Nothing is booked yet: the patient has only been told that the request was sent.",
  };
  const wishedDay = request.appointmentOn && formatShortDay(request.appointmentOn);
  return {
    subject: mailSubject("Appointment request", [request.department, wishedDay], reference),
    replyTo: { name: request.patientName, address: request.patientEmail },
    text: renderOfficeText(mail),
    html: renderOfficeHtml(mail),
  };
}

function appointmentFacts(request: AppointmentRequest): MailFact[] {
  const { outPatientNumber, outPatientNumberTyped, appointmentOn } = request;
  const number = outPatientNumber === null ? NOT_GIVEN : String(outPatientNumber);
  return [
    { label: "Patient", value: request.patientName },
    phoneFact(request.patientContactNumber),
    { label: "E-mail", value: request.patientEmail },
    { label: "Department", value: request.department },
    { label: "Doctor", value: request.doctor || NOT_GIVEN },
    { label: "Preferred date", value: appointmentOn ? formatDay(appointmentOn) : NOT_GIVEN },
    { label: "OP number", value: outPatientNumberTyped ? `${outPatientNumberTyped} (as typed)` : number },
  ];
}
