import * as fc from "fast-check";
import { expect, test } from "vitest";
import { finishNow } from "../steps.ts";
import { createTextIndex } from "./text-index.ts";

const letters = fc.constantFrom("a", "b", "C", "c", " ", "അ", "ന");
const textOf = (minLength: number, maxLength: number) =>
  fc.string({ unit: letters, minLength, maxLength, size: "max" });

test("texts that contain the search text are found, at any position and length, ignoring case", () => {
  const texts = fc.array(fc.option(textOf(0, 60), { nil: undefined }), { maxLength: 70 });
  const cuts = fc.array(fc.record({ at: fc.nat(10), length: fc.integer({ min: 2, max: 40 }) }), { maxLength: 5 });
  fc.assert(
    fc.property(texts, fc.array(textOf(2, 6)), cuts, (given, invented, cut) => {
      const taken = cut.map(({ at, length }) => (given[at] ?? "").slice(at, at + length));
      const almost = taken.map((part) => `${part}a`);
      const findContaining = finishNow(createTextIndex(given.length, (position) => given[position] ?? ""));
      for (const part of [...invented, ...taken, ...almost].filter(({ length }) => length >= 2)) {
        const expected = [...given.keys()].filter((position) =>
          given[position]?.toLowerCase().includes(part.toLowerCase()),
        );
        expect(finishNow(findContaining(part)).positions()).toEqual(expected);
      }
    }),
  );
});

test("many words in many texts are found, each in its own texts", () => {
  const wordOf = (index: number) => `w${index.toString(36)}w`;
  const wordsOf = (position: number) =>
    Array.from({ length: 300 }, (_, index) => wordOf((position * 7 + index * 13) % 6000));
  const texts = Array.from({ length: 4000 }, (_, position) => wordsOf(position).join(" "));
  const findContaining = finishNow(createTextIndex(texts.length, (position) => texts[position]!));
  for (const part of [wordOf(0), wordOf(1), wordOf(5999), "w1", "wzzz"]) {
    const expected = [...texts.keys()].filter((position) => texts[position]!.includes(part));
    expect(finishNow(findContaining(part)).positions()).toEqual(expected);
  }
});
