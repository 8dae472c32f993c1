import { GraphQLFloat, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from "graphql";
import { tagIdsOf, type ItemView } from "../space/content-view.ts";
import {
  createDateTerms,
  createExistsTerm,
  createListTerms,
  createNumberTerms,
  createStringTerms,
} from "./filter-terms.ts";
import { createFilter, createGroupTerm } from "./filter.ts";
import type { FilterTerm } from "./filter.ts";
import { dateTimeType } from "./scalar-types.ts";

/** What the service itself knows of an entry or asset. */
const sysType = new GraphQLObjectType<ItemView>({
  name: "Sys",
  fields: {
    id: { type: new GraphQLNonNull(GraphQLString), resolve: ({ item }) => item.sys.id },
    spaceId: { type: new GraphQLNonNull(GraphQLString), resolve: ({ space }) => space.id },
    environmentId: { type: new GraphQLNonNull(GraphQLString), resolve: ({ space }) => space.environmentId },
    publishedAt: { type: dateTimeType, resolve: ({ item }) => item.sys.publishedAt },
    firstPublishedAt: { type: dateTimeType, resolve: ({ item }) => item.sys.firstPublishedAt },
    publishedVersion: { type: GraphQLInt, resolve: ({ item }) => item.sys.publishedVersion },
    locale: {
      type: GraphQLString,
      description: "The locale asked for, also where values fall back to another.",
      resolve: ({ locale }) => locale,
    },
  },
});

const tagType = new GraphQLObjectType<{ id: string; name: string }>({
  name: "ContentfulTag",
  description: "A tag, by which editors find and group content.",
  fields: { id: { type: GraphQLString }, name: { type: GraphQLString } },
});

const conceptType = new GraphQLObjectType<{ id: string }>({
  name: "TaxonomyConcept",
  description: "A concept of a taxonomy, by which editors order content.",
  fields: { id: { type: GraphQLString } },
});

/** Tags and concepts an editor attached to an entry or asset. */
const metadataType = new GraphQLObjectType<ItemView>({
  name: "ContentfulMetadata",
  fields: {
    tags: {
      type: new GraphQLNonNull(new GraphQLList(tagType)),
      resolve: (view) => tagIdsOf(view).map((id) => ({ id, name: view.space.tagNames.get(id) ?? id })),
    },
    concepts: {
      type: new GraphQLNonNull(new GraphQLList(conceptType)),
      resolve: (view) => conceptIdsOf(view).map((id) => ({ id })),
    },
  },
});

const sysFilter = createPartFilter("SysFilter", () => [
  ...createStringTerms<ItemView>("id", ({ item }) => item.sys.id),
  ...createDateTerms<ItemView>("publishedAt", ({ item }) => item.sys.publishedAt),
  ...createDateTerms<ItemView>("firstPublishedAt", ({ item }) => item.sys.firstPublishedAt),
  ...createNumberTerms<ItemView>("publishedVersion", GraphQLFloat, ({ item }) => item.sys.publishedVersion),
]);

const tagsFilter = createPartFilter("ContentfulMetadataTagsFilter", () => createListTerms("id", tagIdsOf));

/** An export does not hold the taxonomy, so each concept is its own only descendant. */
const descendantsFilter = createPartFilter("ContentfulMetadataConceptsDescendantsFilter", () =>
  createListTerms("id", conceptIdsOf),
);

const conceptsFilter = createPartFilter("ContentfulMetadataConceptsFilter", () => [
  ...createListTerms("id", conceptIdsOf),
  createGroupTerm("descendants", descendantsFilter),
]);

const metadataFilter = createPartFilter("ContentfulMetadataFilter", () => [
  createExistsTerm("tags", tagIdsOf),
  createGroupTerm("tags", tagsFilter),
  createExistsTerm("concepts", conceptIdsOf),
  createGroupTerm("concepts", conceptsFilter),
]);

function createPartFilter(name: string, createTerms: () => FilterTerm<ItemView>[]) {
  return createFilter<ItemView>(name, createTerms, { isPart: true });
}

/** The terms every filter over entries or assets has. */
export const itemTerms: readonly FilterTerm<ItemView>[] = [
  createGroupTerm("sys", sysFilter),
  createGroupTerm("contentfulMetadata", metadataFilter),
];

/** The fields every entry and asset has. */
export const itemFields = {
  sys: { type: new GraphQLNonNull(sysType), resolve: (view: ItemView) => view },
  contentfulMetadata: { type: new GraphQLNonNull(metadataType), resolve: (view: ItemView) => view },
};

function conceptIdsOf({ item }: ItemView): string[] {
  return (item.metadata.concepts ?? []).map((concept) => concept.sys.id);
}
