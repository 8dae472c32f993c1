import sharp from "sharp";
import type { FontFile } from "#site/brand/find-fonts.server.ts";
import type { Brand } from "#site/brand/load-brand.server.ts";
import { readShapingFont, type ShapingFont } from "#site/brand/shape-text.server.ts";
import { escapeHtml } from "#site/texts/escape-html.ts";

export interface SharedPicture {
  /** Files of the pictures, best 1200 pixels wide; without any the band has the whole picture. */
  scenes: string[];
  emblem: string;
  title: string;
  below: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 186;
const SCENE_HEIGHT = HEIGHT - BAND;
const SEAM = 6;
const EMBLEM_SIZE = 120;
const MARGIN = 56;

interface Line {
  text: string;
  weight: number;
  size: number;
}

export type DrawLine = (line: Line, place: { x: number; baseline: number; width: number; colour: string }) => string;

/** The finished picture as a JPEG, which every service that shows links can read; its description holds its words. */
export async function drawSharedPicture(
  picture: SharedPicture,
  { fonts, tokens }: Pick<Brand, "fonts" | "tokens">,
): Promise<Buffer> {
  const letters = await readFonts([...fonts.ofLanguage, ...fonts.ofOthers]);
  const drawLine = createDrawLine(await readFonts(fonts.text), letters);
  const drawTitle = fonts.headings ? createDrawLine(await readFonts(fonts.headings), letters) : drawLine;
  const { scenes, title, below } = picture;
  const width = Math.round((WIDTH - SEAM * (scenes.length - 1)) / scenes.length);
  const cuts = await Promise.all(scenes.map((file) => cutScene(file, width)));
  const band = bandSvg(picture, tokens.light, { drawTitle, drawLine });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: tokens.light.page ?? "#fff" } })
    .composite([
      ...cuts.map((input, index) => ({ input, left: index * (width + SEAM), top: 0 })),
      { input: Buffer.from(band), left: 0, top: scenes.length > 0 ? SCENE_HEIGHT : Math.round(SCENE_HEIGHT / 2) },
    ])
    .withExif({ IFD0: { ImageDescription: `${title} · ${below}` } })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function bandSvg(
  { emblem, title, below }: SharedPicture,
  colours: Record<string, string>,
  { drawTitle, drawLine }: { drawTitle: DrawLine; drawLine: DrawLine },
): string {
  const x = MARGIN + EMBLEM_SIZE + 32;
  const place = { x, width: WIDTH - x - MARGIN };
  const emblemUrl = `data:image/svg+xml;base64,${Buffer.from(emblem).toString("base64")}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${BAND}">`,
    `<path fill="${colours.page}" d="M0 0h${WIDTH}v${BAND}H0z"/>`,
    `<path fill="${colours.ornament}" d="M0 0h${WIDTH}v9H0zM0 14h${WIDTH}v3H0z"/>`,
    `<image href="${emblemUrl}" x="${MARGIN}" y="42" width="${EMBLEM_SIZE}" height="${EMBLEM_SIZE}"/>`,
    drawTitle(
      { text: title, weight: 750, size: 68 },
      { ...place, baseline: 100, colour: colours["text-heading"] ?? "" },
    ),
    drawLine({ text: below, weight: 450, size: 38 }, { ...place, baseline: 152, colour: colours["text-soft"] ?? "" }),
    "</svg>",
  ].join("");
}

async function cutScene(file: string, width: number): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize(width, SCENE_HEIGHT, { position: "attention" })
    .flatten()
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export async function readFonts(files: FontFile[]): Promise<ShapingFont[]> {
  return Promise.all(files.map(({ bytes }) => readShapingFont(bytes)));
}

/** Words of one script with the spaces between them. */
const RUNS = /(\p{Script=Malayalam}(?:[\p{Script=Malayalam}\p{Cf} ]*[\p{Script=Malayalam}\p{Cf}])?)/u;

/** Draws a text as one line, made smaller where it is wider than its place; `letters` where the fonts have none. */
export function createDrawLine(fonts: ShapingFont[], letters: ShapingFont[] = []): DrawLine {
  const shape = (text: string, weight: number) =>
    [...fonts, ...letters]
      .map((font) => ({ font, line: font.shape(text, nearest(font, weight)), off: distance(font, weight) }))
      .toSorted((a, b) => a.line.missing - b.line.missing || a.off - b.off)
      .slice(0, 1);

  return ({ text, weight, size }, { x, baseline, width, colour }) => {
    const runs = text
      .split(RUNS)
      .filter(Boolean)
      .flatMap((run) => shape(run, weight));
    const whole = runs.reduce((sum, { font, line }) => sum + line.width / font.unitsPerEm, 0);
    const em = Math.min(size, width / whole);
    let left = x;
    const drawn = runs.map(({ font, line }) => {
      const scale = em / font.unitsPerEm;
      const paths = line.letters
        .filter(({ path }) => path !== "")
        .map((letter) => `<path transform="translate(${round(letter.left)} ${round(letter.up)})" d="${letter.path}"/>`);
      const start = `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">`;
      left += line.width * scale;
      return `${start}${paths.join("")}</g>`;
    });
    return `<g aria-label="${escapeHtml(text)}" fill="${colour}">${drawn.join("")}</g>`;
  };
}

function distance({ weights: [least, most] }: ShapingFont, weight: number): number {
  return Math.max(least - weight, weight - most, 0);
}

function nearest({ weights: [least, most] }: ShapingFont, weight: number): number {
  return Math.min(most, Math.max(least, weight));
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
