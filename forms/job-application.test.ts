import { describe, expect, test } from "vitest";
import { SAMPLE_TEXTS } from "#outbox/test-support/samples.ts";
import type { FormValue } from "./form-fields.ts";
import { rules } from "./job-application.ts";
import { RESUME_ACCEPT, RESUME_MAX_BYTES } from "./resume-file.ts";

const filled = {
  name: " Anu ",
  email: "anu@example.org",
  contactNumber: "98470 12345",
  experience: "1.5",
  resume: { name: "Anu.pdf", size: 1000 },
  job: "Staff Nurse",
  hospital: "Punalur",
  to: "punalur@example.org",
};

const check = (values: Record<string, FormValue>, resumeMaxBytes = RESUME_MAX_BYTES) =>
  rules.check(values, { today: () => "2026-11-20", resumeMaxBytes, texts: SAMPLE_TEXTS.pages.rules });

const failureOf = (changes: Record<string, FormValue>) => {
  const checked = check({ ...filled, ...changes });
  return checked.ok ? undefined : checked.error;
};

test("a filled form becomes the fields of the specification [S239]", () => {
  expect(check(filled)).toEqual({
    ok: true,
    value: {
      name: "Anu",
      email: "anu@example.org",
      contactNumber: 9847012345,
      experience: 1.5,
      job: "Staff Nurse",
      hospital: "Punalur",
      to: "punalur@example.org",
    },
  });
});

test("the rules fail in the order of the specification, one at a time", () => {
  const steps: [Record<string, FormValue>, string, string][] = [
    [{}, "name", "Enter your name"],
    [{ name: "Anu" }, "email", "Enter your email"],
    [{ email: "abc" }, "contactNumber", "Enter your contact Number"],
    [{ contactNumber: "984701234" }, "contactNumber", "Enter valid contact number"],
    [{ contactNumber: "98470123456" }, "contactNumber", "Enter valid contact number"],
    [{ contactNumber: "9847012345" }, "experience", "Enter your experience in years"],
    [{ experience: "two" }, "experience", "Enter your experience in years"],
    [{ experience: "2" }, "resume", "Select your resume"],
    [{ resume: { name: "Anu.odt", size: 1 } }, "resume", "Choose a PDF or a Word file"],
    [{ resume: { name: "Anu.docx", size: 1 } }, "", ""],
  ];
  const nothing = { name: " ", email: "", contactNumber: "", experience: "", resume: null };
  let typed: Record<string, FormValue> = { ...filled, ...nothing };
  for (const [changes, field, message] of steps) {
    typed = { ...typed, ...changes };
    expect(failureOf(typed)).toEqual(field ? { field, message } : undefined);
  }
});

test("an e-mail of any form is accepted [S257]", () => {
  expect(check({ ...filled, email: "abc" })).toMatchObject({ ok: true, value: { email: "abc" } });
  expect(check({ ...filled, email: "anu@example.org." })).toMatchObject({
    ok: true,
    value: { email: "anu@example.org" },
  });
});

describe("experience", () => {
  test.each([
    ["0", 0],
    ["1.5", 1.5],
    [" 12 ", 12],
    [".5", 0.5],
    ["൨", 2],
    ["\t३.५\n", 3.5],
  ])("%j is %d years", (experience, years) => {
    expect(check({ ...filled, experience })).toMatchObject({
      ok: true,
      value: { experience: years },
    });
  });

  test.each(["-1", "1e3", "1,5", "Infinity", "NaN", "2 years", "0x10", "9999", "."])(
    "%j is refused [S260]",
    (experience) => {
      expect(failureOf({ experience })).toEqual({ field: "experience", message: "Enter your experience in years" });
    },
  );
});

describe("the resume", () => {
  test("is one of the types the file control offers", () => {
    expect(RESUME_ACCEPT).toBe(".pdf,.doc,.docx");
    for (const name of ["a.pdf", "a.DOC", "a.b.docx", ".pdf", "a.pdf "])
      expect(failureOf({ resume: { name, size: 1 } })).toBeUndefined();
  });

  test.each(["a.exe", "pdf", "a.pdf.exe", "", "a.constructor"])("called %j is refused [S262]", (name) => {
    expect(failureOf({ resume: { name, size: 1 } })?.message).toBe("Choose a PDF or a Word file");
  });

  test("is refused when empty and above the limit", () => {
    const withSize = (size: number) => ({ ...filled, resume: { name: "a.pdf", size } });
    expect(check(withSize(0)).ok).toBe(false);
    expect(check(withSize(5 * 1024 * 1024)).ok).toBe(true);
    expect(check(withSize(5 * 1024 * 1024 + 1)).ok).toBe(false);
    expect(check(withSize(11), 10).ok).toBe(false);
  });

  test("may be a browser's file", () => {
    expect(failureOf({ resume: new File(["%PDF-"], "a.pdf") })).toBeUndefined();
  });
});
