import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readShapingFont } from "../../../site/brand/shape-text.server.ts";
import { n } from "../kit/shapes.ts";

const WEIGHT = 700;
const FONT = join(import.meta.dirname, "../../../data/brand/fonts/figtree-latin.woff2");
const font = await readShapingFont(await readFile(FONT));

/** How wide a line of text of this size is, in pixels. */
export const lineWidth = (text: string, size: number) => (font.shape(text, WEIGHT).width * size) / font.unitsPerEm;

/** A line of text as SVG paths, which are the same on every machine; it starts at `x` and stands on `baseline`. */
export function drawLine(text: string, size: number, x: number, baseline: number, colour: string): string {
  const scale = Math.round((size / font.unitsPerEm) * 1e5) / 1e5;
  const letters = font
    .shape(text, WEIGHT)
    .letters.map(({ left, up, path }) => `<path transform="translate(${n(left)} ${n(up)})" d="${path}"/>`);
  return `<g fill="${colour}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${letters.join("")}</g>`;
}
