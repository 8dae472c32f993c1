import { toMediaPath } from "../asset-source.ts";
import type { AssetSource } from "../asset-source.ts";
import type { MediaAsset } from "../content.ts";
import type { CmsAsset } from "../fetch/cms-entries.ts";
import { findMediaKind } from "../media-kind.ts";

/** A title that a camera or a computer gave says nothing to a visitor. */
const FILE_NAME =
  /\.(jpe?g|png|webp|avif|gif|svg|tiff?|heic|mp4|mov|webm|mp3|pdf|docx?|xlsx?)$|^(img|dsc[fn]?|pxl|image|photo|screenshot)[-_ ]?\d+/i;

/** Turns assets of the content service into ours. */
export type TransformAsset = (asset: CmsAsset | null | undefined) => MediaAsset | undefined;

/**
 * A transform for assets of one source. An asset of another source, or of a type that pages neither show nor offer, is
 * left out, so that a page never loads from a host we do not know and never offers what we would not serve.
 */
export function createAssetTransform(source: AssetSource | undefined): TransformAsset {
  return (asset) => {
    const url = source && typeof asset?.url === "string" ? toMediaPath(asset.url, source) : undefined;
    const contentType = readString(asset?.contentType);
    if (!asset || url === undefined || !findMediaKind(contentType)) return undefined;
    const title = readString(asset.title);
    const description = readString(asset.description);
    return {
      url,
      contentType,
      title: FILE_NAME.test(title) ? "" : title,
      ...(description && { description }),
      ...(isSize(asset.width) && isSize(asset.height) && { width: asset.width, height: asset.height }),
    };
  };
}

function readString(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function isSize(value: unknown): value is number {
  return typeof value === "number" && value > 0;
}
