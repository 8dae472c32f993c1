import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { imageSize } from "image-size";
import { assetReader, type AssetReader } from "./asset-reader.server.ts";
import type { Picture, PictureOriginal } from "./site.ts";
import { SiteDataError, type SiteDataProblem, settleTogether } from "./read-data-file.server.ts";

/** Best compressed first: a browser takes the first source it can show. */
const TYPES = ["image/avif", "image/webp", "image/jpeg", "image/png"];

const TYPE_BY_EXTENSION: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** A file that is served as it is: `<name>.<width>.<extension>`. */
export const SIZED_PICTURE = /^[^.]+\.\d+\.(?:avif|webp|jpe?g|png)$/i;

/** A picture dropped in, which sizes are made of: `<name>.<extension>`. */
const DROPPED = /^[^.]+\.(?:avif|heic|heif|webp|jpe?g|png)$/i;

/** EXIF orientations from here to 8 lie on their side. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

type PictureFile = Awaited<ReturnType<typeof readPictureFile>>;

/** What is no picture is added to `problems`, or rejects without these. */
export async function loadPictures(dataDir: string, reader?: AssetReader, problems?: SiteDataProblem[]) {
  const names = (await readdir(join(dataDir, "pictures")).catch(() => [])).toSorted();
  const sized = names
    .filter((name) => SIZED_PICTURE.test(name))
    .map((name) =>
      readPictureFile(dataDir, name).catch((error: unknown) => {
        if (!problems || !(error instanceof SiteDataError)) throw error;
        problems.push(...error.problems);
        return { name: nameOf(name), type: "", fileName: name, hash: "", width: 0, height: 0 };
      }),
    );
  const byName = Object.groupBy(await settleTogether(sized), ({ name }) => name);
  const pictures: Record<string, Picture> = Object.fromEntries(
    Object.entries(byName).map(([name, group]) => [name, toPicture(group ?? [])]),
  );
  const originals = await readOriginals(dataDir, names, reader);
  for (const { name, width, height } of originals.toReversed()) pictures[name] = { width, height, sources: [] };
  return { pictures, originals };
}

async function readOriginals(
  dataDir: string,
  names: string[],
  reader: AssetReader | undefined,
): Promise<PictureOriginal[]> {
  const originals: PictureOriginal[] = [];
  for (const fileName of names.filter((name) => DROPPED.test(name)))
    originals.push(await readOriginal(dataDir, fileName, reader));
  return Object.values(Object.groupBy(originals, ({ name }) => name)).flatMap((group) => chooseOne(group ?? []));
}

/** Of several with the same name the first that can be read is shown; the others are named. */
function chooseOne(group: PictureOriginal[]): PictureOriginal[] {
  const shown = group.find(({ problem }) => problem === undefined) ?? group[0];
  const others = group.filter((original) => original !== shown);
  const problem = `has the name of ${shown?.file}, which is shown: delete one of them`;
  return [...(shown ? [shown] : []), ...others.map((original) => ({ problem, ...original }))];
}

/** Path of the file that shows a picture best: the one dropped in, else the widest, a JPEG or PNG before others. */
export async function findPictureFile(
  dataDir: string,
  originals: PictureOriginal[],
  name: string,
): Promise<string | undefined> {
  const dropped = originals.filter((original) => original.name === name);
  if (dropped.length > 0) return dropped.find(({ problem }) => problem === undefined)?.path;
  const names = await readdir(join(dataDir, "pictures")).catch(() => []);
  const sized = names.filter((fileName) => fileName.startsWith(`${name}.`) && SIZED_PICTURE.test(fileName));
  const best = sized.toSorted((a, b) => rank(b) - rank(a))[0];
  return best && join(dataDir, "pictures", best);
}

function rank(fileName: string): number {
  const [, width] = /\.(\d+)\./.exec(fileName) ?? [];
  return Number(width) + TYPES.indexOf(TYPE_BY_EXTENSION[extensionOf(fileName)] ?? "") / TYPES.length;
}

/** What the bytes of a file say, for as long as it does not change: each of a site's languages asks for the same. */
const readBefore = new Map<string, { hash: string; width: number; height: number }>();

async function readPictureFile(dataDir: string, fileName: string) {
  const path = join(dataDir, "pictures", fileName);
  const { dev, ino, size, mtimeMs, ctimeMs } = statSync(path);
  const version = [dev, ino, size, mtimeMs, ctimeMs].join();
  const known = readBefore.get(version) ?? describeBytes(fileName, await readFile(path));
  readBefore.set(version, known);
  return { name: nameOf(fileName), type: TYPE_BY_EXTENSION[extensionOf(fileName)] ?? "", fileName, ...known };
}

function describeBytes(fileName: string, bytes: Uint8Array) {
  const { width, height } = sizeOf(fileName, bytes);
  return { hash: hashOf(bytes), width, height };
}

function nameOf(fileName: string): string {
  return fileName.slice(0, fileName.indexOf("."));
}

function sizeOf(fileName: string, bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < FIRST_SIDEWAYS_ORIENTATION ? { width, height } : { width: height, height: width };
  } catch {
    throw new SiteDataError([{ file: `pictures/${fileName}`, path: "", message: "is no picture that can be read" }]);
  }
}

function toPicture(files: PictureFile[]): Picture {
  const largest = files.reduce((a, b) => (b.width > a.width ? b : a));
  const version = hashOf(files.map(({ hash }) => hash).join());
  const addressed = files.map(({ type, fileName, width }) => ({
    type,
    url: `/pictures/${encodeURIComponent(fileName)}?v=${version}`,
    width,
  }));
  return { width: largest.width, height: largest.height, sources: toSources(addressed) };
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

export function toSources(files: { type: string; url: string; width: number }[]): Picture["sources"] {
  return TYPES.map((type) => {
    const ofType = files.filter((file) => file.type === type).toSorted((a, b) => a.width - b.width);
    return { type, files: ofType.map(({ url, width }) => ({ url, width })) };
  }).filter((source) => source.files.length > 0);
}

function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
}

const MAX_BYTES = 30 * 2 ** 20;

const HASHED_BYTES = 64 * 1024;

/** What is wrong with the picture is in `problem`, because one bad picture must stop no site. */
async function readOriginal(
  dataDir: string,
  fileName: string,
  { describePicture }: Pick<AssetReader, "describePicture"> = assetReader,
): Promise<PictureOriginal> {
  const path = join(dataDir, "pictures", fileName);
  const original = { name: nameOf(fileName), file: `pictures/${fileName}`, path };
  const nothing = { hash: "", width: 0, height: 0 };
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) return { ...original, ...nothing, problem: describeTooLarge(size) };
    const [hash, found] = await Promise.all([hashLargeFile(path, size), describePicture(path)]);
    return { ...original, hash, ...found };
  } catch {
    return { ...original, ...nothing, problem: "is no picture that can be read: save it again as JPEG or PNG" };
  }
}

function describeTooLarge(size: number): string {
  const megabytes = Math.ceil(size / 2 ** 20);
  return `has ${megabytes} MB, and at most 30 MB are read: save it again as JPEG, 3000 pixels wide`;
}

/** Of size, beginning and end, so that hundreds of megabytes hold up no start: any change shows there. */
async function hashLargeFile(path: string, size: number): Promise<string> {
  const hash = createHash("sha256").update(String(size));
  const file = await open(path);
  try {
    const part = Buffer.allocUnsafe(HASHED_BYTES);
    for (const position of [0, Math.max(size - HASHED_BYTES, 0)]) {
      const { bytesRead } = await file.read(part, 0, HASHED_BYTES, position);
      hash.update(part.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
  return hash.digest("hex").slice(0, 8);
}
