import { toMediaPath, type AssetSource } from "../asset-source.ts";
import type { MediaAsset } from "../content.ts";
import type { CmsAsset, CmsCollection, CmsText, CmsVideo } from "../entries/cms-entries.ts";
import { findMediaKind } from "../media.ts";

export function readTexts(value: CmsText): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((text) => typeof text === "string").filter((text) => text.trim() !== "");
}

export function readText(value: CmsText, separator = ", "): string {
  return readTexts(value).join(separator);
}

export function isOfHospital(value: CmsText, hospital: string): boolean {
  return readTexts(value).includes(hospital);
}

export function readFirstPublished(sys: CmsVideo["sys"]): { firstPublishedAt?: string } {
  return sys?.firstPublishedAt ? { firstPublishedAt: sys.firstPublishedAt } : {};
}

export function transformItems<T, U>(
  collection: CmsCollection<T> | null | undefined,
  transform: (item: T) => U | undefined,
): U[] {
  return (collection?.items ?? [])
    .filter((item) => item !== null)
    .map(transform)
    .filter((item) => item !== undefined);
}

/** A title that a camera or a computer gave says nothing to a visitor. */
const FILE_NAME =
  /\.(jpe?g|png|webp|avif|gif|svg|tiff?|heic|mp4|mov|webm|mp3|pdf|docx?|xlsx?)$|^(img|dsc[fn]?|pxl|image|photo|screenshot)[-_ ]?\d+/i;

export type TransformAsset = (asset: CmsAsset | null | undefined) => MediaAsset | undefined;

/** An asset of another source, or of a type that pages neither show nor offer, is left out. */
export function createAssetTransform(source: AssetSource | undefined): TransformAsset {
  return (asset) => {
    const url = source && typeof asset?.url === "string" ? toMediaPath(asset.url, source) : undefined;
    const contentType = readTrimmed(asset?.contentType);
    if (!asset || url === undefined || !findMediaKind(contentType)) return undefined;
    const title = readTrimmed(asset.title);
    const description = readTrimmed(asset.description);
    return {
      url,
      contentType,
      title: FILE_NAME.test(title) ? "" : title,
      ...(description && { description }),
      ...(isSize(asset.width) && isSize(asset.height) && { width: asset.width, height: asset.height }),
    };
  };
}

function readTrimmed(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function isSize(value: unknown): value is number {
  return typeof value === "number" && value > 0;
}
