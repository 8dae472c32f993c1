import type { TransformAsset } from "./transform-media-asset.ts";
import type { TransformRichText } from "./transform-rich-text.ts";

/** The transforms that entries share. */
export interface ContentTransforms {
  readonly transformAsset: TransformAsset;
  readonly transformRichText: TransformRichText;
}
