import { createHash } from "node:crypto";

/** A file a picture is written to: its path from the project folder, its width in pixels, its format and quality. */
export interface Output {
  path: string;
  width: number;
  format: "avif" | "webp";
  quality: number;
}

/** A named picture: how it is drawn, and the files it becomes. */
export interface Picture {
  name: string;
  draw: () => string;
  outputs: readonly Output[];
}

const SITE_WIDTHS = [480, 800, 1600];
/** Fills a phone of two pixels to one by its height: 393 px wide, the picture is cut at 1.4 times as much. */
const PHONE_HERO_WIDTH = 1120;
const SAMPLE_ASSETS = "data/sample-content/assets";
const SAMPLE_SPACE = "venmalasample";

const AVIF_QUALITY = 50;
/** For landscapes, whose palm leaves would otherwise weigh twice what a room does. */
export const LANDSCAPE_QUALITY = 40;
/** For a page that shows thirty-three at once. */
export const GALLERY_QUALITY = 45;

/** A picture of the site's own pages: data/pictures, three widths, AVIF with WebP beside it. */
export function sitePicture(
  name: string,
  draw: () => string,
  quality = AVIF_QUALITY,
  widths: readonly number[] = SITE_WIDTHS,
): Picture {
  const outputs = widths.flatMap((width): Output[] => [
    { path: `data/pictures/${name}.${width}.avif`, width, format: "avif", quality },
    { path: `data/pictures/${name}.${width}.webp`, width, format: "webp", quality: quality + 25 },
  ]);
  return { name, draw, outputs };
}

/** The picture that the landing or a hospital's home page begins with, which is what its visitors wait for. */
export function heroPicture(name: string, draw: () => string): Picture {
  return sitePicture(name, draw, AVIF_QUALITY, [...SITE_WIDTHS, PHONE_HERO_WIDTH]);
}

/** Where an asset of the sample content lies, from the project folder, named as at the content service. */
export function sampleAssetPath(host: string, id: string, extension: string): string {
  const hash = createHash("sha256").update(id).digest("hex").slice(0, 16);
  return `${SAMPLE_ASSETS}/${host}/${SAMPLE_SPACE}/${id}/${hash}/${id}.${extension}`;
}

/** An image asset of the sample content. */
export function samplePicture(name: string, draw: () => string, width: number, quality = 78): Picture {
  const path = sampleAssetPath("images.ctfassets.net", name, "webp");
  return { name, draw, outputs: [{ path, width, format: "webp", quality }] };
}
