import {
  linkTypeOf,
  type ExportedContentType,
  type ExportedEntry,
  type ExportedField,
} from "../export/space-export.ts";
import { visitInSteps, type Steps } from "../steps.ts";
import type { ContentSpace } from "./content-space.ts";
import { fitValue } from "./field-values.ts";
import { findPacked } from "./packed-documents.ts";

/** Of thousands of entries with the same mistake, the first tell enough. */
const MAX_LINES = 50;

/** What is the same mistake in many entries is one line, which names the first of them. */
type Repeated = Map<string, { first: string; count: number; describe: (where: string) => string }>;

/**
 * What of a space is not served, or not as it stands, because it does not fit the content model or the locales: one
 * line each, with the id and the field.
 */
export function* findMisfits(space: ContentSpace): Steps<string[]> {
  const lines = [...space.contentTypes.flatMap(findUnknownTypes), ...findLostFallbacks(space)];
  const repeated: Repeated = new Map();
  yield* visitInSteps(space.entries.length, (index) => {
    lines.push(...findInEntry(space.entries[index]!, space, repeated));
  });
  yield* visitInSteps(space.assets.length, (index) => {
    const { sys, fields } = space.assets[index]!;
    for (const [id, values] of Object.entries(fields))
      noteLocales(repeated, `asset "${sys.id}": field "${id}"`, values as Record<string, unknown>, space);
  });
  for (const { first, count, describe } of repeated.values())
    lines.push(describe(count === 1 ? first : `${first} and ${count - 1} more`));
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more mistakes such as these`] : lines;
}

const KNOWN_TYPES = new Set([
  ...["Symbol", "Text", "Integer", "Number", "Date", "Boolean", "RichText", "Object", "Location"],
]);

function findUnknownTypes({ sys, fields }: ExportedContentType): string[] {
  return fields
    .filter((field) => !field.omitted && !isServed(field))
    .map((field) => {
      const type = describeType(field);
      return `content type "${sys.id}": field "${field.id}": the type ${type} is not known here: GraphQL leaves the field out`;
    });
}

function isServed(field: ExportedField): boolean {
  return KNOWN_TYPES.has(field.type) || field.items?.type === "Symbol" || linkTypeOf(field) !== undefined;
}

function describeType({ type, linkType, items }: ExportedField): string {
  if (type === "Array") return `Array of ${items?.linkType ?? items?.type ?? "nothing"}`;
  return type === "Link" ? `Link to ${linkType ?? "nothing"}` : type;
}

function findLostFallbacks({ exported, locales }: ContentSpace): string[] {
  return exported.locales
    .filter(({ fallbackCode }) => typeof fallbackCode === "string" && !locales.has(fallbackCode))
    .map(({ code, fallbackCode }) => `locale "${code}": its fallbackCode "${fallbackCode}" is none of the locales`);
}

function findInEntry({ sys, fields }: ExportedEntry, space: ContentSpace, repeated: Repeated): string[] {
  const contentType = space.findContentType(sys.contentType.sys.id);
  return Object.entries(fields).flatMap(([id, values]) => {
    const where = `entry "${sys.id}": field "${id}"`;
    const field = contentType?.fields.find((one) => one.id === id);
    if (!field) {
      note(repeated, `${sys.contentType.sys.id} ${id}`, where, (all) => {
        return `${all}: the content type "${sys.contentType.sys.id}" has no such field: it is not served`;
      });
      return [];
    }
    noteLocales(repeated, where, values, space);
    if (!field.localized) noteUnlocalized(repeated, where, field, values, space);
    return Object.keys(values).flatMap((code) => {
      if (field.type === "RichText" && findPacked(values, code) !== undefined) return [];
      const { problem } = fitValue(values[code], field);
      return problem === undefined ? [] : [`${where} in ${code} ${problem}`];
    });
  });
}

function note(repeated: Repeated, key: string, where: string, describe: (where: string) => string): void {
  const known = repeated.get(key);
  if (known) known.count += 1;
  else repeated.set(key, { first: where, count: 1, describe });
}

/** An export without its list of locales has a warning of its own. */
function noteLocales(
  repeated: Repeated,
  where: string,
  values: Readonly<Record<string, unknown>>,
  { exported, locales }: ContentSpace,
): void {
  if (exported.locales.length === 0) return;
  const known = exported.locales.map(({ code }) => code).join(", ");
  for (const code of Object.keys(values).filter((one) => !locales.has(one)))
    note(
      repeated,
      code,
      where,
      (all) => `${all}: is in ${code}, which is none of the locales (${known}): it is not served`,
    );
}

function noteUnlocalized(
  repeated: Repeated,
  where: string,
  { id }: ExportedField,
  values: Readonly<Record<string, unknown>>,
  { locales }: ContentSpace,
): void {
  const others = Object.keys(values).filter((code) => locales.has(code) && code !== locales.defaultCode);
  if (others.length === 0 || values[locales.defaultCode] !== undefined) return;
  note(repeated, `not localized ${id}`, where, (all) => {
    return `${all}: is not localized, so that ${locales.defaultCode} alone is served, and is in ${others.join(", ")}`;
  });
}
