import { allowedTypesOf, linkTypeOf, type ExportedContentType, type ExportedField } from "../export/space-export.ts";
import { indexesOf } from "../indexes/space-indexes.ts";
import { readField, type EntryView } from "../space/content-view.ts";
import { createFieldTerms, isServed } from "./entry-terms.ts";
import { createFilter, createNestedTerm, type Filter, type FilterTerm } from "./filter.ts";
import { readLinkIds } from "./links.ts";
import type { MultiTypeFilters } from "./space-types.ts";
import { itemTerms } from "./sys-types.ts";
import { fieldKeyOf } from "./type-names.ts";

/** Builds the filters of all fields that allow several content types. */
export function createMultiTypeFilters(contentTypes: readonly ExportedContentType[]): MultiTypeFilters {
  const byId = new Map(contentTypes.map((contentType) => [contentType.sys.id, contentType]));
  const nested = new Map<string, { readonly typeIds: string; readonly filter: Filter<EntryView> }>();
  const filtered = findFilteredFields(contentTypes);
  function create(name: string, field: ExportedField, isNested = false): Filter<EntryView> | undefined {
    const allowed = filtered.has(field) ? allowedTypesOf(field) : [];
    const members = allowed.map((id) => byId.get(id)).filter((member) => member !== undefined);
    if (allowed.length < 2 || members.length === 0) return undefined;
    return createFilter(name, () => [
      ...itemTerms,
      ...findCommonFields(members).flatMap((common) => [
        ...createFieldTerms(common.field, (view) => readCommon(view, common)),
        ...(isNested ? [] : createListTerms(common)),
      ]),
    ]);
  }
  function findNested(field: ExportedField): Filter<EntryView> | undefined {
    const name = fieldKeyOf(field.id);
    const typeIds = listAllowed(field);
    const known = nested.get(name);
    if (known) return known.typeIds === typeIds ? known.filter : undefined;
    const filter = create(`cf${name}MultiTypeNestedFilter`, field, true);
    if (filter) nested.set(name, { typeIds, filter });
    return filter;
  }
  /** The term over what a common list to several content types links to; all of its lists must allow the same. */
  function createListTerms({ field, byType }: CommonField): FilterTerm<EntryView>[] {
    const isOneKind = new Set([...byType.values()].map(listAllowed)).size === 1;
    const filter = field.type === "Array" && isOneKind ? findNested(field) : undefined;
    if (!filter) return [];
    return [
      createNestedTerm(fieldKeyOf(field.id), filter, {
        readIds(view: EntryView) {
          const own = byType.get(view.item.sys.contentType.sys.id);
          return own ? readLinkIds(view, own) : [];
        },
        findIndex: (perspective) => indexesOf(perspective.space).ofEntries(perspective),
      }),
    ];
  }
  return { create: (name, field) => create(name, field), findNested };
}

/**
 * Lists are filtered through. A single link is only when a list of its content type allows the same content types.
 * Source: schemas of public repositories, in which no other single link to several types has a filter.
 */
function findFilteredFields(contentTypes: readonly ExportedContentType[]): ReadonlySet<ExportedField> {
  const filtered = contentTypes.flatMap(({ fields }) => {
    const links = fields.filter((field) => isServed(field) && linkTypeOf(field) === "Entry");
    const lists = links.filter(({ type }) => type === "Array");
    const allowedByLists = new Set(lists.map(listAllowed));
    return links.filter((field) => allowedByLists.has(listAllowed(field)));
  });
  return new Set(filtered);
}

function listAllowed(field: ExportedField): string {
  return allowedTypesOf(field).toSorted().join(" ");
}

/** A field that several content types have, by their ids; `field` stands for all. */
interface CommonField {
  readonly field: ExportedField;
  readonly byType: ReadonlyMap<string, ExportedField>;
}

function findCommonFields([first, ...others]: readonly ExportedContentType[]): CommonField[] {
  if (!first) return [];
  return first.fields.filter(isServed).flatMap((field) => {
    const twins = others.flatMap(({ sys, fields }) => {
      const twin = fields.find((candidate) => isServed(candidate) && isAlike(candidate, field));
      return twin ? [[sys.id, twin] as const] : [];
    });
    return twins.length === others.length ? [{ field, byType: new Map([[first.sys.id, field], ...twins]) }] : [];
  });
}

function isAlike(a: ExportedField, b: ExportedField): boolean {
  const kindOf = ({ type, items }: ExportedField) => `${type} ${items?.type ?? ""}`;
  return a.id === b.id && kindOf(a) === kindOf(b);
}

function readCommon(view: EntryView, { byType }: CommonField): unknown {
  const field = byType.get(view.item.sys.contentType.sys.id);
  return field && readField(view, field);
}
