import type { Bitmap } from "../indexes/bitmap.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import type { Steps } from "../steps.ts";
import type { ItemView } from "../space/content-view.ts";
import { findAttribute } from "./attributes.ts";
import { invalidQuery } from "./rest-errors.ts";

/** The MIME types of each group; a file of no other is an attachment. Source: documentation of assets. */
const GROUPS: ReadonlyMap<string, RegExp> = new Map([
  ["image", /^image\//],
  ["audio", /^audio\//],
  ["video", /^video\//],
  ["plaintext", /^text\/plain/],
  ["richtext", /msword|wordprocessing|rtf|opendocument\.text/],
  ["presentation", /presentation|powerpoint|keynote/],
  ["spreadsheet", /spreadsheet|excel|text\/csv/],
  ["pdfdocument", /pdf/],
  ["archive", /zip|x-tar|x-rar|x-7z|gzip/],
  ["code", /javascript|json|css|x-(?:sh|python|java|c)\b/],
  ["markup", /html|xml|markdown/],
]);

const ATTACHMENT = "attachment";

/** Assets whose file is of a group such as `image`. Throws `RequestError` for a group that does not exist. */
export function createMimeCondition(group: string) {
  if (group !== ATTACHMENT && !GROUPS.has(group)) {
    throw invalidQuery({ name: "unknown", path: ["mimetype_group"], value: group });
  }
  const { read } = findAttribute("Asset", "fields.file.contentType")!;
  return function* <T extends ItemView>(index: CollectionIndex<T>): Steps<Bitmap> {
    const typed = yield* index.field(read).present();
    return yield* typed.filter((position) => groupOf(String(read(index.views[position]!))) === group);
  };
}

function groupOf(contentType: string): string {
  return [...GROUPS].find(([, pattern]) => pattern.test(contentType))?.[0] ?? ATTACHMENT;
}
