/** Contentful's ids of the sample space. */
export const SPACE_ID = "venmalasample";
const ENVIRONMENT_ID = "master";
export const LOCALE = "en-US";

/** A field's value in the space's one locale. */
export interface Localized<T> {
  [LOCALE]: T;
}

export function localized<T>(value: T): Localized<T> {
  return { [LOCALE]: value };
}

/** A link to another entity, as exports hold it. */
export interface Link {
  sys: { type: "Link"; linkType: string; id: string };
}

export function linkTo(linkType: string, id: string): Link {
  return { sys: { type: "Link", linkType, id } };
}

interface SysOptions {
  id: string;
  type: "Entry" | "Asset";
  /** ISO 8601: creation, and publication unless it is a draft. */
  date: string;
  isDraft?: boolean;
  contentType?: string;
}

/** The system fields of an entry or asset; without `publishedVersion` it is a draft. */
export function createSys({ id, type, date, isDraft = false, contentType }: SysOptions) {
  const published = { publishedVersion: 1, publishedCounter: 1, publishedAt: date, firstPublishedAt: date };
  return {
    space: linkTo("Space", SPACE_ID),
    id,
    type,
    createdAt: date,
    updatedAt: date,
    environment: linkTo("Environment", ENVIRONMENT_ID),
    ...(isDraft ? { version: 1 } : { ...published, version: 2 }),
    ...(contentType === undefined ? {} : { contentType: linkTo("ContentType", contentType) }),
  };
}

/** The tags and concepts of an entity that has none. */
export const NO_METADATA = { tags: [], concepts: [] };
