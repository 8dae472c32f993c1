import { pick } from "./random.ts";

/** Hospitals as forms name them, and the offices their mails belong to. */
const HOSPITALS = [
  { name: "Kayalora Hospital", office: "alappuzha-office@example.org" },
  { name: "Venmala Hospital Kozhencherry", office: "kozhencherry-office@example.org" },
  { name: "Venmala Hospital Punalur", office: "punalur-office@example.org" },
];

/** One filling of a form, sent again under the same key until it is acknowledged. */
export interface DrillSubmission {
  number: number;
  /** Where its mail belongs. */
  office: string;
  path: string;
  body: () => BodyInit;
  headers: Record<string, string>;
}

export function createSubmission(number: number, random: () => number): DrillSubmission {
  const { name: hospital, office } = pick(random, HOSPITALS);
  const key = { "idempotency-key": `drill-${number}-${Math.floor(random() * 2 ** 32)}` };
  const kind = pick(random, ["appointment", "contact", "job"] as const);
  const name = `Drill ${number}`;
  const person = { email: "drill@example.org", contactNumber: 9_000_000_000 + number };
  if (kind === "job") {
    const resume = `%PDF-1.7\n${"x".repeat(Math.floor(random() * 50_000))}`;
    const body = () => multipart({ name, ...person, experience: 1, job: "Nurse", hospital }, resume);
    return { number, office, path: "/api/v1/jobs/job_application", body, headers: key };
  }
  const fields =
    kind === "contact"
      ? { name, ...person, subject: `Subject ${number}`, message: "One\nTwo", hospital }
      : {
          patientName: name,
          department: "Cardiology",
          patientEmail: person.email,
          patientContactNumber: person.contactNumber,
          hospital,
        };
  const path = kind === "contact" ? "/api/v1/service/contact_us" : "/api/v1/service/email";
  return {
    number,
    office,
    path,
    body: () => JSON.stringify(fields),
    headers: { ...key, "content-type": "application/json" },
  };
}

function multipart(fields: Record<string, string | number>, resume: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("resume", new Blob([resume]), "resume.pdf");
  return form;
}

/** True once the server has acknowledged; false for no response or a 503. Any other response is a server fault. */
export async function post(origin: string, { path, body, headers }: DrillSubmission): Promise<boolean> {
  let response: Response;
  try {
    response = await fetch(origin + path, {
      method: "POST",
      headers,
      body: body(),
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
  } catch {
    return false;
  }
  if (response.status === 201) return true;
  if (response.status === 503) return false;
  throw new Error(`${path} responded with ${response.status}`);
}
