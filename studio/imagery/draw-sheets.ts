import path from "node:path";
import sharp from "sharp";
import { PICTURES } from "./pictures.ts";
import type { Picture } from "./picture.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");
const GAP = 6;

/** Writes the smallest file of each picture into one sheet, `columns` wide. */
async function drawSheet(file: string, pictures: readonly Picture[], columns: number, width: number, height: number) {
  const tiles = await Promise.all(
    pictures.map(async ({ outputs }, i) => {
      const smallest = outputs.toSorted((a, b) => a.width - b.width)[0];
      const input = await sharp(path.join(PROJECT, smallest?.path ?? ""))
        .resize(width, height, { fit: "contain", background: "#fff" })
        .png()
        .toBuffer();
      return { input, left: (i % columns) * (width + GAP), top: Math.floor(i / columns) * (height + GAP) };
    }),
  );
  const rows = Math.ceil(tiles.length / columns);
  const size = { width: columns * (width + GAP), height: rows * (height + GAP) };
  await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(tiles)
    .webp({ quality: 70 })
    .toFile(path.join(PROJECT, file));
}

const isPortrait = ({ name }: Picture) => /^(portrait|leader)-/.test(name);
await drawSheet(
  "var/screens/pictures.webp",
  PICTURES.filter((picture) => !isPortrait(picture)),
  6,
  300,
  190,
);
await drawSheet("var/screens/portraits.webp", PICTURES.filter(isPortrait), 10, 150, 180);
