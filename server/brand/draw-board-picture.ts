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
const END_LINE = 46;
/** A longer name stands in two lines. */
const NAME_LETTERS = 32;

/** For names that the brand's fonts have no letters for. */
const MALAYALAM = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf"),
);
let malayalam: Awaited<ReturnType<typeof readShapingFont>> | undefined;

type Style = { role: string; size?: number; weight?: number; width?: number };

/** Who sits on a day as a PNG of a few colours, upright as phones show pictures. */
export async function drawBoardPicture(
  { emblem, title, day, standing, rows, more, end }: BoardPicture,
  { fonts, tokens: { light: colours } }: Pick<Brand, "fonts" | "tokens">,
): Promise<Buffer> {
  malayalam ??= await readShapingFont(await readFile(MALAYALAM));
  const draw = createDrawLine([...(await readFonts(fonts.text)), malayalam]);
  const line = (text: string, x: number, baseline: number, style: Style) => {
    const { role, size = 30, weight = 700, width = WIDTH - x - MARGIN } = style;
    return draw({ text, weight, size }, { x, baseline, width, colour: colours[role] ?? "" });
  };
  const box = (role: string, top: number, height: number, x = 0) =>
    `<rect fill="${colours[role]}" x="${x}" y="${top}" width="${WIDTH - 2 * x}" height="${height}"/>`;
  const drawRow = (
    { name, below, hours: [first = "", ...rest], isChange }: BoardPicture["rows"][number],
    at: number,
  ) => {
    const top = HEAD + at * ROW;
    const width = HOURS_AT - MARGIN - 20;
    const role = isChange ? "alert" : "text-heading";
    const middle = name.length > NAME_LETTERS ? name.indexOf(" ", name.length / 2 - 4) : -1;
    const names = middle > 0 ? [name.slice(0, middle), name.slice(middle + 1)] : [name];
    return [
      box("border", top + ROW - 1, 1, MARGIN),
      ...(names.length === 1
        ? [line(name, MARGIN, top + 37, { role: "text", size: 33, width })]
        : names.map((part, index) => line(part, MARGIN, top + 23 * (index + 1), { role: "text", size: 22, width }))),
      line(below, MARGIN, top + 68, { role: "text-soft", size: 21, weight: 450, width }),
      line(first, HOURS_AT, top + 34, { role }),
      line(rest.join(", "), HOURS_AT, top + 66, { role }),
    ];
  };
  const foot = HEIGHT - END_LINE * end.length - 22;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    box("page", 0, HEIGHT),
    box("surface-deep", 0, 160),
    box("ornament", 160, 8),
    box("ornament", 172, 3),
    `<image href="data:image/svg+xml;base64,${Buffer.from(emblem).toString("base64")}" x="${MARGIN}" y="28" width="104" height="104"/>`,
    line(title, BESIDE_EMBLEM, 66, { role: "text-on-deep", size: 34, weight: 600 }),
    line(day, BESIDE_EMBLEM, 128, { role: "text-on-deep", size: 54, weight: 750 }),
    line(standing, MARGIN, 222, { role: "text-soft", size: 28, weight: 450 }),
    ...rows.flatMap(drawRow),
    line(more, MARGIN, HEAD + rows.length * ROW + 46, { role: "text-heading" }),
    ...end.map((text, index) => line(text, MARGIN, foot + END_LINE * (index + 1), { role: "link" })),
    "</svg>",
  ];
  return sharp(Buffer.from(svg.join("")))
    .png({ palette: true, colours: 32, effort: 7 })
    .toBuffer();
}
