import type { ExportedEntry } from "../export/space-export.ts";

/** An entry that links to something, and the locales in which it does. */
interface Linking {
  readonly entry: ExportedEntry;
  readonly locales: Set<string>;
}

/** The entries that link to each entry, in fields and in rich text, in the order of the export. */
export type LinkingEntries = ReadonlyMap<string, readonly Linking[]>;

/** Looks through all fields of all entries once, for every link between entries. */
export function findLinkingEntries(entries: readonly ExportedEntry[]): LinkingEntries {
  const found = new Map<string, Linking[]>();
  for (const entry of entries) {
    for (const values of Object.values(entry.fields)) {
      for (const [locale, value] of Object.entries(values)) {
        visitLinks(value, (id) => addLinking(found, id, entry, locale));
      }
    }
  }
  return found;
}

function addLinking(found: Map<string, Linking[]>, id: string, entry: ExportedEntry, locale: string): void {
  const linkings = found.get(id) ?? [];
  found.set(id, linkings);
  // The entries come one after the other, so that only the last can be the same one.
  const last = linkings.at(-1);
  if (last?.entry === entry) last.locales.add(locale);
  else linkings.push({ entry, locales: new Set([locale]) });
}

function visitLinks(value: unknown, visit: (id: string) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => visitLinks(item, visit));
  if (typeof value !== "object" || value === null) return;
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } | null };
  if (sys?.type === "Link") {
    if (sys.linkType === "Entry" && typeof sys.id === "string") visit(sys.id);
    return;
  }
  Object.values(value).forEach((inner) => visitLinks(inner, visit));
}
