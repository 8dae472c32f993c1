import * as fc from "fast-check";
import {
  AMBIGUOUS_HEADERS,
  AMBIGUOUS_LENGTHS,
  CLOSE,
  HOST,
  TOO_LARGE,
} from "#server/http/test-support/malformed-requests.ts";
import { MALFORMED_BODIES } from "#server/http/test-support/malformed-bodies.ts";
import { createSubmission, type DrillSubmission } from "#tests/faults/kills/post-submission.ts";
import { pick } from "#tests/faults/kills/random.ts";

/** Text that programs have stumbled over, without a link, for which a submission would be held. */
const HOSTILE_TEXTS = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE submissions; --",
  "{{7*7}} ${7*7} <%= 7*7 %> #{7*7}",
  "Bcc: thief@evil.example",
  "=?utf-8?q?=0D=0ABcc:_thief@evil.example?=",
  "thief@evil.example, other@evil.example",
  "../../../../etc/passwd",
  "__proto__ constructor toString",
  "നമസ്കാരം \u200Dക്ഷ \u202Eabc\u202C 👨‍👩‍👧 e\u0301",
  "x\u2028 \u2029 \uFEFF \u00A0",
  "%00 %0d%0a %s %n \\u0000 \\",
  "A".repeat(150),
  "-1e308 0x7f NaN undefined null",
];

const RECIPIENTS = ["thief@evil.example", "a@evil.example,b@evil.example", "punalur", "", "root"];

/** A submission that is right and holds what programs stumble over. */
export function createHostileSubmission(number: number, random: () => number): DrillSubmission {
  const submission = createSubmission(number, random);
  const text = () => pick(random, HOSTILE_TEXTS);
  const given = submission.body();
  const name = `Drill ${number} ${text()}`;
  if (given instanceof FormData) {
    const resume = given.get("resume") as File;
    given.set("name", name);
    given.set("job", text());
    given.set("to", pick(random, RECIPIENTS));
    given.set("resume", resume, `${text().replaceAll('"', "")}.pdf`);
    return { ...submission, body: () => given };
  }
  const fields = JSON.parse(String(given)) as Record<string, unknown>;
  const nameField = "patientName" in fields ? "patientName" : "name";
  const own = { subject: text(), message: `${text()}\r\n.\r\n${text()}`, department: text(), doctor: text() };
  const hostile = { ...fields, ...own, [nameField]: name, to: pick(random, RECIPIENTS) };
  return { ...submission, body: () => JSON.stringify(hostile) };
}

/** The bytes of a request that must not be taken, or of a page that may not be there. */
export function createHostileRequests(seed: number, count: number): string[] {
  const base = fc.constantFrom(
    "",
    "/venmala_hospital",
    "/venmala_hospital_punalur/doctors",
    "/api/v1/service",
    "/media",
  );
  const rest = fc.oneof(
    fc.webPath(),
    fc.webPath().map((path) => `${path}.data`),
    fc.string({ maxLength: 40 }).map((text) => `/${encodeURIComponent(text)}`),
    fc.constantFrom(
      "/..%2f..%2fetc%2fpasswd",
      "/%zz",
      "//evil%2f..",
      "/%00",
      "/__proto__",
      "/constructor.data",
      "/%09",
      "/%0a/x",
      "/%09/evil.example",
    ),
  );
  const query = fc.oneof(
    fc.constant(""),
    fc.webQueryParameters().map((text) => `?${text}`),
    fc.string({ maxLength: 60 }).map((text) => `?find=${encodeURIComponent(text)}`),
    fc
      .string({ maxLength: 60 })
      .map((text) => `?limit=${encodeURIComponent(text)}&department=${encodeURIComponent(text)}`),
  );
  const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND");
  const header = fc.constantFrom(
    "Accept-Encoding: br;q=0, *;q=0.1",
    "Range: bytes=-1,5-2,9999999999999-",
    'If-None-Match: "x", W/"y", *',
    "Cookie: content_preview=e30.x; a=b; a",
    "Accept: text/html;q=0, */*;q=nan",
    "X-Forwarded-For: 203.0.113.9, x, ::1",
    "Expect: 100-continue",
    "Content-Length: 0",
  );
  const page = fc.tuple(method, base, rest, query, header).map(
    // A path with what may stand in none is cut to one that may.
    ([verb, start, end, asked, extra]) =>
      `${verb} ${(start + end + asked).replaceAll(/[^\x21-\x7e]/g, "")} HTTP/1.1\r\n${HOST}${CLOSE}${extra}\r\n\r\n`,
  );
  const malformed = fc.constantFrom(...Object.values({ ...AMBIGUOUS_LENGTHS, ...AMBIGUOUS_HEADERS, ...TOO_LARGE }));
  const bodies = Object.entries(MALFORMED_BODIES).map(([path, body]) => body.map((one) => post(path, one)));
  const all = fc.oneof(
    { weight: 4, arbitrary: page },
    { weight: 1, arbitrary: malformed },
    { weight: 5, arbitrary: fc.oneof(...bodies) },
  );
  return fc.sample(all, { seed, numRuns: count });
}

function post(path: string, { type, payload }: { type: string; payload: Buffer }): string {
  const headers = `${type === "" ? "" : `Content-Type: ${type}\r\n`}Content-Length: ${payload.length}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${HOST}${CLOSE}${headers}\r\n${payload.toString("latin1")}`;
}
