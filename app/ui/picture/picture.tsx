import type { MediaAsset } from "#site/content/content.ts";
import { type Rendition, RENDITION_FORMATS, RENDITION_WIDTHS, toRenditionUrl } from "#site/content/media.ts";
import { Icon } from "../icon/icon.tsx";

type PictureSource = { type: string; files: { url: string; width: number }[] };

export interface PictureFiles {
  width: number;
  height: number;
  /** Best format first; the last one is for browsers that know no other. */
  sources: PictureSource[];
}

type PictureProps = { picture: PictureFiles | undefined; alt: string; sizes: string; priority?: boolean };

export function Picture({ picture, alt, sizes, priority = false }: PictureProps) {
  const fallback = picture?.sources.slice(-1)[0];
  const file = fallback?.files.slice(-1)[0];
  if (!picture || !fallback || !file) return null;
  return (
    <picture>
      {picture.sources.slice(0, -1).map((source) => (
        <source key={source.type} type={source.type} srcSet={sourceSet(source)} sizes={sizes} />
      ))}
      <img
        src={file.url}
        srcSet={sourceSet(fallback)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
      />
    </picture>
  );
}

function sourceSet({ files }: PictureSource): string {
  return files.map(({ url, width }) => `${url} ${width}w`).join(", ");
}

interface MediaImageProps extends Omit<PictureProps, "picture"> {
  asset: MediaAsset;
  /** The widest it is ever shown, in CSS pixels. */
  maxWidth: number;
}

export function MediaImage({ asset, maxWidth, ...picture }: MediaImageProps) {
  return <Picture picture={findRenditions(asset, maxWidth)} {...picture} />;
}

interface PortraitProps extends Omit<MediaImageProps, "asset" | "alt"> {
  picture: MediaAsset | undefined;
}

/** A person's picture, or a figure for want of one. The name is beside it, so only a description adds to it. */
export function Portrait({ picture, ...rest }: PortraitProps) {
  if (!picture) return <Icon name="doctor" className="portrait-figure" />;
  return <MediaImage asset={picture} alt={picture.description ?? ""} {...rest} />;
}

/** The room for a picture of unknown size, until it has loaded. */
const UNKNOWN_SIZE = { width: 800, height: 500 };
/** Screens with more pixels than this to a CSS pixel show no difference. */
const MAX_DENSITY = 2;

/** In the widths in use, for a place at most `maxWidth` CSS pixels wide. Moving pictures (GIF) come as they are. */
export function findRenditions(
  asset: MediaAsset,
  maxWidth: number,
  formats: readonly Rendition["format"][] = RENDITION_FORMATS,
): PictureFiles {
  const { url, contentType } = asset;
  const isKnown = asset.width !== undefined && asset.height !== undefined;
  const { width = UNKNOWN_SIZE.width, height = UNKNOWN_SIZE.height } = isKnown ? asset : UNKNOWN_SIZE;
  if (contentType === "image/gif") {
    return { width, height, sources: [{ type: contentType, files: [{ url, width }] }] };
  }
  const widths = findWidths(asset, maxWidth * MAX_DENSITY);
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    files: widths.map(({ asked, given }) => ({ url: toRenditionUrl(url, { width: asked, format }), width: given })),
  }));
  return { width, height, sources };
}

export function findRenditionUrl(asset: MediaAsset, maxWidth: number): string | undefined {
  return findRenditions(asset, maxWidth).sources.slice(-1)[0]?.files.slice(-1)[0]?.url;
}

/** The widths that differ: a photograph is never made larger than it is, a drawing has no size of its own. */
function findWidths({ contentType, width = Infinity }: MediaAsset, most: number) {
  const own = contentType === "image/svg+xml" ? Infinity : width;
  const useful = RENDITION_WIDTHS.filter((_, index) => {
    const narrower = RENDITION_WIDTHS[index - 1] ?? 0;
    return narrower < own && narrower < most;
  });
  return useful.map((asked) => ({ asked, given: Math.min(asked, own) }));
}

export function describePicture({ description, title }: MediaAsset, otherwise = ""): string {
  return description || title || otherwise;
}
