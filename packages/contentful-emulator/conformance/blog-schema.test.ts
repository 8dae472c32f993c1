import { describe } from "vitest";
import { commonTypes } from "./common-types.ts";
import { loadConformanceSpace, testTypes } from "./conformance-space.ts";
import {
  collection,
  collectionTypes,
  entryFields,
  filterInput,
  filters,
  link,
  linkingCollections,
  orderEnum,
  orderEnums,
  query,
  RICH_TEXT_COMMON,
  richTextTypes,
  VALUE,
} from "./schema-rules.ts";

// A blog: links to one, to several and to any content type, links to itself, drafts, archived entries.

const blog = await loadConformanceSpace("blog");

const AUTHOR = `
  type Author implements Entry & _Node {
    ${entryFields("Author")}
    name${VALUE}: String
    bio${VALUE}: String
    portrait${link()}: Asset
    mentor${link("AuthorFilter")}: Author
  }
  ${collectionTypes("Author")}
  ${filterInput("AuthorFilter", `mentor: cfAuthorNestedFilter ${filters({ String: "name bio", Exists: "portrait mentor" })}`)}
  ${filterInput("cfAuthorNestedFilter", filters({ String: "name bio", Exists: "portrait mentor" }))}
  ${orderEnum("AuthorOrder", "name")}
  ${linkingCollections("Author", { author: "Author", post: "Post" })}
  ${orderEnums("AuthorLinkingCollectionsAuthor", "name")}
  ${orderEnums("AuthorLinkingCollectionsPost", "title publishedOn wordCount rating isFeatured legacyId")}`;

const QUOTE_AND_GALLERY = `
  type Quote implements Entry & _Node {
    ${entryFields("Quote")}
    heading${VALUE}: String
    words${VALUE}: String
    source${VALUE}: String
  }
  ${collectionTypes("Quote")}
  ${filterInput("QuoteFilter", filters({ String: "heading words source" }))}
  ${orderEnum("QuoteOrder", "heading source")}
  ${linkingCollections("Quote", { post: "Post" })}
  ${orderEnums("QuoteLinkingCollectionsPost", "title publishedOn wordCount rating isFeatured legacyId")}
  type Gallery implements Entry & _Node {
    ${entryFields("Gallery")}
    heading${VALUE}: String
    columns${VALUE}: Int
    ${collection("pictures", "Asset")}
  }
  ${collectionTypes("Gallery")}
  ${filterInput("GalleryFilter", filters({ String: "heading", Int: "columns", Exists: "picturesCollection" }))}
  ${orderEnum("GalleryOrder", "heading columns")}
  ${linkingCollections("Gallery", { post: "Post" })}
  ${orderEnums("GalleryLinkingCollectionsPost", "title publishedOn wordCount rating isFeatured legacyId")}`;

const POST_FILTERS = filters({
  String: "title teaser legacyId",
  RichText: "body",
  DateTime: "publishedOn",
  Int: "wordCount",
  Float: "rating",
  Boolean: "isFeatured",
  List: "keywords",
  Exists: "cover picturesCollection author hero anything relatedCollection blocksCollection pinnedCollection",
});

const POST = `
  type Post implements Entry & _Node {
    ${entryFields("Post")}
    title${VALUE}: String
    teaser${VALUE}: String
    body${VALUE}: PostBody
    publishedOn${VALUE}: DateTime
    wordCount${VALUE}: Int
    rating${VALUE}: Float
    isFeatured${VALUE}: Boolean
    keywords${VALUE}: [String]
    cover${link()}: Asset
    ${collection("pictures", "Asset")}
    author${link("AuthorFilter")}: Author
    hero${link("PostHeroFilter")}: PostHero
    anything${link()}: Entry
    ${collection("related", "PostRelated", "where: PostFilter", "PostRelated")}
    ${collection("blocks", "PostBlocks", "where: PostBlocksFilter")}
    ${collection("pinned", "PostPinned")}
    legacyId${VALUE}: String
  }
  ${richTextTypes("PostBody")}
  union PostHero = Quote | Gallery
  ${collectionTypes("PostRelated", "Post")}
  ${orderEnums("PostRelated", "title publishedOn wordCount rating isFeatured legacyId")}
  union PostBlocksItem = Quote | Gallery
  ${collectionTypes("PostBlocks", "PostBlocksItem")}
  ${collectionTypes("PostPinned", "Entry")}
  ${collectionTypes("Post")}
  ${orderEnum("PostOrder", "title publishedOn wordCount rating isFeatured legacyId")}
  ${filterInput(
    "PostFilter",
    `author: cfAuthorNestedFilter
     hero: cfheroMultiTypeNestedFilter
     related: cfPostNestedFilter
     blocks: cfblocksMultiTypeNestedFilter
     ${POST_FILTERS}`,
  )}
  ${filterInput("cfPostNestedFilter", POST_FILTERS)}
  ${["PostHeroFilter", "PostBlocksFilter", "cfheroMultiTypeNestedFilter", "cfblocksMultiTypeNestedFilter"]
    .map((name) => filterInput(name, filters({ String: "heading" })))
    .join("")}
  ${linkingCollections("Post", { post: "Post" })}
  ${orderEnums("PostLinkingCollectionsPost", "title publishedOn wordCount rating isFeatured legacyId")}`;

describe("the schema of a blog", () => {
  testTypes(
    blog,
    `${commonTypes({ author: "Author", gallery: "Gallery", post: "Post" })}
     scalar JSON
     ${RICH_TEXT_COMMON} ${AUTHOR} ${QUOTE_AND_GALLERY} ${POST}
     ${query({ author: "Author", quote: "Quote", gallery: "Gallery", post: "Post" })}`,
  );
});
