import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Sharp } from "sharp";
import type { Rendition } from "#site/content/media.ts";
import { encodePicture } from "./encode-picture.ts";
import type { CachedFile } from "./file-cache.ts";

export type RenderPicture = typeof renderPicture;

/** A quarter of the pixels of the largest photographs; a drawing's own size can be anything. */
const MAX_PIXELS = 50_000_000;
const MAX_DRAWING_BYTES = 2 * 2 ** 20;
const TIME_LIMIT_S = 20;
/** Dots per inch at which a drawing has its own size, and the most that sharp draws at. */
const OWN_DENSITY = 72;
const MAX_DENSITY = 2400;

/**
 * Makes a rendition of a picture ourselves, where the content service makes none. A drawing (SVG) is drawn at the
 * width asked for: neither its scripts run nor are other files or addresses read. Rejects when it cannot be read.
 */
export async function renderPicture(original: CachedFile, rendition: Rendition): Promise<Buffer> {
  const isDrawing = original.contentType === "image/svg+xml";
  const image = isDrawing ? await openDrawing(original, rendition.width) : openPhoto(original);
  const sized = image.resize({ width: rendition.width, withoutEnlargement: !isDrawing });
  return encodePicture(sized, rendition.format).timeout({ seconds: TIME_LIMIT_S }).toBuffer();
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
