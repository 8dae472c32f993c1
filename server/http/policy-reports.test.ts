import { pino } from "pino";
import { expect, test } from "vitest";
import { openFormsServer } from "./test-support/open-forms-server.ts";

const REPORTS = "/api/csp-reports";
const PAGE = "https://www.example.org/venmala_hospital/sent/contact?reference=C-1234-5678";

const INLINE = {
  "csp-report": {
    "effective-directive": "script-src-attr",
    "blocked-uri": "inline",
    "document-uri": PAGE,
    "source-file": "https://www.example.org/assets/a.js?x=secret",
    "line-number": 7,
    "script-sample": "secret words of the page",
    "original-policy": "default-src 'none'",
  },
};

const FOREIGN = {
  "csp-report": {
    "effective-directive": "img-src",
    "blocked-uri": "https://evil.example/pixel?who=secret",
    "document-uri": PAGE,
  },
};

async function open() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: "warn" },
    { write: (line: string) => void lines.push(JSON.parse(line) as object as never) },
  );
  const { server } = await openFormsServer({ log });
  const send = async (body: unknown) => {
    const headers = { "content-type": "application/csp-report", "sec-fetch-site": "same-origin" };
    const payload = typeof body === "string" ? body : JSON.stringify(body);
    return (await server.inject({ method: "POST", url: REPORTS, headers, payload })).statusCode;
  };
  return { send, lines, text: () => JSON.stringify(lines) };
}

test("what a policy stopped is in the log, by place and kind, and nothing of the page or of its visitor", async () => {
  const { send, lines, text } = await open();
  expect(await send(INLINE)).toBe(204);
  expect(await send(FOREIGN)).toBe(204);
  const page = "/venmala_hospital/sent/contact";
  expect(lines).toMatchObject([
    { directive: "script-src-attr", blocked: "inline", page, source: "/assets/a.js", line: 7 },
    { directive: "img-src", blocked: "https://evil.example", page },
  ]);
  expect(text()).not.toMatch(/secret|C-1234/);
});

test.each([
  ["no report", { a: 1 }, 204],
  ["null", null, 204],
  ["a list of nothing", [null, 1, {}], 204],
  ["what is no directive", { "csp-report": { "effective-directive": "forged\nline", "blocked-uri": "inline" } }, 204],
  ["no JSON", "{", 400],
  ["a report of 20 KB", { "csp-report": { "effective-directive": "x".repeat(20_000) } }, 413],
])("%s is nothing to write down of anybody", async (_name, body, status) => {
  const { send, lines } = await open();
  expect(await send(body)).toBe(status);
  expect(lines).toEqual([]);
});

test("a report made up by somebody brings nothing of its own into the log", async () => {
  const { send, lines } = await open();
  const made = { "effective-directive": "img-src", "blocked-uri": "some words", "document-uri": 5, "line-number": "7" };
  expect(await send({ "csp-report": made })).toBe(204);
  expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual(["directive", "hostname", "level", "msg", "pid", "time"]);
});

test("a flood of reports is taken, and a few of them are written down", async () => {
  const { send, lines } = await open();
  for (let count = 0; count < 30; count += 1) expect(await send(INLINE)).toBe(204);
  expect(lines).toHaveLength(20);
});
