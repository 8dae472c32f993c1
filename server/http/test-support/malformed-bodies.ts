import * as fc from "fast-check";
import { FORMS } from "#forms/forms.ts";
import { SAMPLE_APPLICATION, SAMPLE_APPOINTMENT, SAMPLE_CONTACT, SAMPLE_RESUME } from "#outbox/test-support/samples.ts";

/** A body as it is posted. */
export interface Body {
  type: string;
  payload: Buffer;
}

const json = (text: string): Body => ({ type: "application/json", payload: Buffer.from(text) });

/** Values that no field takes, required or not. */
const wrongValue = fc.oneof(
  fc.array(fc.jsonValue()),
  fc.dictionary(fc.string(), fc.jsonValue()),
  fc.boolean(),
  fc.string().map((text) => `${text}\u0000`),
  fc.constant("x".repeat(6000)),
);

/** Right but for one field, cut off, or no form at all. */
function malformedJson(valid: object, required: readonly string[]): fc.Arbitrary<Body> {
  const text = JSON.stringify(valid);
  const mutated = fc
    .tuple(fc.constantFrom(...required), wrongValue)
    .map(([field, value]) => json(JSON.stringify({ ...valid, [field]: value })));
  const missing = fc
    .constantFrom(...required)
    .map((field) => json(JSON.stringify(Object.fromEntries(Object.entries(valid).filter(([key]) => key !== field)))));
  const cut = fc.integer({ min: 0, max: text.length - 1 }).map((length) => json(text.slice(0, length)));
  const anything = fc.jsonValue({ maxDepth: 4 }).map((value) => json(JSON.stringify(value)));
  const bytes = fc.uint8Array({ maxLength: 300 }).map((noise) => ({ ...json(""), payload: Buffer.from(noise) }));
  const otherType = fc
    .constantFrom("text/plain", "application/xml", "multipart/form-data", "application/json;x", "")
    .map((type) => ({ type, payload: Buffer.from("x") }));
  return fc.oneof(mutated, missing, cut, anything, bytes, otherType);
}

const BOUNDARY = "----formBoundary";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export interface Part {
  name: string;
  value: string;
  file?: string;
}

const PARTS: Part[] = [
  ...Object.entries(SAMPLE_APPLICATION).map(([name, value]) => ({ name, value: String(value) })),
  { name: "resume", value: SAMPLE_RESUME.bytes.toString("latin1"), file: SAMPLE_RESUME.name },
];
const REQUIRED_PARTS = ["name", "email", "contactNumber", "experience", "resume", "hospital"];

/** A multipart form. */
export function multipart(parts: Part[]): Body {
  const written = parts.map(({ name, value, file }) => {
    const fileName = file === undefined ? "" : `; filename="${file}"`;
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n${value}\r\n`;
  });
  return { type: MULTIPART, payload: Buffer.from(`${written.join("")}--${BOUNDARY}--\r\n`, "latin1") };
}

/** A job application that lacks a part, has one twice or wrong, is cut off, or is none at all. */
function malformedApplication(): fc.Arbitrary<Body> {
  const name = fc.constantFrom(...REQUIRED_PARTS);
  const missing = name.map((left) => multipart(PARTS.filter((part) => part.name !== left)));
  const doubled = name.map((twice) => multipart([...PARTS, ...PARTS.filter((part) => part.name === twice)]));
  const wrong = fc
    .tuple(name, fc.constantFrom("\u0000", "x".repeat(70_000), ""))
    .map(([field, value]) => multipart(PARTS.map((part) => (part.name === field ? { ...part, value } : part))));
  const whole = multipart(PARTS).payload;
  const lastPart = whole.lastIndexOf('name="resume"');
  const cut = fc
    .integer({ min: 0, max: lastPart })
    .map((length) => ({ type: MULTIPART, payload: whole.subarray(0, length) }));
  const noise = fc
    .tuple(fc.constantFrom(MULTIPART, "multipart/form-data", "multipart/form-data; boundary="), fc.uint8Array())
    .map(([type, bytes]) => ({ type, payload: Buffer.from(bytes) }));
  const noResume = fc
    .uint8Array({ maxLength: 200 })
    .filter((bytes) => bytes[0] !== 0x25)
    .map((bytes) => Buffer.from(bytes).toString("latin1"))
    .map((value) => multipart(PARTS.map((part) => (part.name === "resume" ? { ...part, value } : part))));
  return fc.oneof(missing, doubled, wrong, cut, noise, noResume);
}

/** Bodies that no form takes, by the address they are posted to. */
export const MALFORMED_BODIES: Record<string, fc.Arbitrary<Body>> = {
  [FORMS.appointment.api]: malformedJson(SAMPLE_APPOINTMENT, [
    "department",
    "patientName",
    "patientEmail",
    "patientContactNumber",
    "hospital",
  ]),
  [FORMS.contact.api]: malformedJson(SAMPLE_CONTACT, ["name", "email", "contactNumber", "subject", "hospital"]),
  [FORMS.job.api]: malformedApplication(),
};
