import type { MediaAsset } from "#content/content.ts";
import { Picture } from "./picture.tsx";
import { findRenditions } from "./renditions.ts";

interface MediaImageProps {
  asset: MediaAsset;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** The widest it is ever shown, in CSS pixels. */
  maxWidth: number;
  /** True for the picture a visitor sees first: it is loaded at once. */
  priority?: boolean;
}

/** A picture held by the content service, in the widths and formats in use. */
export function MediaImage({ asset, maxWidth, ...picture }: MediaImageProps) {
  return <Picture picture={findRenditions(asset, maxWidth)} {...picture} />;
}
