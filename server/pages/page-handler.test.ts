import { expect, onTestFinished, test, vi } from "vitest";
import type { SiteServices } from "#app/context.ts";
import * as texts from "#site/texts/en.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { SAMPLE_CONTACT } from "#outbox/test-support/samples.ts";
import { pageRoutes } from "#tests/support/page-routes.ts";
import { openFormsServer, spokenWith } from "../http/test-support/open-forms-server.ts";
import { createPageHandler } from "./page-handler.ts";

const MOST = 3;
const HTML = { "content-type": "text/html; charset=utf-8" };
const PAGE = "/venmala_hospital/doctors";

/** React Router's, of a route that has no page. */
const BARE_FAILURE = { status: 500, headers: { "content-type": "text/plain" } };

/** A site whose pages of free text are not finished before they are released. */
async function openHeldSite(parts: Parameters<typeof openFormsServer>[0] = {}) {
  const site = await loadSite({ dataDir: "data" });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const refusals: object[] = [];
  const { handlePage } = createPageHandler({
    renderer: async ({ url, method }) => {
      if (new URL(url).searchParams.has("find") && method === "GET") await released;
      if (url.includes("/csv")) return new Response("Unexpected Server Error", BARE_FAILURE);
      return new Response("<h1>Found</h1>", { headers: HTML });
    },
    routes: pageRoutes,
    editions: [{ site, texts, origin: "http://localhost:3000", apiOrigin: "", content: {} } as SiteServices],
    log: { warn: (facts) => refusals.push(facts) },
    isDevelopment: false,
    mostRenders: MOST,
  });
  const { server, rows } = await openFormsServer({ handlePage, ...parts });
  // Fastify sends an injected request when its response is first asked for.
  const get = async (url: string) => server.inject({ url });
  const ask = (text: string) => get(`/venmala_hospital/what_is_where?find=${text}`);
  const postPage = () =>
    server.inject({
      method: "POST",
      url: "/venmala_hospital/contact_us",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
      payload: "a=b",
    });
  const postForm = () => server.inject({ method: "POST", url: "/api/v1/service/contact_us", payload: SAMPLE_CONTACT });
  return { server, rows, get, ask, postPage, postForm, release, refusals };
}

test("past the bound of pages being rendered, the next gets 503 at once, with numbers to call", async () => {
  const { get, ask, release, refusals } = await openHeldSite();
  const held = Array.from({ length: MOST }, (_, index) => ask(`held${index}`));
  const refused = await ask("more");
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
  expect(refused.body).toMatch(/Punalur: <a href="tel:\+91\d{10}">/);
  const data = await get("/venmala_hospital/what_is_where.data?find=more");
  expect([data.statusCode, data.headers["retry-after"]]).toEqual([503, "5"]);
  expect(data.body).not.toContain("<");
  expect(refusals).toEqual([{ refused: 1 }]);
  release();
  expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await ask("more")).statusCode).toBe(200);
});

test("a file that cannot be made is a page that says so, with numbers to call", async () => {
  const { server } = await openHeldSite();
  const asked = { url: "/venmala_hospital/requests/csv", headers: { accept: "text/html" } };
  const { statusCode, body } = await server.inject(asked);
  expect([statusCode, body]).toEqual([500, expect.stringContaining("Try again in a moment, or call us.")]);
});

test("an address that cannot exist is 404 also then, and one that may exist is not", async () => {
  const { get, ask, release } = await openHeldSite();
  const held = Array.from({ length: MOST }, (_, index) => ask(`held${index}`));
  const statuses = async (paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).statusCode));
  const department = "/venmala_hospital/department/no_such";
  expect(await statuses([department, `${department}.data`, "/no_such", "/venmala_hospital/no_such"])).toEqual([
    404, 404, 404, 404,
  ]);
  expect(await statuses(["/venmala_hospital/doctors/details/a"])).toEqual([503]);
  expect((await get(department)).body).toMatch(/href="tel:/);
  release();
  await Promise.all(held);
});

test("meanwhile cached pages, health and forms of both kinds go on", async () => {
  const { rows, get, ask, postPage, postForm, release } = await openHeldSite();
  await get(PAGE);
  const held = Array.from({ length: MOST }, (_, index) => ask(`held${index}`));
  expect((await get(PAGE)).statusCode).toBe(200);
  expect((await get("/healthz")).statusCode).toBe(200);
  expect((await postForm()).statusCode).toBe(201);
  expect(rows()).toHaveLength(1);
  expect((await postPage()).statusCode).toBe(200);
  release();
  await Promise.all(held);
});

test("under pressure cached pages and health are served, and forms get 503 with a time to try again and numbers to call", async () => {
  const phones = [
    { label: "Emergency, Punalur", printed: "0000 000 3003", href: "tel:+910000003003", isEmergency: true },
  ];
  // Any process takes more than a byte.
  const { server, rows, get, postPage, postForm } = await openHeldSite({
    editions: [spokenWith(phones)],
    pressure: { maxRssBytes: 1, sampleInterval: 1 },
  });
  await expect.poll(async () => (await get(PAGE)).statusCode).toBe(200);
  await expect.poll(() => server.isUnderPressure()).toBe(true);
  expect((await get(PAGE)).statusCode).toBe(200);
  expect((await get("/healthz")).statusCode).toBe(200);
  expect((await get("/venmala_hospital/news")).statusCode).toBe(503);
  expect((await get("/venmala_hospital/department/no_such")).statusCode).toBe(404);
  for (const response of [await postPage(), await postForm()]) {
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "10"]);
    expect(response.body).toContain("0000 000 3003");
  }
  expect(rows()).toEqual([]);
});

test("a process that stands still for less than the delay that means pressure refuses nobody", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { server } = await openFormsServer({ pressure: { maxEventLoopDelay: 3000 } });
  // The event loop does not turn between these.
  const standStill = (ms: number) => vi.advanceTimersByTime(ms).advanceTimersByTime(ms);
  standStill(1400);
  expect(server.isUnderPressure()).toBe(false);
  standStill(3000);
  expect(server.isUnderPressure()).toBe(true);
});

test("a page with content missing is shown, named in the log and never cached", async () => {
  const state = { isMissing: true, renders: 0 };
  const logged: object[] = [];
  const site = await loadSite({ dataDir: "data" });
  const { handlePage } = createPageHandler({
    renderer: async (_request, { noteMissingContent }) => {
      state.renders += 1;
      if (state.isMissing) noteMissingContent([{ message: "away" }]);
      return new Response(`<h1>${state.isMissing ? "Empty" : "Whole"}</h1>`, { headers: HTML });
    },
    routes: pageRoutes,
    editions: [{ site, texts, origin: "http://localhost:3000", apiOrigin: "", content: {} } as SiteServices],
    log: { warn: (facts) => logged.push(facts) },
    isDevelopment: false,
  });
  const visit = async () => {
    const { headers, body } = await handlePage(new Request(`http://localhost:3000${PAGE}`));
    return [body.identity.toString(), headers["cache-control"]];
  };
  expect(await visit()).toEqual(["<h1>Empty</h1>", "no-store"]);
  expect(logged).toEqual([{ errors: [{ message: "away" }], path: PAGE }]);
  expect(await visit()).toEqual(["<h1>Empty</h1>", "no-store"]);
  expect(state.renders).toBe(2);
  state.isMissing = false;
  expect(await visit()).toEqual(["<h1>Whole</h1>", undefined]);
  expect(await visit()).toEqual(["<h1>Whole</h1>", undefined]);
  expect(state.renders).toBe(3);
});

/** A site that counts what it renders, and can be told of changes. */
async function openCountingSite() {
  const site = await loadSite({ dataDir: "data" });
  const state = { renders: 0, text: "before" };
  const listeners = { content: (_change?: { hospitals: string[] }) => {}, search: () => {} };
  const { handlePage } = createPageHandler({
    renderer: async () => {
      state.renders += 1;
      return new Response(`<h1>${state.text}</h1>`, { headers: HTML });
    },
    routes: pageRoutes,
    editions: [{ site, texts, origin: "http://localhost:3000", apiOrigin: "", content: {} } as SiteServices],
    log: { warn: () => {} },
    isDevelopment: false,
    onContentChange: (listener) => (listeners.content = listener),
    onSearchRenewed: (listener) => (listeners.search = listener),
  });
  const get = async (path: string) => {
    const page = await handlePage(new Request(`http://localhost:3000${path}`));
    return { text: page.body.identity.toString(), storage: page.headers["cache-control"] };
  };
  const rendersOf = async (path: string) => {
    const before = state.renders;
    await get(path);
    return state.renders - before;
  };
  return { state, listeners, get, rendersOf };
}

test("a change of one hospital empties its pages and the group's, and leaves those of other hospitals", async () => {
  const { listeners, get, rendersOf } = await openCountingSite();
  const changed = [
    "/venmala_hospital_punalur",
    "/venmala_hospital_punalur/news",
    "/venmala_hospital_punalur.data",
    "/",
  ];
  const others = ["/venmala_hospital", "/venmala_hospital/news", "/venmala_hospital_kozhencherry/doctors"];
  for (const path of [...changed, ...others]) await get(path);
  listeners.content({ hospitals: ["Venmala Hospital Punalur"] });
  for (const path of changed) expect([path, await rendersOf(path)]).toEqual([path, 1]);
  for (const path of others) expect([path, await rendersOf(path)]).toEqual([path, 0]);
});

test("3,000 different searches leave the cached pages as they were", async () => {
  const { get, rendersOf } = await openCountingSite();
  await get(PAGE);
  for (let at = 0; at < 3000; at += 100)
    await Promise.all(Array.from({ length: 100 }, (_, next) => get(`/venmala_hospital/search?q=word${at + next}`)));
  expect(await rendersOf(PAGE)).toBe(0);
  expect(await rendersOf("/venmala_hospital/search?q=word2999")).toBe(1);
});

test("a search that many make is cached from the third time, until content or index change", async () => {
  const { state, listeners, get, rendersOf } = await openCountingSite();
  const path = "/search?q=sugar";
  const renders = [await rendersOf(path), await rendersOf(path), await rendersOf(path), await rendersOf(path)];
  expect(renders).toEqual([1, 1, 1, 0]);
  expect((await get(path)).storage).toBe("no-store");
  for (const change of [listeners.content, listeners.search]) {
    change();
    state.text += " and after";
    expect((await get(path)).text).toBe(`<h1>${state.text}</h1>`);
  }
});
