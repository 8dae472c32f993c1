import { describe, expect, test, vi } from "vitest";
import { createSubmissions } from "./create-submissions.server.ts";
import { openStore } from "./store/open-store.server.ts";
import { StoreUnavailableError } from "./submissions.ts";
import { readRows } from "./test-support/read-rows.ts";
import { createRecordingLog } from "./test-support/recording-log.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_APPOINTMENT,
  SAMPLE_CONTACT,
  SAMPLE_MAIL_FROM,
  SAMPLE_RESUME,
  SAMPLE_SITE,
} from "./test-support/sample-hospitals.ts";
import { SettableClock } from "./test-support/settable-clock.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

async function openSubmissions() {
  const dataDir = temporaryFolder();
  const clock = new SettableClock();
  const store = await openStore({ dataDir, clock });
  const log = createRecordingLog();
  const onStored = vi.fn<() => void>();
  const submissions = createSubmissions({
    site: SAMPLE_SITE,
    store,
    clock,
    log,
    mailFrom: SAMPLE_MAIL_FROM,
    onStored,
  });
  return { submissions, store, clock, log, onStored, rows: () => readRows(dataDir) };
}

const appointment = (changes: object = {}) => ({ ...SAMPLE_APPOINTMENT, ...changes });

test("an accepted request is on disk with its mail job before the answer", async () => {
  const { submissions, onStored, rows } = await openSubmissions();
  const outcome = await submissions.submit("appointment", SAMPLE_APPOINTMENT);
  expect(outcome).toEqual({
    status: "accepted",
    receipt: { reference: expect.stringMatching(/^A-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/) as string },
  });
  const [row] = rows();
  expect(row).toMatchObject({ kind: "appointment", hospital_id: "punalur", status: "queued", attempts: 0 });
  expect(row?.message_id).toMatch(/^<[0-9a-f]{32}@example\.org>$/);
  expect(JSON.parse(row?.request ?? "")).toEqual(SAMPLE_APPOINTMENT);
  expect(onStored).toHaveBeenCalledOnce();
});

test("numbers may come as digits, as from a form without JavaScript, and other keys are dropped", async () => {
  const { submissions, rows } = await openSubmissions();
  const typed = { patientContactNumber: "98470 12345", outPatientNumber: "", message: "dropped", extra: { a: 1 } };
  await submissions.submit("appointment", appointment(typed));
  expect(JSON.parse(rows()[0]?.request ?? "")).toEqual(appointment({ outPatientNumber: null }));
});

test("a contact message keeps its line breaks and loses direction marks", async () => {
  const { submissions, rows } = await openSubmissions();
  const outcome = await submissions.submit("contact", { ...SAMPLE_CONTACT, message: "One\r\ntwo\u202E" });
  expect(outcome).toMatchObject({ receipt: { reference: expect.stringMatching(/^C-/) as string } });
  expect(JSON.parse(rows()[0]?.request ?? "")).toEqual({ ...SAMPLE_CONTACT, message: "One\ntwo" });
});

describe("a repeated send", () => {
  test("of 20 at once is stored once and answered alike", async () => {
    const { submissions, onStored, rows } = await openSubmissions();
    const sends = Array.from({ length: 20 }, () => submissions.submit("appointment", SAMPLE_APPOINTMENT));
    const answers = new Set((await Promise.all(sends)).map((outcome) => JSON.stringify(outcome)));
    expect([answers.size, rows().length, onStored.mock.calls.length]).toEqual([1, 1, 1]);
  });

  test("that names the hospital by place, code or digits is the same one", async () => {
    const { submissions, rows } = await openSubmissions();
    for (const hospital of ["Venmala Hospital Punalur", "Punalur", 3, "3"]) {
      await submissions.submit("appointment", appointment({ hospital }));
    }
    expect(rows()).toHaveLength(1);
  });

  test("that differs in anything, or comes ten minutes later, is a new one", async () => {
    const { submissions, clock, rows } = await openSubmissions();
    await submissions.submit("appointment", appointment());
    await submissions.submit("appointment", appointment({ patientName: "Anu T" }));
    await submissions.submit("appointment", appointment({ hospital: 2 }));
    clock.move(9);
    await submissions.submit("appointment", appointment());
    expect(rows()).toHaveLength(3);
    clock.move(1);
    await submissions.submit("appointment", appointment());
    expect(rows()).toHaveLength(4);
  });
});

describe("a recipient chosen by the client", () => {
  test("is ignored and mentioned in the log without its address", async () => {
    const { submissions, log, rows } = await openSubmissions();
    await submissions.submit("appointment", appointment({ to: "someone@example.com" }));
    expect(JSON.parse(rows()[0]?.request ?? "")).toMatchObject({ to: "punalur@example.org" });
    expect(log.lines.join("\n")).toContain("warn a recipient chosen by the client was ignored");
    expect(log.lines.join("\n")).not.toContain("someone");
  });
});

describe("a bad request", () => {
  test.each<[string, unknown, string]>([
    ["nothing", undefined, "department"],
    ["null", null, "department"],
    ["a text", "department=Cardiology", "department"],
    ["a list", [SAMPLE_APPOINTMENT], "department"],
    ["inherited values", Object.create(SAMPLE_APPOINTMENT), "department"],
    ["a list as department", appointment({ department: ["Cardiology"] }), "department"],
    ["a number as name", appointment({ patientName: 12 }), "patientName"],
    ["an object as e-mail", appointment({ patientEmail: { toString: 1 } }), "patientEmail"],
    ["a line break in the e-mail", appointment({ patientEmail: "a@b.in\r\nBcc: c@d.in" }), "patientEmail"],
    ["a fraction as phone", appointment({ patientContactNumber: 984701234.5 }), "patientContactNumber"],
    ["a line break in the name", appointment({ patientName: "Anu\nThomas" }), "patientName"],
    ["two names", appointment({ patientName: ["Anu", "Thomas"] }), "patientName"],
    ["an object as doctor", appointment({ doctor: {} }), "doctor"],
    ["a list as OP number", appointment({ outPatientNumber: [1] }), "outPatientNumber"],
    ["a truth value as recipient", appointment({ to: true }), "to"],
    ["a past date", appointment({ appointmentOn: "2026-11-19" }), "appointmentOn"],
    ["a number as date", appointment({ appointmentOn: 20261124 }), "appointmentOn"],
    ["an object as date", appointment({ appointmentOn: {} }), "appointmentOn"],
    ["an unknown hospital", appointment({ hospital: "constructor" }), "hospital"],
    ["no hospital", appointment({ hospital: undefined }), "hospital"],
    ["a very long department", appointment({ department: "x".repeat(1_000_000) }), "department"],
  ])("with %s names the field and stores nothing", async (_name, input, field) => {
    const { submissions, onStored, rows } = await openSubmissions();
    const outcome = await submissions.submit("appointment", input);
    expect(outcome).toMatchObject({ status: "invalid", errors: [{ field }] });
    expect(rows()).toEqual([]);
    expect(onStored).not.toHaveBeenCalled();
  });
});

describe("a job application", () => {
  test("is stored with its resume, in one with its mail job", async () => {
    const { submissions, rows, store, onStored } = await openSubmissions();
    const outcome = await submissions.submit("job", SAMPLE_APPLICATION, { resume: SAMPLE_RESUME });
    expect(outcome).toMatchObject({ receipt: { reference: expect.stringMatching(/^J-/) as string } });
    expect(onStored).toHaveBeenCalledOnce();
    expect(rows()).toMatchObject([{ kind: "job", hospital_id: "punalur", status: "queued" }]);
    const { subject: _fixed, ...fields } = SAMPLE_APPLICATION;
    expect(JSON.parse(rows()[0]?.request ?? "")).toEqual({ ...fields, hospital: "Venmala Hospital Punalur" });
    expect((await store.claim({ leaseMs: 1, except: [] }))?.submission).toMatchObject({
      resume: { ...SAMPLE_RESUME, type: "application/pdf" },
    });
  });

  test.each<[string, object, { name: string; bytes: Uint8Array } | undefined, string]>([
    ["no resume", {}, undefined, "resume"],
    ["an empty resume", {}, { name: "a.pdf", bytes: Buffer.alloc(0) }, "resume"],
    ["a program called pdf", {}, { name: "a.pdf", bytes: Buffer.from("MZ\u0090") }, "resume"],
    ["a resume above 5 MB", {}, { name: "a.pdf", bytes: Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-") }, "resume"],
    ["no name", { name: " " }, SAMPLE_RESUME, "name"],
    ["a negative experience", { experience: -1 }, SAMPLE_RESUME, "experience"],
    ["two experiences", { experience: ["1", "2"] }, SAMPLE_RESUME, "experience"],
    ["an unknown hospital code", { hospital: "9" }, SAMPLE_RESUME, "hospital"],
  ])("with %s names the field and stores nothing", async (_name, changes, resume, field) => {
    const { submissions, rows } = await openSubmissions();
    const outcome = await submissions.submit("job", { ...SAMPLE_APPLICATION, ...changes }, { resume });
    expect(outcome).toMatchObject({ status: "invalid", errors: [{ field }] });
    expect(rows()).toEqual([]);
  });

  test("with another resume is another one", async () => {
    const { submissions, rows } = await openSubmissions();
    const other = { ...SAMPLE_RESUME, bytes: Buffer.from("%PDF-1.4\n") };
    for (const resume of [SAMPLE_RESUME, other, SAMPLE_RESUME]) {
      await submissions.submit("job", SAMPLE_APPLICATION, { resume });
    }
    expect(rows()).toHaveLength(2);
  });
});

describe("an idempotency key", () => {
  const key = { idempotencyKey: "3f9c-1" };

  test("of 20 sends at once stores one submission and answers alike", async () => {
    const { submissions, rows, onStored } = await openSubmissions();
    const sends = Array.from({ length: 20 }, () => submissions.submit("contact", SAMPLE_CONTACT, key));
    const answers = new Set((await Promise.all(sends)).map((outcome) => JSON.stringify(outcome)));
    expect([answers.size, rows().length, onStored.mock.calls.length]).toEqual([1, 1, 1]);
  });

  test("answers alike days later, where content alone would count as new", async () => {
    const { submissions, clock, rows } = await openSubmissions();
    const first = await submissions.submit("contact", SAMPLE_CONTACT, key);
    clock.move(5 * 24 * 60);
    expect(await submissions.submit("contact", SAMPLE_CONTACT, key)).toEqual(first);
    expect(rows()).toHaveLength(1);
  });

  test("with other content is a conflict and stores nothing", async () => {
    const { submissions, rows, onStored } = await openSubmissions();
    await submissions.submit("contact", SAMPLE_CONTACT, key);
    const changed = { ...SAMPLE_CONTACT, subject: "Parking" };
    expect(await submissions.submit("contact", changed, key)).toEqual({ status: "conflict" });
    expect([rows().length, onStored.mock.calls.length]).toEqual([1, 1]);
  });

  test("is another one for another kind of form", async () => {
    const { submissions, rows } = await openSubmissions();
    await submissions.submit("contact", SAMPLE_CONTACT, key);
    await submissions.submit("appointment", SAMPLE_APPOINTMENT, key);
    expect(rows()).toHaveLength(2);
  });

  test("is not used up by a form that was refused", async () => {
    const { submissions, rows } = await openSubmissions();
    await submissions.submit("contact", { ...SAMPLE_CONTACT, name: "" }, key);
    expect(await submissions.submit("contact", SAMPLE_CONTACT, key)).toMatchObject({ status: "accepted" });
    expect(rows()).toHaveLength(1);
  });

  test("made anew for the same content within minutes belongs to the first submission", async () => {
    const { submissions, rows } = await openSubmissions();
    const first = await submissions.submit("contact", SAMPLE_CONTACT, key);
    const reloaded = { idempotencyKey: "after-reload" };
    expect(await submissions.submit("contact", SAMPLE_CONTACT, reloaded)).toEqual(first);
    expect(rows()).toHaveLength(1);
    const changed = { ...SAMPLE_CONTACT, subject: "Parking" };
    expect(await submissions.submit("contact", changed, reloaded)).toEqual({ status: "conflict" });
  });

  test("lets a send that was repeated overnight keep the day it asked for", async () => {
    const { submissions, clock } = await openSubmissions();
    const today = appointment({ appointmentOn: "2026-11-20" });
    const first = await submissions.submit("appointment", today, key);
    clock.move(24 * 60);
    expect(await submissions.submit("appointment", today, key)).toEqual(first);
    expect(await submissions.submit("appointment", today, { idempotencyKey: "new" })).toMatchObject({
      status: "invalid",
      errors: [{ field: "appointmentOn" }],
    });
  });

  test.each(["", "a b", "x".repeat(256), "é", "a\nb"])("%j is none", async (idempotencyKey) => {
    const { submissions, rows } = await openSubmissions();
    const outcome = await submissions.submit("contact", SAMPLE_CONTACT, { idempotencyKey });
    expect(outcome).toMatchObject({ status: "invalid", errors: [{ field: "Idempotency-Key" }] });
    expect(rows()).toEqual([]);
  });
});

test("a date counts as past by the calendar in India", async () => {
  const { submissions, clock } = await openSubmissions();
  clock.move(8 * 60 + 29);
  expect(await submissions.submit("appointment", appointment({ appointmentOn: "2026-11-20" }))).toMatchObject({
    status: "accepted",
  });
  clock.move(1);
  expect(await submissions.submit("appointment", appointment({ appointmentOn: "2026-11-20" }))).toMatchObject({
    status: "invalid",
  });
});

test("a store that fails makes the promise fail, and the log says so whichever way the form came", async () => {
  const { submissions, store, log, onStored } = await openSubmissions();
  await store.close();
  await expect(submissions.submit("appointment", SAMPLE_APPOINTMENT)).rejects.toThrow(StoreUnavailableError);
  expect(log.lines).toEqual([expect.stringMatching(/^error a submission could not be stored .*"hospital":"punalur"/)]);
  expect(log.lines.join("\n")).not.toMatch(/Anu|anu@|9847|Cardiology/);
  expect(onStored).not.toHaveBeenCalled();
});

test("the log never holds what a visitor typed", async () => {
  const { submissions, log } = await openSubmissions();
  await submissions.submit("appointment", SAMPLE_APPOINTMENT);
  await submissions.submit("contact", SAMPLE_CONTACT);
  expect(log.lines).toHaveLength(2);
  expect(log.lines.join("\n")).not.toMatch(/Anu|anu@|9847|Cardiology|Visiting/);
});
