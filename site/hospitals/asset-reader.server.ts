import type { FontDescription } from "#site/brand/font-sheet.server.ts";

/** The libvips that sharp brings reads HEIF pictures of this kind (AVIF) only; one of the system may read all. */
const AV1 = "av1";

/** What is looked up in pictures and fonts while the data folder is read; the site asks a process of its own. */
export const assetReader = { describePicture, checkDrawing, describeFont };

export type AssetReader = typeof assetReader;

/** A picture's size as it is shown, turned as its camera noted, and what is wrong with it. Rejects when it is none. */
export async function describePicture(path: string): Promise<{ width: number; height: number; problem?: string }> {
  const sharp = await loadSharp();
  const { autoOrient, format, compression } = await sharp(path).metadata();
  const suffixes: string[] = sharp.format.heif.input.fileSuffix ?? [];
  if (format !== "heif" || compression === AV1 || suffixes.includes(".heic")) return autoOrient;
  const problem =
    "is a HEIC picture, which cannot be read here: save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)";
  return { ...autoOrient, problem };
}

export async function checkDrawing(svg: string): Promise<void> {
  const sharp = await loadSharp();
  await sharp(Buffer.from(svg)).resize(16).toBuffer();
}

export async function describeFont(bytes: Uint8Array): Promise<FontDescription> {
  const { describeFont: describe } = await import("#site/brand/shape-text.server.ts");
  return describe(bytes);
}

async function loadSharp() {
  return (await import("sharp")).default;
}
