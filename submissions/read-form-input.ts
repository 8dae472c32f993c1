import type { AppointmentFormValues } from "./forms/appointment-form.ts";
import type { ContactFormValues } from "./forms/contact-form.ts";
import type { FieldError } from "./forms/form-check.ts";
import type { JobApplicationFormValues } from "./forms/job-application-form.ts";

/** A form as it came, read into the texts of its controls, or the first field that holds something else. */
export type FormInput<Values> = { ok: true; values: Values } | { ok: false; error: FieldError };

/** Reads an appointment request as it came, JSON or form body, into form values; other keys are dropped. */
export function readAppointmentInput(input: unknown): FormInput<AppointmentFormValues> {
  const read = createReader(input);
  return read.all({
    department: read.line("department"),
    doctor: read.line("doctor"),
    patientName: read.line("patientName"),
    patientEmail: read.line("patientEmail"),
    patientContactNumber: read.number("patientContactNumber"),
    outPatientNumber: read.number("outPatientNumber"),
    appointmentOn: read.line("appointmentOn"),
    hospital: read.number("hospital"),
    to: read.line("to"),
  });
}

/** Reads a contact message as it came, JSON or form body, into form values; other keys are dropped. */
export function readContactInput(input: unknown): FormInput<ContactFormValues> {
  const read = createReader(input);
  return read.all({
    name: read.line("name"),
    email: read.line("email"),
    contactNumber: read.number("contactNumber"),
    subject: read.line("subject"),
    message: read.message("message"),
    hospital: read.number("hospital"),
    to: read.line("to"),
  });
}

/** Reads the fields of a job application as they came into form values; the file comes apart from them. */
export function readJobApplicationInput(input: unknown): FormInput<Omit<JobApplicationFormValues, "resume">> {
  const read = createReader(input);
  return read.all({
    name: read.line("name"),
    email: read.line("email"),
    contactNumber: read.number("contactNumber"),
    experience: read.number("experience"),
    job: read.line("job"),
    hospital: read.number("hospital"),
    to: read.line("to"),
  });
}

/** White space at the ends has gone by then; a tab within a line becomes a space. */
const CONTROL_CHARACTERS = /(?![\t\u0085])\p{Cc}/u;
// A message may hold tabs and every kind of line break.
const CONTROL_CHARACTERS_BUT_BREAKS = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

/** Reads own keys of the input, without white space at their ends; what is left out or null reads as empty. */
function createReader(input: unknown) {
  let fault: FieldError | undefined;

  function read(field: string, isKind: (value: unknown) => boolean, forbidden: RegExp): string {
    const isObject = typeof input === "object" && input !== null;
    const value = isObject && Object.hasOwn(input, field) ? (input as Record<string, unknown>)[field] : undefined;
    if (value === undefined || value === null) return "";
    if (!isKind(value)) {
      fault ??= { field, message: "Send this as one text" };
      return "";
    }
    const text = String(value).trim();
    if (forbidden.test(text)) fault ??= { field, message: "Send this without control characters" };
    return text;
  }

  return {
    line: (field: string) => read(field, isText, CONTROL_CHARACTERS),
    number: (field: string) => read(field, isTextOrNumber, CONTROL_CHARACTERS),
    message: (field: string) => read(field, isText, CONTROL_CHARACTERS_BUT_BREAKS),
    all: <Values>(values: Values): FormInput<Values> => (fault ? { ok: false, error: fault } : { ok: true, values }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isTextOrNumber(value: unknown): value is string | number {
  return isText(value) || typeof value === "number";
}
