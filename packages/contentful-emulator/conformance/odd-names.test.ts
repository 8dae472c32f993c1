import { describe, expect, test } from "vitest";
import { commonTypes } from "./common-types.ts";
import { codesByPath, loadConformanceSpace, testTypes } from "./conformance-space.ts";
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
  VALUE,
} from "./schema-rules.ts";

// Ids that are no names in GraphQL, and links to content types that are gone. Pages named in brackets are below
// contentful.com/developers/docs/references/graphql/; capitals, digits and unions of one were read off public schemas.

const odd = await loadConformanceSpace("odd-names");

/** A content type with one field `name`, to which `LinkHub` alone links, if it does. */
const namedType = (type: string, isLinked = false) => `
  type ${type} implements Entry & _Node { ${entryFields(type)} name${VALUE}: String }
  ${collectionTypes(type)}
  ${orderEnum(`${type}Order`, "name")}
  ${filterInput(`${type}Filter`, filters({ String: "name" }))}
  ${linkingCollections(type, isLinked ? { linkHub: "LinkHub" } : {})}
  ${isLinked ? orderEnums(`${type}LinkingCollectionsLinkHub`) : ""}`;

describe("the schema of odd names (schema-generation, Names)", () => {
  testTypes(
    odd,
    `${commonTypes()}
     type My2ContentType implements Entry & _Node {
       ${entryFields("My2ContentType")}
       pageTitle${VALUE}: String
       heroCta${VALUE}: String
     }
     ${collectionTypes("My2ContentType")}
     ${orderEnum("My2ContentTypeOrder", "page_title")}
     ${filterInput("My2ContentTypeFilter", filters({ String: "page_title heroCTA" }))}
     ${linkingCollections("My2ContentType", { linkHub: "LinkHub" })}
     ${orderEnums("My2ContentTypeLinkingCollectionsLinkHub")}
     ${namedType("ContentType404")}
     ${namedType("ContentTypeLocation", true)}
     ${filterInput("cfContentTypeLocationNestedFilter", filters({ String: "name" }))}
     ${namedType("ContentTypeAsset")}
     ${namedType("ContentType2WKn6YEnZewu2ScCkus4As")}
     type FaqComponent implements Entry & _Node { ${entryFields("FaqComponent")} faQs${VALUE}: [String] }
     ${collectionTypes("FaqComponent")}
     ${orderEnum("FaqComponentOrder")}
     ${filterInput("FaqComponentFilter", filters({ List: "FAQs" }))}
     ${linkingCollections("FaqComponent")}
     type LinkHub implements Entry & _Node {
       ${entryFields("LinkHub")}
       page${link("LinkHubPageFilter")}: LinkHubPage
       ${collection("pages", "LinkHubPages", "where: LinkHubPagesFilter")}
       lost${link()}: Entry
       ${collection("losts", "LinkHubLosts")}
       placeOfIt${link("ContentTypeLocationFilter")}: ContentTypeLocation
       anyone${link()}: Entry
     }
     union LinkHubPage = My2ContentType
     union LinkHubPagesItem = My2ContentType
     ${collectionTypes("LinkHubPages", "LinkHubPagesItem")}
     ${collectionTypes("LinkHubLosts", "Entry")}
     ${collectionTypes("LinkHub")}
     ${orderEnum("LinkHubOrder")}
     ${filterInput(
       "LinkHubFilter",
       `page: cfpageMultiTypeNestedFilter
        pages: cfpagesMultiTypeNestedFilter
        place_of_it: cfContentTypeLocationNestedFilter
        ${filters({ Exists: "page pagesCollection lost lostsCollection place_of_it anyone" })}`,
     )}
     ${["LinkHubPageFilter", "LinkHubPagesFilter", "cfpageMultiTypeNestedFilter", "cfpagesMultiTypeNestedFilter"]
       .map((name) => filterInput(name, filters({ String: "page_title heroCTA" })))
       .join("")}
     ${linkingCollections("LinkHub")}
     ${query({
       my2ContentType: "My2ContentType",
       contentType404: "ContentType404",
       contentTypeLocation: "ContentTypeLocation",
       contentTypeAsset: "ContentTypeAsset",
       faqComponent: "FaqComponent",
       contentType2WKn6YEnZewu2ScCkus4As: "ContentType2WKn6YEnZewu2ScCkus4As",
       linkHub: "LinkHub",
     })}`,
  );
});

test("entries are queried by names made of their types' ids", async () => {
  expect(
    await odd.ask(`{
      my2ContentType(id: "two-words") { __typename pageTitle heroCta }
      location: contentTypeLocation(id: "here") { __typename name }
      contentType404Collection(order: name_ASC) { items { name } }
      contentTypeAssetCollection(where: { name_contains: "entry" }) { total }
      faqComponent(id: "faq") { faQs }
      contentType2WKn6YEnZewu2ScCkus4As(id: "nobody") { name }
      assetCollection { total }
    }`),
  ).toEqual({
    my2ContentType: { __typename: "My2ContentType", pageTitle: "Two words", heroCta: "Go on" },
    location: { __typename: "ContentTypeLocation", name: "Here" },
    contentType404Collection: { items: [{ name: "Lost" }] },
    contentTypeAssetCollection: { total: 1 },
    faqComponent: { faQs: ["Why?"] },
    contentType2WKn6YEnZewu2ScCkus4As: { name: "Nobody" },
    assetCollection: { total: 0 },
  });
});

test("links to a content type that is gone lead nowhere, those beside it are followed", async () => {
  const { data, errors } = await odd.execute(`{ linkHub(id: "hub") {
    page { ... on My2ContentType { pageTitle } }
    pagesCollection { items { __typename } }
    lost { __typename }
    placeOfIt { name }
  } }`);
  expect(data).toEqual({
    linkHub: {
      page: { pageTitle: "Two words" },
      pagesCollection: { items: [{ __typename: "My2ContentType" }, null] },
      lost: null,
      placeOfIt: { name: "Here" },
    },
  });
  expect(codesByPath(errors)).toEqual({
    "linkHub.lost": "UNEXPECTED_LINKED_CONTENT_TYPE",
    "linkHub.pagesCollection.items.1": "UNRESOLVABLE_LINK",
  });
});
