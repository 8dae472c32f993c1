import type { EmblemVariant } from "../../app/ui/icon/emblem-shapes.ts";
import { emblemSvg } from "./emblem-svg.ts";
import { drawLine, lineWidth, type Line } from "./lettering.ts";

const EMBLEM_SIZE = 128;
const GAP = 28;

/** Emblem and wordmark side by side, for letters, partners and search engines; a second line is optional. */
export function logoSvg(variant: EmblemVariant, name: string, below: string): string {
  const first: Line = { text: name, weight: "strong", size: 66 };
  const second: Line = { text: below, weight: "plain", size: 36 };
  const left = EMBLEM_SIZE + GAP;
  const width = Math.ceil(left + Math.max(lineWidth(first), lineWidth(second)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${EMBLEM_SIZE}" width="${width}" height="${EMBLEM_SIZE}">`,
    emblemSvg(variant, 0, 0, EMBLEM_SIZE),
    drawLine(first, left, 66, "#083d42"),
    drawLine(second, left, 114, "#34494d"),
    "</svg>\n",
  ].join("");
}
