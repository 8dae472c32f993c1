import { expect, test } from "vitest";
import { smtpPoolOptions } from "./smtp-options.server.ts";

test.each(["smtp://mail.example.org:587", "smtp://mail.example.org:587?ignoreTLS=false", "smtps://localhost:465"])(
  "%s is encrypted",
  (url) => expect(smtpPoolOptions(url)).toMatchObject({ requireTLS: true, ignoreTLS: false }),
);

test.each([
  "smtp://localhost:1025",
  "smtp://127.0.0.2:25",
  "smtp://[::1]:25",
  "smtp://relay.example.org:25?ignoreTLS=true",
])("%s is plain", (url) => expect(smtpPoolOptions(url)).toMatchObject({ requireTLS: false, ignoreTLS: true }));

test("a host that only looks like this machine is encrypted", () => {
  expect(smtpPoolOptions("smtp://127.0.0.1.example.org").requireTLS).toBe(true);
  expect(smtpPoolOptions("smtp://localhost.example.org").requireTLS).toBe(true);
});

test("the pool never repeats a mail by itself", () => {
  expect(smtpPoolOptions("smtp://mail.example.org").maxRequeues).toBe(0);
});

test("a mail server has ten seconds to be reached, ten to greet, and may be silent for sixty", () => {
  expect(smtpPoolOptions("smtp://mail.example.org")).toMatchObject({
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
});
