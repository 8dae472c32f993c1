import { expect, test } from "vitest";
import { isEmailAddress } from "./email-address.ts";

test.each([
  "a@b.in",
  "ANU@EXAMPLE.ORG",
  "first.last+tag@mail.example.co.in",
  "o'brien@example.org",
  "a@xn--e1a.example",
])("%s is an address", (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  "",
  "abc",
  "a@b",
  "@b.in",
  "a@",
  "a@.in",
  "a@b.",
  "a@b..in",
  "a@-b.in",
  "a b@c.in",
  "a@b@c.in",
  '"a"@b.in',
  "a@b.in, c@d.in",
  "<a@b.in>",
  "a@b.in\r\nBcc: c@d.in",
  `${"a".repeat(250)}@b.in`,
])("%j is no address", (text) => expect(isEmailAddress(text)).toBe(false));

test("a hostile text is judged at once", () => {
  const started = performance.now();
  isEmailAddress(`a@${"a.".repeat(500_000)}`);
  isEmailAddress("a".repeat(1_000_000));
  expect(performance.now() - started).toBeLessThan(50);
});
