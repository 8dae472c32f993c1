import type { ExportedEntry } from "../export/space-export.ts";
import type { ContentSpace } from "./content-space.ts";

/**
 * The entries in which two versions of a space differ, as they were and as they are. Undefined where more differs than
 * entries: assets, the content model, locales or the order of entries.
 */
export function findChangedEntries(before: ContentSpace, after: ContentSpace): ExportedEntry[] | undefined {
  const { locales, tags } = after.exported;
  const isSame =
    areSame(before.contentTypes, after.contentTypes) &&
    areSame(before.assets, after.assets) &&
    areSame(before.exported.locales, locales) &&
    areSame(before.exported.tags, tags);
  if (!isSame) return undefined;
  const changed: ExportedEntry[] = [];
  for (let was = 0, is = 0; was < before.entries.length || is < after.entries.length;) {
    const [old, now] = [before.entries[was], after.entries[is]];
    if (old === now) {
      was += 1;
      is += 1;
    } else if (old && !after.findEntry(old.sys.id)) {
      changed.push(old);
      was += 1;
    } else if (now && !before.findEntry(now.sys.id)) {
      changed.push(now);
      is += 1;
    } else if (old && old.sys.id === now?.sys.id) {
      changed.push(old, now);
      was += 1;
      is += 1;
    } else return undefined;
  }
  return changed;
}

function areSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((item, index) => item === after[index]);
}
