import { expect, test } from "vitest";
import { fitDescription } from "./titles-and-descriptions.ts";

test("a short text stands as it is, in one line", () => {
  expect(fitDescription(" Eyes,\nears  and nose. ")).toBe("Eyes, ears and nose.");
});

test("a long text ends after a whole sentence where that says enough", () => {
  const sentence = "Every morning the nurses of the ward go from bed to bed and ask how the night has been.";
  expect(fitDescription(`${sentence} ${"Then they go on. ".repeat(2)}${"And so it goes on ".repeat(9)}`)).toBe(
    `${sentence} Then they go on. Then they go on.`,
  );
});

test("a long text whose first sentence says little ends at a word", () => {
  const text = fitDescription(`Yes. ${"word ".repeat(60)}`);
  expect(text).toMatch(/^Yes\. (word )+word…$/);
  expect(text.length).toBeLessThanOrEqual(160);
});

test("no comma is left before the dots", () => {
  expect(fitDescription(`${"a".repeat(150)}, ${"b".repeat(50)}`)).toBe(`${"a".repeat(150)}…`);
});
