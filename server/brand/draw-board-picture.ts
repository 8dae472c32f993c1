import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { BoardPicture } from "#app/context.ts";
import type { Brand } from "#site/brand/load-brand.server.ts";
import { readShapingFont } from "#site/brand/shape-text.server.ts";
import { createDrawLine, readFonts } from "./draw-shared-picture.ts";

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 56;
const HEAD = 252;
const ROW = 78;
const HOURS_AT = 640;
const BESIDE_EMBLEM = 188;
/** A longer name stands in two lines. */
const NAME_LETTERS = 32;

/** For names that the brand's fonts have no letters for. */
const MALAYALAM = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf"),
);

type Style = { size?: number; weight?: number; width?: number };

/** Who sits on a day as a PNG of a few colours, upright as phones show pictures. */
export async function drawBoardPicture(
  { emblem, name: hospital, heading, standing, rows, more, address, check }: BoardPicture,
  { fonts, tokens: { light: colours } }: Pick<Brand, "fonts" | "tokens">,
): Promise<Buffer> {
  const letters = await readFonts([...fonts.ofLanguage, ...fonts.ofOthers]);
  const last = await readShapingFont(await readFile(MALAYALAM));
  const draw = createDrawLine(await readFonts(fonts.text), [...letters, last]);
  const box = (role: string, y: number, height: number, x = 0) =>
    `<rect fill="${colours[role]}" x="${x}" y="${y}" width="${WIDTH - 2 * x}" height="${height}"/>`;
  const line = (text: string, role: string, x: number, baseline: number, style: Style = {}) => {
    const { size = 30, weight = 700, width = WIDTH - x - MARGIN } = style;
    return draw({ text, weight, size }, { x, baseline, width, colour: colours[role] ?? "" });
  };
  const drawRow = ({ name, below, hours: [first = "", ...rest], isChange }: (typeof rows)[number], at: number) => {
    const top = HEAD + at * ROW;
    const width = HOURS_AT - MARGIN - 20;
    const role = isChange ? "alert" : "text-heading";
    const middle = name.length > NAME_LETTERS ? name.indexOf(" ", name.length / 2 - 4) : -1;
    const names = middle < 0 ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
    const [size, height] = middle < 0 ? [33, 37] : [22, 23];
    return [
      box("border", top + ROW - 1, 1, MARGIN),
      ...names.map((part, index) => line(part, "text", MARGIN, top + height * (index + 1), { size, width })),
      line(below, "text-soft", MARGIN, top + 68, { size: 21, weight: 450, width }),
      line(first, role, HOURS_AT, top + 34),
      line(rest.join(", "), role, HOURS_AT, top + 66),
    ];
  };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    ...[box("page", 0, HEIGHT), box("surface-deep", 0, 160), box("ornament", 160, 8), box("ornament", 172, 3)],
    `<image href="data:image/svg+xml;base64,${Buffer.from(emblem).toString("base64")}" x="${MARGIN}" y="28" width="104" height="104"/>`,
    line(hospital, "text-on-deep", BESIDE_EMBLEM, 66, { size: 34, weight: 600 }),
    line(heading, "text-on-deep", BESIDE_EMBLEM, 128, { size: 54, weight: 750 }),
    line(standing, "text-soft", MARGIN, 222, { size: 28, weight: 450 }),
    ...rows.flatMap(drawRow),
    line(more, "text-heading", MARGIN, HEAD + rows.length * ROW + 46),
    line(address, "link", MARGIN, HEIGHT - 68),
    line(check, "link", MARGIN, HEIGHT - 22),
    "</svg>",
  ];
  return sharp(Buffer.from(svg.join("")))
    .png({ palette: true, colours: 32, effort: 7 })
    .toBuffer();
}
