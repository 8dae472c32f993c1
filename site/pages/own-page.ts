import type { RichText, RichTextNode } from "#site/content/content.ts";
import type { Hospital } from "#site/hospitals/site.ts";

/** A page that is a file of the folder `pages`, in one language. */
export interface OwnPage {
  /** Below the base path of its hospitals, or the group's; the same in every language. */
  address: string;
  title: string;
  description: string;
  place: "menu" | "footer" | "none";
  /** Ids; none where it stands beside the group's own pages. */
  hospitals: readonly string[];
  text: RichText;
  contents: { id: string; heading: string }[];
}

/** The pages as they are now: files may change while the site runs. */
export interface OwnPages {
  list: () => readonly OwnPage[];
}

/** Below a base path, or the group's prefix. */
export function ownPagePath({ address, hospitals }: Pick<OwnPage, "address" | "hospitals">, base: string): string {
  return hospitals.length === 0 ? `${base}/pages/${address}` : `${base}/${address}`;
}

/** Those of a hospital, or of the group. */
export function ownPagesOf(pages: OwnPages | undefined, hospital: Pick<Hospital, "id"> | undefined): OwnPage[] {
  return (pages?.list() ?? []).filter(({ hospitals }) =>
    hospital ? hospitals.includes(hospital.id) : hospitals.length === 0,
  );
}

export function findOwnPage(pages: OwnPages | undefined, hospital: Pick<Hospital, "id"> | undefined, address: string) {
  const wanted = address.toLowerCase();
  return ownPagesOf(pages, hospital).find((page) => page.address === wanted);
}

/** What a link of a page begins with that leads to a page of the same hospital. */
export const BASE = "/:base/";

/** The text with its links below that base path. */
export function linkBelow(text: RichText, basePath: string): RichText {
  return JSON.parse(JSON.stringify(text), (key, value: unknown) =>
    key === "url" ? String(value).replace(BASE, `${basePath}/`) : value,
  );
}

export function textOf(node: RichTextNode): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
