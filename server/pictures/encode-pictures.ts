import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { QUALITY, type Rendition } from "#site/content/media.ts";
import type { CachedFile } from "../media/file-cache.ts";

/** How long sharp may think about an AVIF: 2 takes 0.12 s for 640 px, 4 takes 1 s and saves less than a tenth. */
const AVIF_EFFORT = 2;

function encode(image: Sharp, format: keyof typeof QUALITY): Sharp {
  if (format === "avif") return image.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT });
  if (format === "webp") return image.webp({ quality: QUALITY.webp });
  // What is transparent would be black.
  return image.flatten({ background: "#fff" }).jpeg({ quality: QUALITY.jpeg });
}

export interface PlannedFile {
  /** `<name>.<hash of the original>.<width>.<format>`. */
  fileName: string;
  width: number;
  format: "avif" | "webp" | "jpeg";
}

export interface PictureJob {
  path: string;
  folder: string;
  files: PlannedFile[];
}

/** Turned as its camera noted, in sRGB, without metadata; a film's first frame. Rejects what cannot be read whole. */
export async function makePicture({ path, folder, files }: PictureJob): Promise<void> {
  const width = Math.max(...files.map((file) => file.width));
  // Read once for all files. What cameras write carelessly but can be read whole is no failure.
  const { data, info } = await sharp(path, { failOn: "error" })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const file of files) {
    const sized = sharp(data, { raw: info }).resize({ width: file.width });
    const target = join(folder, file.fileName);
    await writeFile(`${target}.part`, await encode(sized, file.format).toBuffer(), { flush: true });
    await rename(`${target}.part`, target);
  }
}

const MOST_WIDE = 2400;
/** JPEGs are made smaller while they are read, so those of the largest telephone cameras take no memory. */
const MAX_JPEG_PIXELS = 220_000_000;

/** A photograph as it goes into the content folder, or why it does not. */
export type ShrunkPhoto =
  | { end: ".jpg" | ".webp"; width: number; height: number; bytes: Uint8Array }
  | { refused: "too-many-pixels" | "no-picture" | "damaged" };

/** Turned as its camera noted, at most 2400 pixels a side, without metadata. Its size is looked at first. */
export async function shrinkPhoto(path: string): Promise<ShrunkPhoto> {
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found || !["jpeg", "png", "webp", "gif", "heif", "tiff"].includes(found.format))
    return { refused: "no-picture" };
  // Of a progressive one all is read before it is made smaller.
  const most = found.format === "jpeg" && !found.isProgressive ? MAX_JPEG_PIXELS : MAX_PIXELS;
  if (found.width * found.height > most) return { refused: "too-many-pixels" };
  const image = sharp(path, { failOn: "error", limitInputPixels: most })
    .autoOrient()
    .resize({ width: MOST_WIDE, height: MOST_WIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const encoded = found.hasAlpha ? image.webp({ quality: 86 }) : image.jpeg({ quality: 82 });
  try {
    const { data, info } = await encoded.timeout({ seconds: TIME_LIMIT_S }).toBuffer({ resolveWithObject: true });
    return { end: found.hasAlpha ? ".webp" : ".jpg", width: info.width, height: info.height, bytes: data };
  } catch {
    return { refused: "damaged" };
  }
}

/** A quarter of the pixels of the largest photographs; a drawing's own size can be anything. */
const MAX_PIXELS = 50_000_000;
const MAX_DRAWING_BYTES = 2 * 2 ** 20;
const TIME_LIMIT_S = 20;
const OWN_DENSITY = 72;
const MAX_DENSITY = 2400;

/** Neither scripts of a drawing (SVG) run nor are other files read. Rejects when the picture cannot be read. */
export async function renderPicture(original: CachedFile, rendition: Rendition): Promise<Buffer> {
  const isDrawing = original.contentType === "image/svg+xml";
  const image = isDrawing ? await openDrawing(original, rendition.width) : openPhoto(original);
  const sized = image.resize({ width: rendition.width, withoutEnlargement: !isDrawing });
  return encode(sized, rendition.format).timeout({ seconds: TIME_LIMIT_S }).toBuffer();
}

function openPhoto({ path }: CachedFile): Sharp {
  return sharp(path, { limitInputPixels: MAX_PIXELS }).autoOrient();
}

/** Read from memory, because a drawing in a file may show its neighbours. */
async function openDrawing({ path, size }: CachedFile, width: number): Promise<Sharp> {
  if (size > MAX_DRAWING_BYTES) throw new Error(`a drawing of ${size} bytes is too large`);
  const drawing = await readFile(path);
  const { width: ownWidth } = await sharp(drawing, { limitInputPixels: MAX_PIXELS }).metadata();
  const density = Math.min(Math.max((OWN_DENSITY * width) / ownWidth, 1), MAX_DENSITY);
  return sharp(drawing, { limitInputPixels: MAX_PIXELS, density });
}
