import * as v from "valibot";

/**
 * The parts of a Contentful space export that the service reads, as schemas of what the file may hold.
 * Other keys are allowed and ignored, and missing lists are empty, as Contentful's importer does it.
 */

const idSchema = v.pipe(v.string(), v.nonEmpty());

const linkSchema = (linkType: "Space" | "Environment" | "ContentType" | "Tag" | "TaxonomyConcept") =>
  v.looseObject({ sys: v.looseObject({ linkType: v.literal(linkType), id: idSchema }) });

const publishingSys = {
  id: idSchema,
  space: v.optional(linkSchema("Space")),
  environment: v.optional(linkSchema("Environment")),
  publishedVersion: v.nullish(v.number()),
  publishedAt: v.nullish(v.string()),
  firstPublishedAt: v.nullish(v.string()),
  archivedVersion: v.nullish(v.number()),
};

const metadataSchema = v.looseObject({
  tags: v.optional(v.array(linkSchema("Tag")), []),
  concepts: v.optional(v.array(linkSchema("TaxonomyConcept")), []),
});

const localizedSchema = v.record(v.string(), v.unknown());

/** Not a record of valibot's, which has no "constructor", as the fields of a racing team may be named. */
const fieldsSchema = v.custom<Record<string, Record<string, unknown>>>(
  (fields) => isObject(fields) && Object.values(fields).every(isObject),
  "fields hold their values by locale",
);

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const validationsSchema = v.optional(
  v.array(v.looseObject({ linkContentType: v.optional(v.union([v.array(v.string()), v.string()])) })),
  [],
);

const linkTypeSchema = v.optional(v.string());

const FIELD_ID = /^[A-Za-z][\w-]*$/;

const fieldSchema = v.looseObject({
  id: v.pipe(
    v.string(),
    v.regex(FIELD_ID, "a field's id begins with a letter and goes on with letters, digits, _ or -"),
  ),
  name: v.string(),
  type: v.string(),
  localized: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  validations: validationsSchema,
  linkType: linkTypeSchema,
  items: v.optional(v.looseObject({ type: v.string(), linkType: linkTypeSchema, validations: validationsSchema })),
});

const contentTypeSchema = v.looseObject({
  sys: v.looseObject({ id: idSchema, space: v.optional(linkSchema("Space")) }),
  name: v.string(),
  description: v.nullish(v.string(), ""),
  fields: v.array(fieldSchema),
});

const entrySchema = v.looseObject({
  metadata: v.optional(metadataSchema, {}),
  sys: v.looseObject({ ...publishingSys, contentType: linkSchema("ContentType") }),
  fields: v.optional(fieldsSchema, {}),
});

/** An asset that was never processed has a file without an address. */
const fileSchema = v.looseObject({
  url: v.optional(v.string()),
  fileName: v.optional(v.string()),
  contentType: v.optional(v.string()),
  details: v.optional(
    v.looseObject({
      size: v.optional(v.number()),
      image: v.optional(v.looseObject({ width: v.optional(v.number()), height: v.optional(v.number()) })),
    }),
  ),
});

const assetSchema = v.looseObject({
  metadata: v.optional(metadataSchema, {}),
  sys: v.looseObject(publishingSys),
  fields: v.optional(
    v.looseObject({
      title: v.optional(localizedSchema, {}),
      description: v.optional(localizedSchema, {}),
      file: v.optional(v.record(v.string(), fileSchema), {}),
    }),
    {},
  ),
});

const localeSchema = v.looseObject({
  code: v.pipe(v.string(), v.nonEmpty()),
  name: v.optional(v.string()),
  default: v.optional(v.boolean(), false),
  fallbackCode: v.nullish(v.string()),
});

const tagSchema = v.looseObject({
  sys: v.looseObject({ id: idSchema, visibility: v.optional(v.string()) }),
  name: v.string(),
});

/** A whole space export file. */
export const spaceExportSchema = v.looseObject({
  contentTypes: v.optional(v.array(contentTypeSchema), []),
  entries: v.optional(v.array(entrySchema), []),
  assets: v.optional(v.array(assetSchema), []),
  locales: v.optional(v.array(localeSchema), []),
  tags: v.optional(v.array(tagSchema), []),
});

export type SpaceExport = v.InferOutput<typeof spaceExportSchema>;
export type ExportedContentType = v.InferOutput<typeof contentTypeSchema>;
export type ExportedField = v.InferOutput<typeof fieldSchema>;
export type ExportedEntry = v.InferOutput<typeof entrySchema>;
export type ExportedAsset = v.InferOutput<typeof assetSchema>;
export type ExportedFile = v.InferOutput<typeof fileSchema>;
export type ExportedLocale = v.InferOutput<typeof localeSchema>;
export type ExportedTag = v.InferOutput<typeof tagSchema>;

/** What links of a space point at. */
export type LinkType = "Entry" | "Asset";

/** What a link field or a list of links points at; undefined for other fields. */
export function linkTypeOf(field: ExportedField): LinkType | undefined {
  const linkType = field.type === "Array" ? field.items?.linkType : field.linkType;
  return linkType === "Entry" || linkType === "Asset" ? linkType : undefined;
}

/** The content types a link field allows; empty when it allows every one. */
export function allowedTypesOf(field: Pick<ExportedField, "type" | "validations" | "items">): string[] {
  const validations = field.type === "Array" ? (field.items?.validations ?? []) : field.validations;
  return [...new Set(validations.flatMap((validation) => validation.linkContentType ?? []))];
}

/** A space export or folder of content that cannot be served; the message names the file and what is wrong with it. */
export class SpaceExportError extends Error {
  override name = "SpaceExportError";
}
