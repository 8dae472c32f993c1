import * as v from "valibot";
import { email, isoDay, line, phone, secureUrl, withText, type Language } from "#site/hospitals/schema/values.ts";
import {
  describeBlock,
  OPEN_BOOK_ANCHORS,
  type OpenBookAnchor,
  ROW_TEXTS,
  type RowFact,
  type RowField,
} from "./blocks.ts";

const isoMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "is no month such as 2027-06"));
const rupees = v.pipe(v.number(), v.minValue(0, "must be 0 or more"));
const wholeNumber = v.pipe(v.number(), v.integer("must be a whole number"), v.minValue(1, "must be 1 or more"));
const lines = v.pipe(v.array(line), v.minLength(1, "needs at least one line"));

const FACTS = {
  amount: rupees,
  amountTo: rupees,
  validFrom: isoDay,
  validUntil: isoDay,
  /** When somebody last asked. */
  asOf: isoDay,
  phone,
  email,
  url: secureUrl,
  count: wholeNumber,
  /** As it is printed on a certificate. */
  number: line,
  cashless: v.picklist(["yes", "no", "ask"]),
  withinHours: wholeNumber,
  withinWorkingDays: wholeNumber,
} satisfies Record<RowFact, v.GenericSchema>;

const TEXTS = {
  ...{ group: line, value: line, category: line, unit: line, note: line },
  ...{ includes: lines, excludes: lines },
} satisfies Record<(typeof ROW_TEXTS)[number], v.GenericSchema>;

type Optional<Schemas extends Record<string, v.GenericSchema>> = {
  [Name in keyof Schemas]?: v.InferOutput<Schemas[Name]>;
};

/** One fact of a block: its name, and what its block's fields allow (`blocks.ts`). */
export type OpenBookRow = { name: string } & Optional<typeof FACTS> & Optional<typeof TEXTS>;

export interface OpenBookBlock {
  checkedOn: string;
  /** The month from which on it may be out of date, e.g. "2027-06". */
  outdatedFrom: string;
  rows: OpenBookRow[];
  /** Slugs of departments and facilities. */
  pages: string[];
  paragraphs: string[];
  points: string[];
}

export type OpenBook = { isSample: boolean } & { [Anchor in OpenBookAnchor]?: OpenBookBlock };

function optionals(schemas: Record<string, v.GenericSchema>, wanted: readonly string[], needs: readonly string[] = []) {
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => wanted.includes(name))
      .map(([name, schema]) => [name, needs.includes(name) ? schema : v.exactOptional(schema)]),
  );
}

function rowSchema(language: Language, fields: readonly RowField[], needs: readonly RowField[] | undefined) {
  const texts = { name: line, ...optionals(TEXTS, ["note", ...fields], needs) };
  return v.pipe(
    withText(language, optionals(FACTS, fields, needs), texts),
    v.transform((row) => row as OpenBookRow),
    v.check(({ amount = 0, amountTo = amount + 1 }) => amountTo > amount, "has an amountTo that is not above amount"),
  );
}

function blockSchema(language: Language, anchor: OpenBookAnchor) {
  const { fields, needs } = describeBlock(anchor);
  const list = v.exactOptional(v.array(line), []);
  return v.pipe(
    v.record(v.string(), v.unknown()),
    // A block of facts alone needs no texts.
    v.transform((block): unknown => ({ text: { [language]: {} }, ...block })),
    withText(
      language,
      {
        checkedOn: isoDay,
        outdatedFrom: isoMonth,
        /** Of all its rates that name none. */
        validFrom: v.exactOptional(isoDay),
        rows: v.exactOptional(v.array(rowSchema(language, fields, needs)), []),
        pages: list,
      },
      { paragraphs: list, points: list },
    ),
    v.check(
      ({ checkedOn, outdatedFrom }) => outdatedFrom > checkedOn.slice(0, 7),
      "has an outdatedFrom that is not after the month of checkedOn",
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { rows, validFrom } = dataset.value;
      const place = { type: "object", origin: "value", input: dataset.value, key: "rows", value: rows } as const;
      for (const [key, value] of rows.entries())
        if (value.amount !== undefined && !(value.validFrom ?? validFrom))
          addIssue({
            message: 'has a rate without the day from which it holds: write "validFrom", such as "2026-11-01"',
            path: [place, { type: "array", origin: "value", input: rows, key, value }],
          });
    }),
    v.transform(({ validFrom, rows, ...block }) => ({
      ...block,
      rows: rows.map((row) => (row.amount !== undefined && validFrom ? { validFrom, ...row } : row)),
    })),
  );
}

/** `data/hospitals/<id>/open-book.json`: what a hospital opens to the public, each part with the day of its check. */
export function openBookSchema(language: Language): v.GenericSchema<unknown, OpenBook> {
  const blocks = OPEN_BOOK_ANCHORS.map((anchor) => [anchor, v.exactOptional(blockSchema(language, anchor))] as const);
  const book = v.strictObject({
    isSample: v.exactOptional(v.boolean("must be true or false"), false),
    ...(Object.fromEntries(blocks) as Record<OpenBookAnchor, (typeof blocks)[number][1]>),
  });
  return book as v.GenericSchema<unknown, OpenBook>;
}
