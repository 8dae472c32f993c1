import sharp from "sharp";
import type { Metadata, OutputInfo, Sharp } from "sharp";
import { RequestError } from "../http/messages.ts";
import { findFormat, type ImageFormat, type ImageTransform } from "./image-transform.ts";

/** A transformed picture. */
export interface TransformedImage {
  readonly contentType: string;
  readonly body: Buffer;
}

/** Pixels a picture may have, all its frames together: 50 million take 200 MB of memory. */
const MAX_PIXELS = 50_000_000;
/** Contentful makes AVIF of pictures up to 9 megapixels. */
const MAX_AVIF_PIXELS = 9_000_000;
const TIME_LIMIT_S = 20;
/** Measured on a picture 640 px wide: effort 2 takes 0.12 s; effort 4 takes 1 s and saves less than a tenth. */
const AVIF_EFFORT = 2;
const DEFAULT_QUALITY = { jpg: 80, webp: 80, avif: 50 };
const HAS_NO_TRANSPARENCY: ReadonlySet<ImageFormat> = new Set(["jpg"]);
const MAY_MOVE: ReadonlySet<ImageFormat> = new Set(["gif", "webp"]);

/** Transforms a picture. Rejects with `RequestError` 422 for an unreadable file or too many pixels. */
export async function transformImage(
  path: string,
  contentType: string,
  transform: ImageTransform,
): Promise<TransformedImage> {
  const format = transform.format ?? findFormat(contentType) ?? "jpg";
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, animated: staysMoving(format, transform) });
    const metadata = await image.metadata();
    refuseTooManyPixels(metadata, format);
    const fitted = await roundCorners(fit(image.autoOrient(), metadata.autoOrient, format, transform), transform);
    const { data, info } = await encode(fitted, format, transform).timeout({ seconds: TIME_LIMIT_S }).toBuffer({
      resolveWithObject: true,
    });
    return { contentType: typeOf(info, format), body: data };
  } catch (error) {
    if (error instanceof RequestError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new RequestError(422, "UnprocessableEntity", `The picture cannot be transformed: ${reason}`);
  }
}

/** An animation stays one when only size and format change. */
function staysMoving(format: ImageFormat, { fit: way, radius }: ImageTransform): boolean {
  return MAY_MOVE.has(format) && way === undefined && radius === undefined;
}

function refuseTooManyPixels({ width, height }: Metadata, format: ImageFormat): void {
  if (format !== "avif" || width * height <= MAX_AVIF_PIXELS) return;
  throw new RequestError(422, "UnprocessableEntity", `AVIF is made of pictures up to ${MAX_AVIF_PIXELS} pixels`);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const WHITE = "#ffffff";
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Only `scale` makes a picture larger than it is. */
function fit(image: Sharp, size: Size, format: ImageFormat, transform: ImageTransform): Sharp {
  const { width, height, fit: way, focus = "center", background } = transform;
  if (width === undefined && height === undefined) return image;
  if (way === "scale") return image.resize({ width, height, fit: width && height ? "fill" : "inside" });
  if (width === undefined || height === undefined || way === undefined) {
    return image.resize({ width, height, fit: "inside", withoutEnlargement: true });
  }
  const emptiness = HAS_NO_TRANSPARENCY.has(format) ? WHITE : TRANSPARENT;
  if (way === "pad") return pad(image, size, { width, height }, background ?? emptiness);
  if (way === "crop") return crop(image, size, { width, height }, focus);
  return image.resize({ width, height, fit: "cover", position: positionOf(focus), withoutEnlargement: true });
}

function pad(image: Sharp, size: Size, box: Size, background: string | typeof TRANSPARENT): Sharp {
  const scale = Math.min(1, box.width / size.width, box.height / size.height);
  const inner = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const left = Math.floor((box.width - inner.width) / 2);
  const top = Math.floor((box.height - inner.height) / 2);
  const right = box.width - inner.width - left;
  const bottom = box.height - inner.height - top;
  return image.resize({ ...inner, fit: "fill" }).extend({ left, top, right, bottom, background });
}

/** Crops without scaling; the focus area says which part stays. */
function crop(image: Sharp, size: Size, box: Size, focus: NonNullable<ImageTransform["focus"]>): Sharp {
  const width = Math.min(box.width, size.width);
  const height = Math.min(box.height, size.height);
  if (focus === "face" || focus === "faces") {
    return image.resize({ width, height, fit: "cover", position: sharp.strategy.attention });
  }
  const left = placeOf(focus, "left", "right", size.width - width);
  const top = placeOf(focus, "top", "bottom", size.height - height);
  return image.extract({ left, top, width, height });
}

function placeOf(focus: string, first: string, last: string, room: number): number {
  if (focus.includes(first)) return 0;
  return focus.includes(last) ? room : Math.floor(room / 2);
}

/** There is no face detection: the part that draws most attention is used instead. */
function positionOf(focus: NonNullable<ImageTransform["focus"]>): string | number {
  if (focus === "face" || focus === "faces") return sharp.strategy.attention;
  return focus === "center" ? "centre" : focus.split("_").toReversed().join(" ");
}

/** Rounds the corners, which needs the picture in its final size first. */
async function roundCorners(image: Sharp, { radius }: ImageTransform): Promise<Sharp> {
  if (!radius) return image;
  const { data, info } = await image.ensureAlpha().png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const corner = Math.min(radius, width / 2, height / 2);
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}"/></svg>`;
  const cut = sharp(data, { limitInputPixels: MAX_PIXELS }).composite([{ input: Buffer.from(mask), blend: "dest-in" }]);
  // sharp flattens before it composites, so the rounded picture starts a new pipeline.
  return sharp(await cut.png({ compressionLevel: 1 }).toBuffer(), { limitInputPixels: MAX_PIXELS });
}

function encode(image: Sharp, format: ImageFormat, { flag, quality, background }: ImageTransform): Sharp {
  const opaque =
    HAS_NO_TRANSPARENCY.has(format) || background ? image.flatten({ background: background ?? WHITE }) : image;
  switch (format) {
    case "jpg":
      return opaque.jpeg({
        quality: quality ?? DEFAULT_QUALITY.jpg,
        progressive: flag === "progressive",
        mozjpeg: false,
      });
    case "png":
      return opaque.png({ palette: flag === "png8" });
    case "webp":
      return opaque.webp({ quality: quality ?? DEFAULT_QUALITY.webp });
    case "gif":
      return opaque.gif();
    case "avif":
      return opaque.avif({ quality: quality ?? DEFAULT_QUALITY.avif, effort: AVIF_EFFORT });
    case "tiff":
      return opaque.tiff();
  }
}

function typeOf({ format: written }: OutputInfo, format: ImageFormat): string {
  return format === "jpg" ? "image/jpeg" : `image/${format === "avif" ? "avif" : written}`;
}

/** A picture's size as it is shown. Rejects when the file is no picture. */
export async function measureImage(path: string): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await sharp(path).metadata();
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
}
