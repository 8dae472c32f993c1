import sharp from "sharp";
import type { BoardPicture } from "#app/context.ts";
import type { Brand } from "#site/brand/load-brand.server.ts";
import { createDrawLine, type DrawLine, readFonts } from "./draw-shared-picture.ts";

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 56;
const HEAD = 252;
const ROW = 78;
const HOURS_AT = 640;
const EMBLEM_SIZE = 104;

/** Who sits on a day as a PNG of a few colours, upright as phones show pictures. */
export async function drawBoardPicture(
  picture: BoardPicture,
  { fonts, tokens }: Pick<Brand, "fonts" | "tokens">,
): Promise<Buffer> {
  const draw = createDrawLine(await readFonts(fonts.text));
  const svg = boardSvg(picture, tokens.light, draw);
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 7 }).toBuffer();
}

function boardSvg({ emblem, title, day, standing, rows, more, end }: BoardPicture, colours: Colours, draw: DrawLine) {
  const line = (text: string, x: number, baseline: number, style: Style) => {
    const { size = 30, weight = 450, role = "text", width = WIDTH - x - MARGIN } = style;
    return draw({ text, weight, size }, { x, baseline, width, colour: colours[role] ?? "" });
  };
  const besideEmblem = MARGIN + EMBLEM_SIZE + 28;
  const drawn = rows.flatMap(({ name, below, hours, isChange }, index) => {
    const top = HEAD + index * ROW;
    const [first = "", ...rest] = hours;
    const role = isChange ? "alert" : "text-heading";
    return [
      `<path fill="${colours.border}" d="M${MARGIN} ${top + ROW - 1}h${WIDTH - 2 * MARGIN}v1h-${WIDTH - 2 * MARGIN}z"/>`,
      line(name, MARGIN, top + 37, { size: 33, weight: 700, width: HOURS_AT - MARGIN - 20 }),
      line(below, MARGIN, top + 66, { size: 22, role: "text-soft", width: HOURS_AT - MARGIN - 20 }),
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

type Colours = Record<string, string>;
type Style = { size?: number; weight?: number; role?: string; width?: number };
