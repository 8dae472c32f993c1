import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Output, Picture } from "./picture.ts";

const AVIF_EFFORT = 4;

/** Renders the SVG once and writes every file of the picture under `folder`; returns the bytes written. */
export async function writePicture(picture: Picture, svg: string, folder: string): Promise<number> {
  const widest = Math.max(...picture.outputs.map((output) => output.width));
  const drawn = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .resize({ width: widest })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  let total = 0;
  for (const output of picture.outputs) {
    const bytes = await encode(drawn, output);
    await writeWhole(path.join(folder, output.path), bytes);
    total += bytes.length;
  }
  return total;
}

function encode(drawn: Buffer, output: Output): Promise<Buffer> {
  const resized = sharp(drawn).resize({ width: output.width });
  if (output.format === "webp")
    return resized.webp({ quality: output.quality, effort: 5, smartSubsample: true }).toBuffer();
  return resized.avif({ quality: output.quality, effort: AVIF_EFFORT }).toBuffer();
}

/** A reader never sees half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}
