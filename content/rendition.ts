/** The widths in pixels at which pictures of the content service are shown. */
export const RENDITION_WIDTHS = [320, 480, 640, 800, 1080, 1600] as const;

/** Best first; every browser that can run the site reads the last one. */
export const RENDITION_FORMATS = ["avif", "webp"] as const;

/** A picture of the content service in one of the sizes in use. */
export interface Rendition {
  readonly width: (typeof RENDITION_WIDTHS)[number];
  readonly format: (typeof RENDITION_FORMATS)[number];
}

/** The address of a picture's rendition below our own media address. */
export function toRenditionUrl(mediaUrl: string, { width, format }: Rendition): string {
  return `${mediaUrl}?w=${width}&fm=${format}`;
}

/** The rendition that a query asks for; undefined for any that is not in use, so that nobody makes us make others. */
export function parseRendition(query: string): Rendition | undefined {
  const [, digits, name] = /^w=(\d+)&fm=(\w+)$/.exec(query) ?? [];
  const width = RENDITION_WIDTHS.find((known) => String(known) === digits);
  const format = RENDITION_FORMATS.find((known) => known === name);
  return width && format ? { width, format } : undefined;
}
