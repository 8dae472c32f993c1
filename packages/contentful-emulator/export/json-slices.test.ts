import * as fc from "fast-check";
import { expect, test } from "vitest";
import { JsonSlicer, MAX_ITEMS, type JsonSlice } from "./json-slices.ts";

function slice(text: string, chunkBytes: number): JsonSlice[] {
  const slicer = new JsonSlicer();
  const bytes = Buffer.from(text);
  const slices: JsonSlice[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    slices.push(...slicer.cut(bytes.subarray(at, at + chunkBytes)));
  }
  slicer.end();
  return slices;
}

function join(slices: readonly JsonSlice[]): Record<string, unknown> {
  const whole: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const { key, value, continues } of slices) {
    whole[key] = continues ? [...(whole[key] as unknown[]), ...(value as unknown[])] : value;
  }
  return whole;
}

/** What JSON.parse reads; undefined for what it refuses, and for what is no object. */
function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function parseInSlices(text: string, chunkBytes: number): object | undefined {
  try {
    return join(slice(text, chunkBytes));
  } catch {
    return undefined;
  }
}

const lists = fc.dictionary(fc.string({ unit: "grapheme" }), fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())));
const texts = fc
  .tuple(lists, fc.integer({ min: 0, max: 2 }))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

test("slices of an object together are what JSON.parse reads, wherever the chunks end", () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 50 }), (text, chunkBytes) => {
      expect(parseInSlices(text, chunkBytes)).toEqual(parse(text));
    }),
    { numRuns: 500 },
  );
});

test("what JSON.parse refuses, or what is no object, is refused", () => {
  const marks = fc.constantFrom(...'[]{},:"\\x 1');
  fc.assert(
    fc.property(
      texts,
      fc.nat(),
      fc.boolean(),
      marks,
      fc.integer({ min: 1, max: 50 }),
      (text, place, cuts, mark, size) => {
        const at = place % (text.length + 1);
        const changed = (text.slice(0, at) + mark + text.slice(cuts ? at + 1 : at)).toWellFormed();
        expect(parseInSlices(changed, size)).toEqual(parse(changed));
      },
    ),
    { numRuns: 1000 },
  );
});

test.each([
  '{"a":[1,]}',
  '{"a":[,1]}',
  '{"a":[1]"b":2}',
  "{,}",
  '{"a":1,}',
  '{"a":[],}',
  "[1]",
  "{} {}",
  "",
  '{"a":[1}',
  '{"a":[1',
])("%s is refused", (text) => {
  expect(parseInSlices(text, 3)).toBeUndefined();
});

test("no slice has more items than one turn of work may take, nor much more text", () => {
  const small = Array.from({ length: 5 * MAX_ITEMS + 1 }, (_, index) => index);
  const large = Array.from({ length: 50 }, (_, index) => `${index}${"x".repeat(40_000)}`);
  const slices = slice(JSON.stringify({ small, large, last: 1 }), 1000);
  expect(join(slices)).toEqual({ small, large, last: 1 });
  const sizes = slices.filter(({ key }) => key === "small").map(({ value }) => (value as unknown[]).length);
  expect(sizes).toEqual([100, 100, 100, 100, 100, 1]);
  const longest = Math.max(...slices.map(({ value }) => JSON.stringify(value).length));
  expect(longest).toBeLessThan(120_000);
});
