import { linkTypeOf, type ExportedField } from "../export/space-export.ts";
import { readField, type EntryView } from "../space/content-view.ts";
import { createExistsTerm, type ReadValue } from "./filter-terms.ts";
import { createNestedTerm, type FilterTerm } from "./filter.ts";
import { findOnlyTarget, readLinkIds } from "./links.ts";
import { sysOrderKeys, type OrderKey } from "./order.ts";
import type { SpaceTypes } from "./space-types.ts";
import { fieldKeyOf } from "./type-names.ts";
import { findValueKind } from "./value-fields.ts";

/** False for omitted fields and for those of a kind we do not know, such as links to other spaces. */
export function isServed(field: ExportedField): boolean {
  return !field.omitted && (findValueKind(field) !== undefined || linkTypeOf(field) !== undefined);
}

/** What entries with these fields can be ordered by. */
export function createOrderKeys(fields: readonly ExportedField[]): OrderKey<EntryView>[] {
  const ownKeys = fields.flatMap((field) => {
    const toOrderValue = findValueKind(field)?.toOrderValue;
    if (!toOrderValue) return [];
    const read = (view: EntryView) => {
      const value = readField(view, field) ?? null;
      return value === null ? null : toOrderValue(value);
    };
    return [{ name: fieldKeyOf(field.id), read }];
  });
  return [...ownKeys, ...sysOrderKeys];
}

/** The terms over a field itself: over its value, or whether it has links. */
export function createFieldTerms(
  field: ExportedField,
  read: ReadValue<EntryView> = (view) => readField(view, field),
): FilterTerm<EntryView>[] {
  const name = fieldKeyOf(field.id);
  const kind = findValueKind(field);
  if (kind) return kind.createTerms(name, read);
  return [createExistsTerm(field.type === "Array" ? `${name}Collection` : name, read)];
}

/** The term over what a field links to, which Contentful offers where content types are named in its validations. */
export function createLinkTerms(field: ExportedField, types: SpaceTypes): FilterTerm<EntryView>[] {
  const target = linkTypeOf(field) === "Entry" ? findOnlyTarget(field, types) : undefined;
  const filter = target?.nestedFilter ?? types.multiTypeFilters.findNested(field);
  if (!filter) return [];
  return [
    createNestedTerm(fieldKeyOf(field.id), filter, {
      readIds: (view: EntryView) => readLinkIds(view, field),
      contentTypeId: target?.contentType.sys.id,
    }),
  ];
}
