import { GraphQLList, GraphQLObjectType, GraphQLString } from "graphql";
import type { GraphQLFieldConfig } from "graphql";
import type { ExportedField } from "../export/space-export.ts";
import { Bitmap } from "../indexes/bitmap.ts";
import type { EntryView } from "../space/content-view.ts";
import { PAGE_ARGS, selectPage } from "./collection.ts";
import type { PageArgs } from "./collection.ts";
import { entryCollectionType } from "./entry-interface.ts";
import type { EntryType, EntryTypes } from "./entry-types.ts";
import { allowedTypesOf, linkTypeOf } from "./links.ts";
import { createOrderType, readOrder } from "./order.ts";
import { applyPerspective } from "./query-context.ts";
import type { QueryContext } from "./query-context.ts";
import { rootFieldOf } from "./type-names.ts";

interface LinkedFrom {
  readonly view: EntryView;
  readonly allowedLocales: readonly string[] | undefined;
}

type LinkingArgs = PageArgs & { order?: unknown };

/** The field `linkedFrom` of a content type: the entries that link to its entries, all of them or by content type. */
export function createLinkedFromField(
  name: string,
  typeId: string,
  types: EntryTypes,
): GraphQLFieldConfig<EntryView, QueryContext, { allowedLocales?: (string | null)[] | null }> {
  const linkers = [...types.values()].filter(({ contentType }) =>
    contentType.fields.some((field) => !field.omitted && mayLinkTo(field, typeId)),
  );
  return {
    type: new GraphQLObjectType<LinkedFrom, QueryContext>({
      name: `${name}LinkingCollections`,
      fields: () => ({
        entryCollection: { type: entryCollectionType, args: PAGE_ARGS, resolve: createResolver(undefined) },
        ...Object.fromEntries(
          linkers.map((linker) => [`${rootFieldOf(linker.name)}Collection`, createLinkerField(name, linker)]),
        ),
      }),
    }),
    args: { allowedLocales: { type: new GraphQLList(GraphQLString) } },
    resolve: (view, { allowedLocales }) => ({
      view,
      allowedLocales: allowedLocales?.filter((locale) => locale !== null),
    }),
  };
}

function mayLinkTo(field: ExportedField, typeId: string): boolean {
  if (linkTypeOf(field) !== "Entry") return false;
  const allowed = allowedTypesOf(field);
  return allowed.length === 0 || allowed.includes(typeId);
}

function createLinkerField(name: string, linker: EntryType): GraphQLFieldConfig<LinkedFrom, QueryContext, LinkingArgs> {
  const order = createOrderType(`${name}LinkingCollections${linker.name}CollectionOrder`, linker.orderKeys);
  return {
    type: linker.collection,
    args: { ...PAGE_ARGS, order: { type: new GraphQLList(order) } },
    resolve: createResolver(linker.contentType.sys.id),
  };
}

function createResolver(linkerId: string | undefined) {
  return ({ view, allowedLocales }: LinkedFrom, args: LinkingArgs, context: QueryContext) => {
    const perspective = applyPerspective(view, args, context);
    const index = view.space.indexes.ofEntries(perspective, linkerId);
    const positions = view.space
      .findLinkingEntries(view.item.sys.id)
      .filter(({ locales }) => !allowedLocales || allowedLocales.some((locale) => locales.has(locale)))
      .map(({ entry }) => index.findPosition(entry.sys.id))
      .filter((position) => position !== undefined);
    return selectPage(index, Bitmap.of(index.views.length, positions), readOrder(args.order), args);
  };
}
