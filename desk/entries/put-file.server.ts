import { createHash } from "node:crypto";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { stringify } from "yaml";
import { writeWhole } from "./content-files.server.ts";
import { toFileName } from "./entry-names.ts";

/** A form that is larger does not arrive (docs/guides/nginx.conf). */
const MOST_BYTES = 30 * 2 ** 20;

/** Why a file was not taken. `heic`: the phone's own format, which cannot be read here. */
type FileRefusal = "too-large" | "too-many-pixels" | "heic" | "no-picture" | "damaged";

/** As `shrinkPhoto` of the pictures' process. */
export type ShrinkPhoto = (path: string) => Promise<{ refused: FileRefusal } | { end: string; bytes: Uint8Array }>;

/** A picture or video of an editor, with the words for who does not see it. */
export interface NewFile {
  name: string;
  bytes: Uint8Array;
  alt?: string | undefined;
}

/** Named by its content, so that an older version still finds its picture. Rejects as the file system does. */
export async function putFile(
  directory: string,
  type: string,
  file: NewFile,
  shrink: ShrinkPhoto,
): Promise<{ refused: FileRefusal } | { path: string }> {
  const { name, bytes, alt = "" } = file;
  const start = Buffer.from(bytes.subarray(0, 32)).toString("latin1");
  const [kind] = KINDS.find(([, begin]) => begin.test(start)) ?? [];
  if (kind === "heic") return { refused: kind };
  if (bytes.length > MOST_BYTES) return { refused: "too-large" };
  const taken = kind === undefined ? await shrinkPicture(directory, bytes, shrink) : { end: kind, bytes };
  if ("refused" in taken) return taken;
  const digest = createHash("sha256").update(taken.bytes).update(alt).digest("hex").slice(0, 8);
  // The whole path is the file's id, which has 64 letters at most.
  const words = toFileName(basename(name, extname(name)), 30) || type;
  const path = `${type}/${words}-${digest}${taken.end}`;
  await writeWhole(join(directory, path), taken.bytes);
  if (alt.trim() !== "") await writeWhole(join(directory, `${path}.yaml`), stringify({ description: alt.trim() }));
  return { path };
}

async function shrinkPicture(directory: string, bytes: Uint8Array, shrink: ShrinkPhoto) {
  await using passing = await mkdtempDisposable(join(directory, ".picture-"));
  await writeFile(join(passing.path, "picture"), bytes);
  return await shrink(join(passing.path, "picture"));
}

/** How files begin that are no pictures, or such as telephones save and browsers do not show (ISO/IEC 23008-12). */
const KINDS = [
  ["heic", /^.{4}ftyp(?:hei[cmsx]|hev[cx]|m[is]f1)(?!.*avif)/s],
  [".mp4", /^.{4}ftyp(?!.*avif)/s],
  [".webm", /^.E\u00DF\u00A3/s],
  [".vtt", /^(?:\u00EF\u00BB\u00BF)?WEBVTT/],
] as const;

/** A picture of the folder; undefined for anything else. */
export async function readPicture(directory: string, path: string) {
  const [, end] = /\.(jpe?g|png|webp|avif|gif)$/i.exec(path) ?? [];
  const isWithin = path.split("/").every((part) => part !== "" && !part.startsWith(".")) && !/[\\\0]/.test(path);
  if (end === undefined || !isWithin) return undefined;
  const bytes = await readFile(join(directory, path)).catch(() => undefined);
  return bytes && { bytes, contentType: `image/${end.toLowerCase().replace("jpg", "jpeg")}` };
}
