import { expect, test } from "vitest";
import { openFormsServer } from "./test-support/open-forms-server.ts";

async function get(origin: string) {
  const securityContacts = ["office@example.org", "second@example.org"];
  const { server } = await openFormsServer({ origin, securityContacts });
  return server.inject("/.well-known/security.txt");
}

test("security.txt names the mailboxes and runs out within a year, after today", async () => {
  const answer = await get("https://www.example.org");
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = answer.body.trimEnd().split("\n");
  const expires = lines.find((line) => line.startsWith("Expires: ")) ?? "";
  expect(lines.filter((line) => line !== expires)).toEqual([
    "Contact: mailto:office@example.org",
    "Contact: mailto:second@example.org",
    "Preferred-Languages: en, ml",
    "Canonical: https://www.example.org/.well-known/security.txt",
  ]);
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(expires.slice("Expires: ".length)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("without https it claims no address of its own", async () => {
  expect((await get("http://localhost:3000")).body).not.toContain("Canonical");
});
