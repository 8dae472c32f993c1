import { GraphQLInterfaceType, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from "graphql";
import { findResources } from "../space/rich-text-document.ts";
import type { ResourceNode, ResourceTarget } from "../space/rich-text-document.ts";
import type { RichTextSource } from "./rich-text-type.ts";

const resourceSysType = new GraphQLObjectType<ResourceTarget>({
  name: "ResourceSys",
  fields: {
    urn: { type: new GraphQLNonNull(GraphQLString) },
    linkType: { type: new GraphQLNonNull(GraphQLString) },
  },
});

const resourceLinkInterface = new GraphQLInterfaceType({
  name: "ResourceLink",
  description: "A link to something of another space.",
  fields: { sys: { type: new GraphQLNonNull(resourceSysType) } },
});

const NODES: Readonly<Record<string, ResourceNode>> = {
  block: "embedded-resource-block",
  inline: "embedded-resource-inline",
  hyperlink: "resource-hyperlink",
};

/** The links of one rich text field to other spaces, e.g. `NewsContentResources`. They are told, not followed. */
export function createResourcesType(name: string): GraphQLObjectType<RichTextSource> {
  const fields = Object.entries(NODES).map(([kind, nodeType]) => {
    const linkType = new GraphQLObjectType<ResourceTarget>({
      name: `${name}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
      interfaces: [resourceLinkInterface],
      fields: { sys: { type: new GraphQLNonNull(resourceSysType), resolve: (target) => target } },
    });
    const list = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(linkType)));
    return [kind, { type: list, resolve: ({ document }: RichTextSource) => findResources(document, nodeType) }];
  });
  return new GraphQLObjectType<RichTextSource>({ name, fields: Object.fromEntries(fields) });
}
