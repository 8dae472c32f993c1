import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { spaceExportSchema } from "../export/space-export.ts";
import { createContentType, createEntry, createField, linkTo } from "../fixtures.ts";
import { indexesOf } from "../indexes/space-indexes.ts";
import { finishNow } from "../steps.ts";
import { createSpaceTypes } from "../schema/create-space-schema.ts";
import { createContentSpace } from "../space/content-space.ts";
import { viewEntries, type Perspective } from "../space/content-view.ts";
import { findAll, readSearch } from "./search.ts";

// What a parameter of REST finds is what the GraphQL filter of the same meaning matches, for random spaces and
// operands.

const room = createContentType("room", [createField("floor", "Integer")]);
const book = createContentType("book", [
  createField("name", "Symbol", { localized: true }),
  createField("pages", "Integer"),
  createField("since", "Date"),
  createField("isNew", "Boolean"),
  createField("words", "Array", { items: { type: "Symbol", validations: [] } }),
  createField("place", "Location"),
  createField("room", "Link", { linkType: "Entry", validations: [{ linkContentType: ["room"] }] }),
]);

const names = fc.constantFrom("Anna", "anna", "Biju", "അന്ന", "");
const numbers = fc.constantFrom(-1, 0, 1, 2);
const dates = fc.constantFrom("2020-05-01", "2020-05-01T02:00+02:00", "2021-01-01T00:00:00Z");
const words = fc.array(fc.constantFrom("red", "blue", "green"), { maxLength: 3 });
const degrees = fc.constantFrom(-1, 0, 1);

const books = fc.array(
  fc.record(
    {
      name: fc.record({ "en-US": names, "ml-IN": names }, { requiredKeys: ["en-US"] }),
      pages: numbers,
      since: dates,
      isNew: fc.boolean(),
      words,
      place: fc.record({ lat: degrees, lon: degrees }),
      room: fc.constantFrom("r0", "r1", "draft", "gone").map((id) => linkTo("Entry", id)),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 40 },
);

const joined = (values: readonly string[]) => values.join(",");
const someNames = fc.array(fc.constantFrom("Anna", "anna", "Biju"), { minLength: 1, maxLength: 3 });
const someWords = words.filter(({ length }) => length > 0);

/** A parameter of REST and the GraphQL filter of the same meaning. */
const filters = fc.oneof(
  names.map((name) => [["fields.name", name], { name }] as const),
  names.map((name) => [["fields.name[ne]", name], { name_not: name }] as const),
  someNames.map((list) => [["fields.name[in]", joined(list)], { name_in: list }] as const),
  someNames.map((list) => [["fields.name[nin]", joined(list)], { name_not_in: list }] as const),
  fc.boolean().map((is) => [["fields.name[exists]", String(is)], { name_exists: is }] as const),
  fc.constantFrom("lt", "lte", "gt", "gte").chain((comparison) =>
    fc.oneof(
      numbers.map(
        (count) => [[`fields.pages[${comparison}]`, String(count)], { [`pages_${comparison}`]: count }] as const,
      ),
      dates.map((date) => [[`fields.since[${comparison}]`, date], { [`since_${comparison}`]: date }] as const),
    ),
  ),
  numbers.map((count) => [["fields.pages[ne]", String(count)], { pages_not: count }] as const),
  dates.map((since) => [["fields.since", since], { since }] as const),
  fc.boolean().map((isNew) => [["fields.isNew", String(isNew)], { isNew }] as const),
  someWords.map((list) => [["fields.words[all]", joined(list)], { words_contains_all: list }] as const),
  someWords.map((list) => [["fields.words[in]", joined(list)], { words_contains_some: list }] as const),
  someWords.map((list) => [["fields.words[nin]", joined(list)], { words_contains_none: list }] as const),
  fc
    .record({ lat: degrees, lon: degrees, radius: fc.constantFrom(50, 120, 200) })
    .map(
      (circle) =>
        [
          ["fields.place[within]", `${circle.lat},${circle.lon},${circle.radius}`],
          { place_within_circle: circle },
        ] as const,
    ),
  fc.boolean().map((is) => [["fields.room[exists]", String(is)], { room_exists: is }] as const),
  numbers.map((floor) => [["fields.room.fields.floor", String(floor)], { room: { floor } }] as const),
);

test("REST and GraphQL find the same", () => {
  const locales = [
    { code: "en-US", default: true },
    { code: "ml-IN", fallbackCode: "en-US" },
  ];
  const rooms = [
    createEntry("room", "r0", { floor: 0 }),
    createEntry("room", "r1", { floor: 1 }),
    createEntry("room", "draft", { floor: 2 }, { published: false }),
  ];
  fc.assert(
    fc.property(
      books,
      filters,
      fc.boolean(),
      fc.constantFrom("en-US", "ml-IN"),
      (listed, [parameter, where], preview, locale) => {
        const entries = [...rooms, ...listed.map((fields, index) => createEntry("book", `b${index}`, fields))];
        const space = createContentSpace(v.parse(spaceExportSchema, { contentTypes: [room, book], entries, locales }));
        const perspective: Perspective = { space, locale, useFallbackLocale: true, preview };
        const { filter } = createSpaceTypes(space).entries.get("book")!;
        const matched = viewEntries(perspective, space.findEntriesOfType("book")).filter((view) =>
          filter.matches(view, where),
        );
        const parameters = new URLSearchParams([["content_type", "book"], [...parameter]]);
        const index = indexesOf(space).ofEntries(perspective, "book");
        const { conditions } = readSearch(space, "Entry", parameters);
        const found = finishNow(findAll(index, conditions)).positions();
        expect(found.map((position) => index.views[position]!.item.sys.id)).toEqual(
          matched.map(({ item }) => item.sys.id),
        );
      },
    ),
    { numRuns: 400 },
  );
});
