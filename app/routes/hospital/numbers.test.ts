import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import type { NumbersView } from "#app/features/answers/numbers-page.tsx";
import { createAnswers } from "#answers/answers.server.ts";
import { createPublicRecord } from "#answers/public-record.server.ts";
import { createAnswerLinks } from "#outbox/answer-links.server.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { pages, server } from "#site/texts/en.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { action, loader } from "./numbers.tsx";
import { describeResponses, withChecks } from "./public-record.ts";

const site = await loadSite({ dataDir: "data" });
const hospital = site.hospitals.find(({ id }) => id === "kozhencherry")!;
const { basePath } = hospital;
const ADDRESS = `https://www.example.org${basePath}/numbers`;
const RECEPTION = "tel:+910000002002";

async function start() {
  const clock = new SettableClock("2026-12-01T05:00:00Z");
  const store = await sqlitePlace(temporaryFolder()).open(clock);
  onTestFinished(() => store.close());
  const links = createAnswerLinks(store);
  const options = { store, links, clock, origin: "https://www.example.org", retentionDays: 90 };
  const publicRecord = createPublicRecord({ ...options, hospitals: site.hospitals, onChange: () => {} });
  onTestFinished(publicRecord.stop);
  const services = {
    ...{ site, publicRecord, texts: { pages, server }, now: clock.now, origin: options.origin, notices: NO_NOTICES },
    answers: createAnswers({ ...options, onStored: () => {} }),
    desk: { access: { find: () => Promise.resolve(undefined) } },
    ...{ audit: () => {}, reportFailure: () => {} },
  } as unknown as PageServices;
  const path = await links.path(hospital, "numbers", "2026-12", new Date("2026-12-15T05:00:00Z"));
  const [subject, expires, signature] = path.split("/").slice(-3);

  async function run(
    work: (args: never) => unknown,
    { body, isSigned = true }: { body?: Record<string, string>; isSigned?: boolean } = {},
  ) {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const request = new Request(ADDRESS, body ? { method: "POST", body: new URLSearchParams(body) } : {});
    const params = { basePath: basePath.slice(1), ...(isSigned && { subject, expires, signature }) };
    const done = await Promise.resolve(work({ request, context, params } as never)).catch((thrown: unknown) => thrown);
    if (done instanceof Response) return { status: done.status, to: done.headers.get("location"), view: undefined };
    const { data, init } = done as { data: { view?: NumbersView }; init: { status: number } };
    return { status: init.status, to: null, view: data.view };
  }
  return { clock, store, services, run };
}

test("the link opens each printed number once, with all its names, and looking changes nothing", async () => {
  const { run, store } = await start();
  const { status, view } = await run(loader);
  expect(status).toBe(200);
  const shown = view?.numbers.map(({ number, names, said }) => `${number} ${names}: ${said}`) ?? [];
  expect(new Set(shown.map((line) => line.split(" ")[0])).size).toBe(shown.length);
  expect(shown[0]).toMatch(/^tel:\+910000002003 Emergency, 24x7: Not checked yet$/);
  expect(shown).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/910000002001 WhatsApp:/));
  expect(shown).toContainEqual(expect.stringMatching(/^tel:\+910000002902 District Medical Officer/));
  expect(await store.listNumberChecks()).toEqual([]);
});

test("two presses are stored, and the contact page shows the day of what is right alone", async () => {
  const { run, services } = await start();
  const right = await run(action, { body: { number: RECEPTION, state: "right" } });
  expect(right).toMatchObject({ status: 303, to: expect.stringMatching(/\?done=saved#number-1$/) });
  await run(action, { body: { number: "tel:+910000002003", state: "wrong" } });
  const { view } = await run(loader);
  expect(view?.numbers.slice(0, 2).map(({ state, said }) => [state, said])).toEqual([
    ["wrong", "Wrong on 1 December 2026: the owner gets a mail"],
    ["right", "Right on 1 December 2026"],
  ]);
  const item = { icon: "phone", label: "Desk", value: "" };
  const items = [
    { ...item, href: RECEPTION, note: "All day" },
    { ...item, href: "tel:+910000002003" },
  ];
  const notes = withChecks(items, services, hospital).map(({ note }) => note);
  expect(notes).toEqual(["All day · Checked on 1 December 2026", undefined]);
});

test("a number that is printed nowhere, or no such state, is refused with a message, and not stored", async () => {
  const { run, store } = await start();
  for (const body of [
    { number: "tel:108", state: "right" },
    { number: RECEPTION, state: "asked" },
  ])
    expect(await run(action, { body })).toMatchObject({ status: 400, view: { message: { isError: true } } });
  expect(await store.listNumberChecks()).toEqual([]);
});

test("without a link nothing is shown or stored, and the link is mailed once", async () => {
  const { run, store } = await start();
  const body = { number: RECEPTION, state: "right" };
  expect(await run(loader, { isSigned: false })).toMatchObject({ status: 200, view: undefined });
  expect(await run(action, { body, isSigned: false })).toMatchObject({ to: `${basePath}/numbers?done=asked` });
  expect(await run(action, { body, isSigned: false })).toMatchObject({ to: `${basePath}/numbers?done=wait` });
  expect(await store.listNumberChecks()).toEqual([]);
});

test("a link that has ended is 410, and with the store away a press says that nothing was saved", async () => {
  const { run, clock, services } = await start();
  services.publicRecord.checkNumber = () => Promise.reject(new Error("no store"));
  const away = await run(action, { body: { number: RECEPTION, state: "right" } });
  expect([away.status, away.view?.message?.text]).toEqual([503, server.numbers.page.unavailable]);
  clock.move(15 * 24 * 60);
  expect((await run(loader)).status).toBe(410);
});

test("the record of answers is one sentence, its time never rounded down", () => {
  const ends = [59_000, 44 * 60_000, 61 * 60_000, 50 * 3_600_000].map((medianMs) => {
    const publicRecord = { responses: () => ({ percent: 96, count: 124, medianMs }) } as never;
    return describeResponses({ publicRecord, texts: { pages, server } as never }, hospital)?.split("half of these ");
  });
  expect(ends[0]?.[0]).toBe("We answered 96 % of the 124 requests of the last 30 days, ");
  expect(ends.map((end) => end?.[1])).toEqual(
    ["1 minute.", "44 minutes.", "2 hours.", "3 days."].map((time) => `within ${time}`),
  );
});
