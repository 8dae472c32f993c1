/**
 * How Contentful names GraphQL types and fields after content types and fields.
 * Source: contentful.com/developers/docs/references/graphql/schema-generation. Where capitals and digits split an id into
 * words is not written there; it was read off generated schemas in public repositories, e.g. FAQComponent: FaqComponent.
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
export function pascalCase(id: string): string {
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
