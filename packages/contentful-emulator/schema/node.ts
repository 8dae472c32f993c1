import { GraphQLID, GraphQLInterfaceType, GraphQLList, GraphQLNonNull } from "graphql";
import type { GraphQLFieldConfigMap } from "graphql";
import { findEntryView } from "../space/content-view.ts";
import type { EntryView, Perspective } from "../space/content-view.ts";
import { resolveEntryType } from "./entry-interface.ts";
import { applyPerspective, createRootPerspective, PERSPECTIVE_ARGS } from "./query-context.ts";
import type { PerspectiveArgs, QueryContext } from "./query-context.ts";

/** Something that can be fetched again by an opaque id. Entries are nodes, assets are not. */
export const nodeInterface = new GraphQLInterfaceType({
  name: "_Node",
  description: "Something that `_node` finds again by its id.",
  fields: { _id: { type: new GraphQLNonNull(GraphQLID) } },
  resolveType: resolveEntryType,
});

/** The field of an entry that makes it a node. */
export const nodeFields = {
  _id: { type: new GraphQLNonNull(GraphQLID), resolve: ({ item }: EntryView) => createNodeId(item.sys.id) },
};

const KIND = "Entry:";

function createNodeId(entryId: string): string {
  return Buffer.from(`${KIND}${entryId}`).toString("base64url");
}

function findNode(perspective: Perspective, id: string): EntryView | undefined {
  const name = Buffer.from(id, "base64url").toString("utf8");
  return name.startsWith(KIND) ? findEntryView(perspective, name.slice(KIND.length)) : undefined;
}

/** The root fields that find nodes; an id of nothing visible gives null. */
export const nodeRootFields: GraphQLFieldConfigMap<undefined, QueryContext> = {
  _node: {
    type: nodeInterface,
    args: { id: { type: new GraphQLNonNull(GraphQLID) }, ...PERSPECTIVE_ARGS },
    resolve: (_, args: PerspectiveArgs & { id: string }, context) =>
      findNode(applyPerspective(createRootPerspective(context), args, context), args.id),
  },
  _nodes: {
    type: new GraphQLNonNull(new GraphQLList(nodeInterface)),
    args: { ids: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID))) }, ...PERSPECTIVE_ARGS },
    resolve(_, args: PerspectiveArgs & { ids: string[] }, context) {
      const perspective = applyPerspective(createRootPerspective(context), args, context);
      return args.ids.map((id) => findNode(perspective, id) ?? null);
    },
  },
};
