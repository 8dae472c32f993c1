import { isMap, type Node } from "yaml";
import type { ExportedContentType, ExportedField } from "../export/space-export.ts";
import { readFrontMatter, type ContentFault, type FrontMatter } from "./front-matter.ts";
import { createSys, idOfPath, ITEM_ID, NO_METADATA, withOwnSys } from "./item-sys.ts";
import { isDate } from "../space/field-values.ts";
import { readMarkdown, readValue, type PendingLink, type ValueContext } from "./read-value.ts";

/** What is the same for all files of a folder. */
export interface FolderSpace {
  readonly spaceId: string;
  readonly environmentId: string;
  readonly defaultLocale: string;
  readonly localeCodes: readonly string[];
}

/** A file to read, and what its fields may be. */
export interface ItemFile {
  /** Path below the folder. */
  readonly file: string;
  readonly text: string;
  readonly modified: Date;
  /** Without its own id it is named by this path. */
  readonly namePath: string;
  /** The type of an entry; undefined for what is said of an asset. */
  readonly contentType: ExportedContentType | undefined;
  /** Of a file that translates another: all its values are in this locale. */
  readonly locale?: string | undefined;
  /** Whatever the file says of itself. */
  readonly isDraft?: boolean;
}

/** An entry or asset as a space export holds it. */
export interface FolderItem {
  metadata: unknown;
  sys: { id: string } & Record<string, unknown>;
  fields: Record<string, Record<string, unknown>>;
}

export interface ReadItem {
  /** Undefined when the file has faults of its own. */
  readonly item: FolderItem | undefined;
  readonly links: readonly PendingLink[];
  readonly faults: readonly ContentFault[];
}

const OWN_KEYS = ["date", "draft", "metadata", "sys"] as const;
type OwnKey = (typeof OWN_KEYS)[number];

const textField = (id: string, type: string): ExportedField => ({
  ...{ id, name: id, type, localized: true, omitted: false, required: false, validations: [] },
});

/** What the file beside a picture may say of it; `hash` is of the file that `file` describes. */
const ASSET_FIELDS = [
  textField("title", "Symbol"),
  textField("description", "Text"),
  textField("file", "Object"),
  textField("hash", "Symbol"),
];

/** Reads an entry, or what is said of an asset, and names everything wrong in the file. */
export function readItem(source: ItemFile, space: FolderSpace): ReadItem {
  const faults: ContentFault[] = [];
  const links: PendingLink[] = [];
  const fault = (line: number | undefined, message: string) => {
    // The parser names some mistakes twice.
    const isNew = faults.every((known) => known.line !== line || known.message !== message);
    if (isNew) faults.push({ file: source.file, line, message });
  };
  const matter = readFrontMatter(source.file, source.text, fault);
  const item = matter && buildItem(source, space, { matter, fault, links });
  return { item: faults.length > 0 ? undefined : item, links, faults };
}

function buildItem(source: ItemFile, space: FolderSpace, context: ValueContext): FolderItem {
  const { matter, fault } = context;
  const known = source.contentType?.fields ?? ASSET_FIELDS;
  const own = readOwn(matter, known);
  const fields: FolderItem["fields"] = {};
  for (const { key, node, line } of matter.values) {
    const place = findField(key, known, space, source.locale);
    if (typeof place === "string") {
      if (!isOwnKey(key)) fault(line, place);
      continue;
    }
    const value = readValue(node, key, place.field, context);
    if (value !== undefined) (fields[place.field.id] ??= {})[place.locale] = value;
  }
  readBody(source, known, space, context, fields);
  const state = readState(own, source, fault);
  if (!state.isDraft && source.locale === undefined) requireFields(known, fields, fault);
  const id = readId(own, source, fault);
  const type = source.contentType ? "Entry" : "Asset";
  const contentTypeId = source.contentType?.sys.id;
  const usual = createSys({ type, id, contentTypeId, ...space }, state);
  const sys = { ...withOwnSys(usual, own.sys), id };
  return { metadata: own.metadata ?? NO_METADATA, sys, fields };
}

const isOwnKey = (key: string): key is OwnKey => (OWN_KEYS as readonly string[]).includes(key);

/** A field by its name, for another locale with `.` and its code; else what is wrong with the name. */
function findField(
  key: string,
  known: readonly ExportedField[],
  { defaultLocale, localeCodes }: FolderSpace,
  translated?: string,
) {
  const [id = "", ...rest] = key.split(".");
  const locale = rest.join(".") || (translated ?? defaultLocale);
  const field = known.find((candidate) => candidate.id === id);
  if (!field) return `there is no field "${key}"; the fields are ${known.map((one) => one.id).join(", ")}`;
  if (locale === defaultLocale) return { field, locale };
  if (!localeCodes.includes(locale)) return `${key}: the locales are ${localeCodes.join(", ")}`;
  return field.localized ? { field, locale } : `${key}: ${id} is not localised, so it has one value`;
}

interface OwnValues {
  date?: unknown;
  draft?: unknown;
  metadata?: unknown;
  sys: Record<string, unknown>;
  lineOf: (key: OwnKey) => number | undefined;
}

/** What is no field: beside the fields, or in `sys` where a field has the same name. */
function readOwn(matter: FrontMatter, known: readonly ExportedField[]): OwnValues {
  const find = (key: OwnKey) =>
    known.some(({ id }) => id === key) ? undefined : matter.values.find((value) => value.key === key);
  const plain = (key: OwnKey) => matter.toPlain(find(key)?.node ?? null) ?? undefined;
  const sysNode: Node | null = find("sys")?.node ?? null;
  const { date, draft, metadata, ...sys } = (isMap(sysNode) ? plain("sys") : {}) as Record<string, unknown>;
  return {
    date: plain("date") ?? date,
    draft: plain("draft") ?? draft,
    metadata: plain("metadata") ?? metadata,
    sys,
    lineOf: (key) => (find(key) ?? find("sys"))?.line,
  };
}

function readState(
  { date, draft = false, lineOf }: OwnValues,
  { modified, isDraft = false }: ItemFile,
  fault: ValueContext["fault"],
) {
  if (typeof draft !== "boolean") fault(lineOf("draft"), "draft must be true or false");
  if (date !== undefined && !(typeof date === "string" && isDate(date)))
    fault(lineOf("date"), "date must be a date such as 2026-11-22 or 2026-11-22T09:30:00+05:30");
  const isGiven = typeof date === "string" && isDate(date);
  return { isDraft: isDraft || draft === true, date: (isGiven ? new Date(date) : modified).toISOString() };
}

function readId({ sys, lineOf }: OwnValues, { namePath }: ItemFile, fault: ValueContext["fault"]): string {
  const id = sys.id ?? idOfPath(namePath);
  if (typeof id === "string" && ITEM_ID.test(id)) return id;
  fault(
    lineOf("sys"),
    `no id can be made of the file's name: give one, as in "sys: { id: … }", of 1 to 64 letters, digits and . _ -`,
  );
  return "";
}

/** The text below the fields is the last rich text of the type. */
function readBody(
  { contentType, file, locale }: ItemFile,
  known: readonly ExportedField[],
  { defaultLocale }: FolderSpace,
  context: ValueContext,
  fields: FolderItem["fields"],
) {
  const { body } = context.matter;
  if (!body) return;
  const bodyField = findBodyField(known);
  if (!bodyField) {
    const type = contentType?.sys.id ?? file;
    return context.fault(body.line, `${type} have no rich text: write the text above, after the name of its field`);
  }
  if (locale !== undefined && !bodyField.localized)
    return context.fault(body.line, `${bodyField.id} is not localised, so it has one text`);
  const values = (fields[bodyField.id] ??= {});
  const place = locale ?? defaultLocale;
  if (place in values)
    return context.fault(body.line, `the text below the fields is ${bodyField.id}, which is given above too`);
  values[place] = readMarkdown(body.text, body.line, context);
}

/** The field whose text is written below the others. */
export function findBodyField(fields: readonly ExportedField[]): ExportedField | undefined {
  return fields.findLast(({ type }) => type === "RichText");
}

function requireFields(known: readonly ExportedField[], fields: FolderItem["fields"], fault: ValueContext["fault"]) {
  for (const field of known) {
    if (field.required !== true || field.omitted) continue;
    const values = Object.values(fields[field.id] ?? {});
    if (values.every((value) => value === "" || (Array.isArray(value) && value.length === 0)))
      fault(undefined, `${field.id} is missing`);
  }
}
