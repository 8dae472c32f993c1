import { computeTokens } from "#site/brand/colour-tokens.ts";
import type { MailEditions, MailSite } from "#outbox/mail/office-mail.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import * as english from "#site/texts/en.ts";
import type { NewSubmission } from "#forms/stored-submission.ts";

function sampleHospital(id: string, code: number, place: string, contact: object = {}): Hospital {
  const hospital: object = {
    id,
    name: "Venmala Hospital",
    place,
    basePath: `/${id}`,
    contentName: `Venmala Hospital ${place}`,
    code,
    contact: { receivingAddress: `${id}@example.org`, phone: createPhone(`0000 000 000${code}`), ...contact },
    routedDepartments: [],
  };
  // Forms and mails read these facts alone.
  return hospital as Hospital;
}

/** Two hospitals with the facts that forms and mails need; the first has a second mailbox. */
export const SAMPLE_SITE: MailSite = {
  language: "en",
  brand: {
    tokens: computeTokens({
      paper: "#ffffff",
      ink: "#000000",
      primary: "#333333",
      deep: "#222222",
      action: "#444444",
      ornament: "#aaaaaa",
    }),
  },
  hospitals: [
    sampleHospital("kozhencherry", 2, "Kozhencherry", { secondReceivingAddress: "second@example.org" }),
    sampleHospital("punalur", 3, "Punalur"),
  ],
};

/** What visitors and offices read. */
export const SAMPLE_TEXTS: Catalogue = english;

export const SAMPLE_EDITIONS: MailEditions = [{ site: SAMPLE_SITE, texts: SAMPLE_TEXTS }];

export const SAMPLE_MAIL_FROM = "Hospital website <website@example.org>";

/** An appointment form as it is filled in, every field of it: who adds a field to the form adds it here. */
export const FILLED_APPOINTMENT = {
  department: "Cardiology",
  doctor: "Dr. Sample",
  patientName: "Anu Thomas",
  patientEmail: "anu@example.org",
  patientContactNumber: "9847012345",
  outPatientNumber: "1234",
  appointmentOn: "2026-11-24",
};

/** The same as the browser sends it: the payload of the specification (statement 203). */
export const SAMPLE_APPOINTMENT = {
  ...FILLED_APPOINTMENT,
  patientContactNumber: 9847012345,
  outPatientNumber: 1234,
  message: "" as const,
  hospital: "Venmala Hospital Punalur",
  to: "punalur@example.org",
};

/** A contact message as the browser sends it. */
export const SAMPLE_CONTACT = {
  name: "Anu Thomas",
  email: "anu@example.org",
  subject: "Visiting hours",
  message: "When may we come?\nThank you.",
  to: "punalur@example.org",
  contactNumber: 9847012345,
  hospital: "Venmala Hospital Punalur",
};

/** The fields of a job application as the browser sends them. */
export const SAMPLE_APPLICATION = {
  name: "Anu Thomas",
  email: "anu@example.org",
  contactNumber: 9847012345,
  experience: 1.5,
  job: "Staff Nurse",
  subject: "New job application recieved",
  hospital: "Punalur",
  to: "punalur@example.org",
};

/** A call as the browser sends it. */
export const SAMPLE_CALL = {
  contactNumber: 9847012345,
  name: "Anu Thomas",
  department: "Cardiology",
  bestTime: "morning",
  doctor: "",
  note: "",
  hospital: "Venmala Hospital Punalur",
  to: "punalur@example.org",
};

/** A complaint as the browser sends it. */
export const SAMPLE_COMPLAINT = {
  message: "Nobody came when I rang.\nI rang three times.",
  contactNumber: 9847012345,
  email: "anu@example.org",
  answerWay: "",
  name: "Anu Thomas",
  department: "Cardiology",
  happened: "Monday evening",
  hospital: "Venmala Hospital Punalur",
  to: "punalur@example.org",
};

/** The smallest file that counts as a resume. */
export const SAMPLE_RESUME = { name: "Anu.pdf", bytes: Buffer.from("%PDF-1.7\n") };

/** A submission unlike any other with another id. */
export function sampleSubmission(id: string): NewSubmission {
  return {
    kind: "appointment",
    request: { ...SAMPLE_APPOINTMENT, patientName: id },
    id,
    hospitalId: "punalur",
    messageId: `<${id}@example.org>`,
    noticeVersion: "none",
    language: "",
  };
}

/** A contact message. */
export function sampleContact(id: string): NewSubmission {
  return { ...sampleSubmission(id), kind: "contact", request: { ...SAMPLE_CONTACT, name: id } };
}

/** An application with a resume of these bytes. */
export function sampleApplication(id: string, bytes: Buffer): NewSubmission {
  return {
    kind: "job",
    request: {
      name: id,
      email: "anu@example.org",
      contactNumber: 9847012345,
      experience: 1.5,
      job: "Staff Nurse",
      hospital: "Venmala Hospital Punalur",
      to: "punalur@example.org",
    },
    file: { name: "Anu.pdf", type: "application/pdf", bytes },
    id,
    hospitalId: "punalur",
    messageId: `<${id}@example.org>`,
    noticeVersion: "none",
    language: "",
  };
}
