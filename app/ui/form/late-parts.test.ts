import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadRules, type FormKind } from "#forms/forms.ts";
import { FILLED_APPOINTMENT, SAMPLE_APPOINTMENT } from "#outbox/test-support/samples.ts";
import { pages } from "#site/texts/en.ts";
import { checkTyped, startRejection } from "./late-parts.ts";

const settings = {
  addressee: { hospital: "Venmala Hospital Punalur", to: "punalur@example.org" },
  today: "2026-11-20",
  resumeMaxBytes: 1000,
};

vi.setSystemTime("2026-11-20T09:00:00Z");

async function check(kind: FormKind, values: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const rules = await loadRules(kind);
  return checkTyped(kind, rules, form, settings, pages.rules);
}

describe("what the appointment form sends", () => {
  const typed = { ...FILLED_APPOINTMENT, patientName: " Anu ", patientEmail: "ANU@EXAMPLE.ORG" };

  test("the request has exactly the ten keys, with numbers as numbers and names as text [S203 S204 S239]", async () => {
    expect(await check("appointment", typed)).toEqual({
      ok: true,
      value: { ...SAMPLE_APPOINTMENT, patientName: "Anu", patientEmail: "ANU@EXAMPLE.ORG" },
    });
  });

  test("an OP number that is no number is sent as none, and what was typed goes beside the ten keys", async () => {
    const request = await check("appointment", typed);
    const numbered = { ...(request.ok && (request.value as object)), outPatientNumber: null };
    expect(await check("appointment", { ...typed, outPatientNumber: " OP-12/അ " })).toEqual({
      ok: true,
      value: { ...numbered, headers: { "OP-Number": "OP-12%2F%E0%B4%85" } },
    });
  });

  test("a disabled doctor select, no date and no OP number do not block it [S247]", async () => {
    const { department, patientName, patientEmail, patientContactNumber } = typed;
    const verdict = await check("appointment", { department, patientName, patientEmail, patientContactNumber });
    expect(verdict).toMatchObject({ ok: true, value: { doctor: "", appointmentOn: "", outPatientNumber: null } });
  });

  test("the date is compared with today [S249]", async () => {
    const verdict = await check("appointment", { ...typed, appointmentOn: "2026-11-19" });
    expect(verdict).toMatchObject({ ok: false, error: { field: "appointmentOn" } });
  });
});

test("the message has exactly the seven keys, with the number as a number", async () => {
  const typed = { name: " Anu ", email: "anu@example.org", contactNumber: "90000 00001", subject: "Visiting hours" };
  expect(await check("contact", typed)).toEqual({
    ok: true,
    value: {
      name: "Anu",
      email: "anu@example.org",
      subject: "Visiting hours",
      message: "",
      to: "punalur@example.org",
      contactNumber: 9000000001,
      hospital: "Venmala Hospital Punalur",
    },
  });
});

describe("the job application", () => {
  const resume = new File(["%PDF-"], "cv.pdf");
  const typed = { name: " Anu ", email: "abc", contactNumber: "98470 12345", experience: "0", job: "Nurse", resume };

  test("a right application becomes the multipart form with exactly the nine keys", async () => {
    const verdict = await check("job", typed);
    const form = verdict.ok ? (verdict.value as FormData) : new FormData();
    expect(Object.fromEntries(form)).toEqual({
      name: "Anu",
      email: "abc",
      contactNumber: "9847012345",
      experience: "0",
      job: "Nurse",
      hospital: "Venmala Hospital Punalur",
      to: "punalur@example.org",
      subject: "New job application recieved",
      resume: expect.objectContaining({ name: "cv.pdf", size: 5 }) as File,
    });
  });

  test.each([
    ["nothing", new File([], ""), "Select your resume"],
    ["another type", new File(["x"], "cv.png"), "Choose a PDF or a Word file"],
    ["a file too large", new File(["x".repeat(1001)], "cv.pdf"), "This file is too large. Choose a smaller one."],
    ["an empty file", new File([], "cv.pdf"), pages.rules.resumeUnreadable],
  ])("%s in place of a resume is refused by its reason", async (_name, file, message) => {
    expect(await check("job", { ...typed, resume: file })).toEqual({ ok: false, error: { field: "resume", message } });
  });
});

describe("a rejection", () => {
  function startObserved() {
    const calls: string[] = [];
    const cancel = startRejection(
      () => calls.push("mark"),
      () => calls.push("end"),
    );
    return { cancel, calls };
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test("the mark comes after its time and goes after the second, both counted from the start", () => {
    const { calls } = startObserved();
    vi.advanceTimersByTime(999);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual(["mark"]);
    vi.advanceTimersByTime(999);
    expect(calls).toEqual(["mark"]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual(["mark", "end"]);
  });

  test("a cancelled one calls nothing", () => {
    const { cancel, calls } = startObserved();
    vi.advanceTimersByTime(500);
    cancel();
    vi.advanceTimersByTime(5000);
    expect(calls).toEqual([]);
  });
});
