import { expect, test } from "vitest";
import { finishPage } from "../pages/finished-page.ts";
import { addScriptIntegrity } from "../pages/script-integrity.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";
import { scoreAnswer } from "./test-support/score-answer.ts";

const HTML =
  "<!doctype html><style>a{}</style><script>let a</script>" +
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/a.js"/>';
const SCRIPTS = new Map(["manifest-1.js", "a.js"].map((name) => [`/assets/${name}`, "sha256-x"]));

const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers and bodies of a page, of a file of ours, of the API and of a refusal, as the public site has them. */
async function openAnswers() {
  const html = addScriptIntegrity(HTML, SCRIPTS);
  const page = await finishPage(new Response(html, { headers: { "content-type": "text/html" } }), "once", {
    isHttps: true,
  });
  const { server } = await openFormsServer({ origin: "https://www.example.org", answerPage: async () => page });
  return async (url: string, method: "GET" | "POST" | "TRACE" = "GET") => {
    const { headers, body } = await server.inject({ url, method });
    return { headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])), body };
  };
}

test("a page has 135 points of MDN's HTTP Observatory, and everything else, which has no scripts, 130", async () => {
  const get = await openAnswers();
  expect(scoreAnswer(await get("/"))).toEqual({ score: 135, lost: [] });
  for (const answer of [
    await get("/robots.txt"),
    await get("/healthz"),
    await get("/api/v1/service/contact_us", "POST"),
    await get("/venmala_hospital", "TRACE"),
  ])
    expect(scoreAnswer(answer)).toEqual({ score: 130, lost: [] });
});

test("the points are lost with the headers", async () => {
  const { headers, body } = await (await openAnswers())("/");
  const { "strict-transport-security": _, ...rest } = headers;
  expect(scoreAnswer({ headers: rest, body })).toEqual({ score: 80, lost: ["Strict-Transport-Security"] });
  const weak = (rest["content-security-policy"] ?? "").replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  );
  const weakened = { headers: { ...rest, "content-security-policy": weak }, body };
  expect(scoreAnswer(weakened).lost).toContain("Content-Security-Policy");
  expect(scoreAnswer({ headers: {}, body: "" }).score).toBe(30);
});

/** What is promised of every answer, beside its own Content-Security-Policy. */
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
  const get = await openAnswers();
  expect((await get("/")).headers).toMatchObject(PROMISED);
  for (const answer of [await get("/robots.txt"), await get("/api/v1/service/email", "POST"), await get("/a", "TRACE")])
    expect(answer.headers).toMatchObject({ ...PROMISED, "content-security-policy": BARE_POLICY });
});

test("without https nothing is said of it", async () => {
  const { server } = await openFormsServer({ origin: "http://localhost:3000" });
  const { headers } = await server.inject("/healthz");
  expect(headers).not.toHaveProperty("strict-transport-security");
  expect(headers).toHaveProperty("x-content-type-options");
});

test("no answer grants another origin anything, and none sets a cookie", async () => {
  const { headers } = await (await openAnswers())("/");
  expect(
    Object.keys(headers).filter((name) => /^access-control|^set-cookie|^server$|^x-powered-by/.test(name)),
  ).toEqual([]);
  expect(headers).toMatchObject({ "cross-origin-opener-policy": "same-origin", "x-frame-options": "DENY" });
});
