import * as v from "valibot";
import { expect, test } from "vitest";
import { spaceExportSchema } from "../export/space-export.ts";
import { indexesOf } from "./space-indexes.ts";
import { createContentType, createEntry } from "../fixtures.ts";
import { createContentSpace } from "../space/content-space.ts";
import type { EntryView } from "../space/content-view.ts";
import { Bitmap } from "./bitmap.ts";
import type { OrderBy } from "./ordering.ts";
import { finishNow } from "../steps.ts";

const COUNT = 1000;

const space = createContentSpace(
  v.parse(spaceExportSchema, {
    contentTypes: [createContentType("page", [])],
    entries: Array.from({ length: COUNT }, (_, index) => createEntry("page", `p${index}`, {})),
  }),
);
const index = indexesOf(space).ofEntries({ space, locale: "en-US", preview: false, useFallbackLocale: true });

/** An order that has nothing to do with positions. */
const placeOf = ({ item }: EntryView) => (Number(item.sys.id.slice(1)) * 379) % COUNT;
const order = [{ read: placeOf, direction: -1 }] as const;

test.each([
  ["a few", 50],
  ["many", 2],
  ["all", 1],
])("a page of %s of a thousand is cut out of their order", (_, step) => {
  const selected = Array.from(index.views.keys()).filter((position) => position % step === 0);
  const expected = selected.map((position) => index.views[position]!).toSorted((a, b) => placeOf(b) - placeOf(a));
  for (const [skip, limit] of [
    [0, 10],
    [7, 5],
    [selected.length - 3, 10],
    [selected.length, 10],
  ] as const) {
    const page = finishNow(index.selectPage(Bitmap.of(COUNT, selected), order, skip, limit));
    expect(page.total).toBe(selected.length);
    expect(page.items.map(placeOf)).toEqual(expected.slice(skip, skip + limit).map(placeOf));
  }
});

test("an order is made in steps by the first page, and not again", () => {
  const countSteps = (by: readonly OrderBy<EntryView>[]) => [...index.selectPage(Bitmap.full(COUNT), by, 0, 10)].length;
  const byId = [{ read: ({ item }: EntryView) => item.sys.id, direction: 1 }] as const;
  expect(countSteps(byId)).toBeGreaterThan(30);
  expect(countSteps(byId)).toBe(0);
});
