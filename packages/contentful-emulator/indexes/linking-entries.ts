import type { ExportedField, LinkType } from "../export/space-export.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { findPacked } from "../space/packed-documents.ts";
import { findTargets } from "../space/rich-text-document.ts";
import { KeyedNumbers } from "./keyed-numbers.ts";
import { visitInSteps, type Steps } from "../steps.ts";

/** The entries that link to each entry and asset, in fields and in rich text, drafts included. */
export interface LinkingEntries {
  /** The ids of the entries that link to the one of that id, in one of the locales or in any. */
  find(linkType: LinkType, id: string, locales?: readonly string[]): ReadonlySet<string>;
}

/** The numbers of the entries that link to an id in one locale. */
type Linking = Record<LinkType, KeyedNumbers<string>>;

/** Scans once the fields that may hold links. */
export function* findLinkingEntries({
  contentTypes,
  entries,
}: Pick<ContentSpace, "contentTypes" | "entries">): Steps<LinkingEntries> {
  const fieldsByType = new Map(contentTypes.map(({ sys, fields }) => [sys.id, fields.filter(mayLink)]));
  const byLocale = new Map<string, Linking>();
  yield* visitInSteps(entries.length, (number) => {
    const { sys, fields } = entries[number]!;
    for (const { id } of fieldsByType.get(sys.contentType.sys.id) ?? []) {
      const values = fields[id] ?? {};
      for (const locale of Object.keys(values)) {
        // Most rich text links to nothing.
        if (findPacked(values, locale)?.includes('"target"') === false) continue;
        const linking = byLocale.get(locale) ?? { Entry: new KeyedNumbers(), Asset: new KeyedNumbers() };
        byLocale.set(locale, linking);
        for (const link of readLinks(values[locale])) addLinking(linking, link, number);
      }
    }
  });
  for (const { Entry, Asset } of byLocale.values()) [Entry, Asset].forEach((linking) => linking.trim());
  return {
    find(linkType, id, locales = [...byLocale.keys()]) {
      const found = new Set<string>();
      for (const locale of locales) {
        byLocale.get(locale)?.[linkType].visit(id, (number) => found.add(entries[number]!.sys.id));
      }
      return found;
    },
  };
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

function addLinking(linking: Linking, link: unknown, number: number): void {
  if (!isLink(link) || (link.sys.linkType !== "Entry" && link.sys.linkType !== "Asset")) return;
  if (typeof link.sys.id === "string") linking[link.sys.linkType].add(link.sys.id, number);
}
