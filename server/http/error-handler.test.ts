import { expect, test } from "vitest";
import { openFormsServer, spokenWith } from "./test-support/open-forms-server.ts";

const PHONES = [
  { label: "Emergency, Punalur", printed: "0000 000 3003", href: "tel:+910000003003", isEmergency: true },
];

test("a browser whose page fails gets numbers to call and a way to try again, a program a problem document", async () => {
  const handlePage = () => Promise.reject(new Error("secret detail"));
  const { server } = await openFormsServer({ handlePage, editions: [spokenWith(PHONES)] });
  const ask = (accept: string) => server.inject({ url: "/a&b?q=1", headers: { accept } });
  const page = await ask("text/html,*/*;q=0.8");
  expect([page.statusCode, page.headers["content-type"]]).toEqual([500, "text/html; charset=utf-8"]);
  expect(page.body).toContain('Emergency, Punalur: <a href="tel:+910000003003">0000 000 3003</a>');
  expect(page.body).toContain('<a href="/a&amp;b">Try again</a>');
  expect(page.body).toContain('<html lang="en-IN">');
  expect(page.body).not.toContain("secret detail");
  const problem = await ask("*/*");
  expect([problem.statusCode, problem.json()]).toMatchObject([500, { type: "/api/problems/internal-error" }]);
});
