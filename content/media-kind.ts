/** What a page does with a file of the content service: shows it, plays it, or offers it to save. */
export type MediaKind = "image" | "video" | "audio" | "file";

/** SVG can carry scripts: it is shown as a picture made of it, never by itself. */
const KINDS: readonly [RegExp, MediaKind][] = [
  [/^image\/(avif|webp|jpe?g|png|gif|svg\+xml|tiff)$/, "image"],
  [/^video\/(mp4|webm|quicktime)$/, "video"],
  [/^audio\/(mpeg|mp4|aac|ogg|wav|webm)$/, "audio"],
  [/^(application\/(pdf|msword|rtf)|text\/(plain|csv))$/, "file"],
  [
    /^application\/vnd\.(ms-(excel|powerpoint)|openxmlformats-officedocument\.[\w.-]+|oasis\.opendocument\.\w+)$/,
    "file",
  ],
];

/** The kind of a MIME type; undefined for a type that pages neither show nor offer. */
export function findMediaKind(contentType: string): MediaKind | undefined {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return KINDS.find(([pattern]) => pattern.test(type))?.[1];
}

/** True for a picture that a browser may be given as it is. */
export function isShownAsItIs(contentType: string): boolean {
  return /^image\/(avif|webp|jpe?g|png|gif)$/i.test(contentType);
}
