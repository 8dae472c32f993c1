import { expect, onTestFinished, test, vi } from "vitest";
import { createAnswerLinks } from "#outbox/answer-links.server.ts";
import { createAnswers } from "#answers/answers.server.ts";
import { LIST_COOKIE, readCookie } from "#answers/cookies.ts";
import { sampleSubmission } from "#outbox/test-support/samples.ts";
import { openFormsServer, ORIGIN } from "../http/test-support/open-forms-server.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";

const PUNALUR = { id: "punalur", basePath: "/venmala_hospital_punalur" };
const OTHER = { id: "kozhencherry", basePath: "/venmala_hospital_kozhencherry" };

/** A server with a list, looked at each moment, and a browser that opened it. */
async function setUp() {
  const clock = new SettableClock();
  const store = await openStore({ dataDir: temporaryFolder(), clock, diskReserveBytes: 100_000 });
  const links = createAnswerLinks(store);
  const { list } = createAnswers({ store, links, clock, origin: ORIGIN, retentionDays: 90, onStored: () => {} });
  const { server, listen } = await openFormsServer({
    officeEvents: {
      ...{ hospitals: [PUNALUR, OTHER], list, lookMs: 10 },
      findSession: (hospital, cookies) => list.findSession(hospital, readCookie(cookies, LIST_COOKIE) ?? ""),
    },
  });
  const port = await listen();
  onTestFinished(() => store.close());
  const { value } = await list.createSession(PUNALUR);
  const cookie = `${LIST_COOKIE}=${encodeURIComponent(value)}`;

  /** Opens the stream; `heard` is what it said so far. */
  async function follow({ basePath } = PUNALUR, headers: Record<string, string> = { cookie }) {
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const { signal } = controller;
    const response = await fetch(`http://127.0.0.1:${port}${basePath}/requests/events`, { headers, signal });
    let heard = "";
    const ended = (async () => {
      for await (const part of response.body ?? []) heard += Buffer.from(part).toString();
    })().catch((error: unknown) => {
      // The test is over.
      if (!signal.aborted) throw error;
    });
    return { response, ended, versions: () => [...heard.matchAll(/^data: (.+)$/gm)].map(([, version]) => version) };
  }
  const add = (hospitalId: string) =>
    store.add({ ...sampleSubmission(`${hospitalId}-1`), hospitalId }, { withinMs: 0 });
  return { server, store, clock, list, follow, add };
}

test("a browser that opened the list hears of each change of its own hospital's requests", async () => {
  const { store, follow, add } = await setUp();
  const { response, versions } = await follow();
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("cache-control")).toBe("no-store");
  await vi.waitFor(() => expect(versions()).toHaveLength(1));
  await add("kozhencherry");
  const added = await add("punalur");
  await vi.waitFor(() => expect(versions()).toHaveLength(2));
  const reference = added.status === "conflict" ? "" : added.reference;
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "call-me" } });
  await vi.waitFor(() => expect(versions()).toHaveLength(3));
  expect(new Set(versions()).size).toBe(3);
});

test("a change of another hospital's requests is not told", async () => {
  const { list, follow, add } = await setUp();
  const { versions } = await follow();
  await vi.waitFor(() => expect(versions()).toHaveLength(1));
  await add("kozhencherry");
  expect([await list.version(PUNALUR)]).toEqual(versions());
  expect(await list.version(OTHER)).not.toBe(versions()[0]);
});

test.each([
  ["without a session", PUNALUR, {}],
  ["with a forged session", PUNALUR, { cookie: `${LIST_COOKIE}=eyJ9.k.forged` }],
  ["with another hospital's session", OTHER, undefined],
])("a browser %s hears only that it is closed", async (_case, hospital, headers) => {
  const { follow } = await setUp();
  const { ended, versions } = await follow(hospital, headers);
  await ended;
  expect(versions()).toEqual(["closed"]);
});

test("the stream ends when the list is closed on every browser, and when the day is over", async () => {
  const { list, clock, follow } = await setUp();
  const first = await follow();
  await vi.waitFor(() => expect(first.versions()).toHaveLength(1));
  await list.revoke(PUNALUR);
  await first.ended;
  expect(first.versions().at(-1)).toBe("closed");
  const { value } = await list.createSession(PUNALUR);
  const second = await follow(PUNALUR, { cookie: `${LIST_COOKIE}=${encodeURIComponent(value)}` });
  await vi.waitFor(() => expect(second.versions()).toHaveLength(1));
  clock.move(24 * 60);
  await second.ended;
  expect(second.versions().at(-1)).toBe("closed");
});

test("a server that stops ends its streams at once", async () => {
  const { server, follow } = await setUp();
  const { ended, versions } = await follow();
  await vi.waitFor(() => expect(versions()).toHaveLength(1));
  const begin = performance.now();
  await Promise.all([server.close(), ended]);
  expect(performance.now() - begin).toBeLessThan(2500);
});

test("one browser holds eight streams at most, and leaves the others to other browsers", async () => {
  const { list, follow } = await setUp();
  const streams: Awaited<ReturnType<typeof follow>>[] = [];
  for (let opened = 0; opened < 8; opened += 1) {
    const stream = await follow();
    await vi.waitFor(() => expect(stream.versions()).toHaveLength(1));
    streams.push(stream);
  }
  expect((await follow()).response.status).toBe(503);
  const { value } = await list.createSession(PUNALUR);
  const other = await follow(PUNALUR, { cookie: `${LIST_COOKIE}=${encodeURIComponent(value)}` });
  await vi.waitFor(() => expect(other.versions()).toHaveLength(1));
  expect(streams.map(({ versions }) => versions().length)).toEqual(streams.map(() => 1));
});
