import { collectionTypes, filterInput, filters, linkingCollections, orderEnum, VALUE } from "./schema-rules.ts";

/** schema-generation, "Sys field". The filter's version is a Float: public schemas. */
const SYS = `
  type Sys {
    id: String!
    spaceId: String!
    environmentId: String!
    publishedAt: DateTime
    firstPublishedAt: DateTime
    publishedVersion: Int
    locale: String
  }
  input SysFilter {
    ${filters({ String: "id", DateTime: "publishedAt firstPublishedAt", Float: "publishedVersion" })}
  }`;

/** schema-generation, "ContentfulMetadata field"; collection-filters; taxonomy. */
const METADATA = `
  type ContentfulMetadata { tags: [ContentfulTag]! concepts: [TaxonomyConcept]! }
  type ContentfulTag { id: String name: String }
  type TaxonomyConcept { id: String }
  input ContentfulMetadataFilter {
    tags_exists: Boolean
    tags: ContentfulMetadataTagsFilter
    concepts_exists: Boolean
    concepts: ContentfulMetadataConceptsFilter
  }
  input ContentfulMetadataTagsFilter {
    id_contains_all: [String]
    id_contains_some: [String]
    id_contains_none: [String]
  }
  input ContentfulMetadataConceptsFilter {
    id_contains_all: [String]
    id_contains_some: [String]
    id_contains_none: [String]
    descendants: ContentfulMetadataConceptsDescendantsFilter
  }
  input ContentfulMetadataConceptsDescendantsFilter {
    id_contains_all: [String]
    id_contains_some: [String]
    id_contains_none: [String]
  }`;

/** schema-generation, "Entries"; nodes, cursors and the timeline: public schemas. */
const ENTRIES = `
  scalar DateTime
  interface Entry { sys: Sys! contentfulMetadata: ContentfulMetadata! }
  interface _Node { _id: ID! }
  type CursorPages { next: String prev: String }
  ${collectionTypes("Entry")}
  ${filterInput("EntryFilter", "")}
  ${orderEnum("EntryOrder")}
  input TimelineFilterInput { release_lte: String timestamp_lte: DateTime }`;

/** schema-generation, "Assets"; the Images API's parameters. Assets are not ordered by title: public schemas. */
const ASSETS = `
  type Asset {
    sys: Sys!
    contentfulMetadata: ContentfulMetadata!
    title${VALUE}: String
    description${VALUE}: String
    contentType${VALUE}: String
    fileName${VALUE}: String
    size${VALUE}: Int
    url(locale: String, transform: ImageTransformOptions, useFallbackLocale: Boolean): String
    width${VALUE}: Int
    height${VALUE}: Int
    linkedFrom(allowedLocales: [String]): AssetLinkingCollections
  }
  ${collectionTypes("Asset")}
  ${filterInput("AssetFilter", filters({ String: "title description url contentType fileName", Int: "size width height" }))}
  ${orderEnum("AssetOrder", "contentType fileName height size url width")}
  scalar Dimension
  scalar HexColor
  scalar Quality
  input ImageTransformOptions {
    width: Dimension
    height: Dimension
    quality: Quality
    cornerRadius: Int
    resizeStrategy: ImageResizeStrategy
    resizeFocus: ImageResizeFocus
    backgroundColor: HexColor
    format: ImageFormat
  }
  enum ImageFormat { JPG JPG_PROGRESSIVE PNG PNG8 WEBP AVIF }
  enum ImageResizeStrategy { FIT PAD FILL SCALE CROP THUMB }
  enum ImageResizeFocus {
    CENTER TOP TOP_RIGHT RIGHT BOTTOM_RIGHT BOTTOM BOTTOM_LEFT LEFT TOP_LEFT FACE FACES
  }`;

/** The types every space's schema has; the content types that link to assets differ: their names by field. */
export function commonTypes(assetLinkers: Record<string, string> = {}): string {
  return [SYS, METADATA, ENTRIES, ASSETS, linkingCollections("Asset", assetLinkers, false)].join("\n");
}
