import { expect, test } from "vitest";
import { pino } from "pino";
import { finishPage } from "../pages/render-page.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";
import { scoreResponse } from "./test-support/score-response.ts";

const HTML =
  "<!doctype html><style>a{}</style><script>let a</script>" +
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/a.js"/>';
const SCRIPTS = new Map(["manifest-1.js", "a.js"].map((name) => [`/assets/${name}`, "sha256-x"]));

const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers and bodies of a page, of a file of ours, of the API and of a refusal, as the public site has them. */
async function openServer() {
  const page = await finishPage(new Response(HTML, { headers: { "content-type": "text/html" } }), "once", {
    isHttps: true,
    integrity: SCRIPTS,
  });
  const { server } = await openFormsServer({ origin: "https://www.example.org", handlePage: async () => page });
  return async (url: string, method: "GET" | "POST" | "TRACE" = "GET") => {
    const { headers, body } = await server.inject({ url, method });
    return { headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])), body };
  };
}

test("a page has 135 points of MDN's HTTP Observatory, and everything else, which has no scripts, 130", async () => {
  const get = await openServer();
  expect(scoreResponse(await get("/"))).toEqual({ score: 135, lost: [] });
  for (const response of [
    await get("/robots.txt"),
    await get("/healthz"),
    await get("/api/v1/service/contact_us", "POST"),
    await get("/venmala_hospital", "TRACE"),
  ])
    expect(scoreResponse(response)).toEqual({ score: 130, lost: [] });
});

test("the points are lost with the headers", async () => {
  const { headers, body } = await (await openServer())("/");
  const { "strict-transport-security": _, ...rest } = headers;
  expect(scoreResponse({ headers: rest, body })).toEqual({ score: 80, lost: ["Strict-Transport-Security"] });
  const weak = (rest["content-security-policy"] ?? "").replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  );
  const weakened = { headers: { ...rest, "content-security-policy": weak }, body };
  expect(scoreResponse(weakened).lost).toContain("Content-Security-Policy");
  expect(scoreResponse({ headers: {}, body: "" }).score).toBe(30);
});

/** What is promised of every response, beside its own Content-Security-Policy. */
const PROMISED = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "x-frame-options": "DENY",
};

test("a page, a file, the API and a failure carry all of them, and only the page lets anything load", async () => {
  const get = await openServer();
  expect((await get("/")).headers).toMatchObject(PROMISED);
  for (const response of [
    await get("/robots.txt"),
    await get("/api/v1/service/email", "POST"),
    await get("/a", "TRACE"),
  ])
    expect(response.headers).toMatchObject({ ...PROMISED, "content-security-policy": BARE_POLICY });
});

test("without https there is no HSTS header", async () => {
  const { server } = await openFormsServer({ origin: "http://localhost:3000" });
  const { headers } = await server.inject("/healthz");
  expect(headers).not.toHaveProperty("strict-transport-security");
  expect(headers).toHaveProperty("x-content-type-options");
});

test("no response grants another origin anything, and none sets a cookie", async () => {
  const { headers } = await (await openServer())("/");
  expect(
    Object.keys(headers).filter((name) => /^access-control|^set-cookie|^server$|^x-powered-by/.test(name)),
  ).toEqual([]);
  expect(headers).toMatchObject({ "cross-origin-opener-policy": "same-origin", "x-frame-options": "DENY" });
});

async function getSecurityTxt(origin: string) {
  const securityContacts = ["office@example.org", "second@example.org"];
  const { server } = await openFormsServer({ origin, securityContacts });
  return server.inject("/.well-known/security.txt");
}

test("security.txt names the mailboxes and runs out within a year, after today", async () => {
  const response = await getSecurityTxt("https://www.example.org");
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = response.body.trimEnd().split("\n");
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
  expect((await getSecurityTxt("http://localhost:3000")).body).not.toContain("Canonical");
});

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

test("a report is logged by place and kind, without anything of the page or its visitor", async () => {
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
])("%s is not logged", async (_name, body, status) => {
  const { send, lines } = await open();
  expect(await send(body)).toBe(status);
  expect(lines).toEqual([]);
});

test("a forged report adds no text of its own to the log", async () => {
  const { send, lines } = await open();
  const made = { "effective-directive": "img-src", "blocked-uri": "some words", "document-uri": 5, "line-number": "7" };
  expect(await send({ "csp-report": made })).toBe(204);
  expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual(["directive", "hostname", "level", "msg", "pid", "time"]);
});

test("a flood of reports is accepted, and a few of them are logged", async () => {
  const { send, lines } = await open();
  for (let count = 0; count < 30; count += 1) expect(await send(INLINE)).toBe(204);
  expect(lines).toHaveLength(20);
});
