import { allowedTypesOf, linkTypeOf, type ExportedContentType, type ExportedField } from "../export/space-export.ts";
import { readField, type EntryView } from "../space/content-view.ts";
import { createFieldTerms, isServed } from "./entry-terms.ts";
import { createFilter, type Filter } from "./filter.ts";
import type { MultiTypeFilters } from "./space-types.ts";
import { itemTerms } from "./sys-types.ts";
import { fieldKeyOf } from "./type-names.ts";

/** Builds the filters of all fields that allow several content types. */
export function createMultiTypeFilters(contentTypes: readonly ExportedContentType[]): MultiTypeFilters {
  const byId = new Map(contentTypes.map((contentType) => [contentType.sys.id, contentType]));
  const nested = new Map<string, { readonly typeIds: string; readonly filter: Filter<EntryView> }>();
  function create(name: string, field: ExportedField): Filter<EntryView> | undefined {
    const allowed = linkTypeOf(field) === "Entry" ? allowedTypesOf(field) : [];
    const members = allowed.map((id) => byId.get(id)).filter((member) => member !== undefined);
    if (allowed.length < 2 || members.length === 0) return undefined;
    return createFilter(name, () => [
      ...itemTerms,
      ...findCommonFields(members).flatMap((common) =>
        createFieldTerms(common.field, (view) => readCommon(view, common)),
      ),
    ]);
  }
  return {
    create,
    findNested(field) {
      const name = fieldKeyOf(field.id);
      const typeIds = allowedTypesOf(field).toSorted().join(" ");
      const known = nested.get(name);
      if (known) return known.typeIds === typeIds ? known.filter : undefined;
      const filter = create(`cf${name}MultiTypeNestedFilter`, field);
      if (filter) nested.set(name, { typeIds, filter });
      return filter;
    },
  };
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
