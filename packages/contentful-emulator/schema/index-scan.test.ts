import * as fc from "fast-check";
import * as v from "valibot";
import {
  getNullableType,
  GraphQLEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from "graphql";
import { expect, test } from "vitest";
import { spaceExportSchema } from "../export/space-export.ts";
import { createContentType, createDocument, createEntry, createField, createParagraph, linkTo } from "../fixtures.ts";
import type { OrderBy } from "../indexes/ordering.ts";
import { indexesOf } from "../indexes/space-indexes.ts";
import { finishNow } from "../steps.ts";
import { createContentSpace } from "../space/content-space.ts";
import { viewEntries, type EntryView, type Perspective } from "../space/content-view.ts";
import { selectPage } from "./collection.ts";
import type { Where } from "./filter.ts";
import { readOrder } from "./order.ts";
import { createSpaceTypes } from "./create-space-schema.ts";

// What an index finds is compared with looking at every entry, for random spaces, filters, orders and pages. The
// filters are made from the generated input types, so that a term added there is compared as well.

const toRooms = { linkType: "Entry", validations: [{ linkContentType: ["room"] }] };

const contentTypes = [
  createContentType("room", [createField("title", "Symbol", { localized: true }), createField("floor", "Integer")]),
  createContentType("book", [
    createField("name", "Symbol", { localized: true }),
    createField("notes", "Text"),
    createField("story", "RichText"),
    createField("pages", "Integer"),
    createField("rate", "Number"),
    createField("since", "Date"),
    createField("isChief", "Boolean"),
    createField("phones", "Array", { items: { type: "Symbol", validations: [] } }),
    createField("extra", "Object"),
    createField("room", "Link", toRooms),
    createField("rooms", "Array", { items: { type: "Link", ...toRooms } }),
    createField("place", "Location"),
    createField("either", "Link", { linkType: "Entry", validations: [{ linkContentType: ["room", "book"] }] }),
  ]),
];

const texts = fc.constantFrom("Anna", "anna maria", "ANNIE", "Biju", "an", "", "അന്ന");
const numbers = fc.constantFrom(-1, 0, 1, 2, 2.5);
const dates = fc.constantFrom("2020-05-01", "2020-05-01T02:00+02:00", "2021-01-01T00:00:00Z", "soon");
const roomIds = fc.constantFrom("w0", "w1", "w2", "d0", "gone");
const degrees = fc.constantFrom(-1, 0, 1);
const points = fc.record({ lat: degrees, lon: degrees });
const roomLinks = roomIds.map((id) => linkTo("Entry", id));

const localised = <T>(values: fc.Arbitrary<T>) =>
  fc.record({ "en-US": values, "ml-IN": values }, { requiredKeys: ["en-US"] });

const publications = fc.record({ published: fc.boolean(), day: fc.integer({ min: 1, max: 3 }) });

const rooms = fc.array(
  fc.tuple(fc.record({ title: localised(texts), floor: fc.option(numbers) }, { requiredKeys: [] }), publications),
  { maxLength: 3 },
);

const books = fc.array(
  fc.tuple(
    fc.record(
      {
        name: localised(texts),
        notes: fc.oneof(texts, numbers),
        story: texts.map((text) => createDocument(createParagraph(text))),
        pages: fc.option(numbers),
        rate: numbers,
        since: dates,
        isChief: fc.boolean(),
        phones: fc.array(texts, { maxLength: 3 }),
        extra: fc.constantFrom({ any: 1 }, []),
        room: roomLinks,
        rooms: fc.array(roomLinks, { maxLength: 3 }),
        place: points,
        either: roomLinks,
      },
      { requiredKeys: [] },
    ),
    publications,
  ),
  { maxLength: 40, size: "max" },
);

const spaceExports = fc.tuple(rooms, books).map(([givenRooms, givenBooks]) =>
  v.parse(spaceExportSchema, {
    contentTypes,
    entries: [
      ...givenRooms.map(([fields, publication], index) => createEntry("room", `w${index}`, fields, publication)),
      ...givenBooks.map(([fields, publication], index) => createEntry("book", `d${index}`, fields, publication)),
    ],
    locales: [
      { code: "en-US", default: true },
      { code: "ml-IN", fallbackCode: "en-US" },
    ],
  }),
);

const modelSpace = createContentSpace(v.parse(spaceExportSchema, { contentTypes }));
const bookType = createSpaceTypes(modelSpace).entries.get("book")!;

const SCALARS: Record<string, fc.Arbitrary<unknown>> = {
  String: fc.oneof(texts, roomIds),
  Int: fc.integer({ min: -1, max: 2 }),
  Float: numbers,
  Boolean: fc.boolean(),
  DateTime: dates,
  Circle: fc.record({ lat: degrees, lon: degrees, radius: fc.constantFrom(0, 120, 20_000) }),
  Rectangle: fc.record({ topLeft: points, bottomRight: points }),
};

/** Values of an input type; filters get few keys and end after a few levels. */
function operandsOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  const inner = getNullableType(type);
  if (isNonNullType(type)) return operandsOf(inner, depth);
  return fc.option(isListType(inner) ? fc.array(operandsOf(inner.ofType, depth), { maxLength: 3 }) : single());

  function single(): fc.Arbitrary<unknown> {
    if (!isInputObjectType(inner)) return SCALARS[String(inner)]!;
    if (depth === 0) return fc.constant({});
    const keys = Object.values(inner.getFields()).map((field) =>
      fc.tuple(fc.constant(field.name), operandsOf(field.type, depth - 1)),
    );
    return fc.array(fc.oneof(...keys), { minLength: 1, maxLength: 2 }).map((pairs) => Object.fromEntries(pairs));
  }
}

const orderValues = (bookType.order as GraphQLEnumType).getValues().map(({ value }) => value as OrderBy<EntryView>);

const queries = fc.record({
  where: operandsOf(bookType.filter.type, 3) as fc.Arbitrary<Where | null>,
  order: fc.array(fc.constantFrom(...orderValues), { maxLength: 3 }),
  skip: fc.integer({ min: 0, max: 12 }),
  limit: fc.integer({ min: 1, max: 12 }),
  locale: fc.constantFrom("en-US", "ml-IN"),
  preview: fc.boolean(),
  useFallbackLocale: fc.boolean(),
});

function scan(perspective: Perspective, where: Where | null, order: readonly OrderBy<EntryView>[]): EntryView[] {
  const byId: OrderBy<EntryView> = { read: ({ item }) => item.sys.id, direction: 1 };
  return viewEntries(perspective, perspective.space.findEntriesOfType("book"))
    .filter((view) => bookType.filter.matches(view, where))
    .toSorted((a, b) => [...order, byId].reduce((result, by) => result || compareBy(by, a, b), 0));
}

function compareBy({ read, direction }: OrderBy<EntryView>, a: EntryView, b: EntryView): number {
  const [left, right] = [read(a), read(b)] as [string | number | null, string | number | null];
  if (left == null || right == null) return Number(left == null) - Number(right == null);
  return left === right ? 0 : (left < right ? -1 : 1) * direction;
}

test("an index finds what looking at every entry finds, in the same order", () => {
  fc.assert(
    fc.property(spaceExports, fc.array(queries, { minLength: 1, maxLength: 8 }), (exported, asked) => {
      const space = createContentSpace(exported);
      for (const { where, order, skip, limit, ...view } of asked) {
        const perspective = { space, ...view };
        const index = indexesOf(space).ofEntries(perspective, "book");
        const selected = finishNow(bookType.filter.find(index, where));
        const page = finishNow(selectPage(index, selected, readOrder(order), { skip, limit }));
        const scanned = scan(perspective, where, order.length > 0 ? order : readOrder([]));
        const idsOf = (views: readonly unknown[]) => views.map((found) => (found as EntryView).item.sys.id);
        expect([page.total, ...idsOf(page.items)]).toEqual([
          scanned.length,
          ...idsOf(scanned.slice(skip, skip + limit)),
        ]);
      }
    }),
    { numRuns: 120 },
  );
});

test("an index finds the points of an area around a pole and beyond the date line", () => {
  const point = fc.record({
    lat: fc.constantFrom(-90, -89.5, -60, 0, 1, 60, 89.5, 90),
    lon: fc.constantFrom(-180, -179.5, -90, 0, 1, 90, 179.5, 180),
  });
  const radius = fc.constantFrom(0, 60, 120, 3400, 7000, 20_100);
  const circle = fc
    .tuple(point, radius)
    .map(([centre, size]) => ({ place_within_circle: { ...centre, radius: size } }));
  const rectangle = fc
    .record({ topLeft: point, bottomRight: point })
    .map((corners) => ({ place_within_rectangle: corners }));
  const areas = fc.array(fc.oneof(circle, rectangle), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(point, { minLength: 20, maxLength: 60 }), areas, (places, asked) => {
      const entries = places.map((place, index) => createEntry("book", `d${index}`, { place }));
      const space = createContentSpace(v.parse(spaceExportSchema, { contentTypes, entries }));
      const perspective = { space, locale: "en-US", preview: true, useFallbackLocale: true };
      const index = indexesOf(space).ofEntries(perspective, "book");
      for (const where of asked) {
        const scanned = [...index.views.keys()].filter((position) =>
          bookType.filter.matches(index.views[position]!, where),
        );
        expect(finishNow(bookType.filter.find(index, where)).positions()).toEqual(scanned);
      }
    }),
    { numRuns: 30 },
  );
});

test("what is indexed is not read again: a filter costs the same however many entries there are", () => {
  const [exported] = fc.sample(spaceExports, { seed: 3, numRuns: 1 });
  let reads = 0;
  const entries = exported!.entries.map((entry) => ({
    ...entry,
    get fields() {
      reads += 1;
      return entry.fields;
    },
  }));
  const space = createContentSpace({ ...exported!, entries });
  const perspective = { space, locale: "en-US", preview: true, useFallbackLocale: true };
  const index = indexesOf(space).ofEntries(perspective, "book");
  expect(index.views.length).toBeGreaterThan(5);
  // Of an area, the points within its bounds are read; of a text of several words, the texts that have them.
  const fields = Object.values(bookType.filter.type.getFields()).filter(({ name }) => !/^AND|^OR|_within_/.test(name));
  for (const { name, type } of fields) {
    const operands = fc
      .sample(operandsOf(type, 2), { seed: 1, numRuns: 60 })
      .filter((operand) => !JSON.stringify(operand).includes(" "));
    const askAll = () => operands.forEach((operand) => finishNow(bookType.filter.find(index, { [name]: operand })));
    askAll();
    const before = reads;
    askAll();
    expect([name, reads - before]).toEqual([name, 0]);
  }
});
