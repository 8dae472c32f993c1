import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { EmblemVariant } from "../../app/ui/icon/emblem-shapes.ts";
import { emblemSvg } from "./emblem-svg.ts";
import { drawLine, fitLine } from "./lettering.ts";

/** What a shared link shows: pictures side by side over a band with emblem, name and place. */
export interface SocialPicture {
  /** Files of the pictures, best 1600 pixels wide. */
  pictures: string[];
  emblem: EmblemVariant;
  name: string;
  below: string;
}

/** The size that Open Graph asks for. */
const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 186;
const SCENE_HEIGHT = HEIGHT - BAND;
const SEAM = 6;
const EMBLEM_SIZE = 120;
const MARGIN = 56;

export function bandSvg({ emblem, name, below }: SocialPicture): string {
  const left = MARGIN + EMBLEM_SIZE + 32;
  const room = WIDTH - left - MARGIN;
  const top = SCENE_HEIGHT + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="#fffaf0" d="M0 ${SCENE_HEIGHT}h${WIDTH}v${BAND}H0z"/>`,
    `<path fill="#e0a63c" d="M0 ${SCENE_HEIGHT}h${WIDTH}v9H0zM0 ${SCENE_HEIGHT + 14}h${WIDTH}v3H0z"/>`,
    emblemSvg(emblem, MARGIN, top + (BAND - 12 - EMBLEM_SIZE) / 2 + 3, EMBLEM_SIZE),
    drawLine(fitLine({ text: name, weight: "strong", size: 72 }, room), left, top + 88, "#083d42"),
    drawLine(fitLine({ text: below, weight: "plain", size: 40 }, room), left, top + 141, "#34494d"),
    "</svg>",
  ].join("");
}

/** The finished picture as a JPEG, which every service that shows links can read. */
export async function renderSocialPicture(picture: SocialPicture): Promise<Buffer> {
  const width = Math.round((WIDTH - SEAM * (picture.pictures.length - 1)) / picture.pictures.length);
  const scenes = await Promise.all(
    picture.pictures.map(async (file, i) => {
      return { input: await cutScene(file, width), left: i * (width + SEAM), top: 0 };
    }),
  );
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#fffaf0" } })
    .composite([...scenes, { input: Buffer.from(bandSvg(picture)) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function cutScene(file: string, width: number): Promise<Buffer> {
  return sharp(await readFile(file))
    .resize(width, SCENE_HEIGHT, { position: "attention" })
    .png()
    .toBuffer();
}
