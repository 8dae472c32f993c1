import { createHash } from "node:crypto";
import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { assetReader, type AssetReader } from "./asset-reader.server.ts";
import type { PictureOriginal } from "./site.ts";

const MAX_BYTES = 30 * 2 ** 20;

const HASHED_BYTES = 64 * 1024;

/**
 * Looks at a picture dropped into the pictures folder: its content's hash and its size as it is shown, turned as its camera
 * noted. What is wrong with it is in `problem`, because one bad picture must stop no site.
 */
export async function readOriginal(
  dataDir: string,
  fileName: string,
  { describePicture }: Pick<AssetReader, "describePicture"> = assetReader,
): Promise<PictureOriginal> {
  const path = join(dataDir, "pictures", fileName);
  const original = { name: fileName.slice(0, fileName.indexOf(".")), file: `pictures/${fileName}`, path };
  const nothing = { hash: "", width: 0, height: 0 };
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) return { ...original, ...nothing, problem: describeTooLarge(size) };
    const [hash, found] = await Promise.all([hashOf(path, size), describePicture(path)]);
    return { ...original, hash, ...found };
  } catch {
    return { ...original, ...nothing, problem: "is no picture that can be read: save it again as JPEG or PNG" };
  }
}

function describeTooLarge(size: number): string {
  const megabytes = Math.ceil(size / 2 ** 20);
  return `has ${megabytes} MB, and at most 30 MB are read: save it again as JPEG, 3000 pixels wide`;
}

/**
 * A hash of the size, the beginning and the end, so that hundreds of megabytes hold up no start. The formats are
 * compressed: a change anywhere changes the size or what comes last.
 */
async function hashOf(path: string, size: number): Promise<string> {
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
