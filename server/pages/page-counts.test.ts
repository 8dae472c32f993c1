import { expect, onTestFinished, test } from "vitest";
import type { PageCountRow } from "#outbox/store/database.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { SILENT_LOG } from "#forms/submissions.ts";
import { pageRoutes } from "#tests/support/page-routes.ts";
import { createPageCounts, type PageView } from "./page-counts.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const NEVER_MS = 3_600_000;

async function open(mostPages?: number) {
  const site = await loadSite({ dataDir: "data" });
  const base = site.hospitals.find(({ id }) => id === "punalur")?.basePath ?? "";
  const clock = new SettableClock();
  const stored: PageCountRow[][] = [];
  let failing = 0;
  const counts = createPageCounts({
    ...{ site, clock, match: pageRoutes.match, log: SILENT_LOG, everyMs: NEVER_MS },
    ...(mostPages !== undefined && { mostPages }),
    store: {
      addPageCounts: async (rows) => {
        if (failing > 0 && failing--) throw new Error("no room");
        stored.push(structuredClone([...rows]));
      },
    },
  });
  onTestFinished(counts.stop);
  const view = (url: string, more: Partial<PageView> = {}) =>
    counts.note({ method: "GET", url, status: 200, contentType: "text/html", agent: CHROME, ...more });
  const lines = () =>
    stored.flat().map(({ hospital_id, what, page, count }) => `${hospital_id} ${what} ${page} ${count}`);
  return { ...{ base, clock, counts, stored, view, lines }, fail: (times: number) => (failing = times) };
}

test("pages count without their query, in each language, when loaded as data too, and forms when sent", async () => {
  const { base, counts, view, lines } = await open();
  view(`${base}/doctors?q=heart`);
  view(`${base}/Doctors/`);
  view(`${base}/doctors.data?_routes=x`, { contentType: "text/x-script" });
  view(`/ml${base}/doctors`, { status: 304 });
  view("/ml");
  view("/");
  counts.noteSent("appointment", "punalur");
  await counts.write();
  expect(lines().toSorted()).toEqual(
    [
      ...[" view / 1", " view /ml 1", `punalur sent ${base}/appointment 1`],
      ...[`punalur view ${base}/doctors 3`, `punalur view /ml${base}/doctors 1`],
    ].toSorted(),
  );
});

test("private pages, emergency, search, posts, failures and pictures are never counted", async () => {
  const { base, counts, view, stored } = await open();
  for (const page of [
    "/emergency",
    "/search?q=chest+pain",
    "/requests",
    "/desk",
    "/answer/A/1/x.y",
    "/request/A/1/x.y",
  ])
    view(base + page);
  for (const page of ["/emergency", "/ml/emergency", "/search?q=x", "/requests", "/ml/search.data?q=x"]) view(page);
  view(`${base}/contact_us`, { method: "POST" });
  view(`${base}/contact_us`, { status: 503 });
  view(`${base}/sits_today/picture.png`, { contentType: "image/png" });
  await counts.write();
  expect(stored).toEqual([]);
});

test("programs and addresses without a page take one row each, however many they ask for", async () => {
  const { base, counts, view, lines } = await open();
  for (let number = 0; number < 50; number += 1) {
    view(`${base}/news/detail/${number}`, { agent: "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    view(`${base}/news/detail/${number}`, { status: 404 });
    view(`/wp-${number}/admin`, { status: 404 });
  }
  await counts.write();
  expect(lines()).toEqual([" bot  50", `punalur missing ${base}/news/detail/:newsId 50`, " missing /* 50"]);
});

test("a crawler that says nothing of itself fills no store: past so many pages of a day they count as others", async () => {
  const { base, counts, view, stored, clock } = await open(20);
  for (let number = 0; number < 50; number += 1) view(`${base}/doctors/details/${number}`);
  await counts.write();
  expect(stored[0]).toHaveLength(21);
  expect(stored[0]?.find(({ page }) => page === "")).toMatchObject({ what: "view", count: 30 });
  clock.move(24 * 60);
  await counts.write();
  view(`${base}/doctors/details/49`);
  await counts.write();
  expect(stored[1]).toMatchObject([{ page: `${base}/doctors/details/49`, count: 1 }]);
});

test("what a store without room does not take is added later, with what came meanwhile", async () => {
  const { base, counts, view, lines, fail } = await open();
  fail(2);
  for (let round = 0; round < 3; round += 1) {
    view(`${base}/news`);
    await counts.write();
  }
  expect(lines()).toEqual([`punalur view ${base}/news 3`]);
});
