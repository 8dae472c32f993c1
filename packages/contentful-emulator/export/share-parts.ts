/** So many links at a time: those to their space and content type are the same in all items. */
const MAX_SHARED = 4096;
const NOTHING = Object.freeze({});
const NO_ITEMS: readonly unknown[] = Object.freeze([]);

type Parts = Record<string, unknown>;

/** Puts equal links and empty parts of items in place of one another: they then take half the memory. */
export function createSharing() {
  const links = new Map<string, object>();

  function share(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) value[index] = share(value[index]);
      return value.length === 0 ? NO_ITEMS : value;
    }
    const parts = value as Parts;
    const names = Object.keys(parts);
    for (const name of names) parts[name] = share(parts[name]);
    if (names.length === 0) return NOTHING;
    return names.length === 1 && names[0] === "sys" ? shareLink(parts) : parts;
  }

  function shareLink(link: Parts): object {
    const { type, linkType, id, ...others } = link.sys as Parts;
    if (type !== "Link" || Object.keys(others).length > 0) return link;
    const key = JSON.stringify([linkType, id]);
    if (links.size >= MAX_SHARED) links.clear();
    const shared = links.get(key) ?? link;
    links.set(key, shared);
    return shared;
  }

  /** Changes the item itself. */
  return share;
}
