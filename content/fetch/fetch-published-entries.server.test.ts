import { expect, test } from "vitest";
import { ContentUnavailableError } from "../content.ts";
import type { PublishedDoctorsQuery } from "./cms-types.generated.ts";
import { createPublishedEntriesContent } from "./fetch-published-entries.server.ts";
import type { QueryCms } from "./query-cms.server.ts";
import type { Wire } from "./wire.ts";

type Page = Wire<NonNullable<PublishedDoctorsQuery["doctorsCollection"]>>;

const HOSPITAL = "North Hospital";
const all: NonNullable<Page["items"]> = Array.from({ length: 7 }, (_, index) => ({
  sys: { id: `e${index}`, publishedAt: "2024-01-02" },
}));

/** A service whose doctors are answered by that function, with nothing in the other collections. */
function setUp(answer: (skip: number, limit: number) => Page | null) {
  const asked: unknown[] = [];
  const queryCms = (async (query: string, variables: { skip: number; limit: number }) => {
    if (!query.includes("doctorsCollection")) return { data: { collection: { total: 0, items: [] } } };
    asked.push(variables);
    return { data: { collection: answer(variables.skip, variables.limit) } };
  }) as unknown as QueryCms;
  return { asked, content: createPublishedEntriesContent(queryCms, 3) };
}

const page = (skip: number, limit: number, total = all.length) => ({ total, items: all.slice(skip, skip + limit) });

test("page after page is asked for until all have come", async () => {
  const { asked, content } = setUp(page);
  const { doctors, news } = await content.fetchPublishedEntries(HOSPITAL);
  expect(doctors).toEqual(all.map((entry) => entry?.sys));
  expect(news).toEqual([]);
  expect(asked).toEqual([0, 3, 6].map((skip) => ({ hospital: HOSPITAL, limit: 3, skip })));
});

test("an entry without a date is listed without one", async () => {
  const { content } = setUp(() => ({ total: 1, items: [{ sys: { id: "a", publishedAt: null } }] }));
  expect((await content.fetchPublishedEntries(HOSPITAL)).doctors).toEqual([{ id: "a" }]);
});

test("an entry that moves to the next page while it is read is listed once", async () => {
  const moved = (skip: number) => ({ total: 4, items: skip === 0 ? all.slice(0, 3) : all.slice(2, 4) });
  const { content } = setUp(moved);
  expect((await content.fetchPublishedEntries(HOSPITAL)).doctors.map(({ id }) => id)).toEqual(["e0", "e1", "e2", "e3"]);
});

test.each<[string, (skip: number, limit: number) => Page | null]>([
  ["no collection", () => null],
  ["no total", () => ({ items: all.slice(0, 3) })],
  ["an entry that could not be read", () => ({ total: 2, items: [null, all[0] ?? null] })],
  ["an entry without an id", () => ({ total: 1, items: [{ sys: null }] })],
  ["an empty later page", (skip) => (skip === 0 ? page(0, 3) : { total: 7, items: [] })],
])("%s counts as an outage, never as fewer entries", async (_name, answer) => {
  const { content } = setUp(answer);
  await expect(content.fetchPublishedEntries(HOSPITAL)).rejects.toThrow(ContentUnavailableError);
});
