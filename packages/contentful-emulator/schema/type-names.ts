import { linkTypeOf, type ExportedContentType, type ExportedField } from "../export/space-export.ts";
import { SchemaError } from "./errors.ts";

/**
 * How Contentful names GraphQL types and fields after content types and fields.
 * Source: contentful.com/developers/docs/references/graphql/schema-generation. Where capitals and digits split an id
 * into words is not written there; it was read off generated schemas in public repositories, e.g. FAQComponent:
 * FaqComponent.
 */

/** The names the page lists, and below them those that schemas have had since it was written. */
const RESERVED_TYPE_NAMES: ReadonlySet<string> = new Set([
  ..."Query String Int Float Boolean Location Circle Rectangle DateTime RichText Asset AssetCollection".split(" "),
  ..."AssetLinkingCollections AssetFilter AssetOrder Entry EntryCollection EntryOrder Sys SysFilter".split(" "),
  ..."ContentfulMetadata ContentfulTag ContentfulMetadataFilter ContentfulMetadataTagsFilter".split(" "),
  ..."Dimension HexColor Quality ImageResizeFocus ImageResizeStrategy ImageFormat ImageTransformOptions".split(" "),
  ..."ResourceSys ResourceLink ResourceLinkCollection Never".split(" "),
  ..."EntryFilter EntryCursorCollection AssetCursorCollection CursorPages TimelineFilterInput".split(" "),
  ..."TaxonomyConcept ContentfulMetadataConceptsFilter ContentfulMetadataConceptsDescendantsFilter".split(" "),
]);

/** Capitals that belong together, a word with or without a capital, or digits. */
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** The words of an id run together, each with one capital: "my-2content-type" gives "My2ContentType". */
function pascalCase(id: string): string {
  const words = id.match(WORD) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join("");
}

/** The GraphQL type of a content type; reserved names and those beginning with a digit get a prefix. */
export function typeNameOf(contentTypeId: string): string {
  const name = pascalCase(contentTypeId);
  return RESERVED_TYPE_NAMES.has(name) || !/^[A-Z]/.test(name) ? `ContentType${name}` : name;
}

/** The query field of a single entry: the type's name with a small first letter. */
export function rootFieldOf(typeName: string): string {
  return typeName.charAt(0).toLowerCase() + typeName.slice(1);
}

/** The GraphQL name of a field, without what a list of links adds to it: "page_title" gives "pageTitle". */
export function fieldNameOf(fieldId: string): string {
  return rootFieldOf(pascalCase(fieldId));
}

/**
 * The name of a field in filters, orders and derived types: its id as it stands, e.g. "nt_name" in `nt_name_contains`.
 * Source: schemas of public repositories. Ids that are no names in GraphQL become one.
 */
export function fieldKeyOf(fieldId: string): string {
  return /^[_a-z]\w*$/i.test(fieldId) ? fieldId : fieldNameOf(fieldId);
}

/** What a field's id adds to the names of types derived from it: "nt_variants" gives "Nt_variants". */
export function derivedNameOf(typeName: string, fieldId: string): string {
  const key = fieldKeyOf(fieldId);
  return typeName + key.charAt(0).toUpperCase() + key.slice(1);
}

const RESERVED_FIELD_NAMES: ReadonlySet<string> = new Set(["sys", "contentfulMetadata", "linkedFrom"]);

/**
 * Throws the first `SchemaError` of the ids of content types and fields. What types are derived from them may collide
 * too, which shows when the schema is put together.
 * Source: contentful.com/developers/docs/references/graphql/graphql-errors.
 */
export function checkNames(contentTypes: readonly ExportedContentType[]): void {
  const collision = findCollision(contentTypes, ({ sys }) => [typeNameOf(sys.id)]);
  if (collision) {
    const ids = collision.items.map(({ sys }) => sys.id);
    throw new SchemaError(
      "COLLIDING_TYPE_NAMES",
      `Type name generated for the content types ${quote(ids)} would be the same for all of them: '${collision.name}'`,
      { collidingContentTypeIds: ids, resultingTypeName: collision.name },
    );
  }
  contentTypes.forEach(checkFieldNames);
}

/**
 * What to tell of lists of links whose collection has the name of a content type's: both have one type, that of the
 * content type. Contentful served such spaces so in 2023.
 */
export function warnOfSharedCollections(contentTypes: readonly ExportedContentType[]): string[] {
  const idsByName = new Map(contentTypes.map(({ sys }) => [typeNameOf(sys.id), sys.id]));
  return contentTypes.flatMap(({ sys, fields }) =>
    fields.filter(isServedLinkList).flatMap((field) => {
      const name = derivedNameOf(typeNameOf(sys.id), field.id);
      const typeId = idsByName.get(name);
      if (typeId === undefined) return [];
      return `The list '${field.id}' of the content type '${sys.id}' and the content type '${typeId}' share the type '${name}Collection': entries of other content types in the list are null`;
    }),
  );
}

function isServedLinkList(field: ExportedField): boolean {
  return !field.omitted && field.type === "Array" && linkTypeOf(field) === "Entry";
}

function checkFieldNames({ sys, fields: defined }: ExportedContentType): void {
  const fields = defined.filter(({ omitted }) => !omitted);
  const reserved = fields.find((field) => RESERVED_FIELD_NAMES.has(fieldNameOf(field.id)));
  if (reserved) {
    throw new SchemaError(
      "RESERVED_FIELD_NAME",
      `The field '${reserved.id}' of the content type '${sys.id}' has a reserved name`,
      { contentTypeId: sys.id, fieldId: reserved.id },
    );
  }
  const collision = findCollision(fields, generatedNamesOf);
  if (collision) {
    const ids = collision.items.map(({ id }) => id);
    throw new SchemaError(
      "COLLIDING_FIELD_NAMES",
      `Field name generated for the fields ${quote(ids)} of the content type '${sys.id}' would be the same for all of them: '${collision.name}'`,
      { contentTypeId: sys.id, collidingFieldIds: ids, resultingFieldName: collision.name },
    );
  }
}

function generatedNamesOf(field: ExportedField): string[] {
  const name = fieldNameOf(field.id);
  const isLinkList = field.type === "Array" && linkTypeOf(field) !== undefined;
  return isLinkList ? [`${name}Collection`, `${name}CursorCollection`] : [name];
}

function findCollision<T>(
  items: readonly T[],
  namesOf: (item: T) => string[],
): { name: string; items: T[] } | undefined {
  const named = items.flatMap((item) => namesOf(item).map((name) => ({ name, item })));
  for (const [name, sharing] of Map.groupBy(named, (one) => one.name)) {
    if (sharing.length > 1) return { name, items: sharing.map(({ item }) => item) };
  }
  return undefined;
}

function quote(ids: readonly string[]): string {
  return ids.map((id) => `'${id}'`).join(", ");
}
