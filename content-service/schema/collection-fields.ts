import { GraphQLError, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from "graphql";
import type { GraphQLFieldConfigArgumentMap, GraphQLFieldConfigMap } from "graphql";
import { createCollectionType, LIMIT_ARGS, PAGE_ARGS } from "./collection.ts";
import type { CollectionPage, ItemType, PageArgs } from "./collection.ts";
import { withMostItems } from "./most-items.ts";
import type { QueryContext } from "./query-context.ts";

/** The two types of a collection: one told by `skip`, and its twin told by cursors. */
export interface CollectionTypes {
  readonly paged: GraphQLObjectType;
  readonly byCursor: GraphQLObjectType;
}

/** What a collection holds, and what may be asked of it beside a page. */
interface CollectionSource<Parent, Args extends PageArgs> {
  readonly types: CollectionTypes;
  readonly args?: GraphQLFieldConfigArgumentMap;
  /** How many items it has at most, by the field's validations. */
  readonly mostItems?: number;
  readonly resolvePage: (parent: Parent, args: Args, context: QueryContext) => CollectionPage;
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
  { types, args, mostItems = Number.POSITIVE_INFINITY, resolvePage }: CollectionSource<Parent, Args>,
): GraphQLFieldConfigMap<Parent, QueryContext> {
  return {
    [`${name}Collection`]: {
      type: types.paged,
      args: { ...PAGE_ARGS, ...args },
      ...withMostItems(mostItems),
      resolve: resolvePage,
    },
    [`${name}CursorCollection`]: {
      type: types.byCursor,
      args: { ...CURSOR_ARGS, ...args },
      ...withMostItems(mostItems),
      resolve(parent, given, context) {
        const asked = given as Args & CursorArgs;
        const skip = readCursor(name, asked.pageNext ?? asked.pagePrev);
        return addCursors(name, resolvePage(parent, { ...asked, skip }, context));
      },
    },
  };
}

/** Where a page begins is all a cursor says, because an export does not change between two pages. */
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
