import { expect, test } from "vitest";
import { isEmailAddress, toAsciiAddress } from "./form-fields.ts";

test.each([
  "a@b.in",
  "ANU@EXAMPLE.ORG",
  "first.last+tag@mail.example.co.in",
  "o'brien@example.org",
  "a@xn--e1a.example",
  "a@münchen.de",
  "a@ഉദാഹരണം.ഭാരതം",
  `${"a".repeat(64)}@b.in`,
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
  "a..b@c.in",
  ".a@b.co",
  "a.@b.co",
  "a@1.2",
  "a@0x7f.1",
  "a@b.c",
  "a@b.c0m",
  "അനു@b.in",
  "a@b/c.in",
  "a@b%2e.in",
  "a@b:80.in",
  `${"a".repeat(65)}@b.in`,
  `${"a".repeat(250)}@b.in`,
])("%j is no address", (text) => expect(isEmailAddress(text)).toBe(false));

test("a domain in another script is written in ASCII for mail programs", () => {
  expect(toAsciiAddress("Anu@münchen.de")).toBe("Anu@xn--mnchen-3ya.de");
  expect(toAsciiAddress("a@Example.ORG")).toBe("a@example.org");
  expect(toAsciiAddress("a@b")).toBeUndefined();
});

test("a hostile text is judged at once", () => {
  const started = performance.now();
  isEmailAddress(`a@${"a.".repeat(500_000)}`);
  isEmailAddress("a".repeat(1_000_000));
  expect(performance.now() - started).toBeLessThan(50);
});
