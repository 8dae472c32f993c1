import {
  assertValidSchema,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from "graphql";
import type {
  GraphQLFieldConfig,
  GraphQLFieldConfigArgumentMap,
  GraphQLFieldConfigMap,
  GraphQLObjectType as ObjectType,
  GraphQLSchemaConfig,
} from "graphql";
import type { ContentSpace } from "../space/content-space.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import { findAssetView, findEntryView } from "../space/content-view.ts";
import type { ItemView, Perspective } from "../space/content-view.ts";
import { assetCollectionType, assetFilter, assetOrderType, assetType } from "./asset-type.ts";
import { PAGE_ARGS, selectPage } from "./collection.ts";
import type { PageArgs } from "./collection.ts";
import { entryCollectionType, entryFilter, entryOrderType } from "./entry-interface.ts";
import { checkNames } from "./check-names.ts";
import { createEntryTypes } from "./entry-types.ts";
import type { EntryType } from "./entry-types.ts";
import type { Filter, Where } from "./filter.ts";
import { readOrder } from "./order.ts";
import { applyPerspective, createRootPerspective, PERSPECTIVE_ARGS } from "./query-context.ts";
import type { PerspectiveArgs, QueryContext } from "./query-context.ts";
import { SchemaProblem } from "./schema-problem.ts";
import { rootFieldOf } from "./type-names.ts";

type RootField<Args> = GraphQLFieldConfig<undefined, QueryContext, Args>;
type SingleArgs = PerspectiveArgs & { id: string };
type CollectionArgs = PageArgs & { where?: Where | null; order?: unknown };

const SINGLE_ARGS: GraphQLFieldConfigArgumentMap = {
  ...PERSPECTIVE_ARGS,
  id: { type: new GraphQLNonNull(GraphQLString) },
};

/** The GraphQL schema Contentful would generate for the space. Throws `SchemaProblem` when names collide. */
export function createSpaceSchema(space: ContentSpace): GraphQLSchema {
  checkNames(space.contentTypes);
  const entryTypes = [...createEntryTypes(space.contentTypes).values()];
  const fields: GraphQLFieldConfigMap<undefined, QueryContext> = {
    asset: createSingleField(assetType, findAssetView),
    assetCollection: createCollectionField({
      type: assetCollectionType,
      filter: assetFilter,
      order: assetOrderType,
      findIndex: (perspective) => space.indexes.ofAssets(perspective),
    }),
    entryCollection: createCollectionField({
      type: entryCollectionType,
      filter: entryFilter,
      order: entryOrderType,
      findIndex: (perspective) => space.indexes.ofEntries(perspective),
    }),
  };
  for (const entryType of entryTypes) Object.assign(fields, createEntryRootFields(entryType));
  return buildSchema({
    query: new GraphQLObjectType<undefined, QueryContext>({ name: "Query", fields }),
    types: entryTypes.map(({ object }) => object),
  });
}

function buildSchema(config: GraphQLSchemaConfig): GraphQLSchema {
  try {
    const schema = new GraphQLSchema(config);
    assertValidSchema(schema);
    return schema;
  } catch (error) {
    const [, name] = /multiple types named "(\w+)"/.exec(String(error)) ?? [];
    if (name === undefined) throw error;
    const reason = `Type name generated for a content type and a field, or for two fields, would be the same: '${name}'`;
    throw new SchemaProblem("COLLIDING_TYPE_NAMES", reason, { resultingTypeName: name });
  }
}

function createEntryRootFields({ contentType, name, object, collection, filter, order }: EntryType) {
  const typeId = contentType.sys.id;
  return {
    [rootFieldOf(name)]: createSingleField(object, (perspective, id) => {
      const view = findEntryView(perspective, id);
      return view?.item.sys.contentType.sys.id === typeId ? view : undefined;
    }),
    [`${rootFieldOf(name)}Collection`]: createCollectionField({
      type: collection,
      filter,
      order,
      findIndex: (perspective) => perspective.space.indexes.ofEntries(perspective, typeId),
    }),
  };
}

/** An id nothing visible has gives null without an error. */
function createSingleField(
  type: ObjectType,
  find: (perspective: Perspective, id: string) => ItemView | undefined,
): RootField<SingleArgs> {
  return {
    type,
    args: SINGLE_ARGS,
    resolve: (_, args, context) => find(applyPerspective(createRootPerspective(context), args, context), args.id),
  };
}

interface CollectionParts<T extends ItemView> {
  type: ObjectType;
  filter: Filter<T>;
  order: GraphQLFieldConfigArgumentMap[string]["type"];
  findIndex: (perspective: Perspective) => CollectionIndex<T>;
}

function createCollectionField<T extends ItemView>(parts: CollectionParts<T>): RootField<CollectionArgs> {
  return {
    type: parts.type,
    args: {
      ...PAGE_ARGS,
      where: { type: parts.filter.type },
      order: { type: new GraphQLList(parts.order) },
    },
    resolve(_, args, context) {
      const perspective = applyPerspective(createRootPerspective(context), args, context);
      const index = parts.findIndex(perspective);
      return selectPage(index, parts.filter.find(index, args.where), readOrder<T>(args.order), args);
    },
  };
}
