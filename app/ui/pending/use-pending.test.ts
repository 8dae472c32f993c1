import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dropPending,
  dropSamePending,
  addPending,
  listPending,
  shortenName,
  type PendingForm,
  sendPending,
} from "./use-pending.ts";

const TODAY = "2026-11-20";
const NOW = Date.now();
const DAY_MS = 24 * 60 * 60_000;

/** The responses of a server, by the name in the form, and what reached it. */
let responses: Record<string, () => Response>;
let sent: { key: string | null; body: unknown }[];

beforeEach(() => {
  responses = {};
  sent = [];
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", (async (_url, init) => {
    const body = JSON.parse(String(init?.body)) as { name: string };
    sent.push({ key: new Headers(init?.headers).get("idempotency-key"), body });
    return responses[body.name]?.() ?? Response.json({ reference: `C-${body.name}` }, { status: 201 });
  }) as typeof fetch);
});

afterEach(async () => {
  for (const { key } of await list()) await dropPending(key);
  vi.unstubAllGlobals();
});

// Node has no IndexedDB, so these tests use the browsers' way without a database.
const list = () => listPending(Date.now(), TODAY);
const send = () => sendPending(() => TODAY);

async function add(name: string, parts: Partial<PendingForm> = {}, lastDay = "") {
  const content = JSON.stringify({ name });
  const request = { api: "/api", content, noticeVersion: "1", lastDay, form: "f", page: "/f", typed: { name } };
  const call = { printed: "0000", href: "tel:0000" };
  const shown = { when: "Sun", what: "Message", forWhom: name, call, status: "waiting" as const };
  await addPending({ key: `key ${name}`, keptAt: NOW, ...shown, request, ...parts });
}

test("all that wait are sent in order, each under its own key, and nothing typed stays", async () => {
  await add("Father", { keptAt: NOW - 1 });
  await add("Mother", { keptAt: NOW - 2 });
  await send();
  expect(sent).toEqual([
    { key: "key Mother", body: { name: "Mother" } },
    { key: "key Father", body: { name: "Father" } },
  ]);
  const stored = await list();
  expect(stored).toMatchObject([
    { status: "sent", reference: "C-Mother" },
    { status: "sent", reference: "C-Father" },
  ]);
  for (const { forWhom, request } of stored) expect([forWhom, request]).toEqual(["", undefined]);
  await send();
  expect(sent).toHaveLength(2);
});

test("one that gets no response or a failure of the server keeps waiting and holds up no other", async () => {
  responses.A = () => {
    throw new TypeError("Failed to fetch");
  };
  responses.B = () => new Response(null, { status: 503 });
  for (const [i, name] of ["A", "B", "C"].entries()) await add(name, { keptAt: NOW + i });
  await send();
  expect((await list()).map(({ status }) => status)).toEqual(["waiting", "waiting", "sent"]);
});

test("one that a network answers in the server's place keeps waiting", async () => {
  responses.A = () => new Response("<p>Sign in", { headers: { "content-type": "text/html" } });
  await add("A");
  await send();
  expect(await list()).toMatchObject([{ status: "waiting", forWhom: "A" }]);
});

test("one that cannot be read holds up no other", async () => {
  await add("A");
  await add("B", { keptAt: NOW + 1 });
  const [first] = await list();
  if (first?.request) first.request.content = "{";
  await send();
  expect((await list()).map(({ status }) => status)).toEqual(["waiting", "sent"]);
});

test("one that the server refuses is not sent again and keeps what was typed", async () => {
  const errors = [{ field: "name", message: "Enter your name" }];
  responses.A = () => Response.json({ errors }, { status: 400 });
  await add("A");
  await send();
  await send();
  expect(sent).toHaveLength(1);
  expect(await list()).toMatchObject([
    { status: "refused", forWhom: "A", reason: "Enter your name", request: { typed: { name: "A" } } },
  ]);
});

test("one for a day that has passed is not sent and keeps what was typed; one for today is sent", async () => {
  await add("A", { keptAt: 1 + NOW - DAY_MS }, "2026-11-19");
  await add("B", { keptAt: NOW + 1 }, TODAY);
  await send();
  expect(sent.map(({ key }) => key)).toEqual(["key B"]);
  expect(await list()).toMatchObject([{ status: "day-passed", request: { typed: { name: "A" } } }, { status: "sent" }]);
});

test("one that waited for three days is not sent and says so, without what was typed", async () => {
  await add("A", { keptAt: NOW - 3 * DAY_MS });
  await send();
  expect(sent).toEqual([]);
  const [expired] = await list();
  expect(expired).toMatchObject({ status: "expired", forWhom: "A", call: { printed: "0000" } });
  expect(expired?.request).toBeUndefined();
});

test("a reference that nobody closes is removed after three days", async () => {
  await add("A");
  await send();
  expect(await listPending(NOW + 3 * DAY_MS - 1, TODAY)).toHaveLength(1);
  expect(await listPending(NOW + 3 * DAY_MS, TODAY)).toEqual([]);
  expect(await list()).toEqual([]);
});

test("one that is cancelled while another is sent is not sent", async () => {
  await add("A", { keptAt: NOW - 1 });
  await add("B", { keptAt: NOW + 1 });
  responses.A = () => {
    void dropPending("key B");
    return new Response(null, { status: 201 });
  };
  await send();
  expect(sent.map(({ key }) => key)).toEqual(["key A"]);
});

test("one that is cancelled too late says that it was sent", async () => {
  await add("A");
  responses.A = () => {
    void dropPending("key A");
    return Response.json({ reference: "C-1" }, { status: 201 });
  };
  await send();
  expect(await list()).toMatchObject([{ status: "sent", reference: "C-1" }]);
});

test("the same content waits once, under its first key, and no more once its form was sent", async () => {
  await add("A");
  await add("A", { key: "another key" });
  expect((await list()).map(({ key }) => key)).toEqual(["key A"]);
  await dropSamePending({ api: "/api", content: '{"name":"A"}' });
  expect(await list()).toEqual([]);
});

test("two tabs that hear of the network at once send it once", async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => unknown) => (last = last.then(run));
  vi.stubGlobal("navigator", { locks: { request } });
  await add("A");
  await Promise.all([send(), send()]);
  expect(sent).toHaveLength(1);
});

test.each([
  ["Anu Thomas", "Anu"],
  [" K. M. Mathew ", "Mathew"],
  ["Dr. Sample", "Sample"],
  ["K M", "K"],
  ["അനു തോമസ്", "അനു"],
  ["", ""],
])("of the name %s the strip shows %s", (name, short) => {
  expect(shortenName(name)).toBe(short);
});
