import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawingSymbol } from "./drawing.ts";
import { FAMILY } from "./family.ts";
import { INSURANCE_MARKS } from "./insurance-marks.ts";

/**
 * Draws every medical icon and insurers' mark, by day and by night, at the size of the pages and three times as large:
 * `node studio/icons/draw-sheet.ts` writes var/screens/icons.png for people to look at.
 */
const FILE = join(import.meta.dirname, "../../var/screens/icons.png");
const COLUMNS = 15;
const LARGE = 108;
const SMALL = 36;

interface Scheme {
  page: string;
  ink: string;
  ground: string;
  groundOpacity: string;
}

const DAY: Scheme = { page: "#e6f3ee", ink: "#0b5a60", ground: "#f3d08a", groundOpacity: ".9" };
const NIGHT: Scheme = { page: "#113233", ink: "#86d3cb", ground: "#86d3cb", groundOpacity: ".2" };

const drawings = [
  ...Object.entries(FAMILY).map(([name, drawing]) => drawingSymbol(name, drawing)),
  ...Object.entries(INSURANCE_MARKS).map(([name, mark]) => `<symbol id="${name}" viewBox="0 0 48 48">${mark}</symbol>`),
];

const sections = [
  { scheme: DAY, size: LARGE },
  { scheme: DAY, size: SMALL },
  { scheme: NIGHT, size: SMALL },
].map(({ scheme, size }) => rows(scheme, size));

await mkdir(join(FILE, ".."), { recursive: true });
await sharp(Buffer.from(page(sections)))
  .png({ palette: true, colours: 64, effort: 10 })
  .toFile(FILE);

/** All drawings in rows; small ones stand as close as large ones, so that a row holds more of them. */
function rows({ page: ground, ink, ...scheme }: Scheme, size: number) {
  const cell = size * 1.5;
  const columns = Math.round((COLUMNS * LARGE) / size);
  const height = Math.ceil(drawings.length / columns) * cell;
  const icons = drawings.map((drawing, i) => {
    const [x, y] = [(i % columns) * cell + size / 4, Math.floor(i / columns) * cell + size / 4];
    return inScheme(drawing, scheme)
      .replace("<symbol", `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${ink}"`)
      .replace("</symbol>", "</svg>");
  });
  return { height, content: `<path fill="${ground}" d="M0 0h${width()}v${height}H0z"/>${icons.join("")}` };
}

function inScheme(drawing: string, { ground, groundOpacity }: Pick<Scheme, "ground" | "groundOpacity">): string {
  return drawing
    .replaceAll("var(--icon-ground,currentColor)", ground)
    .replaceAll("var(--icon-ground-opacity,.2)", groundOpacity);
}

function page(parts: { height: number; content: string }[]): string {
  let top = 0;
  const placed = parts.map(({ height, content }) => {
    const part = `<g transform="translate(0 ${top})">${content}</g>`;
    top += height;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width()}" height="${top}">${placed.join("")}</svg>`;
}

function width(): number {
  return COLUMNS * LARGE * 1.5;
}
