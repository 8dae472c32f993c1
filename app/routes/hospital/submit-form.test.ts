import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import type { FormKind } from "#forms/forms.ts";
import type { SubmissionOutcome, Submissions } from "#forms/submissions.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { formResponse, readForm, submitForm } from "./submit-form.ts";

const typed = { name: "Anu", email: "abc", contactNumber: "", subject: "", message: "" };
const hospital = {
  basePath: "/venmala_hospital",
  contentName: "Venmala Hospital Punalur",
  place: "Punalur",
  contact: { receivingAddress: "punalur@example.org" },
};
const input = { ...typed, hospital: "Venmala Hospital Punalur", to: "punalur@example.org" };

function formWith(others: Record<string, string | File> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...others })) form.set(name, value);
  return form;
}

const OWN = { language: "en", prefix: "", hospitals: [hospital] };
const OTHER = {
  language: "ml",
  prefix: "/ml",
  hospitals: [{ ...hospital, basePath: "/ml/venmala_hospital", place: "പുനലൂർ" }],
};

/** Of what was sent with a form, the edition with this site, and these others. */
const extrasIn = (site: typeof OWN, others = {}) =>
  expect.objectContaining({ edition: expect.objectContaining({ site }) as unknown, ...others }) as unknown;

function post(submissions: Submissions, form = formWith(), kind: FormKind = "contact", site = OWN) {
  const context = new RouterContextProvider();
  const services = { site, editions: [{ site: OWN }], submissions, notices: NO_NOTICES };
  context.set(servicesContext, services as unknown as PageServices);
  return submitForm(kind, form, { params: { basePath: "venmala_hospital" }, context });
}

function submissionsWith(outcome: SubmissionOutcome): Submissions {
  return { submit: vi.fn<Submissions["submit"]>(async () => outcome) };
}

describe("a form posted without JavaScript", () => {
  test("an accepted one leads to the page that confirms it, so that a reload sends nothing again", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: { reference: "C-0000-0000" } });
    const response = (await post(submissions).catch((thrown: unknown) => thrown)) as Response;
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/venmala_hospital/sent/contact?reference=C-0000-0000");
    expect(submissions.submit).toHaveBeenCalledExactlyOnceWith("contact", input, extrasIn(OWN));
  });

  test("a repeat of what somebody sent a moment ago is confirmed without reference and page", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: {} });
    const response = (await post(submissions).catch((thrown: unknown) => thrown)) as Response;
    expect(response.headers.get("location")).toBe("/venmala_hospital/sent/contact");
  });

  test("a resume goes with its form", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: { reference: "J-0000-0000" } });
    await post(submissions, formWith({ resume: new File(["%PDF"], "cv.pdf") }), "job").catch(() => {});
    const file = { name: "cv.pdf", bytes: new TextEncoder().encode("%PDF") };
    expect(submissions.submit).toHaveBeenCalledExactlyOnceWith("job", expect.anything(), extrasIn(OWN, { file }));
  });

  test("what was typed into the hidden field is submitted too", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: { reference: "C-0000-0000" } });
    await post(submissions, formWith({ reasonForWriting: "offer" })).catch(() => {});
    expect(submissions.submit).toHaveBeenCalledWith("contact", { ...input, reasonForWriting: "offer" }, extrasIn(OWN));
  });

  test("the privacy notice that was shown at it is submitted with it", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: { reference: "C-0000-0000" } });
    await post(submissions, formWith({ noticeVersion: "0123456789ab" })).catch(() => {});
    const extras = extrasIn(OWN, { noticeVersion: "0123456789ab" });
    expect(submissions.submit).toHaveBeenCalledExactlyOnceWith("contact", input, extras);
  });

  test("one of a page in another language says so, names the hospital as ever, and is confirmed in that language", async () => {
    const submissions = submissionsWith({ status: "accepted", receipt: {} });
    const thrown = await post(submissions, formWith(), "job", OTHER).catch((response: unknown) => response);
    expect((thrown as Response).headers.get("location")).toBe("/ml/venmala_hospital/sent/job");
    const sent = expect.objectContaining({ hospital: "Punalur" }) as unknown;
    expect(submissions.submit).toHaveBeenCalledExactlyOnceWith("job", sent, extrasIn(OTHER));
  });

  test("an invalid one comes back with the first refused field and everything typed", async () => {
    const rejection = { field: "email", message: "Enter valid email-address" };
    const submissions = submissionsWith({ status: "invalid", errors: [rejection, { field: "x", message: "y" }] });
    expect(await post(submissions)).toEqual({
      reply: { outcome: "invalid", values: typed, rejection },
      status: 400,
    });
  });

  test("one that could not be stored comes back with everything typed", async () => {
    const submissions = submissionsWith({ status: "unavailable" });
    expect(await post(submissions)).toEqual({
      reply: { outcome: "unavailable", values: typed },
      status: 503,
      retryAfterS: 30,
    });
  });

  test("another error is not taken for an outage", async () => {
    const submissions: Submissions = { submit: () => Promise.reject(new RangeError("mistake")) };
    await expect(post(submissions)).rejects.toThrow("mistake");
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
