import { expect, test } from "vitest";
import { lineWidth } from "#tools/brand/lettering.ts";
import { headAt } from "./acting.ts";
import { movingFrame } from "./frame.ts";
import { VISIT } from "./visit.ts";
import { CAPTION_ROOM, captionLine, captions, lowerThird } from "./words.ts";

const READING_LETTERS_A_SECOND = 17;

test("captions follow one another and end before the film does", () => {
  const times = VISIT.captions.flatMap(({ from, to }) => [from, to]);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(VISIT.seconds);
});

test("every caption stays long enough to be read and fits its panel", () => {
  for (const { from, to, lines } of VISIT.captions) {
    expect(lines.join(" ").length / (to - from)).toBeLessThan(READING_LETTERS_A_SECOND);
    for (const text of lines) expect(lineWidth(captionLine(text))).toBeLessThanOrEqual(CAPTION_ROOM);
  }
});

test("the speaker smiles silently at first, then speaks and blinks", () => {
  const heads = Array.from({ length: VISIT.seconds * 20 }, (_, i) => headAt(VISIT, i / 20));
  expect(heads[0]).toMatchObject({ speech: 0, lids: 0 });
  expect(Math.max(...heads.map(({ speech = 0 }) => speech))).toBeGreaterThan(0.6);
  expect(Math.max(...heads.map(({ lids = 0 }) => lids))).toBe(1);
});

test("a frame is the same whenever it is drawn", () => {
  expect(movingFrame(VISIT, 3)).toBe(movingFrame(VISIT, 3));
  expect(captions(VISIT, 1)).not.toBe(captions(VISIT, 4));
  expect(lowerThird(VISIT, 2)).toBe(lowerThird(VISIT, 4));
});
