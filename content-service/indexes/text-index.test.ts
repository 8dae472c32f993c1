import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createTextIndex } from "./text-index.ts";

const letters = fc.constantFrom("a", "b", "C", "c", " ", "അ", "ന");
const textOf = (minLength: number, maxLength: number) => fc.string({ unit: letters, minLength, maxLength });

test("the texts that contain another are found, wherever it stands in them and whatever their case", () => {
  const texts = fc.array(fc.option(textOf(0, 30), { nil: undefined }), { maxLength: 70 });
  fc.assert(
    fc.property(texts, fc.array(textOf(2, 6), { minLength: 1 }), (given, parts) => {
      const findContaining = createTextIndex(given);
      for (const part of parts) {
        const expected = [...given.keys()].filter((position) =>
          given[position]?.toLowerCase().includes(part.toLowerCase()),
        );
        expect(findContaining(part).positions()).toEqual(expected);
      }
    }),
  );
});
