/**
 * How Contentful names GraphQL types after content types and fields.
 * Source: contentful.com/developers/docs/references/graphql/schema-generation.
 */

const RESERVED_TYPE_NAMES: ReadonlySet<string> = new Set([
  ..."Query String Int Float Boolean Location Circle Rectangle DateTime RichText JSON Entry Asset Sys".split(" "),
  ..."AssetCollection AssetLinkingCollections AssetFilter AssetOrder EntryCollection EntryOrder EntryFilter".split(" "),
  ..."SysFilter ContentfulMetadata ContentfulTag ContentfulMetadataFilter ContentfulMetadataTagsFilter".split(" "),
  ..."Dimension HexColor Quality ImageResizeFocus ImageResizeStrategy ImageFormat ImageTransformOptions".split(" "),
  ..."ResourceSys ResourceLink ResourceLinkCollection Never TaxonomyConcept".split(" "),
]);

/** The words of an id run together, each with a capital: "my-2content-type" gives "My2ContentType". */
export function pascalCase(id: string): string {
  const words = id.match(/\d+|[A-Za-z]+/g) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
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
