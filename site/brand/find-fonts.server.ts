import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { SiteDataError } from "#site/hospitals/read-data-file.server.ts";

export interface FontFile {
  url: string;
  bytes: Buffer;
  unicodeRange?: string;
}

export const FONT_TYPES = [".woff2", ".ttf", ".otf"];

/** The parts of a package that pages need; browsers fetch a part when its letters occur. */
const SUBSETS = /-(?:latin|latin-ext|malayalam)-[^/]*$/;

/** Beside this module's packages, and beside the process's: an operator may install fonts in either. */
const PLACES = [import.meta.url, join(resolve("."), "package.json")];

/** Files in `brand/fonts`, or npm packages as Fontsource makes them. Rejects with `SiteDataError`. */
export async function findFonts(dataDir: string, path: string, sources: string[]): Promise<FontFile[]> {
  const found = await Promise.all(
    sources.map(async (source) =>
      FONT_TYPES.includes(extname(source).toLowerCase())
        ? [await readFont(path, source, join(dataDir, "brand/fonts", source))]
        : readPackage(path, source),
    ),
  );
  return found.flat();
}

async function readFont(path: string, source: string, file: string): Promise<FontFile> {
  const bytes = await readFile(file).catch(() => {
    throw problem(path, `"${source}" is not in brand/fonts`);
  });
  if (!isFont(bytes)) throw problem(path, `"${source}" is no font that can be read: use woff2, ttf or otf`);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { url: `/brand/fonts/${encodeURIComponent(basename(file))}?v=${hash}`, bytes };
}

/** By its first four bytes (OpenType 1.9, "Table directory"; WOFF 2.0 §4). */
function isFont(bytes: Buffer): boolean {
  return ["wOF2", "OTTO", "\0\x01\0\0", "true"].includes(bytes.subarray(0, 4).toString("latin1"));
}

/** A package's style sheets say which file has which letters; regular and bold unless it is variable. */
async function readPackage(path: string, name: string): Promise<FontFile[]> {
  const folder = findPackage(name);
  if (!folder)
    throw problem(path, `the package "${name}" is not installed: copy its fonts with npm run brand -- add FILE…`);
  const present = await readdir(folder);
  const sheets = present.includes("wght.css")
    ? ["wght.css"]
    : ["400.css", "700.css"].filter((s) => present.includes(s));
  const css = await Promise.all((sheets.length > 0 ? sheets : ["index.css"]).map((s) => readText(join(folder, s))));
  const faces = css.join("\n").match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const fonts = await Promise.all(
    faces.map(async (face) => {
      const file = /url\(["']?\.?\/?([^"')]+\.woff2)["']?\)/.exec(face)?.[1];
      if (!file || !SUBSETS.test(file)) return [];
      const unicodeRange = /unicode-range:\s*([^;}]+)/.exec(face)?.[1]?.trim();
      return [{ ...(await readFont(path, file, join(folder, file))), ...(unicodeRange && { unicodeRange }) }];
    }),
  );
  if (fonts.flat().length === 0) throw problem(path, `the package "${name}" has no Latin font that can be read`);
  // Latin first: it is what pages load early and pictures are lettered with.
  return fonts.flat().toSorted((a, b) => rank(a) - rank(b));
}

function rank({ url }: FontFile): number {
  return url.includes("-latin-") && !url.includes("-latin-ext-") ? 0 : 1;
}

function findPackage(name: string): string | undefined {
  for (const place of PLACES) {
    try {
      return dirname(createRequire(place).resolve(`${name}/package.json`));
    } catch {
      // In the next place, perhaps.
    }
  }
  return undefined;
}

function readText(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}

export async function findFontLicences(dataDir: string, sources: string[]): Promise<Map<string, Buffer>> {
  const own = join(dataDir, "brand/fonts");
  const names = (await readdir(own).catch(() => [])).filter((name) => name.endsWith(".txt"));
  const files = names.map((name) => [name, join(own, name)] as const);
  const packages = sources.flatMap((source) => {
    const folder = FONT_TYPES.includes(extname(source).toLowerCase()) ? undefined : findPackage(source);
    return folder
      ? [[`${source.replace(/^@/, "").replaceAll("/", "-")}-LICENSE.txt`, join(folder, "LICENSE")] as const]
      : [];
  });
  const read = await Promise.all(
    [...files, ...packages].map(async ([name, file]) => [name, await readFile(file).catch(() => undefined)] as const),
  );
  return new Map(read.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])));
}

function problem(path: string, message: string): SiteDataError {
  return new SiteDataError([{ file: "brand/brand.json", path, message }]);
}
