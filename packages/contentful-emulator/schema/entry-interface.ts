import { GraphQLInterfaceType } from "graphql";
import type { EntryView } from "../space/content-view.ts";
import { createCollectionTypes } from "./collection.ts";
import { createFilter } from "./filter.ts";
import { createOrderType, sysOrderKeys } from "./order.ts";
import { itemFields, itemTerms } from "./sys-types.ts";
import { typeNameOf } from "./type-names.ts";

/** The GraphQL type of the entry a view shows. */
export function resolveEntryType(view: EntryView): string {
  return typeNameOf(view.item.sys.contentType.sys.id);
}

/** What entries of every content type share. */
export const entryInterface = new GraphQLInterfaceType({
  name: "Entry",
  fields: { sys: { type: itemFields.sys.type }, contentfulMetadata: { type: itemFields.contentfulMetadata.type } },
  resolveType: resolveEntryType,
});

export const entryCollectionTypes = createCollectionTypes("Entry", () => entryInterface);

export const entryFilter = createFilter<EntryView>("EntryFilter", () => itemTerms);

export const entryOrderType = createOrderType<EntryView>("EntryOrder", sysOrderKeys);
