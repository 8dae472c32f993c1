/** What a file says of an entry or asset beside its fields. */
export interface ItemState {
  /** When it was published or, as a draft, last changed (ISO 8601). */
  date: string;
  isDraft: boolean;
}

export interface ItemIdentity {
  type: "Entry" | "Asset";
  id: string;
  contentTypeId?: string | undefined;
  spaceId: string;
  environmentId: string;
}

type Sys = Record<string, unknown>;

const linkOf = (linkType: string, id: string) => ({ sys: { type: "Link", linkType, id } });

/** The `sys` of an entry or asset of which only this is known, as of one that was published once. */
export function createSys(
  { type, id, contentTypeId, spaceId, environmentId }: ItemIdentity,
  { date, isDraft }: ItemState,
): Sys {
  return {
    space: linkOf("Space", spaceId),
    id,
    type,
    createdAt: date,
    updatedAt: date,
    environment: linkOf("Environment", environmentId),
    ...(!isDraft && { publishedVersion: 1, publishedCounter: 1, publishedAt: date, firstPublishedAt: date }),
    version: isDraft ? 1 : 2,
    ...(contentTypeId !== undefined && { contentType: linkOf("ContentType", contentTypeId) }),
  };
}

/** Values of a file's own `sys` take the place of the usual ones; null takes one away. */
export function withOwnSys(sys: Sys, own: Sys): Sys {
  return Object.fromEntries(Object.entries({ ...sys, ...own }).filter(([, value]) => value !== null));
}

/** What `withOwnSys` needs to make `actual` of `usual`. */
export function findOwnSys(usual: Sys, actual: Sys, isEqual: (a: unknown, b: unknown) => boolean): Sys {
  const names = [...new Set([...Object.keys(actual), ...Object.keys(usual)])];
  const differing = names.filter((name) => !isEqual(usual[name], actual[name]));
  return Object.fromEntries(differing.map((name) => [name, actual[name] ?? null]));
}

export const NO_METADATA = { tags: [], concepts: [] };

/** Contentful's ids (contentful.com/developers/docs/references/content-management-api). */
export const ITEM_ID = /^[\w.-]{1,64}$/;

/** The id of a file that gives none: its path, without what an id cannot hold. */
export function idOfPath(path: string): string {
  const words = path.split(/[^\w.]+/);
  return words.filter(Boolean).join("-");
}
