import type { ExportedContentType } from "../export/space-export.ts";
import { linkTypeOf } from "./links.ts";
import { typeNameOf } from "./type-names.ts";

const RESERVED_FIELD_NAMES: ReadonlySet<string> = new Set(["sys", "contentfulMetadata", "linkedFrom", "_id"]);

const FIELD_NAME = /^[A-Za-z]\w*$/;

/** The first reason why the content types' ids cannot all be named in one schema; undefined when they can. */
export function findNameProblem(contentTypes: readonly ExportedContentType[]): string | undefined {
  const owners = new Map<string, string>();
  for (const { sys, fields } of contentTypes) {
    const name = typeNameOf(sys.id);
    const owner = owners.get(name);
    if (owner !== undefined) return `the content types "${owner}" and "${sys.id}" both give the type name ${name}`;
    owners.set(name, sys.id);
    const fieldProblem = findFieldProblem(fields);
    if (fieldProblem) return `the content type "${sys.id}": ${fieldProblem}`;
  }
  return undefined;
}

function findFieldProblem(fields: ExportedContentType["fields"]): string | undefined {
  const taken = new Set<string>();
  for (const field of fields) {
    if (!FIELD_NAME.test(field.id)) return `the field id "${field.id}" is no name GraphQL allows`;
    const name = linkTypeOf(field) && field.type === "Array" ? `${field.id}Collection` : field.id;
    if (RESERVED_FIELD_NAMES.has(name)) return `the field name "${name}" is reserved`;
    if (taken.has(name)) return `two fields give the name "${name}"`;
    taken.add(name);
  }
  return undefined;
}
