import { GraphQLObjectType } from "graphql";
import type { GraphQLEnumType } from "graphql";
import type { ExportedContentType, ExportedField } from "../export/space-export.ts";
import { once } from "../indexes/once.ts";
import { readField } from "../space/content-view.ts";
import type { EntryView } from "../space/content-view.ts";
import { createCollectionType } from "./collection.ts";
import { createEntryField } from "./entry-fields.ts";
import { entryInterface } from "./entry-interface.ts";
import { createExistsTerm } from "./filter-terms.ts";
import { createFilter, createNestedTerm } from "./filter.ts";
import type { Filter, FilterTerm } from "./filter.ts";
import { findOnlyTarget, linkTypeOf, readLinkIds } from "./links.ts";
import { createLinkedFromField } from "./linking-collections.ts";
import { createOrderType, sysOrderKeys } from "./order.ts";
import type { OrderKey } from "./order.ts";
import type { QueryContext } from "./query-context.ts";
import { itemFields, itemTerms } from "./sys-types.ts";
import { fieldNameOf, typeNameOf } from "./type-names.ts";
import { findValueKind } from "./value-fields.ts";

/** Everything the schema says about the entries of one content type. */
export interface EntryType {
  readonly contentType: ExportedContentType;
  readonly name: string;
  readonly object: GraphQLObjectType<EntryView, QueryContext>;
  readonly collection: GraphQLObjectType;
  readonly filter: Filter<EntryView>;
  /** The filter without filters over links, used one level below another type's filter. */
  readonly nestedFilter: Filter<EntryView>;
  readonly order: GraphQLEnumType;
  readonly orderKeys: readonly OrderKey<EntryView>[];
}

/** The entry types of a space by content type id. */
export type EntryTypes = ReadonlyMap<string, EntryType>;

/** The GraphQL types of all content types of a space. */
export function createEntryTypes(contentTypes: readonly ExportedContentType[]): EntryTypes {
  const types = new Map<string, EntryType>();
  for (const contentType of contentTypes) types.set(contentType.sys.id, createEntryType(contentType, types));
  return types;
}

function createEntryType(contentType: ExportedContentType, types: EntryTypes): EntryType {
  const name = typeNameOf(contentType.sys.id);
  const fields = contentType.fields.filter(isServed);
  const orderKeys = createOrderKeys(fields);
  const findOwnTerms = once(() => [...itemTerms, ...fields.flatMap(createFieldTerms)]);
  const object = new GraphQLObjectType<EntryView, QueryContext>({
    name,
    description: contentType.description || contentType.name,
    interfaces: [entryInterface],
    fields: () => ({
      ...itemFields,
      linkedFrom: createLinkedFromField(name, contentType.sys.id, types),
      ...Object.fromEntries(fields.map((field) => createEntryField(name, field, types))),
    }),
  });
  return {
    contentType,
    name,
    object,
    collection: createCollectionType(`${name}Collection`, () => object),
    filter: createFilter(`${name}Filter`, () => [
      ...findOwnTerms(),
      ...fields.flatMap((field) => createLinkTerms(field, types)),
    ]),
    nestedFilter: createFilter(`cf${name}NestedFilter`, findOwnTerms),
    order: createOrderType(`${name}Order`, orderKeys),
    orderKeys,
  };
}

/** Fields of a kind we do not know, such as links to other spaces, are left out. */
function isServed(field: ExportedField): boolean {
  return !field.omitted && (findValueKind(field) !== undefined || linkTypeOf(field) !== undefined);
}

function createOrderKeys(fields: readonly ExportedField[]): OrderKey<EntryView>[] {
  const ownKeys = fields.flatMap((field) => {
    const toOrderValue = findValueKind(field)?.toOrderValue;
    if (!toOrderValue) return [];
    const read = (view: EntryView) => {
      const value = readField(view, field) ?? null;
      return value === null ? null : toOrderValue(value);
    };
    return [{ name: fieldNameOf(field.id), read }];
  });
  return [...ownKeys, ...sysOrderKeys];
}

function createFieldTerms(field: ExportedField): FilterTerm<EntryView>[] {
  const read = (view: EntryView) => readField(view, field);
  const name = fieldNameOf(field.id);
  const kind = findValueKind(field);
  if (kind) return kind.createTerms(name, read);
  return [createExistsTerm(field.type === "Array" ? `${name}Collection` : name, read)];
}

/** The filter over linked entries, which Contentful offers where exactly one content type is allowed. */
function createLinkTerms(field: ExportedField, types: EntryTypes): FilterTerm<EntryView>[] {
  const target = linkTypeOf(field) === "Entry" ? findOnlyTarget(field, types) : undefined;
  if (!target) return [];
  return [
    createNestedTerm(fieldNameOf(field.id), target.nestedFilter, {
      readIds: (view: EntryView) => readLinkIds(view, field),
      findIndex: (perspective) => perspective.space.indexes.ofEntries(perspective, target.contentType.sys.id),
    }),
  ];
}
