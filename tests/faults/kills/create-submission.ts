import { FORMS, type FormKind } from "#forms/forms.ts";
import { pick } from "./random.ts";

/** Hospitals as forms name them, and the offices their mails belong to. */
export const HOSPITALS = [
  { id: "alappuzha", name: "Kayalora Hospital", office: "alappuzha-office@example.org" },
  { id: "kozhencherry", name: "Venmala Hospital Kozhencherry", office: "kozhencherry-office@example.org" },
  { id: "punalur", name: "Venmala Hospital Punalur", office: "punalur-office@example.org" },
];

/** One filling of a form, sent again under the same key until it is acknowledged. */
export interface DrillSubmission {
  number: number;
  /** Where its mail belongs. */
  office: string;
  hospitalId: string;
  kind: FormKind;
  input: Record<string, string | number>;
  resume?: string;
  key: string;
  path: string;
  body: () => BodyInit;
  headers: Record<string, string>;
}

/** A mailbox gets few receipts an hour, and so does a domain. */
export function patientOf(number: number): string {
  return `drill-${number}@patients-${number}.example.org`;
}

export function createSubmission(number: number, random: () => number): DrillSubmission {
  const { id: hospitalId, name: hospital, office } = pick(random, HOSPITALS);
  const key = `drill-${number}-${Math.floor(random() * 2 ** 32)}`;
  const kind = pick(random, ["appointment", "contact", "job", "call", "complaint"] as const);
  const name = `Drill ${number}`;
  const [email, phone] = [patientOf(number), 9_000_000_000 + number];
  const inputs = {
    appointment: { patientName: name, department: "Cardiology", patientEmail: email, patientContactNumber: phone },
    contact: { name, email, contactNumber: phone, subject: `Subject ${number}`, message: "One\nTwo" },
    job: { name, email, contactNumber: phone, experience: 1, job: "Nurse" },
    call: { name, contactNumber: phone },
    complaint: { message: `Nobody came ${number}`, email },
  };
  const input = { ...inputs[kind], hospital };
  const about = { number, office, hospitalId, kind, input, key, path: FORMS[kind].api };
  // Each from a network of its own, as one that sends so much has its forms collected.
  const headers = { "idempotency-key": key, "x-forwarded-for": `198.18.${number >> 8}.${number & 255}` };
  if (kind !== "job") {
    const body = () => JSON.stringify(input);
    return { ...about, body, headers: { ...headers, "content-type": "application/json" } };
  }
  const resume = `%PDF-1.7\n${"x".repeat(Math.floor(random() * 50_000))}`;
  return { ...about, resume, body: () => multipart(input, resume), headers };
}

function multipart(fields: Record<string, string | number>, resume: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("resume", new Blob([resume]), "resume.pdf");
  return form;
}
