import { findRenditions } from "#app/ui/picture/renditions.ts";
import type { MediaAsset } from "#content/content.ts";
import { findMediaKind } from "#content/media.ts";
import type { Picture } from "#hospitals/site.ts";

/** A picture as search engines and those who are sent a link fetch it: one file at an absolute address. */
export interface LinkedPicture {
  url: string;
  /** Left out where nobody knows the size. */
  width?: number;
  height?: number;
}

/** Formats that every service which shows links can read. */
const READ_EVERYWHERE = ["image/jpeg", "image/png"];

/** The widest place a picture is shown in, in CSS pixels; its file is up to twice as wide. */
const WIDEST = 800;

/** Absolute address of a picture's largest file, in the format most can read; undefined without a picture. */
export function pictureUrl(origin: string, picture: Picture | undefined): string | undefined {
  const sources = picture?.sources ?? [];
  const source = sources.find(({ type }) => READ_EVERYWHERE.includes(type)) ?? sources.at(-1);
  const file = source?.files.at(-1);
  return file && origin + file.url;
}

/** A picture of the content service, in the largest size pages show; undefined for anything else. */
export function assetPicture(origin: string, asset: MediaAsset | undefined): LinkedPicture | undefined {
  if (!asset || findMediaKind(asset.contentType) !== "image") return undefined;
  const file = findRenditions(asset, WIDEST).sources.at(-1)?.files.at(-1);
  if (!file) return undefined;
  const { width, height } = asset;
  const size = width && height ? { width: file.width, height: Math.round((file.width * height) / width) } : {};
  return { url: origin + file.url, ...size };
}
