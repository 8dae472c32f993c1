import type { Hospital } from "#hospitals/site.ts";
import { EMAIL_MAX_LENGTH } from "#submissions/forms/email-address.ts";
import { LINE_MAX_LENGTH, MESSAGE_MAX_LENGTH, PHONE, YEARS } from "#submissions/forms/form-fields.ts";
import { RESUME_ACCEPT } from "#submissions/forms/resume-file.ts";
import type { SubmissionKind } from "#submissions/submissions.ts";

/** A JSON Schema of draft 2020-12, as far as it is used here. */
export interface Schema {
  type?: string | string[];
  description?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly (string | number)[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  contentMediaType?: string;
}

/** A hospital as forms name it. */
export type NamedHospital = Pick<Hospital, "contentName" | "place" | "code">;

const NO_CONTROL = "([^\\p{Cc}]|[\\t\\u0085])";
const VISIBLE = "[^\\s\\p{Cc}\\p{DI}]";

function line(description: string, { isRequired = true, maxLength = LINE_MAX_LENGTH } = {}): Schema {
  const pattern = isRequired ? `^\\s*${NO_CONTROL}*${VISIBLE}${NO_CONTROL}*\\s*$` : `^\\s*${NO_CONTROL}*\\s*$`;
  return { type: "string", description, pattern, maxLength };
}

/** As text, as typed and in a form of several parts, or as a number. */
function phone(): Schema {
  return {
    description:
      "Ten digits of any script, the first not 0, after +91 or 0 or nothing; spaces, hyphens and brackets do not count.",
    anyOf: [
      { type: "string", pattern: PHONE.source },
      { type: "integer", minimum: 1_000_000_000, maximum: 9_999_999_999 },
    ],
  };
}

function email(): Schema {
  const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
  const label = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
  const pattern = `^(?=[^@]{1,64}@)${atom}(\\.${atom})*@(${label}\\.)+[A-Za-z]{2,63}$`;
  const description = "Where an answer reaches the sender; a domain in another script is taken too.";
  return { type: "string", description, pattern, maxLength: EMAIL_MAX_LENGTH };
}

function hospital(hospitals: NamedHospital[]): Schema {
  const names = hospitals.flatMap(({ contentName, place, code }) => [contentName, place, String(code), code]);
  return { description: "The hospital's full name, its place, or its number.", enum: names };
}

const IGNORED_RECIPIENT = line("Ignored: the hospital decides where mail goes.", { isRequired: false });

function object(properties: Record<string, Schema>, optional: string[]): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", description: "Other fields are ignored.", properties, required };
}

function appointment(hospitals: NamedHospital[]): Schema {
  const optional = ["doctor", "outPatientNumber", "appointmentOn", "to"];
  const properties = {
    department: line("The department's name."),
    patientName: line("Whose appointment it is."),
    patientEmail: email(),
    patientContactNumber: phone(),
    appointmentOn: {
      type: "string",
      description: "The day that is wished for, from today on in India, or nothing.",
      pattern: "^\\s*([0-9]{4}-[0-9]{2}-[0-9]{2})?\\s*$",
    },
    doctor: line("The doctor's name.", { isRequired: false }),
    outPatientNumber: {
      type: ["string", "number", "null"],
      description: "The patient's number at the hospital; what is no whole number is mailed as it was typed.",
      pattern: `^\\s*${NO_CONTROL}*\\s*$`,
    },
    hospital: hospital(hospitals),
    to: IGNORED_RECIPIENT,
  };
  return object(properties, optional);
}

function contact(hospitals: NamedHospital[]): Schema {
  const properties = {
    name: line("Who writes."),
    email: email(),
    contactNumber: phone(),
    subject: line("What it is about."),
    message: {
      type: "string",
      description: "The message; line breaks and tabs may stand in it.",
      pattern: "^([^\\p{Cc}]|[\\t\\n\\v\\f\\r\\u0085])*$",
      maxLength: MESSAGE_MAX_LENGTH,
    },
    hospital: hospital(hospitals),
    to: IGNORED_RECIPIENT,
  };
  return object(properties, ["message", "to"]);
}

function job(hospitals: NamedHospital[], resumeMaxBytes: number): Schema {
  const { enum: names = [] } = hospital(hospitals);
  const properties = {
    name: line("Who applies."),
    email: line("Where an answer reaches the sender."),
    contactNumber: { type: "string", description: phone().description ?? "", pattern: PHONE.source },
    experience: { type: "string", description: "Years of experience.", pattern: YEARS.source },
    resume: {
      description: `A file of the kinds ${RESUME_ACCEPT}, of at most ${resumeMaxBytes} bytes, that holds what its name says.`,
      contentMediaType: "application/octet-stream",
    },
    job: line("The job's title.", { isRequired: false }),
    hospital: { ...hospital(hospitals), enum: names.filter((name) => typeof name === "string") },
    to: IGNORED_RECIPIENT,
  };
  return object(properties, ["job", "to"]);
}

/** What each form takes, made of the constants of its rules. Lengths are counted in UTF-16 units. */
export function createFormSchemas(hospitals: NamedHospital[], resumeMaxBytes: number): Record<SubmissionKind, Schema> {
  return { appointment: appointment(hospitals), contact: contact(hospitals), job: job(hospitals, resumeMaxBytes) };
}
