import fastify from "fastify";
import { expect, test, vi } from "vitest";
import type { StoreReadiness } from "#outbox/store/store-engine.ts";
import type { QueueFigures } from "#outbox/store/submission-records.server.ts";
import { type Readiness, registerHealth, createReadiness, LATE_AFTER_MS } from "./health.ts";

const CHECKS: Readiness["checks"] = {
  store: "ready",
  mail: "ready",
  mailQueue: "ready",
  parkedMails: "none",
  heldMails: "none",
  content: "ready",
  proxy: "ready",
};

function get(path: string, status: Readiness["status"] = "ready") {
  const server = fastify();
  registerHealth(
    server,
    async () => ({ status, checks: CHECKS }),
    () => true,
  );
  return server.inject(path);
}

test("/healthz is 200 while the process runs", async () => {
  const response = await get("/healthz", "unready");
  expect([response.statusCode, response.json()]).toEqual([200, { status: "ok" }]);
});

test.each([
  ["ready", 200],
  ["degraded", 200],
  ["unready", 503],
] as const)("a site that is %s responds with %i and what was checked, never from a cache", async (status, code) => {
  const response = await get("/readyz", status);
  expect(response.statusCode).toBe(code);
  expect(response.json()).toEqual({ status, checks: CHECKS });
  expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(response.headers["retry-after"]).toBe(code === 503 ? "30" : undefined);
});

const QUIET: QueueFigures = {
  queued: 0,
  collected: 0,
  sending: 0,
  sent: 7,
  parked: 0,
  held: 0,
  returned: 0,
  oldestUnsentMs: undefined,
};

function setUp() {
  const state = {
    store: "ready" as StoreReadiness,
    figures: QUIET as QueueFigures | Error,
    isMailSetUp: true,
    isContentAway: false,
    isContentKnown: true,
    isProxyUnnamed: false,
    now: 0,
  };
  const isServiceAvailable = vi.fn<() => Promise<boolean>>(async () => !state.isContentAway);
  const isContentAvailable = async () => state.isContentKnown;
  const figures = vi.fn<() => Promise<QueueFigures>>(async () => {
    if (state.figures instanceof Error) throw state.figures;
    return state.figures;
  });
  const store = { readiness: async () => state.store, figures };
  const check = createReadiness({
    ...{ store, isServiceAvailable, isContentAvailable, now: () => state.now },
    isProxyUnnamed: () => state.isProxyUnnamed,
    get isMailSetUp() {
      return state.isMailSetUp;
    },
  });
  return { state, isServiceAvailable, figures, check };
}

test("a site where all is well is ready", async () => {
  expect(await setUp().check()).toEqual({
    status: "ready",
    checks: {
      ...{ store: "ready", content: "ready", proxy: "ready" },
      ...{ mail: "ready", mailQueue: "ready", parkedMails: "none", heldMails: "none" },
    },
  });
});

test.each(["full", "read-only", "failed", "lost", "damaged", "keyless", "in-use", "unreachable", "unopened"] as const)(
  "a site whose store is %s is not ready, and says why in one line",
  async (store) => {
    const { state, check } = setUp();
    state.store = store;
    const reason = expect.stringMatching(/^The |^A |^An|^DATA_DIR /) as unknown;
    expect(await check()).toMatchObject({ status: "unready", reason, checks: { store } });
  },
);

test("a store that cannot be read leaves the mails unknown", async () => {
  const { state, check } = setUp();
  state.store = "unreachable";
  state.figures = new Error("away");
  expect(await check()).toMatchObject({
    status: "unready",
    checks: { mailQueue: "unknown", parkedMails: "unknown", heldMails: "unknown" },
  });
});

test("a public site without a mail server is something to look at", async () => {
  const { state, check } = setUp();
  state.isMailSetUp = false;
  expect(await check()).toMatchObject({ status: "degraded", checks: { mail: "not-set-up" } });
});

test("a proxy that is not named is something to look at", async () => {
  const { state, check } = setUp();
  state.isProxyUnnamed = true;
  expect(await check()).toMatchObject({ status: "degraded", checks: { proxy: "unnamed" } });
});

test("a parked mail is something to look at", async () => {
  const { state, check } = setUp();
  state.figures = { ...QUIET, parked: 1 };
  expect(await check()).toMatchObject({ status: "degraded", checks: { parkedMails: "some", mailQueue: "ready" } });
});

test("a held submission is shown and is no reason to be degraded", async () => {
  const { state, check } = setUp();
  state.figures = { ...QUIET, held: 3 };
  expect(await check()).toMatchObject({ status: "ready", checks: { heldMails: "some" } });
});

test("a waiting mail is late only after a quarter of an hour", async () => {
  const { state, check } = setUp();
  state.figures = { ...QUIET, queued: 1, oldestUnsentMs: LATE_AFTER_MS };
  expect(await check()).toMatchObject({ status: "ready" });
  state.figures = { ...QUIET, queued: 1, oldestUnsentMs: LATE_AFTER_MS + 1 };
  state.now += 2000;
  expect(await check()).toMatchObject({ status: "degraded", checks: { mailQueue: "late" } });
});

test("a content service that is away is something to look at, and seen again half a minute later", async () => {
  const { state, check } = setUp();
  state.isContentAway = true;
  expect(await check()).toMatchObject({ status: "degraded", checks: { content: "last-known" } });
  state.isContentAway = false;
  state.now += 29_999;
  expect(await check()).toMatchObject({ checks: { content: "last-known" } });
  state.now += 2000;
  expect(await check()).toMatchObject({ status: "ready" });
});

test("a content service that is away and never responded counts as away", async () => {
  const { state, check } = setUp();
  state.isContentAway = true;
  state.isContentKnown = false;
  expect(await check()).toMatchObject({ status: "degraded", checks: { content: "away" } });
});

test("many who ask at once are one question", async () => {
  const { state, isServiceAvailable, figures, check } = setUp();
  await Promise.all(Array.from({ length: 50 }, check));
  state.now += 1999;
  await check();
  expect([isServiceAvailable.mock.calls.length, figures.mock.calls.length]).toEqual([1, 1]);
});
