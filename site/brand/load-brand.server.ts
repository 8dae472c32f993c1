import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { assetReader, type AssetReader } from "#site/hospitals/asset-reader.server.ts";
import { readDataFile, settleTogether, SiteDataError } from "#site/hospitals/read-data-file.server.ts";
import type { TextLanguages } from "#site/hospitals/stand-in-texts.ts";
import { type BrandFile, brandSchema } from "./brand-schema.ts";
import { checkContrast } from "./check-contrast.ts";
import { type ColourTokens, computeTokens, type Scheme, tokenSheet } from "./colour-tokens.ts";
import { findFontLicences, findFonts } from "./find-fonts.server.ts";
import { type BrandFonts, fontSheet, letterSheet } from "./font-sheet.server.ts";
import { type BrandDrawing, readLogo } from "./read-logo.server.ts";

export interface Brand extends Pick<BrandFile, "name" | "isSample" | "colours"> {
  tokens: Record<Scheme, ColourTokens>;
  sheet: string;
  fonts: BrandFonts;
  /** A sheet for letters that are rare in this language: those of the site's others. Undefined where there is none. */
  letters?: { url: string; sheet: string };
  fontLicences: Map<string, Buffer>;
  emblem: BrandDrawing;
  hospitalEmblems: Record<string, BrandDrawing>;
  wideMark?: BrandDrawing;
  hospitalWideMarks: Record<string, BrandDrawing>;
  favicon: BrandDrawing;
  version: string;
}

/** Reads and checks the folder `brand/`. Rejects with `SiteDataError`, which names every mistake. */
export async function loadBrand(
  dataDir: string,
  languages: TextLanguages,
  hospitalIds: string[],
  reader: AssetReader = assetReader,
): Promise<Brand> {
  const present = await readdir(join(dataDir, "brand")).catch(() => {
    const message = "the folder is missing: copy the one in data/ and change it";
    throw new SiteDataError([{ file: "brand", path: "", message }]);
  });
  const read = (name: string, shape?: "wide") => readLogo(dataDir, name, reader, shape);
  const own = hospitalIds.filter((id) => present.includes(`logo-${id}.svg`));
  const ownWide = hospitalIds.filter((id) => present.includes(`logo-wide-${id}.svg`));
  const [file, emblem, favicon, wideMark, hospitalEmblems, hospitalWideMarks] = await settleTogether([
    readBrandFile(dataDir, languages),
    read("logo.svg"),
    readWhen(present.includes("favicon.svg"), () => read("favicon.svg")),
    readWhen(present.includes("logo-wide.svg"), () => read("logo-wide.svg", "wide")),
    readEach(own, (id) => read(`logo-${id}.svg`)),
    readEach(ownWide, (id) => read(`logo-wide-${id}.svg`, "wide")),
  ]);
  const { text, headings, languages: lettersOf } = file.fonts;
  const findLetters = async (tags: string[]) => {
    const found = tags.map(async (tag) => {
      const { files = [], letters = "" } = lettersOf[tag] ?? {};
      const fonts = await findFonts(dataDir, `fonts.languages.${tag}.files`, files);
      return fonts.map((font) => ({ ...font, unicodeRange: letters }));
    });
    return (await Promise.all(found)).flat();
  };
  const others = Object.keys(lettersOf).filter((tag) => tag !== languages.language);
  const [textFonts, headingFonts, ofLanguage, ofOthers, fontLicences] = await settleTogether([
    findFonts(dataDir, "fonts.text", text),
    readWhen(headings !== undefined, () => findFonts(dataDir, "fonts.headings", headings ?? [])),
    findLetters([languages.language]),
    findLetters(others),
    findFontLicences(dataDir, [...text, ...(headings ?? [])]),
  ]);
  const { name, isSample, colours } = file;
  const tokens = computeTokens(colours);
  const fonts = { text: textFonts, ...(headingFonts && { headings: headingFonts }), ofLanguage, ofOthers };
  const letters = ofOthers.length > 0 && (await letterSheet(fonts, reader.describeFont));
  const drawings = [emblem, favicon, wideMark, ...Object.values(hospitalEmblems), ...Object.values(hospitalWideMarks)];
  const addresses = [...drawings, ...textFonts, ...(headingFonts ?? []), ...ofLanguage].map((drawn) => drawn?.url);
  return {
    ...{ name, isSample, colours, fonts, fontLicences, emblem, hospitalEmblems, hospitalWideMarks },
    tokens,
    sheet: (await fontSheet(fonts, reader.describeFont)) + tokenSheet(tokens),
    ...(letters && { letters: { url: `/brand/letters.css?v=${hashOf(letters)}`, sheet: letters } }),
    ...(wideMark && { wideMark }),
    favicon: favicon ?? emblem,
    version: hashOf(JSON.stringify([file, addresses])),
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

async function readWhen<Value>(isThere: boolean, read: () => Promise<Value>): Promise<Value | undefined> {
  return isThere ? read() : undefined;
}

async function readBrandFile(dataDir: string, languages: TextLanguages): Promise<BrandFile> {
  const file = await readDataFile(dataDir, "brand/brand.json", brandSchema(languages.language), languages);
  const problems = checkContrast(file.colours).map(({ colour, message }) => {
    return { file: "brand/brand.json", path: `colours.${colour}`, message };
  });
  if (problems.length > 0) throw new SiteDataError(problems);
  return file;
}

async function readEach(ids: string[], read: (id: string) => Promise<BrandDrawing>) {
  const drawings = await settleTogether(ids.map(read));
  return Object.fromEntries(ids.map((id, index) => [id, drawings[index]])) as Record<string, BrandDrawing>;
}
