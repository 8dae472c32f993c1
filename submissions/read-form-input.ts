import { cleanLine, cleanText } from "./clean-text.ts";
import type { AppointmentFormValues } from "./forms/appointment-form.ts";
import type { ContactFormValues } from "./forms/contact-form.ts";

// Fails every rule for a day, so that a value of another type counts as nonsense and not as left out.
const UNREADABLE = "?";

/** Reads an appointment request as it came, JSON or form body, into form values; other keys are dropped. */
export function readAppointmentInput(input: unknown): AppointmentFormValues {
  const read = ownValues(input);
  return {
    department: readText(read("department")),
    doctor: readText(read("doctor")),
    patientName: readText(read("patientName")),
    patientEmail: readText(read("patientEmail")),
    patientContactNumber: readNumber(read("patientContactNumber")),
    outPatientNumber: readNumber(read("outPatientNumber")),
    appointmentOn: readDay(read("appointmentOn")),
    hospital: readNumber(read("hospital")),
    to: readText(read("to")),
  };
}

/** Reads a contact message as it came, JSON or form body, into form values; other keys are dropped. */
export function readContactInput(input: unknown): ContactFormValues {
  const read = ownValues(input);
  return {
    name: readText(read("name")),
    email: readText(read("email")),
    contactNumber: readNumber(read("contactNumber")),
    subject: readText(read("subject")),
    message: readMessage(read("message")),
    hospital: readNumber(read("hospital")),
    to: readText(read("to")),
  };
}

function ownValues(input: unknown): (key: string) => unknown {
  if (typeof input !== "object" || input === null) return () => undefined;
  return (key) => (Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined);
}

function readText(value: unknown): string {
  return typeof value === "string" ? cleanLine(value) : "";
}

function readMessage(value: unknown): string {
  return typeof value === "string" ? cleanText(value) : "";
}

function readNumber(value: unknown): string {
  return typeof value === "number" ? String(value) : readText(value);
}

function readDay(value: unknown): string {
  const isLeftOut = value === undefined || value === null;
  return isLeftOut || typeof value === "string" ? readText(value) : UNREADABLE;
}
