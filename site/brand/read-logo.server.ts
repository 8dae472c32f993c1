import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AssetReader } from "#site/hospitals/asset-reader.server.ts";
import { SiteDataError, type SiteDataProblem } from "#site/hospitals/read-data-file.server.ts";

export interface BrandDrawing {
  url: string;
  svg: string;
  width: number;
  height: number;
}

const MAX_BYTES = 100 * 1024;

const SQUARE_TOLERANCE = 0.02;

const FORBIDDEN: [pattern: RegExp, message: string][] = [
  [/<script\b/i, "holds a script: save it as a plain SVG"],
  [/\son[a-z]+\s*=/i, "holds an event handler, which is a script: save it as a plain SVG"],
  [/javascript:/i, "holds a script address: save it as a plain SVG"],
  [/<foreignObject\b/i, "holds a foreignObject: save it as a plain SVG"],
  [/<!ENTITY\b/i, "declares an entity: save it as a plain SVG"],
  [/<text\b/i, "holds text, which needs a font that others may not have: turn it into paths"],
  [/(?:href|src)\s*=\s*["'](?!#|data:image\/)[^"']/i, "refers to another file: embed or redraw it"],
  [/url\(\s*["']?(?!#|["']?#|data:image\/)[^)]/i, "refers to another file: embed or redraw it"],
  [/@import\b/i, "refers to another file: remove the @import"],
];

/** Hashes of drawings that can be drawn: each of a site's languages asks for the same. */
const drawn = new Set<string>();

/** Checks that a drawing can be shown everywhere, square unless it is wide. Rejects with `SiteDataError`. */
export async function readLogo(
  dataDir: string,
  name: string,
  { checkDrawing }: Pick<AssetReader, "checkDrawing">,
  shape: "square" | "wide" = "square",
): Promise<BrandDrawing> {
  const file = `brand/${name}`;
  const bytes = await readFile(join(dataDir, file)).catch(() => {
    throw problem(file, "", "the file is missing: it is the emblem, a square SVG");
  });
  const svg = bytes.toString("utf8").replace(/^\uFEFF/, "");
  if (bytes.length > MAX_BYTES)
    throw problem(file, "", `has ${Math.ceil(bytes.length / 1024)} KB, and every page loads it: at most 100 KB`);
  const faults = FORBIDDEN.flatMap(([pattern, message]): SiteDataProblem[] => {
    const found = pattern.exec(svg);
    return found ? [{ file, path: lineOf(svg, found.index), message }] : [];
  });
  if (faults.length > 0) throw new SiteDataError(faults);
  const { width, height } = readViewBox(file, svg);
  if (shape === "square" && Math.abs(width - height) > SQUARE_TOLERANCE * Math.max(width, height))
    throw problem(file, "viewBox", `is ${width} wide and ${height} high: an emblem is square`);
  if (shape === "wide" && width <= height)
    throw problem(file, "viewBox", `is ${width} wide and ${height} high: a wide mark is wider than high`);
  const hash = createHash("sha256").update(svg).digest("hex");
  if (!drawn.has(hash))
    await checkDrawing(svg).catch((error: Error) => {
      throw problem(file, "", `cannot be drawn: ${error.message.replaceAll("\n", " ").trim()}`);
    });
  drawn.add(hash);
  return { url: `/brand/${name}?v=${hash.slice(0, 8)}`, svg, width, height };
}

function readViewBox(file: string, svg: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0];
  if (!root) throw problem(file, "", "is no SVG");
  const numbers = /\bviewBox\s*=\s*["']([^"']*)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = Number.NaN, height = Number.NaN] = numbers ?? [];
  if (numbers?.length !== 4 || !(width > 0 && height > 0))
    throw problem(file, lineOf(svg, svg.indexOf(root)), 'has no viewBox such as viewBox="0 0 64 64"');
  return { width, height };
}

function lineOf(text: string, index: number): string {
  return `line ${text.slice(0, index).split("\n").length}`;
}

function problem(file: string, path: string, message: string): SiteDataError {
  return new SiteDataError([{ file, path, message }]);
}
