import { isAssetHost, MEDIA_PATH } from "../asset-host.ts";
import type { MediaAsset } from "../content.ts";
import type { CmsAsset } from "../fetch/cms-entries.ts";

/** Turns assets of the content service into ours. */
export type TransformAsset = (asset: CmsAsset | null | undefined) => MediaAsset | undefined;

/**
 * A transform for assets on Contentful's hosts or below `assetBase`, the embedded service's origin.
 * An asset at any other address is left out, so that a page never loads from a host we do not know.
 */
export function createAssetTransform(assetBase: string | undefined): TransformAsset {
  return (asset) => {
    const path = asset?.url ? toMediaPath(asset.url, assetBase) : undefined;
    if (!asset || path === undefined) return undefined;
    return {
      url: path,
      contentType: asset.contentType ?? "",
      title: asset.title ?? "",
      ...(isSize(asset.width) && { width: asset.width }),
      ...(isSize(asset.height) && { height: asset.height }),
    };
  };
}

function toMediaPath(address: string, assetBase: string | undefined): string | undefined {
  const url = URL.parse(address.startsWith("//") ? `https:${address}` : address);
  if (!url) return undefined;
  if (assetBase !== undefined && url.href.startsWith(`${assetBase}/`)) {
    return MEDIA_PATH + url.pathname.slice(new URL(assetBase).pathname.replace(/\/$/, "").length);
  }
  const isContentful = url.protocol === "https:" && isAssetHost(url.host);
  return isContentful ? `${MEDIA_PATH}/${url.host}${url.pathname}` : undefined;
}

function isSize(value: unknown): value is number {
  return typeof value === "number" && value > 0;
}
