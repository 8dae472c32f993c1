import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type ContentTypeDefinition, contentTypes } from "#site/content/content-model.ts";
import type { ContentMap } from "#site/content/entries/content-map.server.ts";
import { OPTIONAL_FIELDS } from "#site/content/entries/cms-query.ts";
import { readDataFile } from "#site/hospitals/read-data-file.server.ts";

const FILE = "content-map.json";

const id = v.pipe(v.string(), v.regex(/^[\w.-]+$/, "is no id of a content type or field"));

const schema = v.strictObject(
  Object.fromEntries(contentTypes.map((type) => [type.sys.id, v.optional(typeSchema(type))])),
);

/** A space cannot be without what is required, doctors or departments. */
function typeSchema({ sys, fields }: ContentTypeDefinition) {
  const names = Object.fromEntries(fields.map((field) => [field.id, v.optional(field.required ? id : v.nullable(id))]));
  const type = v.strictObject({ type: v.optional(id), fields: v.optional(v.strictObject(names)) });
  return sys.id === "doctors" || sys.id === "departments" ? type : v.nullable(type);
}

/** The map of an existing space; undefined where the data folder has none. Rejects with `SiteDataError`. */
export async function loadContentMap(siteDataDir: string): Promise<ContentMap | undefined> {
  if (!existsSync(join(siteDataDir, FILE))) return undefined;
  return readDataFile(siteDataDir, FILE, schema) as Promise<ContentMap>;
}

/** A content type as a space or its export has it. */
export interface SpaceType {
  sys: { id: string };
  description?: string | null;
  fields: { id: string; type: string; linkType?: string; items?: { type?: string; linkType?: string } }[];
}

/** What fits, lacks and differs, a line each; `isFit` where pages can be made of it. */
export function compareModel(map: ContentMap, space: readonly SpaceType[]): { lines: string[]; isFit: boolean } {
  const results = contentTypes.map((type) => compareType(type, map[type.sys.id], space));
  return { lines: results.flatMap(({ lines }) => lines), isFit: results.every(({ isFit }) => isFit) };
}

function compareType(ours: ContentTypeDefinition, map: ContentMap[string] | undefined, space: readonly SpaceType[]) {
  if (map === null) return { lines: [`${ours.sys.id}: none, as ${FILE} says`], isFit: true };
  const wanted = map?.type ?? ours.sys.id;
  const theirs = space.find(({ sys }) => sys.id === wanted);
  const title = wanted === ours.sys.id ? wanted : `${ours.sys.id} (${wanted})`;
  if (!theirs) {
    const known = space.map(({ sys }) => sys.id).join(", ");
    return { lines: [`${title}: lacks the content type. The space has: ${known || "none"}`], isFit: false };
  }
  let isFit = true;
  const used = new Set<string>();
  const lines = ours.fields.map((field) => {
    const to = map?.fields?.[field.id];
    if (to === null) return `  ${field.id}: none, as ${FILE} says`;
    const name = to === undefined || to === field.id ? field.id : `${field.id} (${to})`;
    const found = theirs.fields.find((one) => one.id === (to ?? field.id));
    used.add(to ?? field.id);
    if (!found && OPTIONAL_FIELDS.includes(field.id)) return `  ${name}: lacks, and pages do without it`;
    const fits = found !== undefined && kindOf(found) === kindOf(field);
    isFit &&= fits;
    if (fits) return `  ${name}: fits`;
    if (found) return `  ${name}: differs: it is ${describeField(found)}, and must be ${describeField(field)}`;
    const remedy = field.required ? "" : `, or null for none`;
    return `  ${name}: lacks: write the id of its field to ${FILE}${remedy}`;
  });
  const others = theirs.fields.map((one) => one.id).filter((one) => !used.has(one));
  const unused = others.length > 0 ? [`  not used: ${others.join(", ")}`] : [];
  return { lines: [`${title}:${isFit ? " fits" : ""}`, ...lines, ...unused], isFit };
}

type Field = SpaceType["fields"][number];

/** What a field holds, e.g. "Array of Symbol". */
export function describeField({ type, linkType, items }: Field): string {
  return [type, linkType ?? items?.linkType ?? items?.type].filter(Boolean).join(" of ");
}

/** Pages read a short text, a long one and a list of short ones alike. */
const ALIKE: Readonly<Record<string, string>> = { Text: "Symbol", "Array of Symbol": "Symbol", Number: "Integer" };

function kindOf(field: Field): string {
  const kind = describeField(field);
  return ALIKE[kind] ?? kind;
}
