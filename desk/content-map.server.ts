import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type ContentTypeDefinition, contentTypes } from "#site/content/content-model.ts";
import { OPTIONAL_FIELDS } from "#site/content/entries/cms-query.ts";
import { readDataFile } from "#site/hospitals/read-data-file.server.ts";

/** What a space calls our types and fields, by our ids; null where it has none. What is left out has our name. */
export type ContentMap = Readonly<Record<string, TypeMap | null>>;

interface TypeMap {
  type?: string | undefined;
  fields?: Readonly<Record<string, string | null>> | undefined;
}

const FILE = "content-map.json";

const name = v.pipe(v.string(), v.regex(/^[\w.-]+$/, "is no id of a content type or field"));

const schema = v.strictObject(
  Object.fromEntries(contentTypes.map((type) => [type.sys.id, v.optional(typeSchema(type))])),
);

/** A space cannot be without what is required, doctors or departments. */
function typeSchema({ sys, fields }: ContentTypeDefinition) {
  const names = Object.fromEntries(
    fields.map((field) => [field.id, v.optional(field.required ? name : v.nullable(name))]),
  );
  const type = v.strictObject({ type: v.optional(name), fields: v.optional(v.strictObject(names)) });
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
  const lines = contentTypes.flatMap(({ sys: { id: ours }, fields }) => {
    const mapped = map[ours];
    const id = mapped?.type ?? ours;
    const type = space.find(({ sys }) => sys.id === id);
    if (mapped === null) return `${ours}: none, as ${FILE} says`;
    if (!type) return `${nameBoth(ours, id)}: lacks. The space has: ${space.map(({ sys }) => sys.id).join(", ")}`;
    const compared = fields.map((field) => {
      const { [field.id]: to = field.id } = mapped?.fields ?? {};
      return { to, line: `  ${nameBoth(field.id, to)}: ${compareField(field, to, type)}` };
    });
    const unused = type.fields.map((one) => one.id).filter((one) => compared.every(({ to }) => to !== one));
    return [nameBoth(ours, id), ...compared.map(({ line }) => line), `  not used: ${unused.join(", ") || "none"}`];
  });
  return { lines, isFit: !lines.some((line) => /: (lacks|differs)/.test(line)) };
}

const nameBoth = (ours: string, theirs: string | null) =>
  theirs === ours || theirs === null ? ours : `${ours} (${theirs})`;

function compareField(field: Field, to: string | null, { fields }: SpaceType): string {
  const found = fields.find(({ id }) => id === to);
  if (found && kindOf(found) === kindOf(field)) return "fits";
  if (found) return `differs: it is ${describeField(found)}, and must be ${describeField(field)}`;
  if (to === null) return `none, as ${FILE} says`;
  return OPTIONAL_FIELDS.includes(field.id)
    ? "none, and pages do without it"
    : `lacks: write the id of its field to ${FILE}`;
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
