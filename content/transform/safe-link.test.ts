import { expect, test } from "vitest";
import { findSafeLink } from "./safe-link.ts";

test.each([
  "https://example.org/a?b=1#c",
  "HTTPS://example.org",
  "mailto:a@example.org",
  "tel:+910000000001",
  "/venmala_hospital/doctors",
  "/",
])("%s is kept as it is", (uri) => {
  expect(findSafeLink(uri)).toBe(uri);
});

test.each([
  "http://example.org",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "//example.org",
  "/\\example.org",
  "\\\\example.org",
  "/\t/example.org",
  "https:\\\\example.org",
  "doctors",
  "#part",
  "https://",
  "",
])("%j is no link", (uri) => {
  expect(findSafeLink(uri)).toBeUndefined();
});
