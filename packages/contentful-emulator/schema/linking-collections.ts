import {
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
} from "graphql";
import { allowedTypesOf, linkTypeOf, type LinkType, type ExportedField } from "../export/space-export.ts";
import { indexesOf } from "../indexes/space-indexes.ts";
import { finishInTurns } from "../steps.ts";
import type { ItemView } from "../space/content-view.ts";
import { createCollectionFields, selectPage, type PageArgs } from "./collection.ts";
import { entryCollectionTypes } from "./entry-interface.ts";
import { createOrderTypes, readOrder } from "./order.ts";
import { applyPerspective, type QueryContext } from "./query-context.ts";
import type { EntryType, SpaceTypes } from "./space-types.ts";
import { rootFieldOf } from "./type-names.ts";

interface LinkedFrom {
  readonly view: ItemView;
  readonly allowedLocales: readonly string[] | undefined;
}

type LinkingArgs = PageArgs & { order?: unknown };

/**
 * The field `linkedFrom` of a type: the entries that link to its entries or assets, all of them or by content type.
 * Contentful orders those that link to entries, not those that link to assets.
 */
export function createLinkedFromField(
  name: string,
  linkType: LinkType,
  typeId: string | undefined,
  types: SpaceTypes,
): GraphQLFieldConfig<ItemView, QueryContext, { allowedLocales?: (string | null)[] | null }> {
  const linkers = [...types.entries.values()].filter(({ contentType }) =>
    contentType.fields.some((field) => !field.omitted && mayLinkTo(field, linkType, typeId)),
  );
  const isOrdered = linkType === "Entry";
  return {
    type: new GraphQLObjectType<LinkedFrom, QueryContext>({
      name: `${name}LinkingCollections`,
      fields: () => ({
        ...createCollectionFields("entry", { types: entryCollectionTypes, resolvePage: createResolver(undefined) }),
        ...Object.assign({}, ...linkers.map((linker) => createLinkerFields(name, linker, isOrdered))),
      }),
    }),
    args: { allowedLocales: { type: new GraphQLList(GraphQLString) } },
    resolve: (view, { allowedLocales }) => ({
      view,
      allowedLocales: allowedLocales?.filter((locale) => locale !== null),
    }),
  };
}

function mayLinkTo(field: ExportedField, linkType: LinkType, typeId: string | undefined): boolean {
  if (linkTypeOf(field) !== linkType) return false;
  return typeId === undefined || allowedTypesOf(field).includes(typeId);
}

function createLinkerFields(
  name: string,
  linker: EntryType,
  isOrdered: boolean,
): GraphQLFieldConfigMap<LinkedFrom, QueryContext> {
  return createCollectionFields(rootFieldOf(linker.name), {
    types: linker.collections,
    ...(isOrdered && { order: createOrderTypes(`${name}LinkingCollections${linker.name}`, linker.orderKeys) }),
    resolvePage: createResolver(linker.contentType.sys.id),
  });
}

function createResolver(linkerId: string | undefined) {
  return (linkedFrom: LinkedFrom, args: LinkingArgs, context: QueryContext) =>
    finishInTurns(findLinkers(linkedFrom, linkerId, args, context));
}

function* findLinkers(
  { view, allowedLocales }: LinkedFrom,
  linkerId: string | undefined,
  args: LinkingArgs,
  context: QueryContext,
) {
  const indexes = indexesOf(view.space);
  const index = indexes.ofEntries(applyPerspective(view, args, context), linkerId);
  const linking = yield* indexes.linking();
  const linkers = yield* index.havingIds(linking.find(view.kind, view.item.sys.id, allowedLocales));
  return yield* selectPage(index, linkers, readOrder(args.order), args);
}
