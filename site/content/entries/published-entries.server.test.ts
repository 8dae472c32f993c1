import { expect, test } from "vitest";
import { contentOf, resultOf } from "#tests/support/content-results.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import type { Wire } from "./cms-entries.ts";
import type { PublishedEntriesQuery } from "./cms-types.generated.ts";
import { createPublishedEntriesContent } from "./published-entries.server.ts";

type Page = Wire<NonNullable<PublishedEntriesQuery["doctors"]>>;

const HOSPITAL = "North Hospital";
const all: NonNullable<Page["items"]> = Array.from({ length: 7 }, (_, index) => ({
  sys: { id: `e${index}`, publishedAt: "2024-01-02" },
}));

/** A service whose doctors come from that function, with nothing in the other collections. */
function setUp(respond: (skip: number, limit: number) => Page | null) {
  const requested: unknown[] = [];
  const none = { total: 0, items: [] };
  const queryCms = (async (
    _query: string,
    variables: { skip: number; limit: number },
    transform: (data: Record<string, unknown>) => unknown,
  ) => {
    requested.push(variables);
    const doctors = respond(variables.skip, variables.limit);
    return resultOf(transform({ doctors, news: none, careers: none, testimonials: none }));
  }) as unknown as QueryCms;
  return { requested, content: createPublishedEntriesContent(queryCms, 3) };
}

const page = (skip: number, limit: number, total = all.length) => ({ total, items: all.slice(skip, skip + limit) });

test("pages are requested until all entries are fetched", async () => {
  const { requested, content } = setUp(page);
  const { doctors, news } = await contentOf(content.fetchPublishedEntries(HOSPITAL));
  expect(doctors).toEqual(all.map((entry) => entry?.sys));
  expect(news).toEqual([]);
  expect(requested).toEqual([0, 3, 6].map((skip) => ({ hospital: HOSPITAL, limit: 3, skip })));
});

test("an entry without a date is listed without one", async () => {
  const { content } = setUp(() => ({ total: 1, items: [{ sys: { id: "a", publishedAt: null } }] }));
  expect((await contentOf(content.fetchPublishedEntries(HOSPITAL))).doctors).toEqual([{ id: "a" }]);
});

test("an entry that moves to the next page while it is read is listed once", async () => {
  const moved = (skip: number) => ({ total: 4, items: skip === 0 ? all.slice(0, 3) : all.slice(2, 4) });
  const { content } = setUp(moved);
  expect((await contentOf(content.fetchPublishedEntries(HOSPITAL))).doctors.map(({ id }) => id)).toEqual([
    "e0",
    "e1",
    "e2",
    "e3",
  ]);
});

test.each<[string, (skip: number, limit: number) => Page | null]>([
  ["no collection", () => null],
  ["no total", () => ({ items: all.slice(0, 3) })],
  ["an entry that could not be read", () => ({ total: 2, items: [null, all[0] ?? null] })],
  ["an entry without an id", () => ({ total: 1, items: [{ sys: null }] })],
  ["an empty later page", (skip) => (skip === 0 ? page(0, 3) : { total: 7, items: [] })],
])("%s counts as an outage, never as fewer entries", async (_name, respond) => {
  const { content } = setUp(respond);
  expect((await content.fetchPublishedEntries(HOSPITAL)).status).toBe("unavailable");
});
