import { expect, test } from "vitest";
import { solveChallenge } from "#app/ui/form/solve-challenge.ts";
import type { Challenge } from "#submissions/admission.ts";
import { SAMPLE_APPLICATION, SAMPLE_APPOINTMENT, SAMPLE_CONTACT } from "#submissions/test-support/sample-hospitals.ts";
import { CARRIER_NETWORKS } from "./carrier-networks.ts";
import { openFormsServer } from "../http/test-support/open-forms-server.ts";

const PEOPLE = 1000;
const PROGRAMS = 200;
const HOUR_MINUTES = 60;

/** The address that a mobile network gives to all of these people. */
const SHARED_ADDRESS = "203.0.113.5";

/** As the site has them unless it is set otherwise. */
const LIMITS = { perNetwork: 60, carrierNetworks: CARRIER_NETWORKS, perHospital: 600 };

const MESSAGES = [
  "When may we visit my mother in ward 4?",
  "എന്റെ അച്ഛന് പനിയാണ്. ഇന്ന് ഡോക്ടറെ കാണാൻ പറ്റുമോ?",
  "Ente ammakku sugar und, report ivide: https://drive.google.com/file/d/1AbC/view",
  "Call 98470 12345 after 6 pm, or 0484 000 0000. BP 140/90 <thank you> [urgent]",
  "Is the road www.example.org/map shows open? Parking for 2?\nThanks!",
  "",
];

interface Form {
  url: string;
  payload: object | Buffer;
  headers: Record<string, string>;
}

function json(url: string, payload: object): Form {
  return { url, payload, headers: {} };
}

function multipart(fields: Record<string, string | number>): Form {
  const part = (name: string, rest: string) => `--b\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n`;
  const parts = Object.entries(fields).map(([name, value]) => part(name, `\r\n\r\n${value}`));
  const resume = part("resume", '; filename="cv.pdf"\r\n\r\n%PDF-1.7');
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  return { url: "/api/v1/jobs/job_application", payload: Buffer.from(`${parts.join("")}${resume}--b--\r\n`), headers };
}

const contact = (changes: object) => json("/api/v1/service/contact_us", { ...SAMPLE_CONTACT, ...changes });
const appointment = (changes: object) => json("/api/v1/service/email", { ...SAMPLE_APPOINTMENT, ...changes });

function personsForm(number: number): Form {
  const name = `Person ${number}`;
  const hospital = number % 3 === 0 ? "Punalur" : "Kozhencherry";
  if (number % 10 === 0) return multipart({ ...SAMPLE_APPLICATION, name, hospital });
  if (number % 2 === 0) return appointment({ patientName: name, hospital });
  return contact({ name, hospital, message: MESSAGES[number % MESSAGES.length] });
}

/** What a program sends, and from where. */
function programsForm(number: number): { form: Form; address: string } {
  const own = `198.51.100.${number}`;
  const offer = `Our SEO services: https://seo${number}.example and https://a.example https://b.example`;
  if (number < 60) return { form: contact({ name: `Bot ${number}`, reasonForWriting: offer }), address: own };
  if (number < 80) return { form: appointment({ patientName: `Bot ${number}`, reasonForWriting: "x" }), address: own };
  if (number < 140) return { form: contact({ name: `Bot ${number}`, message: offer }), address: own };
  if (number < 160) return { form: appointment({ patientName: `Bot ${number}`, untouchedMs: 40 }), address: own };
  // Nothing in it tells it from a person's, but for how much there is of it.
  if (number < 190) return { form: contact({ name: `Flood ${number}` }), address: SHARED_ADDRESS };
  return { form: contact({ name: "Flood" }), address: "198.51.100.254" };
}

test(`${PEOPLE} people behind one address get through within an hour, and of ${PROGRAMS} programs one in a hundred at most`, async () => {
  const { server, clock, store } = await openFormsServer({ limits: LIMITS, work: { iterations: 1, max: 4 } });

  async function post({ url, payload, headers }: Form, remoteAddress: string, own: Record<string, string> = {}) {
    return server.inject({ method: "POST", url, remoteAddress, headers: { ...headers, ...own }, payload });
  }

  let asked = 0;
  /** As a page does it. */
  async function sendAsPerson(number: number): Promise<number> {
    const form = personsForm(number);
    const key = { "idempotency-key": `person-${number}` };
    const first = await post(form, SHARED_ADDRESS, key);
    if (first.statusCode !== 429) return first.statusCode;
    asked += 1;
    const proof = await solveChallenge(first.json<{ challenge: Challenge }>().challenge);
    return (await post(form, SHARED_ADDRESS, { ...key, "proof-of-work": proof })).statusCode;
  }

  const statuses = new Set<number>();
  for (let number = 0; number < PEOPLE; number += 1) {
    statuses.add(await sendAsPerson(number));
    clock.move(HOUR_MINUTES / PEOPLE);
  }
  expect([...statuses]).toEqual([201]);
  expect(asked).toBeGreaterThanOrEqual(PEOPLE - 100);
  expect(await store.figures()).toMatchObject({ queued: PEOPLE, held: 0 });

  const answers: Record<number, number> = {};
  for (let number = 0; number < PROGRAMS; number += 1) {
    const { form, address } = programsForm(number);
    const { statusCode } = await post(form, address);
    answers[statusCode] = (answers[statusCode] ?? 0) + 1;
  }
  const { queued, held } = await store.figures();
  expect(queued - PEOPLE).toBeLessThanOrEqual(PROGRAMS / 100);
  expect(held).toBe(160);
  // One of the flood found room that people left.
  expect(answers).toEqual({ 201: 171, 429: 29 });
});
