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

export function patientOf(number: number): string {
  return `drill-${number}@example.org`;
}

export function createSubmission(number: number, random: () => number): DrillSubmission {
  const { name: hospital, office } = pick(random, HOSPITALS);
  const key = {
    "idempotency-key": `drill-${number}-${Math.floor(random() * 2 ** 32)}`,
    // Each from a network of its own, as one that sends so much has its forms collected.
    "x-forwarded-for": `198.18.${number >> 8}.${number & 255}`,
  };
  const kind = pick(random, ["appointment", "contact", "job"] as const);
  const name = `Drill ${number}`;
  // One mailbox gets few receipts an hour.
  const person = { email: patientOf(number), contactNumber: 9_000_000_000 + number };
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

/** What the server acknowledged: its reference, and the path of the patient's own page. */
export interface Acknowledged {
  reference: string;
  page: string | undefined;
}

/** What the server acknowledged; undefined for no response or a 503. Any other response is a server fault. */
export async function post(
  origin: string,
  { path, body, headers }: Pick<DrillSubmission, "path" | "body" | "headers">,
): Promise<Acknowledged | undefined> {
  let response: Response;
  let reference = "";
  try {
    response = await fetch(origin + path, {
      method: "POST",
      headers,
      body: body(),
      signal: AbortSignal.timeout(10_000),
    });
    ({ reference = "" } = (await response.json()) as { reference?: string });
  } catch {
    return undefined;
  }
  const page = response.headers.get("location");
  if (response.status === 201) return { reference, page: page === null ? undefined : new URL(page).pathname };
  if (response.status === 503) return undefined;
  throw new Error(`${path} responded with ${response.status}`);
}

/**
 * Posts the first step of a request on its patient's or its office's page. True once it is stored: 303, or 409 where an
 * earlier try without a response was stored. False for no response or a 503.
 */
export async function postStep(origin: string, page: string, state: "call-me" | "withdrawn"): Promise<boolean> {
  try {
    const { status } = await fetch(origin + page, {
      ...{ method: "POST", redirect: "manual", signal: AbortSignal.timeout(10_000) },
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      body: `state=${state}&expected=0`,
    });
    if (status === 303 || status === 409) return true;
    if (status === 503) return false;
    throw new Error(`a page of a request responded with ${status}`);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("a page")) throw error;
    return false;
  }
}
