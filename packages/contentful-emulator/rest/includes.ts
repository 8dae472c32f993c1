import { findAssetView, findEntryView, type ItemView, type Perspective } from "../space/content-view.ts";
import type { LinkType } from "../export/space-export.ts";
import { formatItem, type ItemFormat, type ItemJson } from "./item-json.ts";

/** What a page's items link to, and which links lead to nothing that the token may see. */
export interface ResolvedLinks {
  readonly includes?: Readonly<Partial<Record<LinkType, readonly ItemJson[]>>>;
  readonly errors?: readonly object[];
}

interface Link {
  readonly linkType: LinkType;
  readonly id: string;
}

/** Follows links for so many levels. What is among the items already is not included again. */
export function resolveLinks(
  perspective: Perspective,
  items: readonly ItemView[],
  written: readonly ItemJson[],
  depth: number,
  format: ItemFormat,
): ResolvedLinks {
  const seen = new Set(items.map(({ kind, item }) => nameOf({ linkType: kind, id: item.sys.id })));
  const included: Record<LinkType, ItemJson[]> = { Entry: [], Asset: [] };
  const errors: object[] = [];
  // `select` is about the items; what they link to is included whole.
  const whole = { ...format, selected: undefined };
  let level = items.flatMap((view, index) => findItemLinks(view, written[index]!));
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Link[] = [];
    for (const link of level) {
      const name = nameOf(link);
      if (seen.has(name)) continue;
      seen.add(name);
      const target =
        link.linkType === "Entry" ? findEntryView(perspective, link.id) : findAssetView(perspective, link.id);
      if (!target) {
        errors.push({ sys: { id: "notResolvable", type: "error" }, details: { type: "Link", ...link } });
        continue;
      }
      const json = formatItem(target, whole);
      included[link.linkType].push(json);
      next.push(...findItemLinks(target, json));
    }
    level = next;
  }
  const filled = Object.entries(included).filter(([, list]) => list.length > 0);
  return {
    ...(errors.length > 0 && { errors }),
    ...(filled.length > 0 && { includes: Object.fromEntries(filled) }),
  };
}

function nameOf({ linkType, id }: Link): string {
  return `${linkType} ${id}`;
}

/** The links in an item's fields. A JSON object that looks like a link is none. */
function findItemLinks(view: ItemView, { fields }: ItemJson): Link[] {
  if (view.kind === "Asset") return [];
  const contentType = view.space.findContentType(view.item.sys.contentType.sys.id);
  const linking = (contentType?.fields ?? []).filter(({ type }) => type !== "Object");
  return linking.flatMap(({ id }) => findLinks(fields?.[id]));
}

/** The links in a value: a link, a list of them, rich text, in one locale or all. */
function findLinks(value: unknown): Link[] {
  if (Array.isArray(value)) return value.flatMap(findLinks);
  if (typeof value !== "object" || value === null) return [];
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } };
  if (sys?.type !== "Link") return Object.values(value).flatMap(findLinks);
  const { linkType, id } = sys;
  return (linkType === "Entry" || linkType === "Asset") && typeof id === "string" ? [{ linkType, id }] : [];
}
