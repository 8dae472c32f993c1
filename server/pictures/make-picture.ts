import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { encodePicture } from "../media/encode-picture.ts";
import type { PlannedFile } from "./picture-plan.ts";

export interface PictureJob {
  path: string;
  folder: string;
  files: PlannedFile[];
}

/**
 * Makes files of a picture: turned as its camera noted, in sRGB, without metadata such as the place where it was taken.
 * Of a moving picture the first frame is taken. Rejects when it cannot be read whole or a file cannot be written.
 */
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
    // A file has its name when it is whole and on disk.
    await writeFile(`${target}.part`, await encodePicture(sized, file.format).toBuffer(), { flush: true });
    await rename(`${target}.part`, target);
  }
}
