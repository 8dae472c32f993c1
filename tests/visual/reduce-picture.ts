import sharp from "sharp";

/** The step between two levels of a colour channel that a reduced picture can hold. */
const STEP = 8;

/**
 * Halves a picture's width and rounds its colours, into a PNG a fourth as large. Rounding each pixel by itself leaves a
 * small difference small; a palette of its own for each picture would not.
 */
export async function reducePicture(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize(Math.ceil(width / 2))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rounded = data.map((level) => Math.min(255, Math.round(level / STEP) * STEP));
  return sharp(rounded, { raw: info }).png({ compressionLevel: 9 }).toBuffer();
}
