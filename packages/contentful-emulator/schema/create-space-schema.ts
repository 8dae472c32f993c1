import {
  assertValidSchema,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLSchemaConfig,
} from "graphql";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import { indexesOf } from "../indexes/space-indexes.ts";
import { finishInTurns } from "../steps.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { findAssetView, findEntryView, type ItemView, type Perspective } from "../space/content-view.ts";
import { assetFilter, assetOrderType, createAssetType } from "./asset-type.ts";
import { createCollectionFields, selectPage, type CollectionTypes, type PageArgs } from "./collection.ts";
import { directives } from "./directives.ts";
import { entryCollectionTypes, entryFilter, entryOrderType } from "./entry-interface.ts";
import { createEntryType } from "./entry-types.ts";
import { SchemaError } from "./errors.ts";
import type { Filter, Where } from "./filter.ts";
import { createMultiTypeFilters } from "./multi-type-filters.ts";
import { nodeRootFields } from "./node.ts";
import { readOrder } from "./order.ts";
import {
  applyPerspective,
  createRootPerspective,
  PERSPECTIVE_ARGS,
  type PerspectiveArgs,
  type QueryContext,
} from "./query-context.ts";
import type { EntryType, SpaceTypes } from "./space-types.ts";
import { checkNames, rootFieldOf } from "./type-names.ts";

type RootFields = GraphQLFieldConfigMap<undefined, QueryContext>;
type SingleArgs = PerspectiveArgs & { id: string };
type CollectionArgs = PageArgs & { where?: Where | null; order?: unknown };

const SINGLE_ARGS: GraphQLFieldConfigArgumentMap = {
  ...PERSPECTIVE_ARGS,
  id: { type: new GraphQLNonNull(GraphQLString) },
};

/** The GraphQL schema Contentful would generate for the space. Throws `SchemaError` when names collide. */
export function createSpaceSchema(space: ContentSpace): GraphQLSchema {
  checkNames(space.contentTypes);
  const types = createSpaceTypes(space);
  const entryTypes = [...types.entries.values()];
  const fields: RootFields = {
    ...nodeRootFields,
    asset: createSingleField(types.asset.object, findAssetView),
    ...createRootCollection("asset", {
      types: types.asset.collections,
      filter: assetFilter,
      order: assetOrderType,
      findIndex: (perspective) => indexesOf(space).ofAssets(perspective),
    }),
    ...createRootCollection("entry", {
      types: entryCollectionTypes,
      filter: entryFilter,
      order: entryOrderType,
      findIndex: (perspective) => indexesOf(space).ofEntries(perspective),
    }),
    ...Object.assign({}, ...entryTypes.map(createEntryRootFields)),
  };
  return buildSchema({
    query: new GraphQLObjectType<undefined, QueryContext>({ name: "Query", fields }),
    types: entryTypes.map(({ object }) => object),
    directives,
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
    throw new SchemaError("COLLIDING_TYPE_NAMES", reason, { resultingTypeName: name });
  }
}

function createEntryRootFields({ contentType, name, object, collections, filter, order }: EntryType): RootFields {
  const typeId = contentType.sys.id;
  return {
    [rootFieldOf(name)]: createSingleField(object, (perspective, id) => {
      const view = findEntryView(perspective, id);
      return view?.item.sys.contentType.sys.id === typeId ? view : undefined;
    }),
    ...createRootCollection(rootFieldOf(name), {
      types: collections,
      filter,
      order,
      findIndex: (perspective) => indexesOf(perspective.space).ofEntries(perspective, typeId),
    }),
  };
}

/** An id of nothing visible gives null without an error. */
function createSingleField(
  type: GraphQLObjectType,
  find: (perspective: Perspective, id: string) => ItemView | undefined,
): GraphQLFieldConfig<undefined, QueryContext, SingleArgs> {
  return {
    type,
    args: SINGLE_ARGS,
    resolve: (_, args, context) => find(applyPerspective(createRootPerspective(context), args, context), args.id),
  };
}

interface CollectionParts<T extends ItemView> {
  types: CollectionTypes;
  filter: Filter<T>;
  order: GraphQLEnumType;
  findIndex: (perspective: Perspective) => CollectionIndex<T>;
}

function createRootCollection<T extends ItemView>(name: string, parts: CollectionParts<T>): RootFields {
  return createCollectionFields(name, {
    types: parts.types,
    args: { where: { type: parts.filter.type } },
    order: { paged: parts.order, byCursor: parts.order },
    resolvePage(_: undefined, args: CollectionArgs, context) {
      const perspective = applyPerspective(createRootPerspective(context), args, context);
      return finishInTurns(findPage(parts, parts.findIndex(perspective), args));
    },
  });
}

function* findPage<T extends ItemView>(
  { filter }: CollectionParts<T>,
  index: CollectionIndex<T>,
  args: CollectionArgs,
) {
  const selected = yield* filter.find(index, args.where);
  return yield* selectPage(index, selected, readOrder<T>(args.order), args);
}

/** The types of all content types of a space, and that of its assets. */
export function createSpaceTypes({ id, contentTypes }: ContentSpace): SpaceTypes {
  const entries = new Map<string, EntryType>();
  const types: SpaceTypes = {
    spaceId: id,
    entries,
    asset: createAssetType(() => types),
    multiTypeFilters: createMultiTypeFilters(contentTypes),
  };
  for (const contentType of contentTypes) entries.set(contentType.sys.id, createEntryType(contentType, types));
  return types;
}
