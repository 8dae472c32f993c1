import type { GraphQLEnumType, GraphQLObjectType } from "graphql";
import type { ExportedContentType, ExportedField } from "../export/space-export.ts";
import type { AssetView, EntryView } from "../space/content-view.ts";
import type { CollectionTypes } from "./collection.ts";
import type { Filter } from "./filter.ts";
import type { OrderKey } from "./order.ts";
import type { QueryContext } from "./query-context.ts";

/** The GraphQL types of one space, which refer to each other. */
export interface SpaceTypes {
  readonly spaceId: string;
  /** By content type id. */
  readonly entries: ReadonlyMap<string, EntryType>;
  readonly asset: AssetType;
  readonly multiTypeFilters: MultiTypeFilters;
}

/** Everything the schema says about the entries of one content type. */
export interface EntryType {
  readonly contentType: ExportedContentType;
  readonly name: string;
  readonly object: GraphQLObjectType<EntryView, QueryContext>;
  readonly collections: CollectionTypes;
  readonly filter: Filter<EntryView>;
  /** The filter without filters over links, used one level below another type's filter. */
  readonly nestedFilter: Filter<EntryView>;
  readonly order: GraphQLEnumType;
  readonly orderKeys: readonly OrderKey<EntryView>[];
}

/** The types of a space's assets. */
export interface AssetType {
  readonly object: GraphQLObjectType<AssetView, QueryContext>;
  readonly collections: CollectionTypes;
}

/**
 * The filters over what a link to several content types points at. They look at what the allowed content types have in
 * common, which is fields of one name and kind. Undefined for fields that do not allow several types, and for most
 * single links that do.
 */
export interface MultiTypeFilters {
  /** The filter that a field's own `where` argument takes. */
  create(name: string, field: ExportedField): Filter<EntryView> | undefined;
  /**
   * The filter within the filter of the field's content type. It is named after the field alone, so all fields of one
   * name share it. It has what the content types of any of them have in common.
   */
  findNested(field: ExportedField): Filter<EntryView> | undefined;
}
