import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { Picture } from "./site.ts";

type PictureSource = Picture["sources"][number];
import { SiteDataError, settleTogether } from "./read-data-file.server.ts";

/** Best compressed first: a browser takes the first source it can show. */
const TYPES = ["image/avif", "image/webp", "image/jpeg", "image/png"];

const TYPE_BY_EXTENSION: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

const SIZED = /\.\d+\.[^.]+$/;

/** EXIF orientations from here to 8 lie on their side. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

interface PictureFile {
  name: string;
  /** False for a plain `<name>.<extension>`. */
  isSized: boolean;
  type: string;
  url: string;
  width: number;
  height: number;
}

/**
 * Reads the pictures folder: files `<name>.<width>.<extension>` or plain `<name>.<extension>`, grouped by name. Widths
 * are those of the files themselves. A plain file replaces sized ones of its name, so that an operator's photograph is
 * not hidden behind the sample's. Each url carries a hash of its file's content, so it may be cached for ever.
 * Rejects with `SiteDataError` for a file that is no picture; a missing folder gives no pictures.
 */
export async function loadPictures(dataDir: string): Promise<Record<string, Picture>> {
  const names = await readdir(join(dataDir, "pictures")).catch(() => []);
  const known = names.filter((name) => Object.hasOwn(TYPE_BY_EXTENSION, extensionOf(name))).toSorted();
  const files = await settleTogether(known.map((name) => readPictureFile(dataDir, name)));
  const byName = Object.groupBy(files, (file) => file.name);
  return Object.fromEntries(Object.entries(byName).map(([name, group]) => [name, toPicture(group ?? [])]));
}

async function readPictureFile(dataDir: string, fileName: string): Promise<PictureFile> {
  const bytes = await readFile(join(dataDir, "pictures", fileName));
  const { width, height } = sizeOf(fileName, bytes);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return {
    name: fileName.slice(0, fileName.indexOf(".")),
    isSized: SIZED.test(fileName),
    type: TYPE_BY_EXTENSION[extensionOf(fileName)] ?? "",
    url: `/pictures/${encodeURIComponent(fileName)}?v=${hash}`,
    width,
    height,
  };
}

/** Width and height as browsers show the picture: they turn it by the orientation its camera noted. */
function sizeOf(fileName: string, bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < FIRST_SIDEWAYS_ORIENTATION ? { width, height } : { width: height, height: width };
  } catch {
    throw new SiteDataError([{ file: `pictures/${fileName}`, path: "", message: "is no picture that can be read" }]);
  }
}

function toPicture(group: PictureFile[]): Picture {
  const plain = group.filter((file) => !file.isSized);
  const files = plain.length > 0 ? plain : group;
  const largest = files.reduce((a, b) => (b.width > a.width ? b : a));
  const sources = TYPES.map((type) => toSource(type, files)).filter((source) => source.files.length > 0);
  return { width: largest.width, height: largest.height, sources };
}

function toSource(type: string, files: PictureFile[]): PictureSource {
  const ofType = files.filter((file) => file.type === type).toSorted((a, b) => a.width - b.width);
  return { type, files: ofType.map(({ url, width }) => ({ url, width })) };
}

function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
}
