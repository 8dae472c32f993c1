import { Bitmap } from "../indexes/bitmap.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import type { Steps } from "../steps.ts";
import type { ItemView } from "../space/content-view.ts";
import type { Attribute } from "./attributes.ts";
import { findAttribute, getFieldAttribute } from "./attributes.ts";

type ReadText = (view: ItemView) => unknown;

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** An index of texts needs two letters; a word of one is looked for without it. */
const MIN_INDEXED = 2;

/** The words of a text, in small letters. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORDS) ?? [];
}

/** Items in whose text each word of the operand begins a word. */
export function createMatchCondition(read: ReadText, operand: string) {
  const wanted = wordsOf(operand);
  return function* <T extends ItemView>(index: CollectionIndex<T>): Steps<Bitmap> {
    if (wanted.length === 0) return new Bitmap(index.views.length);
    let candidates = Bitmap.full(index.views.length);
    for (const word of wanted) {
      if (word.length >= MIN_INDEXED) candidates = candidates.and(yield* index.field(read).containing(word));
    }
    return yield* candidates.filter((position) => {
      const words = wordsOf(String(read(index.views[position]!) ?? ""));
      return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
    });
  };
}

/** All texts of an item, for the parameter `query`. */
export function readAllText(view: ItemView): string {
  return attributesOf(view)
    .filter(({ type }) => type === "symbol" || type === "text" || type === "richText" || type === "list")
    .map(({ read, readText }) => (readText ? readText(view) : toText(read(view))))
    .join("\n");
}

const ASSET_TEXTS = ["fields.title", "fields.description", "fields.file.fileName"];

function attributesOf(view: ItemView): Attribute[] {
  if (view.kind === "Asset") return ASSET_TEXTS.map((path) => findAttribute("Asset", path)!);
  const contentType = view.space.findContentType(view.item.sys.contentType.sys.id);
  return (contentType?.fields ?? []).filter(({ omitted }) => !omitted).map(getFieldAttribute);
}

/** Ids of links are no text. */
function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
