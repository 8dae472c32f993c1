import type { PageServices } from "#app/context.ts";
import { findRenditions } from "#app/ui/picture/picture.tsx";
import type { MediaAsset } from "#site/content/content.ts";
import { findMediaKind, SHARED_FORMAT } from "#site/content/media.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { facilityPage } from "#site/hospitals/hospital-paths.ts";
import type { PageTexts } from "#site/texts/catalogue.ts";
import type { Hospital, Picture } from "#site/hospitals/site.ts";

export interface SharedLink {
  siteName: string;
  /** What kind of thing the page is (https://ogp.me/#types). */
  type: "website" | "article" | "profile";
  /** When an article was first and last published, ISO 8601. */
  published?: string;
  modified?: string;
  picture?: SharedPicture;
}

interface SharedPicture extends LinkedPicture {
  description: string;
}

export type SharedPage = keyof PageTexts["sections"] | `department-${string}` | `facility-${string}`;

/** The size of the pictures that `server/brand` draws. */
const DRAWN_SIZE = { width: 1200, height: 630 };

/** The picture `og-<hospital id>` or `og-group` of the pictures folder, else the one drawn for that page. */
export function createSharedLink(
  { site, origin, texts }: Pick<PageServices, "site" | "origin" | "texts">,
  { hospital, page }: { hospital?: Hospital | undefined; page: SharedPage },
): SharedLink {
  const { group, pictures, brand } = site;
  const siteName = hospital ? fullName(hospital) : group.name;
  const own = sitePicture(origin, pictures[`og-${hospital?.id ?? "group"}`], siteName);
  if (own) return { siteName, type: "website", picture: own };
  const folder = hospital ? `${hospital.id}/` : "";
  const url = `${origin}/brand/shared${site.prefix}/${folder}${page}.jpg?v=${brand.version}`;
  const description = [titleOf(texts.pages.sections, page, hospital), siteName].filter(Boolean).join(", ");
  return { siteName, type: "website", picture: { ...DRAWN_SIZE, url, description } };
}

function titleOf(sections: PageTexts["sections"], page: SharedPage, hospital?: Hospital): string | undefined {
  if (page === "home") return undefined;
  if (page in sections) return sections[page as keyof typeof sections];
  const facility = hospital?.routedFacilities.find((one) => facilityPage(one) === page);
  return (facility ?? hospital?.routedDepartments.find(({ slug }) => `department-${slug}` === page))?.name;
}

function sitePicture(origin: string, picture: Picture | undefined, description: string): SharedPicture | undefined {
  const url = pictureUrl(origin, picture);
  return picture && url ? { url, width: picture.width, height: picture.height, description } : undefined;
}

export function entryPicture(
  origin: string,
  asset: MediaAsset | undefined,
  description: string,
): { picture?: SharedPicture } {
  const picture = assetPicture(origin, asset);
  return picture ? { picture: { ...picture, description: asset?.description ?? description } } : {};
}

export type MetaElement = { name: string; content: string } | { property: string; content: string };

/** The elements of the Open Graph protocol (https://ogp.me), and the one that asks for a large picture. */
export function sharedLinkElements(
  { siteName, type, published, modified, picture }: SharedLink,
  { title, description, url }: { title: string; description?: string | undefined; url?: string | undefined },
): MetaElement[] {
  const properties: [property: string, content: string | number | undefined][] = [
    ["og:type", type],
    ["og:site_name", siteName],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", picture?.url],
    ["og:image:width", picture?.width],
    ["og:image:height", picture?.height],
    ["og:image:alt", picture?.description],
    ["article:published_time", published],
    ["article:modified_time", modified],
  ];
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content: String(content) }] : [])),
    { name: "twitter:card", content: isWide(picture) ? "summary_large_image" : "summary" },
  ];
}

/** A portrait would lose its head in a wide frame. */
function isWide(picture: SharedPicture | undefined): boolean {
  if (!picture) return false;
  return (picture.width ?? 0) >= (picture.height ?? 0);
}

export type LinkedPicture = { url: string; width?: number; height?: number };

const READ_EVERYWHERE = ["image/jpeg", "image/png"];

/** The widest place a picture is shown in, in CSS pixels; its file is up to twice as wide. */
const MAX_WIDTH = 800;

/** Absolute address of a picture's largest file, in the format most can read; undefined without a picture. */
export function pictureUrl(origin: string, picture: Picture | undefined): string | undefined {
  const sources = picture?.sources ?? [];
  const source = sources.find(({ type }) => READ_EVERYWHERE.includes(type)) ?? sources.slice(-1)[0];
  const file = source?.files.slice(-1)[0];
  return file && origin + file.url;
}

export function assetPicture(origin: string, asset: MediaAsset | undefined): LinkedPicture | undefined {
  if (!asset || findMediaKind(asset.contentType) !== "image") return undefined;
  const file = findRenditions(asset, MAX_WIDTH, [SHARED_FORMAT]).sources.slice(-1)[0]?.files.slice(-1)[0];
  if (!file) return undefined;
  const { width, height } = asset;
  const size = width && height ? { width: file.width, height: Math.round((file.width * height) / width) } : {};
  return { url: origin + file.url, ...size };
}
