import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { BoardPicture } from "#app/context.ts";
import type { Brand } from "#site/brand/load-brand.server.ts";
import { readShapingFont } from "#site/brand/shape-text.server.ts";
import { createDrawLine, type DrawLine, readFonts } from "./draw-shared-picture.ts";

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 56;
const HEAD = 252;
const ROW = 78;
const HOURS_AT = 640;
const EMBLEM_SIZE = 104;
const NAME_LETTERS = 32;

/** For names that the brand's fonts have no letters for. */
const MALAYALAM = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf"),
);
let malayalam: Awaited<ReturnType<typeof readShapingFont>> | undefined;

/** Who sits on a day as a PNG of a few colours, upright as phones show pictures. */
export async function drawBoardPicture(
  picture: BoardPicture,
  { fonts, tokens }: Pick<Brand, "fonts" | "tokens">,
): Promise<Buffer> {
  malayalam ??= await readShapingFont(await readFile(MALAYALAM));
  const draw = createDrawLine([...(await readFonts(fonts.text)), malayalam]);
  const svg = boardSvg(picture, tokens.light, draw);
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 7 }).toBuffer();
}

function boardSvg({ emblem, title, day, standing, rows, more, end }: BoardPicture, colours: Colours, draw: DrawLine) {
  const line = (text: string, x: number, baseline: number, style: Style) => {
    const { size = 30, weight = 450, role = "text", width = WIDTH - x - MARGIN } = style;
    return draw({ text, weight, size }, { x, baseline, width, colour: colours[role] ?? "" });
  };
  const besideHours = { width: HOURS_AT - MARGIN - 20 };
  const besideEmblem = MARGIN + EMBLEM_SIZE + 28;
  const drawn = rows.flatMap(({ name, below, hours, isChange }, index) => {
    const top = HEAD + index * ROW;
    const [first = "", ...rest] = hours;
    const role = isChange ? "alert" : "text-heading";
    return [
      `<path fill="${colours.border}" d="M${MARGIN} ${top + ROW - 1}h${WIDTH - 2 * MARGIN}v1h-${WIDTH - 2 * MARGIN}z"/>`,
      ...fold(name, NAME_LETTERS).map((part, at, { length }) =>
        line(part, MARGIN, top + (length > 1 ? 23 + at * 23 : 37), {
          ...besideHours,
          size: length > 1 ? 22 : 33,
          weight: 700,
        }),
      ),
      line(below, MARGIN, top + 68, { ...besideHours, size: 21, role: "text-soft" }),
      line(first, HOURS_AT, top + 34, { weight: 700, role }),
      line(rest.join(", "), HOURS_AT, top + 66, { weight: 700, role }),
    ];
  });
  const foot = HEIGHT - 46 * end.length - 22;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${colours.page}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="${colours["surface-deep"]}" d="M0 0h${WIDTH}v160H0z"/>`,
    `<path fill="${colours.ornament}" d="M0 160h${WIDTH}v8H0zM0 172h${WIDTH}v3H0z"/>`,
    `<image href="data:image/svg+xml;base64,${Buffer.from(emblem).toString("base64")}" x="${MARGIN}" y="28" width="${EMBLEM_SIZE}" height="${EMBLEM_SIZE}"/>`,
    line(title, besideEmblem, 66, { size: 34, weight: 600, role: "text-on-deep" }),
    line(day, besideEmblem, 128, { size: 54, weight: 750, role: "text-on-deep" }),
    line(standing, MARGIN, 222, { size: 28, role: "text-soft" }),
    ...drawn,
    line(more, MARGIN, HEAD + rows.length * ROW + 46, { size: 30, weight: 700, role: "text-heading" }),
    ...end.map((text, index) => line(text, MARGIN, foot + 46 * (index + 1), { size: 30, weight: 700, role: "link" })),
    "</svg>",
  ].join("");
}

/** A long name in two lines, divided at the space that is nearest to its middle. */
function fold(text: string, most: number): string[] {
  const middle = text.length / 2;
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index);
  const [at] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return text.length <= most || at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

type Colours = Record<string, string>;
type Style = { size?: number; weight?: number; role?: string; width?: number };
