import { describe, expect, test } from "vitest";
import { headAt } from "./acting.ts";
import { FILMS } from "./films.ts";
import { movingFrame } from "./frame.ts";
import { captionFits, captions, lowerThird } from "./words.ts";

const READING_LETTERS_A_SECOND = 17;

describe.each(FILMS)("$name", (film) => {
  test("captions follow one another and end before the film does", () => {
    const times = film.captions.flatMap(({ from, to }) => [from, to]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(film.seconds);
  });

  test("every caption stays long enough to be read and fits its panel", () => {
    for (const { from, to, lines } of film.captions) {
      expect(lines.join(" ").length / (to - from)).toBeLessThan(READING_LETTERS_A_SECOND);
      expect(lines.filter((text) => !captionFits(text))).toEqual([]);
    }
  });

  test("a line that is wider than the panel does not fit", () => {
    expect(captionFits("They explained every step to my mother.")).toBe(false);
  });

  test("the speaker smiles silently at first, then speaks and blinks", () => {
    const heads = Array.from({ length: film.seconds * 20 }, (_, i) => headAt(film, i / 20));
    expect(heads[0]).toMatchObject({ speech: 0, lids: 0 });
    expect(Math.max(...heads.map(({ speech = 0 }) => speech))).toBeGreaterThan(0.6);
    expect(Math.max(...heads.map(({ lids = 0 }) => lids))).toBe(1);
  });

  test("a frame is the same whenever it is drawn", () => {
    expect(movingFrame(film, 3)).toBe(movingFrame(film, 3));
    expect(captions(film, 1)).not.toBe(captions(film, 4));
    expect(lowerThird(film, 2)).toBe(lowerThird(film, 4));
  });
});
