import type { MetaDescriptor } from "react-router";
import type { PageServices } from "#app/context.ts";
import type { Hospital, Picture } from "#hospitals/site.ts";

/** What messengers and social networks show of a link besides the page's own title and description. */
export interface SharedLink {
  siteName: string;
  /** Left out where the pictures folder holds none. */
  picture?: { url: string; width: number; height: number; description: string };
}

interface Words {
  title: string;
  description?: string;
  /** The page's one address. */
  url?: string;
}

/** Formats that every service which shows links can read. */
const READ_EVERYWHERE = ["image/jpeg", "image/png"];

/**
 * The hospital's picture for shared links, `og-<hospital id>` of the pictures folder; the group's for a hospital that
 * has none, and for pages of no hospital.
 */
export function createSharedLink(
  { site, origin }: Pick<PageServices, "site" | "origin">,
  hospital?: Hospital,
): SharedLink {
  const { group, pictures } = site;
  const own = hospital && pictures[`og-${hospital.id}`];
  const picture = own ?? pictures["og-group"];
  const url = picture && readableUrl(picture);
  const siteName = hospital ? `${hospital.name}, ${hospital.place}` : group.name;
  if (!picture || !url) return { siteName };
  const { width, height } = picture;
  return { siteName, picture: { url: origin + url, width, height, description: own ? siteName : group.name } };
}

function readableUrl({ sources }: Picture): string | undefined {
  const source = sources.find(({ type }) => READ_EVERYWHERE.includes(type)) ?? sources.at(-1);
  return source?.files.at(-1)?.url;
}

/** The elements of the Open Graph protocol (https://ogp.me), and the one that asks for a large picture. */
export function sharedLinkElements(
  { siteName, picture }: SharedLink,
  { title, description, url }: Words,
): MetaDescriptor[] {
  const properties: [property: string, content: string | number | undefined][] = [
    ["og:type", "website"],
    ["og:site_name", siteName],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", picture?.url],
    ["og:image:width", picture?.width],
    ["og:image:height", picture?.height],
    ["og:image:alt", picture?.description],
  ];
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content: String(content) }] : [])),
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
  ];
}
