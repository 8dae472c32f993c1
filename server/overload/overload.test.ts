import { expect, test } from "vitest";
import { loadSite } from "#hospitals/load-site.server.ts";
import { StoreUnavailableError } from "#submissions/submissions.ts";
import { SAMPLE_CONTACT } from "#submissions/test-support/sample-hospitals.ts";
import type { PageServices } from "#app/context.ts";
import { openFormsServer } from "../http/test-support/open-forms-server.ts";
import { createPageAnswer } from "../pages/create-page-answer.ts";
import { createInFlightLimit, OverloadedError } from "./in-flight-limit.ts";
import { submitInTurn } from "./submit-in-turn.ts";
import { createTurns } from "./turns.ts";

const MOST = 3;
const HTML = { "content-type": "text/html; charset=utf-8" };

/** A site whose pages of free text are not finished before they are released. */
async function openHeldSite() {
  const site = await loadSite({ dataDir: "data" });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const refusals: object[] = [];
  const answerPage = createPageAnswer({
    renderer: async ({ url, method }) => {
      if (new URL(url).searchParams.has("find") && method === "GET") await released;
      return new Response("<h1>Found</h1>", { headers: HTML });
    },
    services: { site, origin: "http://localhost:3000", apiOrigin: "", content: {} } as PageServices,
    log: { warn: (facts) => refusals.push(facts) },
    keepsPages: true,
    mostRenders: MOST,
  });
  const { server, rows } = await openFormsServer({ answerPage });
  // Fastify sends an injected request when its answer is first asked for.
  const get = async (url: string) => server.inject({ url });
  const ask = (text: string) => get(`/venmala_hospital/what_is_where?find=${text}`);
  return { server, rows, get, ask, release, refusals };
}

test("past the limit of pages being rendered, the next is answered 503 at once, with numbers to call", async () => {
  const { get, ask, release, refusals } = await openHeldSite();
  await get("/venmala_hospital/doctors");
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

test("meanwhile kept pages, health and forms of both kinds go on", async () => {
  const { server, rows, get, ask, release } = await openHeldSite();
  await get("/venmala_hospital/doctors");
  const held = Array.from({ length: MOST }, (_, index) => ask(`held${index}`));
  expect((await get("/venmala_hospital/doctors")).statusCode).toBe(200);
  expect((await get("/healthz")).statusCode).toBe(200);
  const sent = await server.inject({ method: "POST", url: "/api/v1/service/contact_us", payload: SAMPLE_CONTACT });
  expect(sent.statusCode).toBe(201);
  expect(rows()).toHaveLength(1);
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const posted = await server.inject({
    method: "POST",
    url: "/venmala_hospital/contact_us",
    headers: type,
    payload: "a=b",
  });
  expect(posted.statusCode).toBe(200);
  release();
  await Promise.all(held);
});

test("submissions past their limit are told that they cannot be stored now", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<{ status: "conflict" }>();
  const told: object[] = [];
  const log = { error: (facts: object) => told.push(facts) };
  const submissions = submitInTurn({ submit: () => released }, { log, most: 1 });
  const held = submissions.submit("contact", {});
  await expect(submissions.submit("contact", {})).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(told).toEqual([{ refused: 1 }]);
  release({ status: "conflict" });
  expect([await held, await submissions.submit("contact", {})]).toEqual([
    { status: "conflict" },
    { status: "conflict" },
  ]);
});

test("work that fails makes room again, and refusals are told once a minute with their number", async () => {
  let now = 0;
  const told: number[] = [];
  const onRefused = (count: number) => told.push(count);
  const limit = createInFlightLimit({ most: 1, turns: createTurns(), longestWaitMs: 300, onRefused, now: () => now });
  await expect(limit(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = limit(() => promise);
  const refuse = () => expect(limit(async () => undefined)).rejects.toThrow("too much");
  await refuse();
  await refuse();
  now = 60_000;
  await refuse();
  expect(told).toEqual([1, 2]);
  resolve();
  await held;
});

test("what comes while the turns are slow is refused, and taken again when they are not", async () => {
  let now = 0;
  const turns = createTurns(() => now);
  const begun: number[] = [];
  const limit = createInFlightLimit({ most: 8, turns, longestWaitMs: 300, onRefused: () => undefined });
  const work = (number: number, takesMs: number) =>
    limit(async () => {
      await turns.next();
      begun.push(number);
      now += takesMs;
    });
  await Promise.all([1, 2, 3, 4, 5].map((number) => work(number, 1_000)));
  const [first, second] = [work(6, 0), work(7, 0)];
  await expect(work(8, 0)).rejects.toBeInstanceOf(OverloadedError);
  await Promise.all([first, second]);
  await work(9, 0);
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
});

test("between two turns what else has arrived is answered", async () => {
  const turns = createTurns();
  const seen: string[] = [];
  const turn = async (name: string) => {
    await turns.next();
    seen.push(name);
    if (name === "first") setTimeout(() => seen.push("in between"), 0);
    const until = performance.now() + 5;
    while (performance.now() < until);
  };
  await Promise.all([turn("first"), turn("second")]);
  expect(seen).toEqual(["first", "in between", "second"]);
});
