import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { findFreePorts } from "../support/free-port.ts";
import { openMailbox, type Refusal } from "../support/mailbox.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/worker-sites.ts";

/** Values that no log holds by itself; each is what a visitor typed into one field. */
const NAME = "Quillon Zebrowskaya %s %o";
const EMAIL = "quillon.zebrowskaya@example.org";
const PHONE = 9_123_456_780;
const OP_NUMBER = 778_123_987;
const SUBJECT = "Varicosity enquiry";
const MESSAGE = 'Xylophonic words\n{"level":50,"msg":"forged"}';
const RESUME_NAME = "Zebrowskaya-curriculum.pdf";
const VISITOR_ADDRESS = "203.0.113.77";

const SECRETS = /Zebrowskaya|9123456780|91234 56780|778123987|Varicosity|Xylophonic|forged|203\.0\.113\.77/i;

const APPOINTMENT = {
  patientName: NAME,
  department: "Cardiology",
  doctor: "Dr. Zebrowskaya",
  patientContactNumber: PHONE,
  outPatientNumber: OP_NUMBER,
  message: "",
  appointmentOn: "",
  patientEmail: EMAIL,
  hospital: "1",
  to: EMAIL,
};

const CONTACT = {
  name: NAME,
  email: EMAIL,
  contactNumber: PHONE,
  subject: SUBJECT,
  message: MESSAGE,
  hospital: "2",
  to: EMAIL,
};

test("the log, at its most detailed, holds references and no personal data", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "logs-"));
  const seen = { refused: 0, delayed: 0 };
  const mailbox = await openMailbox(0, (mail) => refuse(mail, seen));
  const port = await findFreePorts();
  const origin = `http://127.0.0.1:${port}`;
  const site = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "trace",
    CONTENTFUL_WEBHOOK_SIGNING_SECRET: "s".repeat(64),
  });
  try {
    const references = await sendForms(origin);
    for (const reference of references) await expect.poll(site.output).toContain(reference);
    await expect.poll(() => seen).toEqual({ refused: 1, delayed: 1 });
    await mailbox.waitFor(({ mail }) => mail.subject?.startsWith("Job application") ?? false);
    await expect.poll(site.output).toMatch(/refused for good/);
    await expect.poll(site.output).toMatch(/will be tried again/);
    await sendFaults(origin);
  } finally {
    await site.end("SIGTERM");
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const lines = site.output().split("\n");
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => SECRETS.test(line))).toEqual([]);
  const posts = lines.filter((line) => line.includes("responded to a post")).map((line) => JSON.parse(line) as object);
  expect(posts).toContainEqual(
    expect.objectContaining({ route: "/api/v1/service/email", status: 201, network: "203.0.113.0/24" }),
  );
});

/** Mail servers like to repeat what they were given. */
function refuse({ subject = "", text = "" }: Email, seen: { refused: number; delayed: number }): Refusal | undefined {
  const message = `${EMAIL} ${NAME} ${text.slice(0, 200).replace(/\s+/g, " ")}`;
  if (subject.startsWith("Appointment")) {
    seen.refused += 1;
    return { code: 554, message };
  }
  if (!subject.startsWith("Contact")) return undefined;
  seen.delayed += 1;
  return { code: 451, message };
}

async function sendForms(origin: string): Promise<string[]> {
  const application = new FormData();
  const fields = {
    name: NAME,
    email: EMAIL,
    contactNumber: String(PHONE),
    experience: "2",
    job: SUBJECT,
    hospital: "3",
  };
  for (const [name, value] of Object.entries(fields)) application.append(name, value);
  application.append("resume", new File(["%PDF-1.7\nZebrowskaya"], RESUME_NAME));
  const responses = [
    await post(`${origin}/api/v1/service/email`, JSON.stringify(APPOINTMENT), { "idempotency-key": "Zebrowskaya-1" }),
    await post(`${origin}/api/v1/service/contact_us`, JSON.stringify(CONTACT)),
    await fetch(`${origin}/api/v1/jobs/job_application`, {
      method: "POST",
      headers: { "x-forwarded-for": VISITOR_ADDRESS },
      body: application,
    }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  return Promise.all(responses.map(async (response) => ((await response.json()) as { reference: string }).reference));
}

/** What is not taken: wrong, broken, in conflict, repeated, too large, cross-site, and posted by pages. */
async function sendFaults(origin: string): Promise<void> {
  const email = `${origin}/api/v1/service/email`;
  const page = `${origin}/venmala_hospital/contact_us?department=Zebrowskaya&doctor=${PHONE}`;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const fields = new URLSearchParams({ ...CONTACT, contactNumber: `${PHONE}0` }).toString();
  const other = { ...APPOINTMENT, patientName: `${NAME} again` };
  const notice = {
    "content-type": "application/vnd.contentful.management.v1+json",
    "x-contentful-signature": "Zebrowskaya",
  };
  const key = { "idempotency-key": "Zebrowskaya-1" };
  const responses = [
    await post(email, JSON.stringify({ ...APPOINTMENT, patientContactNumber: `${PHONE}0` })),
    await post(email, `{"patientName":"${NAME}`),
    await post(email, JSON.stringify(other), key),
    await post(email, JSON.stringify(APPOINTMENT), key),
    await post(email, JSON.stringify({ ...APPOINTMENT, patientName: NAME.repeat(4000) })),
    await post(email, JSON.stringify(APPOINTMENT), { "sec-fetch-site": "cross-site" }),
    await post(page, fields, form),
    await post(`${origin}/venmala_hospital/doctors?name=Zebrowskaya`, fields, form),
    await fetch(`${origin}/venmala_hospital/doctors/details/Zebrowskaya?name=${EMAIL}`),
    await fetch(`${origin}/media/Zebrowskaya/${PHONE}`),
    await post(page, fields.replace(`${PHONE}0`, String(PHONE)), form),
    await post(email, JSON.stringify(APPOINTMENT), { "notice-version": EMAIL }),
    await post(email, JSON.stringify({ ...APPOINTMENT, outPatientNumber: 7, reasonForWriting: NAME })),
    await post(`${origin}/api/content/webhook`, JSON.stringify(CONTACT), notice),
    await post(`${origin}/api/v1/jobs/job_application`, fields, form),
    await fetch(`${origin}/venmala_hospital/sent/contact?reference=Zebrowskaya`),
    await fetch(`${origin}/venmala_hospital/what_is_where?find=Zebrowskaya`),
    await fetch(`${origin}/sitemap.xml?x=Zebrowskaya`, {
      headers: { "user-agent": EMAIL, referer: `${origin}/${NAME}` },
    }),
  ];
  const faults = [400, 400, 409, 201, 413, 403, 400, 405, 404, 404];
  const others = [303, 201, 201, 403, 415, 200, 200, 200];
  expect(responses.map(({ status }) => status)).toEqual([...faults, ...others]);
}

function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const usual = { "content-type": "application/json", "x-forwarded-for": VISITOR_ADDRESS };
  return fetch(url, { method: "POST", body, headers: { ...usual, ...headers }, redirect: "manual" });
}
