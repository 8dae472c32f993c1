import type { ExportedEntry } from "../export/space-export.ts";

/** An entry that links to something, and the locales in which it does. */
interface Linking {
  readonly entry: ExportedEntry;
  readonly locales: Set<string>;
}

/** The entries that link to each entry and asset, in fields and in rich text, in the order of the export. */
export interface LinkingEntries {
  get(linkType: "Entry" | "Asset", id: string): readonly Linking[];
}

/** Looks through all fields of all entries once, for every link to an entry or asset. */
export function findLinkingEntries(entries: readonly ExportedEntry[]): LinkingEntries {
  const found = new Map<string, Linking[]>();
  for (const entry of entries) {
    for (const values of Object.values(entry.fields)) {
      for (const [locale, value] of Object.entries(values)) {
        visitLinks(value, (target) => addLinking(found, target, entry, locale));
      }
    }
  }
  return { get: (linkType, id) => found.get(nameTarget(linkType, id)) ?? [] };
}

function nameTarget(linkType: string, id: string): string {
  return `${linkType} ${id}`;
}

function addLinking(found: Map<string, Linking[]>, target: string, entry: ExportedEntry, locale: string): void {
  const linkings = found.get(target) ?? [];
  found.set(target, linkings);
  // The entries come one after the other, so that only the last can be the same one.
  const last = linkings.at(-1);
  if (last?.entry === entry) last.locales.add(locale);
  else linkings.push({ entry, locales: new Set([locale]) });
}

function visitLinks(value: unknown, visit: (target: string) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => visitLinks(item, visit));
  if (typeof value !== "object" || value === null) return;
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } | null };
  if (sys?.type === "Link") {
    const isLocal = sys.linkType === "Entry" || sys.linkType === "Asset";
    if (isLocal && typeof sys.id === "string") visit(nameTarget(String(sys.linkType), sys.id));
    return;
  }
  Object.values(value).forEach((inner) => visitLinks(inner, visit));
}
