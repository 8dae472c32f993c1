import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { measureImage } from "../assets/transform-image.ts";
import { createSys, idOfPath, NO_METADATA } from "./item-sys.ts";
import type { FolderItem, FolderSpace } from "./read-item.ts";

export type MeasureImage = typeof measureImage;

/** What is known of a picture, film or document by looking at it. */
export interface FileFacts {
  readonly path: string;
  readonly size: number;
  readonly hash: string;
  readonly contentType: string;
  readonly image: { width: number; height: number } | undefined;
  readonly modified: Date;
}

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".csv": "text/csv",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".m4a": "audio/mp4",
  ".mov": "video/quicktime",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export function contentTypeOf(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
}

/** Looks at a file; rejects when it is named a picture and is none. */
export async function readFacts(directory: string, path: string, measure: MeasureImage): Promise<FileFacts> {
  const file = join(directory, path);
  const { size, mtime: modified } = await stat(file);
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  const contentType = contentTypeOf(path);
  const image = contentType.startsWith("image/") ? await measure(file) : undefined;
  return { path, size, hash: hash.digest("hex").slice(0, 32), contentType, image, modified };
}

/** The asset of a file: what can be seen of it, and what the file beside it says. */
export function createFolderAsset(facts: FileFacts, said: FolderItem | undefined, alt: string, space: FolderSpace) {
  const { path, modified } = facts;
  const { defaultLocale } = space;
  const state = { date: modified.toISOString(), isDraft: false };
  const sys = said?.sys ?? createSys({ type: "Asset", id: idOfPath(path), ...space }, state);
  const { file, hash, ...fields } = said?.fields ?? {};
  // The name of a picture's file is no caption; that of a document is what its link says.
  const title = facts.contentType.startsWith("image/")
    ? {}
    : { title: { [defaultLocale]: basename(path, extname(path)) } };
  // What an export says of the file holds as long as it is that file.
  const isDescribed = file !== undefined && hash?.[defaultLocale] === facts.hash;
  return {
    metadata: said?.metadata ?? NO_METADATA,
    sys,
    fields: {
      ...(said ? fields : title),
      ...(alt !== "" && { description: { ...fields.description, [defaultLocale]: alt } }),
      file: isDescribed ? file : { ...file, [defaultLocale]: describeFile(facts, String(sys.id), space) },
    },
  };
}

/** A file's description as Contentful gives it; another content has another address, so that no cache shows the old. */
export function describeFile(
  { path, size, hash, contentType, image }: FileFacts,
  id: string,
  { spaceId }: FolderSpace,
) {
  const [group = ""] = contentType.split("/");
  const host = { image: "images", video: "videos" }[group] ?? "assets";
  const fileName = basename(path);
  return {
    url: `//${host}.ctfassets.net/${spaceId}/${id}/${hash}/${encodeURIComponent(fileName)}`,
    details: { size, ...(image && { image }) },
    fileName,
    contentType,
  };
}
