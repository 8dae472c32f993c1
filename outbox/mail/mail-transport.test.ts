import { expect, test } from "vitest";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE } from "../test-support/samples.ts";
import { mayReceive } from "./mail-transport.ts";

test.each([
  ["anu@example.com", true],
  ["Punalur@example.org", false],
  ["punalur+x@example.org", false],
  ["second@example.org", false],
  ["website@example.org", false],
  ["a%b.example@example.com", false],
  ["b.example!a@example.com", false],
  ["|program@example.com", false],
])("whether %s gets a mail that anybody can cause: %s", (address, isAllowed) => {
  expect(mayReceive(address, SAMPLE_SITE.hospitals, SAMPLE_MAIL_FROM)).toBe(isAllowed);
});
