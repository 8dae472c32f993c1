export type MediaKind = "image" | "video" | "audio" | "file";

/** SVG can carry scripts: it is shown as a picture made of it, never by itself. */
const KINDS: readonly [RegExp, MediaKind][] = [
  [/^image\/(avif|webp|jpe?g|png|gif|svg\+xml|tiff)$/, "image"],
  [/^video\/(mp4|webm|quicktime)$/, "video"],
  [/^audio\/(mpeg|mp4|aac|ogg|wav|webm)$/, "audio"],
  [/^(application\/(pdf|msword|rtf)|text\/(plain|csv|vtt))$/, "file"],
  [
    /^application\/vnd\.(ms-(excel|powerpoint)|openxmlformats-officedocument\.[\w.-]+|oasis\.opendocument\.\w+)$/,
    "file",
  ],
];

export function findMediaKind(contentType: string): MediaKind | undefined {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return KINDS.find(([pattern]) => pattern.test(type))?.[1];
}

export function isShownAsItIs(contentType: string): boolean {
  return /^image\/(avif|webp|jpe?g|png|gif)$/i.test(contentType);
}

export const RENDITION_WIDTHS = [320, 480, 640, 800, 1080, 1600] as const;

/** Best first; every browser that can run the site reads the last one. */
export const RENDITION_FORMATS = ["avif", "webp"] as const;

export const SHARED_FORMAT = "jpeg";

export const QUALITY = { avif: 50, webp: 75, jpeg: 82 };

export const STORED_FORMATS = [...RENDITION_FORMATS, SHARED_FORMAT] as const;

export interface Rendition {
  readonly width: (typeof RENDITION_WIDTHS)[number];
  readonly format: (typeof STORED_FORMATS)[number];
}

export function toRenditionUrl(mediaUrl: string, { width, format }: Rendition): string {
  return `${mediaUrl}?w=${width}&fm=${format}`;
}

/** The rendition that a query asks for; undefined for one not in use, so that requests make no others. */
export function parseRendition(query: string): Rendition | undefined {
  const [, digits, name] = /^w=(\d+)&fm=(\w+)$/.exec(query) ?? [];
  const width = RENDITION_WIDTHS.find((known) => String(known) === digits);
  const format = STORED_FORMATS.find((known) => known === name);
  return width && format ? { width, format } : undefined;
}
