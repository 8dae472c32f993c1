import {
  GraphQLError,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLInterfaceType,
  type GraphQLUnionType,
} from "graphql";
import type { Bitmap } from "../indexes/bitmap.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import type { OrderBy } from "../indexes/ordering.ts";
import type { Steps } from "../steps.ts";
import { PERSPECTIVE_ARGS, type PerspectiveArgs, type QueryContext } from "./query-context.ts";

interface SizeValidation {
  readonly size?: { readonly max?: unknown } | null;
}

/** How many links a list may hold by its validations; `otherwise` without such a validation. */
export function findMostItems(validations: readonly object[], otherwise = Number.POSITIVE_INFINITY): number {
  const sizes = validations.map((validation) => (validation as SizeValidation).size?.max);
  return Math.min(otherwise, ...sizes.filter((size) => typeof size === "number"));
}

/** The extensions of a field that returns at most so many items. */
export function withMostItems(mostItems: number): { extensions: { mostItems: number } } {
  return { extensions: { mostItems } };
}

/** How many items a field returns at most, whatever its arguments; infinity without a limit. */
export function readMostItems(field: GraphQLField<unknown, unknown>): number {
  const { mostItems } = field.extensions;
  return typeof mostItems === "number" ? mostItems : Number.POSITIVE_INFINITY;
}

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

const LIMIT_ARGS: GraphQLFieldConfigArgumentMap = {
  ...PERSPECTIVE_ARGS,
  limit: { type: GraphQLInt, defaultValue: DEFAULT_LIMIT },
};

const PAGE_ARGS: GraphQLFieldConfigArgumentMap = {
  ...LIMIT_ARGS,
  skip: { type: GraphQLInt, defaultValue: 0 },
};

/** A collection type with Contentful's `total`, `skip`, `limit` and `items`. */
function createCollectionType(name: string, itemType: () => ItemType): GraphQLObjectType {
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
export function* selectPage<T>(
  index: CollectionIndex<T>,
  selected: Bitmap,
  order: readonly OrderBy<T>[],
  args: PageArgs,
): Steps<CollectionPage> {
  const { limit, skip } = readPage(args);
  return { limit, skip, ...(yield* index.selectPage(selected, order, skip, limit)) };
}

/** The page the arguments ask for; a limit of 0 means the default, and none is larger than 1000. */
export function createPage(items: readonly unknown[], args: PageArgs): CollectionPage {
  const { limit, skip } = readPage(args);
  return { total: items.length, skip, limit, items: items.slice(skip, skip + limit) };
}

/** The two types of a collection: paged by `skip`, and by cursors. */
export interface CollectionTypes {
  readonly paged: GraphQLObjectType;
  readonly byCursor: GraphQLObjectType;
}

/** What a collection holds, and its arguments beside those for paging. */
interface CollectionSource<Parent, Args extends PageArgs> {
  readonly types: CollectionTypes;
  readonly args?: GraphQLFieldConfigArgumentMap;
  /** The order by which each of the two fields can be asked for. */
  readonly order?: { readonly paged: GraphQLEnumType; readonly byCursor: GraphQLEnumType };
  /** How many items it has at most, by the field's validations. */
  readonly mostItems?: number;
  readonly resolvePage: (parent: Parent, args: Args, context: QueryContext) => CollectionPage | Promise<CollectionPage>;
}

interface CursorArgs {
  pageNext?: string | null;
  pagePrev?: string | null;
}

const CURSOR_ARGS: GraphQLFieldConfigArgumentMap = {
  ...LIMIT_ARGS,
  pageNext: { type: GraphQLString },
  pagePrev: { type: GraphQLString },
};

const cursorPagesType = new GraphQLObjectType({
  name: "CursorPages",
  description: "The cursors of the pages beside this one; null where there is none.",
  fields: { next: { type: GraphQLString }, prev: { type: GraphQLString } },
});

/** The types of a collection: `<base>Collection` and `<base>CursorCollection`. */
export function createCollectionTypes(base: string, itemType: () => ItemType): CollectionTypes {
  return {
    paged: createCollectionType(`${base}Collection`, itemType),
    byCursor: new GraphQLObjectType({
      name: `${base}CursorCollection`,
      fields: () => ({
        limit: { type: new GraphQLNonNull(GraphQLInt) },
        items: { type: new GraphQLNonNull(new GraphQLList(itemType())) },
        pages: { type: new GraphQLNonNull(cursorPagesType) },
      }),
    }),
  };
}

/** The fields of a collection: `<name>Collection` and `<name>CursorCollection`. */
export function createCollectionFields<Parent, Args extends PageArgs>(
  name: string,
  { types, args, order, mostItems = Number.POSITIVE_INFINITY, resolvePage }: CollectionSource<Parent, Args>,
): GraphQLFieldConfigMap<Parent, QueryContext> {
  return {
    [`${name}Collection`]: {
      type: types.paged,
      args: { ...PAGE_ARGS, ...args, ...(order && { order: { type: new GraphQLList(order.paged) } }) },
      ...withMostItems(mostItems),
      resolve: resolvePage,
    },
    [`${name}CursorCollection`]: {
      type: types.byCursor,
      args: { ...CURSOR_ARGS, ...args, ...(order && { order: { type: new GraphQLList(order.byCursor) } }) },
      ...withMostItems(mostItems),
      async resolve(parent, given, context) {
        const asked = given as Args & CursorArgs;
        const skip = readCursor(name, asked.pageNext ?? asked.pagePrev);
        return addCursors(name, await resolvePage(parent, { ...asked, skip }, context));
      },
    },
  };
}

/** A cursor holds only the offset, because an export does not change between two pages. */
function createCursor(name: string, skip: number): string {
  return Buffer.from(`${name}:${skip}`).toString("base64url");
}

function readCursor(name: string, cursor: string | null | undefined): number {
  if (cursor === undefined || cursor === null) return 0;
  const [collection, skip] = Buffer.from(cursor, "base64url").toString("utf8").split(":");
  if (collection === name && skip !== undefined && /^\d+$/.test(skip)) return Number(skip);
  throw new GraphQLError(`Query execution error. '${cursor}' is no cursor of '${name}CursorCollection'`);
}

function addCursors(name: string, { items, limit, skip, total }: CollectionPage) {
  const next = skip + limit < total ? createCursor(name, skip + limit) : null;
  const prev = skip > 0 ? createCursor(name, Math.max(skip - limit, 0)) : null;
  return { items, limit, pages: { next, prev } };
}
