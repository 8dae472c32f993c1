import { allowedTypesOf, linkTypeOf, type ExportedContentType, type ExportedField } from "../export/space-export.ts";
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
  const filtered = findFilteredFields(contentTypes).filter((field) => findMembers(field).length > 0);
  const nested = new Map(
    [...Map.groupBy(filtered, (field) => fieldKeyOf(field.id))].map(([key, fields]) => {
      const findCommon = () => mergeCommonFields(fields.map((field) => findCommonFields(findMembers(field))));
      return [key, createFilter(`cf${key}MultiTypeNestedFilter`, () => createCommonTerms(findCommon()))] as const;
    }),
  );
  function findMembers(field: ExportedField): ExportedContentType[] {
    return allowedTypesOf(field).flatMap((id) => byId.get(id) ?? []);
  }
  function findNested(field: ExportedField): Filter<EntryView> | undefined {
    return filtered.includes(field) ? nested.get(fieldKeyOf(field.id)) : undefined;
  }
  /** The term over what a common list to several content types links to. */
  function createListTerms({ field, byType }: CommonField): FilterTerm<EntryView>[] {
    const filter = findNested(field);
    const isEachFiltered = [...byType.values()].every((twin) => findNested(twin) === filter);
    if (!filter || field.type !== "Array" || !isEachFiltered) return [];
    return [
      createNestedTerm(fieldKeyOf(field.id), filter, {
        readIds(view: EntryView) {
          const own = byType.get(view.item.sys.contentType.sys.id);
          return own ? readLinkIds(view, own) : [];
        },
      }),
    ];
  }
  return {
    findNested,
    create(name, field) {
      if (!filtered.includes(field)) return undefined;
      return createFilter(name, () => {
        const common = findCommonFields(findMembers(field));
        return [...createCommonTerms(common), ...common.flatMap(createListTerms)];
      });
    },
  };
}

function createCommonTerms(common: readonly CommonField[]): FilterTerm<EntryView>[] {
  const terms = common.flatMap((one) => createFieldTerms(one.field, (view) => readCommon(view, one)));
  return [...itemTerms, ...terms];
}

/**
 * Lists are filtered through. A single link is only when a list of its content type allows the same content types.
 * Source: schemas of public repositories, in which no other single link to several types has a filter.
 */
function findFilteredFields(contentTypes: readonly ExportedContentType[]): ExportedField[] {
  return contentTypes.flatMap(({ fields }) => {
    const links = fields.filter(
      (field) => isServed(field) && linkTypeOf(field) === "Entry" && allowedTypesOf(field).length > 1,
    );
    const lists = links.filter(({ type }) => type === "Array");
    const allowedByLists = new Set(lists.map(listAllowed));
    return links.filter((field) => allowedByLists.has(listAllowed(field)));
  });
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

/** What the content types of several fields have in common. Of one name with two kinds the first counts. */
function mergeCommonFields(groups: readonly (readonly CommonField[])[]): CommonField[] {
  return [...Map.groupBy(groups.flat(), ({ field }) => fieldKeyOf(field.id)).values()].map((twins) => {
    const { field } = twins[0]!;
    const alike = twins.filter((twin) => isAlike(twin.field, field));
    return { field, byType: new Map(alike.flatMap(({ byType }) => [...byType])) };
  });
}

/** Of one name and kind; single links must also allow the same. */
function isAlike(a: ExportedField, b: ExportedField): boolean {
  const kindOf = (field: ExportedField) => {
    const { type, items, linkType } = field;
    return type === "Link" ? `${linkType} ${listAllowed(field)}` : `${type} ${items?.type ?? ""}`;
  };
  return a.id === b.id && a.type === b.type && kindOf(a) === kindOf(b);
}

function readCommon(view: EntryView, { byType }: CommonField): unknown {
  const field = byType.get(view.item.sys.contentType.sys.id);
  return field && readField(view, field);
}
