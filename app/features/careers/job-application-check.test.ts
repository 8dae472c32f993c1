import { expect, test } from "vitest";
import { pages } from "#site/texts/en.ts";
import { checkJobApplication } from "./job-application-check.ts";

const addressee = { place: "Punalur", receivingAddress: "punalur@example.org", resumeMaxBytes: 1000 };
const resume = new File(["%PDF-"], "cv.pdf");

function typed(changes: Record<string, string | File> = {}) {
  const form = new FormData();
  const right = { name: " Anu ", email: "abc", contactNumber: "98470 12345", experience: "0", job: "Nurse", resume };
  for (const [name, value] of Object.entries({ ...right, ...changes })) form.set(name, value);
  return form;
}

test("a right application becomes the multipart form with exactly the nine keys", () => {
  const verdict = checkJobApplication(typed(), addressee, pages.rules);
  const form = verdict.ok ? (verdict.value as FormData) : new FormData();
  expect(Object.fromEntries(form)).toEqual({
    name: "Anu",
    email: "abc",
    contactNumber: "9847012345",
    experience: "0",
    job: "Nurse",
    hospital: "Punalur",
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
])("%s in place of a resume is refused by its reason", (_name, file, message) => {
  expect(checkJobApplication(typed({ resume: file }), addressee, pages.rules)).toEqual({
    ok: false,
    error: { field: "resume", message },
  });
});
