import { expect, test } from "vitest";
import { SAMPLE_COMPLAINT, SAMPLE_TEXTS } from "#outbox/test-support/samples.ts";
import { COMPLAINT } from "./complaint.server.ts";
import { rules } from "./complaint.ts";

const filled = { ...SAMPLE_COMPLAINT, contactNumber: "98470 12345" };

const FACTS = { today: () => "2026-11-20", resumeMaxBytes: 0, texts: SAMPLE_TEXTS.pages.rules };

const check = (changes: Partial<typeof filled>) => rules.check({ ...filled, ...changes }, FACTS);

test.each<[string, Partial<typeof filled>]>([
  ["everything", {}],
  ["an address alone", { contactNumber: "", name: "", department: "", happened: "" }],
  ["a number alone", { email: "" }],
  ["a number and a call", { email: "", answerWay: "call" }],
])("a complaint with %s is taken", (_, changes) => {
  expect(check(changes).ok).toBe(true);
});

const PHONE_OR_EMAIL = "Enter a contact number or an e-mail address";

test.each<[Partial<typeof filled>, string, string]>([
  [{ message: " \n " }, "message", "Write what happened"],
  [{ contactNumber: "", email: "" }, "contactNumber", PHONE_OR_EMAIL],
  [{ contactNumber: "", answerWay: "call" }, "contactNumber", "Enter your contact number"],
  [{ contactNumber: "98470" }, "contactNumber", "Enter valid contact number"],
  [{ email: "anu@" }, "email", "Enter valid email-address"],
  [{ message: "x".repeat(5001) }, "message", "Use at most 5000 characters"],
])("%j is refused at %s", (changes, field, message) => {
  expect(check(changes)).toEqual({ ok: false, error: { field, message } });
});

test.each<[string, Partial<typeof filled>, string]>([
  ["a number alone", { email: "" }, "by telephone"],
  ["a number alone, by who wants no call", { email: "", answerWay: "page" }, "on its page"],
  ["an address too", {}, "on its page"],
  ["an address too, by who wants a call", { answerWay: "call" }, "by telephone"],
  ["other words of a program", { answerWay: "by letter" }, "by letter"],
])("a complaint with %s wants its answer %s", (_, changes, way) => {
  const checked = COMPLAINT.rules.check({ ...filled, ...changes }, FACTS);
  if (!checked.ok) throw new Error(checked.error.message);
  expect(COMPLAINT.fields.answerWay.show?.(checked.value, SAMPLE_TEXTS, undefined)).toBe(way);
});

test("the first words of a complaint end between words, of Malayalam too", () => {
  const about = (message: string) => COMPLAINT.summarize({ ...SAMPLE_COMPLAINT, message }, SAMPLE_TEXTS).about[1];
  expect(about("Nobody came.\nI rang.")).toBe("Nobody came. I rang.");
  expect(about("word ".repeat(30))).toBe("word ".repeat(12).trim());
  expect(about("വിളിച്ചിട്ട് ".repeat(9))?.split(" ")).toEqual(Array.from({ length: 4 }, () => "വിളിച്ചിട്ട്"));
});
