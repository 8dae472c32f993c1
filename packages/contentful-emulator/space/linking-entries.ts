import type { ExportedEntry, ExportedField, SpaceExport } from "../export/space-export.ts";
import { findTargets } from "./rich-text-document.ts";

/** An entry that links to something, and the locales in which it does. */
interface Linking {
  readonly entry: ExportedEntry;
  readonly locales: string[];
}

/** The entries that link to each entry and asset, in fields and in rich text, in the order of the export. */
export interface LinkingEntries {
  get(linkType: LinkType, id: string): readonly Linking[];
}

type LinkType = "Entry" | "Asset";
type LinkingByTarget = Record<LinkType, Map<string, Linking[]>>;

/** Scans once the fields that may hold links. */
export function findLinkingEntries({
  contentTypes,
  entries,
}: Pick<SpaceExport, "contentTypes" | "entries">): LinkingEntries {
  const fieldsByType = new Map(contentTypes.map(({ sys, fields }) => [sys.id, fields.filter(mayLink)]));
  const found: LinkingByTarget = { Entry: new Map(), Asset: new Map() };
  for (const entry of entries) {
    for (const { id } of fieldsByType.get(entry.sys.contentType.sys.id) ?? []) {
      for (const [locale, value] of Object.entries(entry.fields[id] ?? {})) {
        for (const link of readLinks(value)) addLinking(found, link, entry, locale);
      }
    }
  }
  return { get: (linkType, id) => found[linkType].get(id) ?? [] };
}

/** Links are in link fields, link lists and rich text; a JSON object that looks like a link is none. */
function mayLink({ type, items }: ExportedField): boolean {
  return type === "Link" || type === "RichText" || (type === "Array" && items?.type === "Link");
}

function readLinks(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isLink(value) ? [value] : findTargets(value);
}

function isLink(value: unknown): value is { sys: { linkType?: unknown; id?: unknown } } {
  const { sys } = (value ?? {}) as { sys?: { type?: unknown } | null };
  return sys?.type === "Link";
}

function addLinking(found: LinkingByTarget, link: unknown, entry: ExportedEntry, locale: string): void {
  if (!isLink(link) || (link.sys.linkType !== "Entry" && link.sys.linkType !== "Asset")) return;
  if (typeof link.sys.id !== "string") return;
  const byTarget = found[link.sys.linkType];
  const linkings = byTarget.get(link.sys.id) ?? [];
  if (linkings.length === 0) byTarget.set(link.sys.id, linkings);
  // Entries are visited in turn, so only the last linking can be of the same entry.
  const last = linkings.at(-1);
  if (last?.entry !== entry) linkings.push({ entry, locales: [locale] });
  else if (!last.locales.includes(locale)) last.locales.push(locale);
}
