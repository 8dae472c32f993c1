import { GraphQLList, GraphQLUnionType } from "graphql";
import type { GraphQLFieldConfig, GraphQLFieldConfigArgumentMap } from "graphql";
import type { ExportedField } from "../export/space-export.ts";
import { readField } from "../space/content-view.ts";
import type { EntryView } from "../space/content-view.ts";
import { assetCollectionType, assetType } from "./asset-type.ts";
import { createCollectionType, createPage, PAGE_ARGS } from "./collection.ts";
import type { PageArgs } from "./collection.ts";
import { entryCollectionType, entryInterface, resolveEntryType } from "./entry-interface.ts";
import type { EntryType, EntryTypes } from "./entry-types.ts";
import type { Where } from "./filter.ts";
import {
  allowedTypesOf,
  findOnlyTarget,
  linkTypeOf,
  readLinkIds,
  resolveAssetLink,
  resolveEntryLink,
} from "./links.ts";
import { findMostItems, withMostItems } from "./most-items.ts";
import { createOrderType, orderViews } from "./order.ts";
import { applyPerspective, LOCALE_ARGS, PERSPECTIVE_ARGS } from "./query-context.ts";
import type { PerspectiveArgs, QueryContext } from "./query-context.ts";
import { createRichTextType } from "./rich-text-type.ts";
import { fieldNameOf, pascalCase } from "./type-names.ts";
import { findValueKind } from "./value-fields.ts";

type LinkArgs = PerspectiveArgs & { where?: Where | null };
type LinkListArgs = PageArgs & { where?: Where | null; order?: unknown };
type EntryField<Args> = GraphQLFieldConfig<EntryView, QueryContext, Args>;

/** A content type's field as a field of its GraphQL type: its name there and what it answers. */
export function createEntryField(owner: string, field: ExportedField, types: EntryTypes): [string, EntryField<never>] {
  const derivedName = `${owner}${pascalCase(field.id)}`;
  const name = fieldNameOf(field.id);
  const isList = field.type === "Array";
  if (findValueKind(field)) return [name, createValueField(derivedName, field)];
  if (linkTypeOf(field) === "Asset") {
    return isList ? [`${name}Collection`, createAssetListField(field)] : [name, createAssetField(field)];
  }
  return isList
    ? [`${name}Collection`, createEntryListField(derivedName, field, types)]
    : [name, createEntryLinkField(derivedName, field, types)];
}

function createValueField(derivedName: string, field: ExportedField): EntryField<PerspectiveArgs> {
  const type = findValueKind(field)?.type;
  return {
    type: type ?? createRichTextType(derivedName, field),
    args: LOCALE_ARGS,
    resolve(parent, args, context) {
      const view = applyPerspective(parent, args, context);
      const value = readField(view, field) ?? null;
      return type || value === null ? value : { view, field, document: value };
    },
  };
}

function createAssetField(field: ExportedField): EntryField<PerspectiveArgs> {
  return {
    type: assetType,
    args: PERSPECTIVE_ARGS,
    resolve(parent, args, context) {
      const view = applyPerspective(parent, args, context);
      const [id] = readLinkIds(view, field);
      return id === undefined ? null : resolveAssetLink(view, field, id);
    },
  };
}

function createAssetListField(field: ExportedField): EntryField<PageArgs> {
  return {
    type: assetCollectionType,
    ...withMostItems(findMostItems(field.validations)),
    args: PAGE_ARGS,
    resolve(parent, args, context) {
      const view = applyPerspective(parent, args, context);
      return createPage(
        readLinkIds(view, field).map((id) => resolveAssetLink(view, field, id)),
        args,
      );
    },
  };
}

function createEntryLinkField(derivedName: string, field: ExportedField, types: EntryTypes): EntryField<LinkArgs> {
  const target = findOnlyTarget(field, types);
  return {
    type: target?.object ?? createUnion(derivedName, field, types) ?? entryInterface,
    args: { ...PERSPECTIVE_ARGS, ...(target && { where: { type: target.filter.type } }) },
    resolve(parent, args, context) {
      const view = applyPerspective(parent, args, context);
      const [id] = readLinkIds(view, field);
      if (id === undefined) return null;
      const linked = resolveEntryLink(view, field, id);
      return linked instanceof Error || !target || target.filter.matches(linked, args.where) ? linked : null;
    },
  };
}

function createEntryListField(derivedName: string, field: ExportedField, types: EntryTypes): EntryField<LinkListArgs> {
  const target = findOnlyTarget(field, types);
  return {
    type: createListType(derivedName, field, types),
    ...withMostItems(findMostItems(field.validations)),
    args: { ...PAGE_ARGS, ...(target && createListArgs(derivedName, target)) },
    resolve(parent, args, context) {
      const view = applyPerspective(parent, args, context);
      const linked = readLinkIds(view, field).map((id) => resolveEntryLink(view, field, id));
      return createPage(selectLinked(linked, args, target), args);
    },
  };
}

/** A link list keeps the editor's order and its unresolvable links, unless the query filters or orders it. */
function selectLinked(linked: readonly (EntryView | Error)[], args: LinkListArgs, target: EntryType | undefined) {
  const isOrdered = Array.isArray(args.order) && args.order.length > 0;
  if (!target || (!args.where && !isOrdered)) return linked;
  const views = linked.filter((item): item is EntryView => !(item instanceof Error));
  const matching = views.filter((view) => target.filter.matches(view, args.where));
  return isOrdered ? orderViews(matching, args.order) : matching;
}

function createListArgs(derivedName: string, target: EntryType): GraphQLFieldConfigArgumentMap {
  const order = createOrderType(`${derivedName}CollectionOrder`, target.orderKeys);
  return { where: { type: target.filter.type }, order: { type: new GraphQLList(order) } };
}

function createListType(derivedName: string, field: ExportedField, types: EntryTypes) {
  const target = findOnlyTarget(field, types);
  const itemType = target?.object ?? createUnion(`${derivedName}Item`, field, types);
  return itemType ? createCollectionType(`${derivedName}Collection`, () => itemType) : entryCollectionType;
}

/** Contentful counts the allowed ids, existing or not, so a union may have a single member. */
function createUnion(name: string, field: ExportedField, types: EntryTypes): GraphQLUnionType | undefined {
  const members = allowedTypesOf(field)
    .map((typeId) => types.get(typeId)?.object)
    .filter((object) => object !== undefined);
  if (members.length === 0) return undefined;
  return new GraphQLUnionType({ name, types: members, resolveType: resolveEntryType });
}
