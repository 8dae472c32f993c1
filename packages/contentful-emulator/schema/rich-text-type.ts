import {
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigMap,
} from "graphql";
import type { ExportedField } from "../export/space-export.ts";
import type { EntryView } from "../space/content-view.ts";
import {
  findLinkedIds,
  findResources,
  type LinkingNode,
  type ResourceNode,
  type ResourceTarget,
} from "../space/rich-text-document.ts";
import { findMostItems, withMostItems } from "./collection.ts";
import { entryInterface } from "./entry-interface.ts";
import { resolveAssetLink, resolveEntryLink } from "./links.ts";
import { jsonType } from "./scalar-types.ts";
import type { SpaceTypes } from "./space-types.ts";

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

/** The links of one rich text field to other spaces, e.g. `NewsContentResources`. They are listed, not resolved. */
function createResourcesType(name: string): GraphQLObjectType<RichTextSource> {
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

/** A rich text document and the entry that holds it. */
export interface RichTextSource {
  readonly view: EntryView;
  readonly field: ExportedField;
  readonly document: unknown;
}

type ResolveLink = (view: EntryView, field: ExportedField, id: string) => unknown;

/** The type of one rich text field, e.g. `NewsContent`: its JSON and what its nodes point at. */
export function createRichTextType(
  name: string,
  field: ExportedField,
  { asset }: SpaceTypes,
): GraphQLObjectType<RichTextSource> {
  const assets = createLinksType(`${name}Assets`, field, asset.object, resolveAssetLink, {
    block: "embedded-asset-block",
    hyperlink: "asset-hyperlink",
  });
  const entries = createLinksType(`${name}Entries`, field, entryInterface, resolveEntryLink, {
    block: "embedded-entry-block",
    inline: "embedded-entry-inline",
    hyperlink: "entry-hyperlink",
  });
  const links = new GraphQLObjectType<RichTextSource>({
    name: `${name}Links`,
    fields: {
      assets: createPassingField(assets),
      entries: createPassingField(entries),
      resources: createPassingField(createResourcesType(`${name}Resources`)),
    },
  });
  return new GraphQLObjectType<RichTextSource>({
    name,
    fields: {
      json: { type: new GraphQLNonNull(jsonType), resolve: ({ document }) => document },
      links: createPassingField(links),
    },
  });
}

function createPassingField(type: GraphQLObjectType) {
  return { type: new GraphQLNonNull(type), resolve: (source: RichTextSource) => source };
}

function createLinksType(
  name: string,
  owner: ExportedField,
  targetType: SpaceTypes["asset"]["object"] | typeof entryInterface,
  resolveLink: ResolveLink,
  nodes: Record<string, LinkingNode>,
): GraphQLObjectType<RichTextSource> {
  const fields: GraphQLFieldConfigMap<RichTextSource, unknown> = {};
  for (const [kind, nodeType] of Object.entries(nodes)) {
    fields[kind] = {
      type: new GraphQLNonNull(new GraphQLList(targetType)),
      ...withMostItems(findMostLinks(owner, nodeType)),
      resolve: ({ view, field, document }) =>
        findLinkedIds(document, nodeType).map((id) => resolveLink(view, field, id)),
    };
  }
  return new GraphQLObjectType({ name, fields });
}

/** Without a size validation Contentful counts a thousand nodes of a kind. */
const MAX_LINKS = 1000;

function findMostLinks({ validations }: ExportedField, nodeType: LinkingNode): number {
  const rules = validations.flatMap((validation) => {
    const nodes = validation.nodes as Record<string, object[] | undefined> | null | undefined;
    return nodes?.[nodeType] ?? [];
  });
  return findMostItems(rules, MAX_LINKS);
}
