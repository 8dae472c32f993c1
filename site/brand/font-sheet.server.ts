import { SiteDataError } from "#site/hospitals/read-data-file.server.ts";
import type { FontFile } from "./find-fonts.server.ts";

/** What a style sheet needs to know of a font; lengths are in em. */
export interface FontDescription {
  ascent: number;
  descent: number;
  lineGap: number;
  weights: [least: number, most: number];
  advance: { regular: number; bold: number };
}

type DescribeFont = (bytes: Uint8Array) => Promise<FontDescription>;

export const REGULAR = 400;
export const BOLD = 700;

/** Fonts that computers and phones have, and the measured average advance of the sample's letters, in em. */
const STAND_INS = [
  {
    name: "Arial",
    regular: { advance: 0.4401, local: ["Arial", "Liberation Sans", "Helvetica Neue"] },
    bold: { advance: 0.4743, local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "HelveticaNeue-Bold"] },
  },
  {
    name: "Roboto",
    regular: { advance: 0.4403, local: ["Roboto"] },
    bold: { advance: 0.4468, local: ["Roboto Bold", "Roboto-Bold", "Roboto"] },
  },
  {
    name: "Noto",
    regular: { advance: 0.4688, local: ["Noto Sans", "Noto Sans Regular", "Open Sans", "Open Sans Regular"] },
    bold: { advance: 0.4976, local: ["Noto Sans Bold", "Open Sans Bold"] },
  },
  {
    name: "DejaVu",
    regular: { advance: 0.5037, local: ["DejaVu Sans"] },
    bold: { advance: 0.5692, local: ["DejaVu Sans Bold"] },
  },
];

const TEXT = "Brand";
const HEADINGS = "Brand headings";
/** A family of its own: browsers choose a face by its weight before they look whether it has the letter. */
const LETTERS = "Brand letters";

/** After the brand's own: fonts with Malayalam letters, then whatever there is. */
const LAST = '"Noto Sans Malayalam","Malayalam Sangam MN","Nirmala UI",system-ui,sans-serif';

export interface BrandFonts {
  text: FontFile[];
  headings?: FontFile[];
  /** For letters of the page's language that the others do not have. */
  ofLanguage: FontFile[];
  /** For those of the site's other languages. */
  ofOthers: FontFile[];
}

/** Also sizes fonts that a visitor has already to take the same room, so that nothing moves when the brand's arrive. */
export async function fontSheet(fonts: BrandFonts, describeFont: DescribeFont): Promise<string> {
  const { text, headings, ofLanguage } = fonts;
  const textFaces = familyFaces(TEXT, await describeFonts("fonts.text", text, describeFont));
  const headingFaces = headings && familyFaces(HEADINGS, await describeFonts("fonts.headings", headings, describeFont));
  const letterFaces = await facesOf(LETTERS, "fonts.languages", ofLanguage, describeFont);
  return [textFaces, headingFaces, letterFaces, stacks(fonts, ofLanguage.length > 0)].join("");
}

/** Adds the letters of the site's other languages. */
export async function letterSheet(fonts: BrandFonts, describeFont: DescribeFont): Promise<string> {
  return (await facesOf(LETTERS, "fonts.languages", fonts.ofOthers, describeFont)) + stacks(fonts, true);
}

function stacks({ headings }: BrandFonts, hasLetters: boolean): string {
  const stackOf = (family: string) => {
    const standIns = STAND_INS.map(({ name }) => `${family} as ${name}`);
    const names = [family, ...(hasLetters ? [LETTERS] : []), ...standIns].map((name) => `"${name}"`);
    return `${names.join(",")},${LAST}`;
  };
  return `:root{--font:${stackOf(TEXT)};--font-headings:${headings ? stackOf(HEADINGS) : "var(--font)"}}`;
}

async function facesOf(family: string, path: string, files: FontFile[], describeFont: DescribeFont): Promise<string> {
  const described = await describeFonts(path, files, describeFont);
  return described.map(({ file, font }) => brandFace(family, file, font)).join("");
}

interface DescribedFont {
  file: FontFile;
  font: FontDescription;
}

function familyFaces(family: string, fonts: DescribedFont[]): string {
  const faces = fonts.map(({ file, font }) => brandFace(family, file, font));
  const regular = nearestWeight(fonts, REGULAR);
  const bold = nearestWeight(fonts, BOLD);
  const standIns = STAND_INS.flatMap((standIn) => [
    standInFace(`${family} as ${standIn.name}`, standIn.regular, {
      ...{ font: regular, advance: regular.advance.regular, weights: "1 599" },
    }),
    standInFace(`${family} as ${standIn.name}`, standIn.bold, {
      ...{ font: bold, advance: bold.advance.bold, weights: "600 1000" },
    }),
  ]);
  return [...faces, ...standIns].join("");
}

/** By address, which ends with a hash: each of a site's languages asks for nearly the same. */
const described = new Map<string, FontDescription>();

async function describeFonts(path: string, files: FontFile[], describeFont: DescribeFont): Promise<DescribedFont[]> {
  return Promise.all(
    files.map(async (file) => {
      const describe = () =>
        describeFont(file.bytes).catch(() => {
          const name = file.url.slice(file.url.lastIndexOf("/") + 1, file.url.indexOf("?"));
          const message = `"${name}" is no font that can be read`;
          throw new SiteDataError([{ file: "brand/brand.json", path, message }]);
        });
      const font = described.get(file.url) ?? (await describe());
      described.set(file.url, font);
      return { file, font };
    }),
  );
}

function nearestWeight(fonts: DescribedFont[], weight: number): FontDescription {
  const distance = ({ weights: [least, most] }: FontDescription) => Math.max(least - weight, weight - most, 0);
  const [nearest] = fonts.map(({ font }) => font).toSorted((a, b) => distance(a) - distance(b));
  if (!nearest) throw new Error("a family has no font");
  return nearest;
}

function brandFace(
  family: string,
  { url, unicodeRange }: FontFile,
  { weights: [least, most] }: FontDescription,
): string {
  const weights = least === most ? least : `${least} ${most}`;
  const range = unicodeRange ? `;unicode-range:${unicodeRange.replaceAll(/\s/g, "")}` : "";
  return `@font-face{font-family:"${family}";src:url("${url}");font-weight:${weights};font-display:swap${range}}`;
}

function standInFace(
  family: string,
  standIn: { advance: number; local: string[] },
  { font, advance, weights }: { font: FontDescription; advance: number; weights: string },
): string {
  const { ascent, descent, lineGap } = font;
  const size = advance / standIn.advance;
  const share = (length: number) => percent(length / size);
  const source = standIn.local.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weights};size-adjust:${percent(size)};ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:${share(lineGap)}}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
