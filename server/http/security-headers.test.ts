import { expect, test } from "vitest";
import { finishPage } from "../pages/finished-page.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";
import { scoreHeaders } from "./test-support/score-headers.ts";

const HTML = "<!doctype html><style>a{}</style><script>let a</script><script src='/assets/a.js'></script>";

/** The headers of a page, of a file of ours, of the API and of a refusal, as the public site has them. */
async function openHeaders() {
  const page = await finishPage(new Response(HTML, { headers: { "content-type": "text/html" } }), "once");
  const { server } = await openFormsServer({ origin: "https://www.example.org", answerPage: async () => page });
  return async (url: string, method: "GET" | "POST" | "TRACE" = "GET") => {
    const { headers } = await server.inject({ url, method });
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  };
}

test("a page has 130 points of MDN's HTTP Observatory, and so has everything else", async () => {
  const get = await openHeaders();
  for (const headers of [
    await get("/"),
    await get("/robots.txt"),
    await get("/healthz"),
    await get("/api/v1/service/contact_us", "POST"),
    await get("/venmala_hospital", "TRACE"),
  ])
    expect(scoreHeaders(headers)).toEqual({ score: 130, lost: [] });
});

test("the points are lost with the headers", async () => {
  const { "strict-transport-security": _, ...rest } = await (await openHeaders())("/");
  expect(scoreHeaders(rest)).toEqual({ score: 80, lost: ["Strict-Transport-Security"] });
  const weak = (rest["content-security-policy"] ?? "").replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  );
  expect(scoreHeaders({ ...rest, "content-security-policy": weak }).lost).toContain("Content-Security-Policy");
  expect(scoreHeaders({}).score).toBe(30);
});

test("no answer grants another origin anything, and none sets a cookie", async () => {
  const headers = await (await openHeaders())("/");
  expect(
    Object.keys(headers).filter((name) => /^access-control|^set-cookie|^server$|^x-powered-by/.test(name)),
  ).toEqual([]);
  expect(headers).toMatchObject({ "cross-origin-opener-policy": "same-origin", "x-frame-options": "DENY" });
});
