import { expect, test } from "vitest";
import { finishPage, type FinishedPage, type RenderedPage } from "./render-page.ts";
import { createPageCache } from "./page-cache.ts";

/** What a page of a few bytes takes, about. */
const PAGE_COST = 2_500;

function makePage(text: string): FinishedPage {
  const bytes = Buffer.alloc(Buffer.byteLength(text), text);
  return { status: 200, headers: {}, body: { identity: bytes, gzip: bytes, br: bytes }, etag: text };
}

function setUp({ maxBytes = 100_000 } = {}) {
  const state = { now: 0, renders: 0, verdict: "cache" as RenderedPage["verdict"], fail: false, same: false };
  const cache = createPageCache({
    render: async (address, last) => {
      state.renders += 1;
      const count = state.renders;
      await Promise.resolve();
      if (state.fail) throw new Error("rendering fails");
      if (state.same && last) return { page: last, verdict: state.verdict };
      return { page: makePage(`${address} ${count}`), verdict: state.verdict };
    },
    compressBest: async (page) => ({ ...page, body: { ...page.body, br: page.body.br.subarray(0, 2) } }),
    now: () => state.now,
    freshMs: 10,
    staleMs: 100,
    maxBytes,
  });
  const read = async (address = "/a") => (await cache.get(address)).body.br.toString();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { state, read, settle, cache };
}

test("a fresh page is rendered once", async () => {
  const { state, read } = setUp();
  expect(await read()).toBe("/a 1");
  expect(await read()).toBe("/a 1");
  expect(state.renders).toBe(1);
});

test("simultaneous requests share one render", async () => {
  const { state, read } = setUp();
  await Promise.all([read(), read(), read()]);
  expect(state.renders).toBe(1);
});

test("a stale page is served while one render refreshes it", async () => {
  const { state, read, settle } = setUp();
  await read();
  state.now = 50;
  expect(await read()).toBe("/a 1");
  await settle();
  expect(await read()).toBe("/a 2");
});

test("a page that is too old is waited for", async () => {
  const { state, read } = setUp();
  await read();
  state.now = 200;
  expect(await read()).toBe("/a 2");
});

test("a page that says until when it is true is not served a moment longer, in an outage neither", async () => {
  const state = { now: 0 };
  const page = { ...makePage("board"), headers: { expires: new Date(Date.now() + 60_000).toUTCString() } };
  let rendered: RenderedPage = { page, verdict: "cache" };
  const own = createPageCache({
    ...{ render: async () => rendered, now: () => state.now, freshMs: 1e6, staleMs: 1e7, maxBytes: 1e6 },
  });
  await own.get("/a");
  state.now = 58_000;
  expect([own.findFresh("/a"), own.find("/a")]).toEqual([page, page]);
  state.now = 60_001;
  expect([own.findFresh("/a"), own.find("/a")]).toEqual([undefined, undefined]);
  rendered = { page: makePage("outage"), verdict: "outage" };
  expect((await own.get("/a")).etag).toBe("outage");
});

test("during an outage the last complete page is served, however old, and no visitor waits for the next try", async () => {
  const { state, read, settle } = setUp();
  await read();
  state.now = 1_000_000;
  state.verdict = "outage";
  expect(await read()).toBe("/a 1");
  state.verdict = "cache";
  expect(await read()).toBe("/a 1");
  await settle();
  expect(await read()).toBe("/a 3");
});

test("a page with content missing is shown when there is no other, and not cached", async () => {
  const { state, read } = setUp();
  state.verdict = "outage";
  expect(await read()).toBe("/a 1");
  expect(await read()).toBe("/a 2");
});

test("a page that has gone is forgotten", async () => {
  const { state, read } = setUp();
  await read();
  state.now = 200;
  state.verdict = "pass";
  expect(await read()).toBe("/a 2");
  state.verdict = "outage";
  expect(await read()).toBe("/a 3");
});

test("a failing render serves the last page, and rejects without one", async () => {
  const { state, read } = setUp();
  await read();
  state.now = 200;
  state.fail = true;
  expect(await read()).toBe("/a 1");
  await expect(read("/b")).rejects.toThrow("rendering fails");
});

test("the pages rendered longest ago make room for new ones", async () => {
  const { state, read } = setUp({ maxBytes: 2 * PAGE_COST });
  await read("/a");
  await read("/b");
  await read("/c");
  expect(await read("/c")).toBe("/c 3");
  expect(await read("/a")).toBe("/a 4");
  expect(state.renders).toBe(4);
});

test("a crawler of all pages pushes out its own, and none that visitors come back to", async () => {
  const { state, read, cache } = setUp({ maxBytes: 10 * PAGE_COST });
  for (const address of ["/home", "/doctors"]) for (let visit = 0; visit < 3; visit += 1) await read(address);
  for (let number = 0; number < 50; number += 1) {
    await read(`/crawled/${number}`);
    if (number % 10 === 0) await Promise.all([read("/home"), read("/doctors")]);
    expect(cache.figures().bytes).toBeLessThanOrEqual(10 * PAGE_COST);
  }
  expect([await read("/home"), await read("/doctors")]).toEqual(["/home 1", "/doctors 2"]);
  expect(cache.isFull()).toBe(true);
  const { hits, misses, evicted, pages } = cache.figures();
  expect({ hits, misses, evicted }).toEqual({ hits: 16, misses: state.renders, evicted: 52 - pages });
});

test("a page that nobody asks for any more makes room in the end, however often it was asked for", async () => {
  const { state, read } = setUp({ maxBytes: 2 * PAGE_COST });
  for (let visit = 0; visit < 50; visit += 1) await read("/once-loved");
  for (let number = 0; number < 20; number += 1) await read(`/${number}`);
  const rendered = state.renders;
  await read("/once-loved");
  expect(state.renders).toBe(rendered + 1);
});

test("after everything was forgotten no page from before is served, nor one that was being rendered", async () => {
  const { state, read, cache } = setUp();
  await read("/a");
  const before = read("/b");
  cache.forgetAll();
  expect(await read("/a")).toBe("/a 3");
  const after = read("/b");
  expect([await before, await after, await read("/b")]).toEqual(["/b 2", "/b 4", "/b 4"]);
  expect(state.renders).toBe(4);
});

test("a page removed from the cache does not return when its last render fails", async () => {
  const { state, read, cache } = setUp();
  await read("/a");
  state.now = 200;
  state.verdict = "outage";
  const before = read("/a");
  cache.forgetAll();
  await before;
  expect(await read("/a")).toBe("/a 3");
});

test("what counts is what a page takes in memory, not the few bytes of its text", async () => {
  const { state, read } = setUp({ maxBytes: 1_000_000 });
  for (let number = 0; number < 1_000; number += 1) await read(`/${number}`);
  const rendered = state.renders;
  for (let number = 999; number >= 0 && state.renders === rendered; number -= 1) await read(`/${number}`);
  await read("/0");
  // Those rendered last are still there, those before are gone.
  expect(state.renders - rendered).toBe(2);
});

test("cached bodies hold on to no more memory than their own", async () => {
  const { body } = await finishPage(new Response("short"), "cached");
  for (const bytes of [body.gzip, body.br]) expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test("a page is compressed as well as can be once, and is not compressed again when its render is the same", async () => {
  const { state, cache, read, settle } = setUp();
  await read();
  expect([await cache.compressNext(), await cache.compressNext(), await read()]).toEqual([true, false, "/a"]);
  state.same = true;
  state.now = 50;
  await read();
  await settle();
  expect([state.renders, await read(), await cache.compressNext()]).toEqual([2, "/a", false]);
  state.same = false;
  state.now = 100;
  await read();
  await settle();
  expect([await read(), await cache.compressNext()]).toEqual(["/a 3", true]);
});

test("a page that is replaced while it is compressed is not brought back", async () => {
  const { cache, read } = setUp();
  await read();
  const compressing = cache.compressNext();
  cache.forgetAll();
  await compressing;
  expect(await read()).toBe("/a 2");
});
