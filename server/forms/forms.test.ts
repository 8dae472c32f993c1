import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { pino } from "pino";
import { SAMPLE_APPLICATION, SAMPLE_APPOINTMENT, SAMPLE_CONTACT, SAMPLE_RESUME } from "#outbox/test-support/samples.ts";
import { sendRequest } from "#tests/support/send-request.ts";
import { openFormsServer, ORIGIN, RESUME_MAX_BYTES } from "../http/test-support/open-forms-server.ts";
import { MALFORMED_BODIES } from "../http/test-support/malformed-bodies.ts";

const EMAIL = "/api/v1/service/email";
const CONTACT_US = "/api/v1/service/contact_us";
const JOB = "/api/v1/jobs/job_application";

async function open(parts: Parameters<typeof openFormsServer>[0] = {}) {
  const { server, store, rows } = await openFormsServer(parts);
  const send = async (path: string, body: string | FormData, headers: Record<string, string> = {}) => {
    const type = typeof body === "string" ? { "content-type": "application/json" } : {};
    const request = new Request(ORIGIN + path, { method: "POST", body, headers: { ...type, ...headers } });
    const response = await sendRequest(server, request);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  return { send, store, rows };
}

function application(changes: Record<string, string> = {}, resume: Blob | null = pdf(), name = SAMPLE_RESUME.name) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...SAMPLE_APPLICATION, ...changes })) form.set(field, String(value));
  if (resume) form.set("resume", resume, name);
  return form;
}

function pdf(bytes = SAMPLE_RESUME.bytes.length) {
  return new Blob([SAMPLE_RESUME.bytes, new Uint8Array(bytes - SAMPLE_RESUME.bytes.length)]);
}

describe("a form that is right", () => {
  test.each([
    ["an appointment request", EMAIL, JSON.stringify(SAMPLE_APPOINTMENT)],
    ["a contact message", CONTACT_US, JSON.stringify(SAMPLE_CONTACT)],
    ["a job application", JOB, application()],
    ["unknown keys", CONTACT_US, JSON.stringify({ ...SAMPLE_CONTACT, utm: { a: [1] }, extra: "x" })],
  ])("%s is stored before it gets 201 and a reference", async (_name, path, body) => {
    const { send, store } = await open();
    const response = await send(path, body);
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await store.list({})).toMatchObject([{ reference: response.body["reference"], status: "queued" }]);
  });
});

test("the promise of the office is told beside the reference, in words too", async () => {
  const { send } = await open();
  const { body } = await send(EMAIL, JSON.stringify(SAMPLE_APPOINTMENT));
  expect(Object.keys(body)).toEqual(["reference", "state", "answerBy", "notes"]);
  expect(body["answerBy"]).toBe("2026-11-21T15:30:00.000+05:30");
  expect(body["notes"]).toEqual([
    expect.stringMatching(/^The office should answer by Saturday.* 3:30.pm.* call us\.$/),
  ]);
  expect(Object.keys((await send(EMAIL, JSON.stringify(SAMPLE_APPOINTMENT))).body)).toEqual([]);
});

test("who gets no mail, because too many went to that address, is told so", async () => {
  const { send, rows } = await open();
  const notes: unknown[] = [];
  for (const patientName of ["Anu", "Anu T", "Anu Th", "Anu Tho"])
    notes.push((await send(EMAIL, JSON.stringify({ ...SAMPLE_APPOINTMENT, patientName }))).body["notes"]);
  expect(notes.map((lines) => String(lines).includes("No mail is sent to you now"))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const repeat = { "idempotency-key": "last", "sender-secret": "own" };
  const last = JSON.stringify({ ...SAMPLE_APPOINTMENT, patientName: "Anu Thom" });
  expect((await send(EMAIL, last, repeat)).body).toEqual((await send(EMAIL, last, repeat)).body);
  expect(rows()).toHaveLength(5);
});

test.each(["warn", "info", "trace"])(
  "job applications obey the log level %s, and no header is logged",
  async (level) => {
    const lines: string[] = [];
    const { send } = await open({ log: pino({ level }, { write: (line: string) => void lines.push(line) }) });
    expect((await send(JOB, application(), { "x-private": "secret" })).status).toBe(201);
    expect(lines.some((line) => line.includes("responded to a post"))).toBe(level !== "warn");
    expect(lines.join("")).not.toMatch(/secret|x-private/);
  },
);

test.each([
  [{ "notice-version": "0123456789ab" }, "0123456789ab"],
  [{ "notice-version": "<script>" }, "none"],
  [{}, "none"],
])("the privacy notice of %j is stored as %s", async (headers, version) => {
  const { send, rows } = await open();
  expect((await send(JOB, application(), headers)).status).toBe(201);
  expect(rows()).toMatchObject([{ notice_version: version }]);
});

test.each([
  ["ml-IN,en;q=0.5", "ml"],
  ["fr, ml;q=0.1", "ml"],
  ["en-IN, ml;q=0.9", "en"],
  ["ml;q=0, *", "en"],
  ["ml;q=x", "en"],
  [undefined, "en"],
])("a program that asks for %s is answered in %s, and so is its mail", async (wanted, language) => {
  const { send, rows } = await open();
  const headers = { ...(wanted && { "accept-language": wanted }) };
  const { body } = await send(EMAIL, JSON.stringify(SAMPLE_APPOINTMENT), headers);
  expect(String(body["notes"]).startsWith("‹")).toBe(language === "ml");
  expect(rows()).toMatchObject([{ language }]);
  const refused = await send(EMAIL, JSON.stringify({ ...SAMPLE_APPOINTMENT, patientName: " " }), headers);
  expect(Object.keys(refused.body)).toEqual(["type", "title", "status", "detail", "errors"]);
  const { title, errors } = refused.body as { title: string; errors: { field: string; message: string }[] };
  expect(title).toBe(language === "ml" ? "‹A field is missing or wrong›" : "A field is missing or wrong");
  expect(errors[0]?.field).toBe("patientName");
  expect(errors[0]?.message.startsWith("‹")).toBe(language === "ml");
  const form = application();
  form.append("name", "Eve");
  const twice = await send(JOB, form, headers);
  expect(twice.body["detail"]).toBe(language === "ml" ? "name: ‹Send this field once›" : "name: Send this field once");
});

describe("a form that is wrong is refused by a problem document that names the field, and nothing is stored", () => {
  const cases: [name: string, path: string, body: string | FormData, status: number, field: string][] = [
    ["a missing name", EMAIL, JSON.stringify({ ...SAMPLE_APPOINTMENT, patientName: " " }), 400, "patientName"],
    ["a list for a text", CONTACT_US, JSON.stringify({ ...SAMPLE_CONTACT, name: ["a", "b"] }), 400, "name"],
    ["an object for a text", CONTACT_US, JSON.stringify({ ...SAMPLE_CONTACT, subject: {} }), 400, "subject"],
    ["a control character", CONTACT_US, JSON.stringify({ ...SAMPLE_CONTACT, name: "Anu\u0000" }), 400, "name"],
    ["a text too long", CONTACT_US, JSON.stringify({ ...SAMPLE_CONTACT, subject: "x".repeat(300) }), 400, "subject"],
    ["an unknown hospital", EMAIL, JSON.stringify({ ...SAMPLE_APPOINTMENT, hospital: "4" }), 400, "hospital"],
    [
      "a day that is past",
      EMAIL,
      JSON.stringify({ ...SAMPLE_APPOINTMENT, appointmentOn: "2020-01-01" }),
      400,
      "appointmentOn",
    ],
    ["no resume", JOB, application({}, null), 400, "resume"],
    ["a resume that was not chosen", JOB, application({}, new Blob([]), ""), 400, "resume"],
    ["a resume of another type", JOB, application({}, pdf(), "resume.exe"), 400, "resume"],
    ["a resume that is not what its name says", JOB, application({}, new Blob(["MZ…"]), "cv.pdf"), 400, "resume"],
    ["a resume sent as text", JOB, withText(application({}, null), "resume", "a"), 400, "resume"],
    ["two names", JOB, withText(application(), "name", "Eve"), 400, "name"],
    ["a file for a text", JOB, withFile(application(), "cover"), 400, "cover"],
    ["a resume too large", JOB, application({}, pdf(RESUME_MAX_BYTES + 1)), 413, "resume"],
    ["a field of 100 KB", JOB, application({ name: "x".repeat(100_000) }), 413, "name"],
  ];
  test.each(cases)("%s", async (_name, path, body, status, field) => {
    const { send, rows } = await open();
    const response = await send(path, body);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.body).toMatchObject({ status, title: expect.any(String), errors: [{ field }] });
    expect(rows()).toEqual([]);
  });

  function withText(form: FormData, field: string, value: string) {
    form.append(field, value);
    return form;
  }

  function withFile(form: FormData, field: string) {
    form.append(field, new Blob(["x"]), "x.txt");
    return form;
  }
});

test("JSON is no job application, and a multipart form no appointment request", async () => {
  const { send } = await open();
  expect((await send(JOB, JSON.stringify(SAMPLE_APPLICATION))).status).toBe(415);
  expect((await send(EMAIL, application())).status).toBe(415);
});

test("JSON of 64 KiB is read, and not a byte more", async () => {
  const { send } = await open();
  const padded = (bytes: number) =>
    JSON.stringify({ ...SAMPLE_CONTACT, padding: "" }).replace('""', `"${"x".repeat(bytes)}"`);
  const around = padded(0).length;
  expect((await send(CONTACT_US, padded(65_536 - around))).status).toBe(201);
  expect((await send(CONTACT_US, padded(65_536 - around + 1))).status).toBe(413);
});

test("a multipart form has 30 fields and a resume at most", async () => {
  const { send } = await open();
  const withFields = (count: number) => {
    const form = application();
    const own = [...form].length - 1;
    for (let number = own; number < count; number += 1) form.append(`field${number}`, "x");
    return form;
  };
  expect((await send(JOB, withFields(30))).status).toBe(201);
  for (const tooMany of [31, 2000]) expect((await send(JOB, withFields(tooMany))).status).toBe(413);
});

test("a second file is refused by its field's name, whatever that is", async () => {
  const { send, rows } = await open();
  for (const field of ["resume", "cover"]) {
    const form = application();
    form.append(field, pdf(), "second.pdf");
    expect(await send(JOB, form)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  }
  expect(rows()).toEqual([]);
});

test("a body nested a thousand levels deep is a form without its fields", async () => {
  const { send } = await open();
  const response = await send(EMAIL, `{"a":${"[".repeat(1000)}${"]".repeat(1000)}}`);
  expect(response.body).toMatchObject({ errors: [{ field: "department" }] });
});

test.each([
  [{ "op-number": "OP-12%2FA" }, { outPatientNumber: null, outPatientNumberTyped: "OP-12/A" }],
  [{ "op-number": "0012" }, { outPatientNumber: 12, outPatientNumberTyped: "0012" }],
  [{ "op-number": "%E0%A4" }, { outPatientNumber: null }],
  [{}, { outPatientNumber: null }],
])("an OP number that is no number is sent in a header: %j", async (headers, stored) => {
  const { server, rows } = await openFormsServer();
  const payload = { ...SAMPLE_APPOINTMENT, outPatientNumber: null };
  const response = await server.inject({ method: "POST", url: EMAIL, headers, payload });
  expect(response.statusCode).toBe(201);
  expect(JSON.parse(rows()[0]?.request ?? "")).toEqual({ ...payload, ...stored });
});

describe("an Idempotency-Key", () => {
  const key = { "idempotency-key": "0b6c1fbe-6f3c-4bb5" };

  test("with the same content responds with the same reference and stores once, twenty times at once", async () => {
    const { send, rows } = await open();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(JOB, application(), key)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body["reference"]}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    expect(rows()).toHaveLength(1);
  });

  test("with other content is refused with 409", async () => {
    const { send, rows } = await open();
    await send(CONTACT_US, JSON.stringify(SAMPLE_CONTACT), key);
    const response = await send(CONTACT_US, JSON.stringify({ ...SAMPLE_CONTACT, subject: "Another" }), key);
    expect(response).toMatchObject({ status: 409, body: { type: "/api/problems/idempotency-conflict" } });
    expect(rows()).toHaveLength(1);
  });

  test("is not used up by a form that was refused", async () => {
    const { send } = await open();
    await send(CONTACT_US, JSON.stringify({ ...SAMPLE_CONTACT, name: "" }), key);
    expect((await send(CONTACT_US, JSON.stringify(SAMPLE_CONTACT), key)).status).toBe(201);
  });

  test("that is too long is refused by its name", async () => {
    const { send } = await open();
    const response = await send(CONTACT_US, JSON.stringify(SAMPLE_CONTACT), { "idempotency-key": "x".repeat(256) });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ field: "Idempotency-Key" }] } });
  });
});

test("every problem type is explained at its address", async () => {
  const { server } = await openFormsServer();
  const { body } = await server.inject({ method: "GET", url: "/api/problems/invalid-fields" });
  expect(body).toContain("`errors` names each field");
});

test("a form posted without JavaScript that cannot be read gets a page that leads back", async () => {
  const { server } = await openFormsServer();
  const response = await server.inject({
    method: "POST",
    url: '/venmala_hospital/appointment?x="><script>',
    headers: { "content-type": "text/plain", accept: "text/html,*/*" },
    payload: "x",
  });
  expect(response.statusCode).toBe(415);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toContain('href="/venmala_hospital/appointment"');
  expect(response.body).not.toContain("<script>");
});

/** As many as the flood guard lets through in a minute. */
const MAX_FORMS_A_MINUTE = 300;

test("a flood is refused for its own network alone: forms, forms of pages with all that was typed, and files unread", async () => {
  const { server, rows } = await openFormsServer();
  const remoteAddress = "203.0.113.5";
  const flood = { method: "POST", url: CONTACT_US, remoteAddress, payload: {} } as const;
  const statuses = new Set<number>();
  for (let sent = 0; sent < MAX_FORMS_A_MINUTE; sent += 1) statuses.add((await server.inject(flood)).statusCode);
  expect([...statuses]).toEqual([400]);

  const refused = await server.inject({ ...flood, payload: SAMPLE_CONTACT });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({
    type: "/api/problems/too-many-requests",
    detail: expect.stringContaining("Venmala Hospital, Punalur: 0000 000 0003") as string,
  });
  const page = await server.inject({
    ...{ method: "POST", url: "/venmala_hospital/contact_us?x=1", remoteAddress },
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    payload: new URLSearchParams({ name: 'Anu "<Thomas>', message: "One\r\nTwo" }).toString(),
  });
  expect(page.statusCode).toBe(429);
  expect(page.body).toContain('<form method="post" action="/venmala_hospital/contact_us">');
  expect(page.body).toContain('name="name" value="Anu &quot;&lt;Thomas&gt;"');
  expect(page.body).toContain('name="message" value="One\r\nTwo"');
  expect(page.body).toContain("0000 000 0003");
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  expect((await server.inject({ ...flood, url: JOB, headers, payload: "--b--" })).statusCode).toBe(429);

  for (const address of ["203.0.113.6", "127.0.0.1"]) {
    const payload = { ...SAMPLE_CONTACT, subject: address };
    expect((await server.inject({ ...flood, remoteAddress: address, payload })).statusCode).toBe(201);
  }
  expect(rows()).toHaveLength(2);
});

/** 3,000 bodies in all. */
const RUNS = 1000;
const TIME_LIMIT_MS = 120_000;

test.each(Object.entries(MALFORMED_BODIES))(
  "%s responds to every malformed body with a 4xx problem document and stores nothing [S270]",
  { timeout: TIME_LIMIT_MS },
  async (url, bodies) => {
    const { server, rows } = await openFormsServer();
    const property = fc.asyncProperty(bodies, async ({ type, payload }) => {
      const headers = type === "" ? {} : { "content-type": type };
      const response = await server.inject({ method: "POST", url, headers, payload });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.headers["content-type"]).toBe("application/problem+json");
      expect(response.json()).toMatchObject({ status: response.statusCode });
    });
    await fc.assert(property, { numRuns: RUNS });
    // A stored submission is a mail: there is none.
    expect(rows()).toEqual([]);
  },
);

test("paused requests get a problem of their own, with whom to call, and are taken from who has seen it", async () => {
  const seen: unknown[] = [];
  const error = { field: "doctor", message: "On leave. Call 0000 220 2111." };
  const { send } = await open({
    submissions: {
      submit: async (_kind, _input, extras) => {
        seen.push([extras?.pauseSeen, extras?.hasWaited]);
        return { status: "paused", pause: "p1", error };
      },
    },
  });
  const { status, body } = await send(EMAIL, JSON.stringify(SAMPLE_APPOINTMENT), { "pause-seen": "p0" });
  await send(EMAIL, JSON.stringify(SAMPLE_APPOINTMENT), { "waiting-since": "2026-11-20T10:00:00Z" });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    type: "/api/problems/requests-paused",
    detail: error.message,
    errors: [error],
    pause: "p1",
  });
  expect(seen).toEqual([
    ["p0", false],
    [undefined, true],
  ]);
});
