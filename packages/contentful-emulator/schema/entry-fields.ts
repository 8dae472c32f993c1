import { GraphQLError, GraphQLUnionType, type GraphQLFieldConfig, type GraphQLFieldConfigMap } from "graphql";
import { allowedTypesOf, linkTypeOf, type ExportedField } from "../export/space-export.ts";
import { readExported, type EntryView } from "../space/content-view.ts";
import {
  createCollectionFields,
  createCollectionTypes,
  createPage,
  findMostItems,
  type CollectionTypes,
  type PageArgs,
} from "./collection.ts";
import { entryInterface, resolveEntryType } from "./entry-interface.ts";
import type { Filter, Where } from "./filter.ts";
import { findOnlyTarget, readLinkIds, resolveAssetLink, resolveEntryLink } from "./links.ts";
import { createOrderTypes, orderViews } from "./order.ts";
import {
  applyPerspective,
  LOCALE_ARGS,
  PERSPECTIVE_ARGS,
  type PerspectiveArgs,
  type QueryContext,
} from "./query-context.ts";
import { createRichTextType } from "./rich-text-type.ts";
import type { SpaceTypes } from "./space-types.ts";
import { derivedNameOf, fieldNameOf } from "./type-names.ts";
import { fitValue } from "../space/field-values.ts";
import { findValueKind } from "./value-fields.ts";

type LinkArgs = PerspectiveArgs & { where?: Where | null };
type LinkListArgs = PageArgs & { where?: Where | null; order?: unknown };
type EntryField<Args> = GraphQLFieldConfig<EntryView, QueryContext, Args>;
type EntryFields = GraphQLFieldConfigMap<EntryView, QueryContext>;

/** A content type's field as fields of its GraphQL type. */
export function createEntryFields(owner: string, field: ExportedField, types: SpaceTypes): EntryFields {
  const derivedName = derivedNameOf(owner, field.id);
  const name = fieldNameOf(field.id);
  const isList = field.type === "Array";
  if (findValueKind(field)) return { [name]: createValueField(derivedName, field, types) };
  if (linkTypeOf(field) === "Asset") {
    return isList ? createAssetListFields(name, field, types) : { [name]: createAssetField(field, types) };
  }
  return isList
    ? createEntryListFields(name, derivedName, field, types)
    : { [name]: createEntryLinkField(derivedName, field, types) };
}

function createValueField(derivedName: string, field: ExportedField, types: SpaceTypes): EntryField<PerspectiveArgs> {
  const type = findValueKind(field)?.type;
  return {
    type: type ?? createRichTextType(derivedName, field, types),
    args: LOCALE_ARGS,
    resolve(parent, args, context) {
      const view = applyPerspective(parent, args, context);
      const { value = null, problem } = fitValue(readExported(view, field), field);
      if (value === null && problem !== undefined)
        throw new GraphQLError(`The field "${field.id}" of the entry "${view.item.sys.id}" ${problem}`);
      return type || value === null ? value : { view, field, document: value };
    },
  };
}

/*
 * What a link field points at is read in its parent's locale; the arguments say how its targets are seen.
 * Source: contentful.com/developers/docs/references/graphql/locale-handling.
 */

function createAssetField(field: ExportedField, { asset }: SpaceTypes): EntryField<PerspectiveArgs> {
  return {
    type: asset.object,
    args: PERSPECTIVE_ARGS,
    resolve(parent, args, context) {
      const view = applyPerspective(parent, args, context);
      const [id] = readLinkIds(parent, field);
      return id === undefined ? null : resolveAssetLink(view, field, id);
    },
  };
}

function createAssetListFields(name: string, field: ExportedField, { asset }: SpaceTypes): EntryFields {
  return createCollectionFields(name, {
    types: asset.collections,
    mostItems: findMostItems(field.validations),
    resolvePage(parent: EntryView, args, context) {
      const view = applyPerspective(parent, args, context);
      return createPage(
        readLinkIds(parent, field).map((id) => resolveAssetLink(view, field, id)),
        args,
      );
    },
  });
}

function createEntryLinkField(derivedName: string, field: ExportedField, types: SpaceTypes): EntryField<LinkArgs> {
  const target = findOnlyTarget(field, types);
  const filter = target?.filter ?? types.multiTypeFilters.create(`${derivedName}Filter`, field);
  return {
    type: target?.object ?? createUnion(derivedName, field, types) ?? entryInterface,
    args: { ...PERSPECTIVE_ARGS, ...(filter && { where: { type: filter.type } }) },
    resolve(parent, args, context) {
      const view = applyPerspective(parent, args, context);
      const [id] = readLinkIds(parent, field);
      if (id === undefined) return null;
      const linked = resolveEntryLink(view, field, id);
      return linked instanceof Error || !filter || filter.matches(linked, args.where) ? linked : null;
    },
  };
}

function createEntryListFields(
  name: string,
  derivedName: string,
  field: ExportedField,
  types: SpaceTypes,
): EntryFields {
  const target = findOnlyTarget(field, types);
  const namesake = [...types.entries.values()].find((type) => type.name === derivedName);
  const filter = target?.filter ?? namesake?.filter ?? types.multiTypeFilters.create(`${derivedName}Filter`, field);
  return createCollectionFields(name, {
    types: namesake?.collections ?? createListTypes(derivedName, field, types),
    mostItems: findMostItems(field.validations),
    ...(filter && { args: { where: { type: filter.type } } }),
    ...(target && { order: createOrderTypes(derivedName, target.orderKeys) }),
    resolvePage(parent: EntryView, args: LinkListArgs, context) {
      const view = applyPerspective(parent, args, context);
      const linked = readLinkIds(parent, field).map((id) => resolveEntryLink(view, field, id, namesake));
      return createPage(selectLinked(linked, args, filter), args);
    },
  });
}

function createListTypes(derivedName: string, field: ExportedField, types: SpaceTypes): CollectionTypes {
  const target = findOnlyTarget(field, types);
  const itemType = target?.object ?? createUnion(`${derivedName}Item`, field, types) ?? entryInterface;
  return createCollectionTypes(derivedName, () => itemType);
}

/** A link list keeps the editor's order and its unresolvable links, unless the query filters or orders it. */
function selectLinked(
  linked: readonly (EntryView | Error)[],
  { where, order }: LinkListArgs,
  filter: Filter<EntryView> | undefined,
): readonly (EntryView | Error)[] {
  const isOrdered = Array.isArray(order) && order.length > 0;
  if (!filter || (!where && !isOrdered)) return linked;
  const views = linked.filter((item): item is EntryView => !(item instanceof Error));
  const matching = views.filter((view) => filter.matches(view, where));
  return isOrdered ? orderViews(matching, order) : matching;
}

/** Contentful counts the allowed ids, existing or not, so a union may have a single member. */
function createUnion(name: string, field: ExportedField, { entries }: SpaceTypes): GraphQLUnionType | undefined {
  const members = allowedTypesOf(field)
    .map((typeId) => entries.get(typeId)?.object)
    .filter((object) => object !== undefined);
  if (members.length === 0) return undefined;
  return new GraphQLUnionType({ name, types: members, resolveType: resolveEntryType });
}
