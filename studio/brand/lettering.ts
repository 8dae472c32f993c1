import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Outlines of one weight: advance and path of each letter, and pairs set closer or wider, by the distance. */
interface Weight {
  glyphs: Record<string, string>;
  kerning: Record<string, string>;
}

interface Outlines {
  unitsPerEm: number;
  strong: Weight;
  plain: Weight;
}

export interface Line {
  text: string;
  weight: "strong" | "plain";
  /** Height of the type in pixels. */
  size: number;
}

const outlines = JSON.parse(await readFile(join(import.meta.dirname, "figtree-outlines.json"), "utf8")) as Outlines;

const kerning = { strong: kerningOf("strong"), plain: kerningOf("plain") };

function kerningOf(weight: Line["weight"]): Map<string, number> {
  const byDistance = Object.entries(outlines[weight].kerning);
  return new Map(byDistance.flatMap(([distance, pairs]) => pairs.split(" ").map((pair) => [pair, Number(distance)])));
}

/** A line of text in pixels. A letter without an outline leaves a space. */
export function lineWidth(line: Line): number {
  return (placeLetters(line).end * line.size) / outlines.unitsPerEm;
}

/** A line of text as SVG paths, which are the same on every machine; it starts at `x` and stands on `baseline`. */
export function drawLine(line: Line, x: number, baseline: number, colour: string): string {
  const scale = line.size / outlines.unitsPerEm;
  const letters = placeLetters(line).letters.map(
    ({ left, path }) => `<path transform="translate(${left})" d="${path}"/>`,
  );
  return `<g fill="${colour}" transform="translate(${x} ${baseline}) scale(${scale})">${letters.join("")}</g>`;
}

/** The line in the size it has when it is no wider than `width`. */
export function fitLine(line: Line, width: number): Line {
  return { ...line, size: Math.min(line.size, (line.size * width) / lineWidth(line)) };
}

function placeLetters({ text, weight }: Line) {
  const letters: { left: number; path: string }[] = [];
  let end = 0;
  let before = "";
  for (const letter of text) {
    const [advance = "", path = ""] = splitGlyph(outlines[weight].glyphs[letter] ?? outlines[weight].glyphs[" "] ?? "");
    end += kerning[weight].get(before + letter) ?? 0;
    letters.push({ left: end, path });
    end += Number(advance);
    before = letter;
  }
  return { letters, end };
}

function splitGlyph(glyph: string): string[] {
  const space = glyph.indexOf(" ");
  return space < 0 ? [glyph] : [glyph.slice(0, space), glyph.slice(space + 1)];
}
