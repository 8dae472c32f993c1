import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { SubmissionOutcome } from "#forms/submissions.ts";
import { sendRequest } from "#tests/support/send-request.ts";
import type { CountedRequest } from "./metrics/metrics.ts";
import type { PagesOptions } from "./pages/pages.ts";
import { finishPage } from "./pages/render-page.ts";
import { openFormsServer, ORIGIN } from "./http/test-support/open-forms-server.ts";

const CLIENT = "https://pages.example.org";
const RECEIPT = { reference: "A-1234-5678" };

const PAGE: ResponseInit = { headers: { "content-type": "text/html" } };

async function setUp(
  submit: () => Promise<SubmissionOutcome> = async () => ({ status: "accepted", receipt: RECEIPT }),
  page = PAGE,
  findMoved?: PagesOptions["findMoved"],
) {
  const state = { submitted: [] as unknown[], pages: [] as string[] };
  const counted: CountedRequest[] = [];
  const { server } = await openFormsServer({
    apiClientOrigins: [CLIENT],
    submissions: {
      submit: async (kind, input) => {
        state.submitted.push([kind, input]);
        return submit();
      },
    },
    handlePage: async (request) => {
      state.pages.push(`${request.method} ${request.url} ${await request.text()}`);
      return finishPage(new Response("<style>a{}</style>", page), request.method === "POST" ? "once" : "cached");
    },
    ...(findMoved && { findMoved }),
    formAt: ({ pathname }) => (/contact_us|appointment/.test(pathname) ? "fields" : undefined),
    countRequest: (request) => void counted.push(request),
  });
  const send = (path: string, init?: RequestInit) => sendRequest(server, new Request(ORIGIN + path, init));
  return { state, counted, send, server };
}

function post(body: string, headers: Record<string, string> = { "content-type": "application/json" }): RequestInit {
  return { method: "POST", body, headers };
}

test("each response is counted under the pattern of its address, which reveals nothing about the sender", async () => {
  const { counted, send } = await setUp();
  await send("/venmala_hospital/doctors?name=Anu");
  await send("/api/v1/service/email", post("x", { "content-type": "text/plain" }));
  expect(counted).toEqual([
    { method: "GET", route: "/*", status: 200, seconds: expect.closeTo(0, -1) },
    { method: "POST", route: "/api/v1/service/email", status: 415, seconds: expect.closeTo(0, -1) },
  ]);
});

test.each([
  [{ isSure: true }, 200, 301, 0],
  [{ isSure: false }, 404, 301, 1],
  [{ isSure: false }, 200, 200, 1],
])(
  "an old address leads on before its page is rendered or after, and never where there is one: %j %s",
  async (moved, status, answered, rendered) => {
    const { send, state } = await setUp(undefined, { ...PAGE, status }, () => ({ to: "/new?x=1", ...moved }));
    const response = await send("/old?x=1");
    expect(response.status).toBe(answered);
    expect(response.headers.get("location")).toBe(answered === 301 ? "/new?x=1" : null);
    expect(state.pages).toHaveLength(rendered);
  },
);

test.each([
  ["/venmala_hospital/doctors).", 404, "/venmala_hospital/doctors"],
  ["//venmala_hospital//doctors", 200, "/venmala_hospital/doctors"],
  [
    "/venmala_hospital/doctors?limit=12&amp;department=dental",
    200,
    "/venmala_hospital/doctors?limit=12&department=dental",
  ],
  ["/media/images.ctfassets.net/x/a.png?w=640&amp;fm=webp", 200, "/media/images.ctfassets.net/x/a.png?w=640&fm=webp"],
])("who follows %s comes to the address that was meant", async (address, status, meant) => {
  const { send } = await setUp(undefined, { ...PAGE, status });
  const response = await send(address);
  expect([response.status, response.headers.get("location")]).toEqual([301, meant]);
});

test("an address with a bracket that is a page is left alone, and so is a form", async () => {
  expect((await (await setUp()).send("/venmala_hospital/doctors)")).status).toBe(200);
  const { send } = await setUp(undefined, { ...PAGE, status: 404 });
  const form = post("name=Anu", { "content-type": "application/x-www-form-urlencoded" });
  expect((await send("/venmala_hospital/contact_us)", form)).status).toBe(404);
});

test("a valid form gets 201 and its reference", async () => {
  const { state, send } = await setUp();
  const response = await send("/api/v1/service/email", post('{"patientName":"Anu"}'));
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ ...RECEIPT, state: "kept" });
  expect(state.submitted).toEqual([["appointment", { patientName: "Anu" }]]);
});

test("an invalid form gets 400 and the fields that are wrong", async () => {
  const errors = [{ field: "patientName", message: "Enter your name" }];
  const { send } = await setUp(async () => ({ status: "invalid", errors }));
  const response = await send("/api/v1/service/contact_us", post("{}"));
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ type: "/api/problems/invalid-fields", status: 400, errors });
});

test("a listed origin may send forms, by the CORS headers of the preflight and the response", async () => {
  const { state, send } = await setUp();
  const headers = { "content-type": "application/json", origin: CLIENT, "sec-fetch-site": "cross-site" };
  const asked = await send("/api/v1/service/contact_us", { method: "OPTIONS", headers });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-methods")).toBe("POST");
  expect(asked.headers.get("access-control-allow-headers")).toBe(
    "content-type, idempotency-key, sender-secret, notice-version, op-number, pause-seen, waiting-since",
  );
  const response = await send("/api/v1/service/contact_us", post("{}", headers));
  expect(response.status).toBe(201);
  for (const { headers: received } of [asked, response]) {
    expect(received.get("access-control-allow-origin")).toBe(CLIENT);
    expect(received.get("vary")).toBe("origin");
  }
  expect(state.submitted).toHaveLength(1);
});

test("a listed origin may post to no page, and other origins get no CORS headers", async () => {
  const { state, send } = await setUp();
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: CLIENT };
  expect((await send("/venmala_hospital/contact_us", post("name=Anu", headers))).status).toBe(403);
  const stranger = { method: "OPTIONS", headers: { origin: "https://other.example" } };
  expect((await send("/api/v1/service/contact_us", stranger)).headers.get("access-control-allow-origin")).toBeNull();
  expect(state).toEqual({ submitted: [], pages: [] });
});

test.each([
  ["malformed JSON", post('{"patientName":'), 400],
  ["an empty body", post(""), 400],
  ["a body of 10 MB", post(JSON.stringify({ patientName: "x".repeat(10_000_000) })), 413],
  ["text instead of JSON", post("hello", { "content-type": "text/plain" }), 415],
  ["a form of another site", post("{}", { "content-type": "application/json", "sec-fetch-site": "cross-site" }), 403],
  ["another origin", post("{}", { "content-type": "application/json", origin: "https://other.example" }), 403],
  ["a page without an origin", post("{}", { "content-type": "application/json", origin: "null" }), 403],
  [
    "a link of another site",
    post("{}", { "content-type": "application/json", referer: "https://other.example/a" }),
    403,
  ],
])("%s is refused and nothing is handed on [S270]", async (_name, init, status) => {
  const { state, send } = await setUp();
  const response = await send("/api/v1/service/email", init);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ type: expect.stringMatching(/^\/api\/problems\//), status });
  expect(state.submitted).toEqual([]);
});

test.each([
  ["from this site", { "sec-fetch-site": "same-origin" }],
  ["from this origin", { origin: ORIGIN }],
  ["from a page of this origin", { referer: `${ORIGIN}/venmala_hospital/contact_us` }],
  ["from this origin, whatever page led there", { origin: ORIGIN, referer: "https://other.example/" }],
  ["from no page", {}],
])("a form %s is taken", async (_name, headers) => {
  const { send } = await setUp();
  const response = await send("/api/v1/service/email", post("{}", { "content-type": "application/json", ...headers }));
  expect(response.status).toBe(201);
});

test.each(["https://other.example", "https://www.other.example", "null"])(
  "a page of %s posts nothing to the desk, though its browser sends the cookie",
  async (source) => {
    const { state, send } = await setUp();
    const headers = { cookie: "desk=x", "content-type": "application/x-www-form-urlencoded" };
    for (const more of [{ origin: source }, { origin: source, "sec-fetch-site": "same-site" }])
      expect((await send("/venmala_hospital/desk/call", post("do=end", { ...headers, ...more }))).status).toBe(403);
    expect(state.pages).toEqual([]);
  },
);

test.each([
  ["PUT", "/venmala_hospital/doctors", 404],
  ["TRACE", "/", 404],
  ["OPTIONS", "/healthz", 404],
  ["GET", "/api/v1/service/email", 404],
  ["PATCH", "/api/v1/service/contact_us", 404],
  ["POST", "/api/no_such", 404],
  ["POST", "/healthz", 405],
  ["POST", "/media/images.ctfassets.net/a.webp", 405],
  ["POST", "/venmala_hospital/doctors", 405],
] as const)("%s %s is refused with %i before its body is read", async (method, url, status) => {
  const { state, server } = await setUp();
  const response = await server.inject({ method, url, headers: { "content-type": "text/plain" }, payload: "hello" });
  expect([response.statusCode, response.json()]).toMatchObject([status, { status }]);
  expect(response.headers.allow).toBe(status === 405 ? "GET, HEAD" : undefined);
  expect(state).toEqual({ submitted: [], pages: [] });
});

test("a store that cannot take the form gets 503 and a time to try again", async () => {
  const { send } = await setUp(async () => ({ status: "unavailable" }));
  const response = await send("/api/v1/service/email", post("{}"));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await response.json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining("0000 000 0003") as string,
  });
});

test("an unforeseen failure gets 500 that reveals nothing", async () => {
  const { send } = await setUp(() => Promise.reject(new Error("secret detail")));
  const response = await send("/api/v1/service/email", post("{}"));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret detail");
});

test("every other address is a page, compressed as the browser asks", async () => {
  const { state, send } = await setUp();
  const response = await send("/venmala_hospital/doctors?limit=12", { headers: { "accept-encoding": "gzip, br" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("content-security-policy")).toContain("style-src 'self' 'sha256-");
  expect(state.pages).toEqual([`GET ${ORIGIN}/venmala_hospital/doctors?limit=12 `]);
});

test.each([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["gzip, br", "br", brotliDecompressSync],
  ["gzip, zstd;q=0", "gzip", gunzipSync],
])("a browser that takes %s gets the result of a form in %s", async (accepted, encoding, decompress) => {
  const { send } = await setUp();
  const headers = { "content-type": "application/x-www-form-urlencoded", "accept-encoding": accepted };
  const response = await send("/venmala_hospital/appointment", post("patientName=Anu", headers));
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(decompress(await response.bytes()).toString()).toBe("<style>a{}</style>");
});

test("a page the browser already has gets 304", async () => {
  const { send } = await setUp();
  const etag = (await send("/")).headers.get("etag") ?? "";
  const response = await send("/", { headers: { "if-none-match": etag } });
  expect(response.status).toBe(304);
});

test("a form post without JavaScript reaches its page", async () => {
  const { state, send } = await setUp();
  await send(
    "/venmala_hospital/appointment",
    post("patientName=Anu", { "content-type": "application/x-www-form-urlencoded" }),
  );
  expect(state.pages).toEqual([`POST ${ORIGIN}/venmala_hospital/appointment patientName=Anu`]);
});

test.each<[string, ResponseInit, string, string | null]>([
  ["a page", PAGE, "GET", null],
  ["a page that is away for a moment", { ...PAGE, status: 503 }, "GET", null],
  ["the result of a form", PAGE, "POST", "noindex"],
  ["a page that is not there", { ...PAGE, status: 404 }, "GET", "noindex"],
  ["a failure", { ...PAGE, status: 500 }, "GET", "noindex"],
  ["a page's data", { headers: { "content-type": "application/json" } }, "GET", "noindex"],
])("%s says whether search engines may index it", async (_name, page, method, robots) => {
  const { send } = await setUp(undefined, page);
  const form = post("a=b", { "content-type": "application/x-www-form-urlencoded" });
  const { headers } = await send("/venmala_hospital/contact_us", method === "POST" ? form : {});
  expect(headers.get("x-robots-tag")).toBe(robots);
});

test("a page for all visitors names rules for loading ahead, which prerender nothing; the answer to a form does not", async () => {
  const { send } = await setUp();
  const named = (response: Response) => response.headers.get("speculation-rules");
  const form = post("name=Anu", { "content-type": "application/x-www-form-urlencoded" });
  expect(named(await send("/venmala_hospital/contact_us", form))).toBeNull();
  const rules = await send(JSON.parse(named(await send("/venmala_hospital/doctors")) ?? '"none"'));
  expect(rules.headers.get("content-type")).toMatch(/^application\/speculationrules\+json/);
  expect(Object.keys(await rules.json())).toEqual(["prefetch"]);
});

test("an address that looks like another host stays ours", async () => {
  const { state, send } = await setUp();
  expect((await send("//evil.example/x")).headers.get("location")).toBe("/evil.example/x");
  expect(state.pages).toEqual([]);
});

test("every response carries the security headers", async () => {
  const { send } = await setUp();
  for (const path of ["/", "/healthz", "/api/v1/service/email"]) {
    const { headers } = await send(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

test.each([
  "/media/evil.example/a.webp",
  "/media/images.ctfassets.net/../secret",
  "/media/images.ctfassets.net/a%2f..%2fb",
])("no other host and no climbing path is requested for media: %s", async (path) => {
  const { send } = await setUp();
  expect((await send(path)).status).toBe(404);
});
