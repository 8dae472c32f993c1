import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType } from "graphql";
import type { GraphQLFieldConfigArgumentMap, GraphQLInterfaceType, GraphQLUnionType } from "graphql";
import type { Bitmap } from "../indexes/bitmap.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import type { OrderBy } from "../indexes/ordering.ts";
import { PERSPECTIVE_ARGS } from "./query-context.ts";
import type { PerspectiveArgs } from "./query-context.ts";

/** One page of a collection. An item that is an error becomes null and a message beside the data. */
export interface CollectionPage {
  readonly total: number;
  readonly skip: number;
  readonly limit: number;
  readonly items: readonly unknown[];
}

export interface PageArgs extends PerspectiveArgs {
  limit?: number | null;
  skip?: number | null;
}

/** What a collection may hold. */
export type ItemType = GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType;

const DEFAULT_LIMIT = 100;
const LARGEST_LIMIT = 1000;

export const LIMIT_ARGS: GraphQLFieldConfigArgumentMap = {
  ...PERSPECTIVE_ARGS,
  limit: { type: GraphQLInt, defaultValue: DEFAULT_LIMIT },
};

export const PAGE_ARGS: GraphQLFieldConfigArgumentMap = {
  ...LIMIT_ARGS,
  skip: { type: GraphQLInt, defaultValue: 0 },
};

/** A collection type with Contentful's `total`, `skip`, `limit` and `items`. */
export function createCollectionType(name: string, itemType: () => ItemType): GraphQLObjectType {
  const count = { type: new GraphQLNonNull(GraphQLInt) };
  return new GraphQLObjectType<CollectionPage>({
    name,
    fields: () => ({
      total: count,
      skip: count,
      limit: count,
      items: { type: new GraphQLNonNull(new GraphQLList(itemType())) },
    }),
  });
}

/** How many items a `limit` means: 0 is the default, and none is larger than 1000. */
export function pageLimit(limit: number | null | undefined): number {
  return Math.min(Math.max(limit ?? 0, 0) || DEFAULT_LIMIT, LARGEST_LIMIT);
}

function readPage(args: PageArgs): { limit: number; skip: number } {
  return { limit: pageLimit(args.limit), skip: Math.max(args.skip ?? 0, 0) };
}

/** The page the arguments ask for of what is selected in an index, in an order. */
export function selectPage<T>(
  index: CollectionIndex<T>,
  selected: Bitmap,
  order: readonly OrderBy<T>[],
  args: PageArgs,
): CollectionPage {
  const { limit, skip } = readPage(args);
  return { limit, skip, ...index.selectPage(selected, order, skip, limit) };
}

/** The page the arguments ask for; a limit of 0 means the default, and none is larger than 1000. */
export function createPage(items: readonly unknown[], args: PageArgs): CollectionPage {
  const { limit, skip } = readPage(args);
  return { total: items.length, skip, limit, items: items.slice(skip, skip + limit) };
}
