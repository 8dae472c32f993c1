import type { ExportedContentType, ExportedField } from "../export/space-export.ts";
import { linkTypeOf } from "./links.ts";
import { SchemaProblem } from "./schema-problem.ts";
import { fieldNameOf, typeNameOf } from "./type-names.ts";

const RESERVED_FIELD_NAMES: ReadonlySet<string> = new Set(["sys", "contentfulMetadata", "linkedFrom"]);

/**
 * Throws the first `SchemaProblem` of the ids of content types and fields. What types are derived from them may collide
 * too, which shows when the schema is put together.
 * Source: contentful.com/developers/docs/references/graphql/graphql-errors.
 */
export function checkNames(contentTypes: readonly ExportedContentType[]): void {
  const collision = findCollision(contentTypes, ({ sys }) => [typeNameOf(sys.id)]);
  if (collision) {
    const ids = collision.items.map(({ sys }) => sys.id);
    throw new SchemaProblem(
      "COLLIDING_TYPE_NAMES",
      `Type name generated for the content types ${quote(ids)} would be the same for all of them: '${collision.name}'`,
      { collidingContentTypeIds: ids, resultingTypeName: collision.name },
    );
  }
  contentTypes.forEach(checkFieldNames);
}

function checkFieldNames({ sys, fields: defined }: ExportedContentType): void {
  const fields = defined.filter(({ omitted }) => !omitted);
  const reserved = fields.find((field) => RESERVED_FIELD_NAMES.has(fieldNameOf(field.id)));
  if (reserved) {
    throw new SchemaProblem(
      "RESERVED_FIELD_NAME",
      `The field '${reserved.id}' of the content type '${sys.id}' has a reserved name`,
      { contentTypeId: sys.id, fieldId: reserved.id },
    );
  }
  const collision = findCollision(fields, generatedNamesOf);
  if (collision) {
    const ids = collision.items.map(({ id }) => id);
    throw new SchemaProblem(
      "COLLIDING_FIELD_NAMES",
      `Field name generated for the fields ${quote(ids)} of the content type '${sys.id}' would be the same for all of them: '${collision.name}'`,
      { contentTypeId: sys.id, collidingFieldIds: ids, resultingFieldName: collision.name },
    );
  }
}

function generatedNamesOf(field: ExportedField): string[] {
  const name = fieldNameOf(field.id);
  const isLinkList = field.type === "Array" && linkTypeOf(field) !== undefined;
  return isLinkList ? [`${name}Collection`, `${name}CursorCollection`] : [name];
}

function findCollision<T>(
  items: readonly T[],
  namesOf: (item: T) => string[],
): { name: string; items: T[] } | undefined {
  const named = items.flatMap((item) => namesOf(item).map((name) => ({ name, item })));
  for (const [name, sharing] of Map.groupBy(named, (one) => one.name)) {
    if (sharing.length > 1) return { name, items: sharing.map(({ item }) => item) };
  }
  return undefined;
}

function quote(ids: readonly string[]): string {
  return ids.map((id) => `'${id}'`).join(", ");
}
