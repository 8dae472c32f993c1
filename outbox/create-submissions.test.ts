import { describe, expect, test } from "vitest";
import { sqlitePlace } from "./test-support/describe-stores.ts";
import { openSubmissions as openAt } from "./test-support/open-submissions.ts";
import { SAMPLE_APPLICATION, SAMPLE_APPOINTMENT, SAMPLE_CONTACT, SAMPLE_RESUME } from "./test-support/samples.ts";
import type { SubmissionExtras } from "#forms/submissions.ts";
import type { SubmissionsOptions } from "./create-submissions.server.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const openSubmissions = () => openAt(sqlitePlace(temporaryFolder()));
const appointment = (changes: object = {}) => ({ ...SAMPLE_APPOINTMENT, ...changes });

test("numbers may be strings of digits, as from a form without JavaScript, and other keys are dropped", async () => {
  const { submissions, rows } = await openSubmissions();
  const typed = { patientContactNumber: "98470 12345", outPatientNumber: "", message: "dropped", extra: { a: 1 } };
  await submissions.submit("appointment", appointment(typed));
  expect(JSON.parse((await rows())[0]?.request ?? "")).toEqual(appointment({ outPatientNumber: null }));
});

test("a contact message keeps its line breaks and loses direction marks", async () => {
  const { submissions, rows } = await openSubmissions();
  const outcome = await submissions.submit("contact", { ...SAMPLE_CONTACT, message: "One\r\ntwo\u202E" });
  expect(outcome).toMatchObject({ receipt: { reference: expect.stringMatching(/^C-/) as string } });
  expect(JSON.parse((await rows())[0]?.request ?? "")).toEqual({ ...SAMPLE_CONTACT, message: "One\ntwo" });
});

test("white space around any value of any form does not count", async () => {
  const { submissions, rows } = await openSubmissions();
  const around = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, `\t\r\n\u00A0${value}\u2028 \n`]));
  const resume = { ...SAMPLE_RESUME, name: ` ${SAMPLE_RESUME.name}\t` };
  await submissions.submit("appointment", around(SAMPLE_APPOINTMENT));
  await submissions.submit("contact", around(SAMPLE_CONTACT));
  await submissions.submit("job", around(SAMPLE_APPLICATION), { file: resume });
  const { subject: _fixed, ...application } = SAMPLE_APPLICATION;
  const stored = (await rows()).map(({ request }) => JSON.parse(request) as object);
  expect(stored.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length)).toEqual([
    SAMPLE_CONTACT,
    { ...application, hospital: SAMPLE_APPOINTMENT.hospital },
    SAMPLE_APPOINTMENT,
  ]);
});

test("a tab within a name becomes a space", async () => {
  const { submissions, rows } = await openSubmissions();
  await submissions.submit("appointment", appointment({ patientName: "Anu\tThomas" }));
  expect(JSON.parse((await rows())[0]?.request ?? "")).toMatchObject({ patientName: "Anu Thomas" });
});

test("a paused request is refused once, and taken from who has seen the pause, had no network, or is the desk", async () => {
  const findPause: SubmissionsOptions["findPause"] = (_hospital, { doctor }) =>
    doctor === "Dr. Away" ? { id: "p1", field: "doctor", message: "On leave. Call 0000 220 2111." } : undefined;
  const { submissions, rows, log } = await openAt(sqlitePlace(temporaryFolder()), { findPause });
  const submit = (patientName: string, extras: SubmissionExtras = {}, doctor = "Dr. Away") =>
    submissions.submit("appointment", appointment({ patientName, doctor }), extras);
  const paused = {
    ...{ status: "paused", pause: "p1" },
    error: { field: "doctor", message: "On leave. Call 0000 220 2111." },
  };
  expect(await submit("Anu")).toEqual(paused);
  expect(await submit("Anu", { pauseSeen: "an older pause" })).toEqual(paused);
  expect(await rows()).toEqual([]);
  const seen = await submit("Anu", { pauseSeen: "p1" });
  expect(seen).toMatchObject({ status: "accepted", receipt: { reference: expect.any(String) as string } });
  expect(seen).not.toHaveProperty("receipt.answerBy");
  expect(log.lines.join("\n")).toContain("warn a request was taken although they are paused");
  expect(await submit("Binu", { hasWaited: true })).toMatchObject({ status: "accepted" });
  expect(await submit("Chitra", {}, "Dr. Here")).toMatchObject({ status: "accepted" });
  expect(await submissions.submit("contact", SAMPLE_CONTACT)).toMatchObject({ status: "accepted" });
  expect(await rows()).toHaveLength(4);
});

describe("the time by which the office answers", () => {
  const promise = async (kind: "appointment" | "contact", moveMinutes: number, extras = {}) => {
    const { submissions, clock } = await openSubmissions();
    clock.move(moveMinutes);
    const sample = kind === "appointment" ? SAMPLE_APPOINTMENT : SAMPLE_CONTACT;
    const key = { idempotencyKey: "key" };
    const first = await submissions.submit(kind, { ...sample, ...extras }, key);
    clock.move(90);
    expect(await submissions.submit(kind, { ...sample, ...extras }, key)).toMatchObject({
      receipt: "receipt" in first && first.receipt.answerBy ? { answerBy: first.receipt.answerBy } : {},
    });
    return "receipt" in first ? first.receipt : {};
  };

  test("is a working day later, however late the same is sent again", async () => {
    expect(await promise("contact", 0)).toMatchObject({ answerBy: new Date("2026-11-21T10:00:00Z") });
    expect(await promise("appointment", 0)).not.toHaveProperty("opensAgain");
  });

  test("comes after hours with the time at which the office opens again", async () => {
    expect(await promise("appointment", 29 * 60)).toMatchObject({
      answerBy: new Date("2026-11-23T11:30:00Z"),
      opensAgain: new Date("2026-11-23T03:30:00Z"),
    });
  });

  test("comes with a word where the day that is wished for may come before it", async () => {
    expect(await promise("appointment", 0, { appointmentOn: "2026-11-21" })).toMatchObject({ isDayNear: true });
    expect(await promise("appointment", 0, { appointmentOn: "2026-11-22" })).not.toHaveProperty("isDayNear");
    expect(await promise("appointment", 0, { appointmentOn: "" })).not.toHaveProperty("isDayNear");
  });

  test("is given to nobody who has an emergency, and to no applicant", async () => {
    const emergency = await promise("appointment", 29 * 60, { department: "Emergency Medicine" });
    expect(Object.keys(emergency)).toEqual(["reference"]);
    const { submissions } = await openSubmissions();
    const applied = await submissions.submit("job", SAMPLE_APPLICATION, { file: SAMPLE_RESUME });
    expect("receipt" in applied && Object.keys(applied.receipt)).toEqual(["reference"]);
  });
});

describe("a recipient chosen by the client", () => {
  test("is ignored and mentioned in the log without its address [S271]", async () => {
    const { submissions, log, rows } = await openSubmissions();
    await submissions.submit("appointment", appointment({ to: "someone@example.com" }));
    expect(JSON.parse((await rows())[0]?.request ?? "")).toMatchObject({ to: "punalur@example.org" });
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
    expect(await rows()).toEqual([]);
    expect(onStored).not.toHaveBeenCalled();
  });
});

test.each(["Venmala Hospital Punalur", "Punalur", "3", 3])("the hospital may be named %j [S211]", async (hospital) => {
  const { submissions, rows } = await openSubmissions();
  await submissions.submit("appointment", appointment({ hospital }));
  expect(await rows()).toMatchObject([{ hospital_id: "punalur" }]);
});

describe("a job application", () => {
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
    const outcome = await submissions.submit("job", { ...SAMPLE_APPLICATION, ...changes }, { file: resume });
    expect(outcome).toMatchObject({ status: "invalid", errors: [{ field }] });
    expect(await rows()).toEqual([]);
  });
});

test.each(["", "a b", "x".repeat(256), "é", "a\nb"])("%j is no idempotency key", async (idempotencyKey) => {
  const { submissions, rows } = await openSubmissions();
  const outcome = await submissions.submit("contact", SAMPLE_CONTACT, { idempotencyKey });
  expect(outcome).toMatchObject({ status: "invalid", errors: [{ field: "Idempotency-Key" }] });
  expect(await rows()).toEqual([]);
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
  expect(await submissions.submit("appointment", SAMPLE_APPOINTMENT)).toEqual({ status: "unavailable" });
  expect(log.lines).toEqual([expect.stringMatching(/^error a submission could not be stored: .*"hospital":"punalur"/)]);
  expect(log.lines.join("\n")).not.toMatch(/Anu|anu@|9847|Cardiology/);
  expect(onStored).not.toHaveBeenCalled();
});

test("the office's mail has an id that does not follow from the request's, which mails to its patient could tell", async () => {
  const { submissions, rows } = await openSubmissions();
  await submissions.submit("appointment", SAMPLE_APPOINTMENT);
  const [row] = await rows();
  expect(row?.message_id).toMatch(/^<[0-9a-f]{32}@example\.org>$/);
  expect(row?.message_id).not.toContain(row?.id);
});

test("the log never holds what a visitor typed", async () => {
  const { submissions, log } = await openSubmissions();
  await submissions.submit("appointment", SAMPLE_APPOINTMENT);
  await submissions.submit("contact", SAMPLE_CONTACT);
  expect(log.lines).toHaveLength(2);
  expect(log.lines.join("\n")).not.toMatch(/Anu|anu@|9847|Cardiology|Visiting/);
});

test("each form's outcome is reported, an unforeseen error's too", async () => {
  const { submissions, store, onOutcome } = await openSubmissions();
  await submissions.submit("contact", SAMPLE_CONTACT);
  await submissions.submit("contact", {});
  await expect(submissions.submit("nothing" as "contact", SAMPLE_CONTACT)).rejects.toThrow(TypeError);
  await store.close();
  await submissions.submit("contact", { ...SAMPLE_CONTACT, subject: "Another" });
  const statuses = onOutcome.mock.calls.map(([, status]) => status);
  expect(statuses).toEqual(["accepted", "invalid", "unavailable", "unavailable"]);
});
