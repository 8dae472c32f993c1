import { expect, test } from "vitest";
import { SAMPLE_TEXTS } from "#outbox/test-support/samples.ts";
import { rules } from "./contact.ts";

const filled = {
  name: "Anu",
  email: "anu@example.org",
  contactNumber: "9847012345",
  subject: "Visiting hours",
  message: "First line\nsecond line",
  hospital: "Venmala Hospital Punalur",
  to: "punalur@example.org",
};

const check = (values: typeof filled) =>
  rules.check(values, { today: () => "2026-11-20", resumeMaxBytes: 0, texts: SAMPLE_TEXTS.pages.rules });

test("a filled form becomes the payload of the specification", () => {
  expect(check(filled)).toEqual({ ok: true, value: { ...filled, contactNumber: 9847012345 } });
});

test.each<[Partial<typeof filled>, string, string]>([
  [{ name: "", email: "", subject: "" }, "name", "Enter your name"],
  [{ email: "", contactNumber: "" }, "email", "Enter your email-address"],
  [{ email: "anu@example" }, "email", "Enter valid email-address"],
  [{ contactNumber: "", subject: "" }, "contactNumber", "Enter your contact number"],
  [{ contactNumber: "984701234", subject: "" }, "contactNumber", "Enter valid contact number"],
  [{ subject: "  " }, "subject", "Enter the subject"],
])("%j fails first at %s", (changes, field, message) => {
  expect(check({ ...filled, ...changes })).toEqual({ ok: false, error: { field, message } });
});

test("the message may be empty", () => {
  expect(check({ ...filled, message: "" }).ok).toBe(true);
});
