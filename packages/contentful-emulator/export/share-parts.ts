import { packDocuments } from "../space/packed-documents.ts";

/** So many at a time: names of types, dates and links to the space are the same in many items. */
const MAX_SHARED = 4096;
/** Longer texts are rarely the same. */
const MAX_TEXT = 40;
const NO_ITEMS: readonly unknown[] = Object.freeze([]);

type Parts = Record<string, unknown>;

/** Puts equal links, short texts and empty parts of items in place of one another, and packs rich text. */
export function createSharing() {
  const texts = createPool<string>();
  const links = createPool<object>();
  const empty = createPool<object>();

  function share(value: unknown): unknown {
    if (typeof value === "string") return value.length > MAX_TEXT ? value : texts(value, value);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) value[index] = share(value[index]);
      return value.length === 0 ? NO_ITEMS : value;
    }
    const parts = value as Parts;
    const packed = packDocuments(parts);
    if (packed) return packed;
    const names = Object.keys(parts);
    for (const name of names) parts[name] = share(parts[name]);
    if (names.length === 1 && names[0] === "sys") return shareLink(parts);
    return names.every((name) => parts[name] === NO_ITEMS) ? empty(names.join("\n"), parts) : parts;
  }

  function shareLink(link: Parts): object {
    const { type, linkType, id, ...others } = link.sys as Parts;
    if (type !== "Link" || Object.keys(others).length > 0) return link;
    return links(JSON.stringify([linkType, id]), link);
  }

  /** Changes the item itself. */
  return share;
}

function createPool<T>() {
  const known = new Map<string, T>();
  return (key: string, value: T): T => {
    const shared = known.get(key) ?? value;
    if (known.size >= MAX_SHARED) known.clear();
    known.set(key, shared);
    return shared;
  };
}
