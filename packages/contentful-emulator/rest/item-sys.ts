import type { ItemView } from "../space/content-view.ts";

type Sys = Readonly<Record<string, unknown>>;

const readText = (sys: Sys, ...keys: string[]) =>
  keys.map((key) => sys[key]).find((value): value is string => typeof value === "string");

/** When an item was created; for delivery, when it was first published. Source: responses recorded by contentful.rb. */
export function createdAtOf({ item, preview }: ItemView): string | undefined {
  const sys: Sys = item.sys;
  return preview
    ? readText(sys, "createdAt", "firstPublishedAt")
    : readText(sys, "firstPublishedAt", "publishedAt", "createdAt");
}

/** When an item was changed; for delivery, when that was published. */
export function updatedAtOf({ item, preview }: ItemView): string | undefined {
  const sys: Sys = item.sys;
  return preview ? readText(sys, "updatedAt", "publishedAt") : readText(sys, "publishedAt", "updatedAt");
}

/** How often an item was published. */
export function revisionOf({ item }: ItemView): number {
  const { publishedCounter } = item.sys as Sys;
  if (typeof publishedCounter === "number") return publishedCounter;
  return typeof item.sys.publishedVersion === "number" ? 1 : 0;
}

/** A link as Contentful writes it. */
export function linkTo(linkType: string, id: string) {
  return { sys: { type: "Link", linkType, id } };
}
