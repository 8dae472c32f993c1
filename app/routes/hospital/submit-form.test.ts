import { describe, expect, test, vi } from "vitest";
import type { SubmissionOutcome, Submissions } from "#forms/submissions.ts";
import { formResponse, readForm, submitForm } from "./submit-form.ts";

const typed = { patientName: "Anu", patientEmail: "abc" };
const hospital = { basePath: "/venmala_hospital" };
const input = { ...typed, message: "" };
const posted = { kind: "appointment", hospital, form: formWith(""), input, typed } as const;

function formWith(reasonForWriting: string): FormData {
  const form = new FormData();
  form.set("reasonForWriting", reasonForWriting);
  return form;
}

function submissionsWith(outcome: SubmissionOutcome): Submissions {
  return { submit: vi.fn<Submissions["submit"]>(async () => outcome) };
}

describe("a form posted without JavaScript", () => {
  test("an accepted one leads to the page that confirms it, so that a reload sends nothing again", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: { reference: "A-0000-0000" } });
    const response = (await submitForm(submissions, posted).catch((thrown: unknown) => thrown)) as Response;
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/venmala_hospital/sent/appointment?reference=A-0000-0000");
    expect(submissions.submit).toHaveBeenCalledExactlyOnceWith("appointment", input, {});
  });

  test("a repeat of what somebody sent a moment ago is confirmed without reference and page", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: {} });
    const response = (await submitForm(submissions, posted).catch((thrown: unknown) => thrown)) as Response;
    expect(response.headers.get("location")).toBe("/venmala_hospital/sent/appointment");
  });

  test("a resume goes with its form", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: { reference: "J-0000-0000" } });
    const resume = { name: "cv.pdf", bytes: new Uint8Array(3) };
    await submitForm(submissions, { ...posted, kind: "job", resume }).catch(() => {});
    expect(submissions.submit).toHaveBeenCalledExactlyOnceWith("job", input, { resume });
  });

  test("what was typed into the hidden field is submitted too", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: { reference: "A-0000-0000" } });
    await submitForm(submissions, { ...posted, form: formWith("offer") }).catch(() => {});
    expect(submissions.submit).toHaveBeenCalledWith("appointment", { ...input, reasonForWriting: "offer" }, {});
  });

  test("the privacy notice that was shown at it is submitted with it", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: { reference: "A-0000-0000" } });
    const form = new FormData();
    form.set("noticeVersion", "0123456789ab");
    await submitForm(submissions, { ...posted, form }).catch(() => {});
    const extras = { noticeVersion: "0123456789ab" };
    expect(submissions.submit).toHaveBeenCalledExactlyOnceWith("appointment", posted.input, extras);
  });

  test("an invalid one comes back with the first refused field and everything typed", async () => {
    const rejection = { field: "patientEmail", message: "Enter valid email-address" };
    const submissions = submissionsWith({ status: "invalid", errors: [rejection, { field: "x", message: "y" }] });
    expect(await submitForm(submissions, posted)).toEqual({
      reply: { outcome: "invalid", values: typed, rejection },
      status: 400,
    });
  });

  test("one that could not be stored comes back with everything typed", async () => {
    const submissions = submissionsWith({ status: "unavailable" });
    expect(await submitForm(submissions, posted)).toEqual({
      reply: { outcome: "unavailable", values: typed },
      status: 503,
      retryAfterS: 30,
    });
  });

  test("another error is not taken for an outage", async () => {
    const submissions: Submissions = { submit: () => Promise.reject(new RangeError("mistake")) };
    await expect(submitForm(submissions, posted)).rejects.toThrow("mistake");
  });

  test("a page says when to come back where it knows", () => {
    expect(new Headers(formResponse("", { status: 503, retryAfterS: 30 }).init?.headers).get("Retry-After")).toBe("30");
    expect(new Headers(formResponse("", { status: 400 }).init?.headers).has("Retry-After")).toBe(false);
  });

  test("a body that is no form counts as an empty form", async () => {
    const request = new Request("http://localhost/", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "text/plain" },
    });
    expect([...(await readForm(request)).keys()]).toEqual([]);
  });
});
