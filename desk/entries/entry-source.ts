import { readFrontMatter, readText } from "contentful-emulator/front-matter";
import { isSeq, parseDocument, stringify, type Node, type YAMLMap } from "yaml";
import type { EntryField, EntryFields, EntryType, FieldValue } from "./entry-types.ts";

/**
 * Reads a file: its fields without values of a wrong kind, on which line each value begins, and what it says beside
 * them. Undefined where it cannot be read.
 */
export function readSource(type: EntryType, source: string) {
  const matter = readFrontMatter(".md", source, () => {});
  if (!matter) return undefined;
  const { values, body } = matter;
  const fields: Record<string, FieldValue> = {};
  const own: Record<string, unknown> = {};
  for (const { key, node } of values) {
    const field = type.fields[rankOf(type, key)];
    const value = field && readValue(field, node);
    if (value !== undefined) fields[key] = value;
    if (!field) own[key] = matter.toPlain(node);
  }
  const lines = values.map(({ key, line }) => [key, line] as const);
  if (type.bodyField !== undefined && body) {
    fields[type.bodyField] = trimText(body.text);
    lines.push([type.bodyField, body.line]);
  }
  const { date, draft, sys } = own as { date?: unknown; draft?: unknown; sys?: { id?: unknown; draft?: unknown } };
  return {
    ...{ fields: fields as EntryFields, lines, isDraft: draft === true || sys?.draft === true },
    date: typeof date === "string" ? date : undefined,
    pageId: typeof sys?.id === "string" ? sys.id : undefined,
  };
}

/** The place of a field in the model, whatever the language; behind all for what is no field. */
function rankOf({ fields }: EntryType, key: string): number {
  const rank = fields.findIndex(({ id }) => id === key.split(".")[0]);
  return rank === -1 ? fields.length : rank;
}

/** Browsers send lines with carriage returns. */
const trimText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();

function readValue({ kind }: EntryField, node: Node | null): FieldValue | undefined {
  if (kind === "sittings") return node === null ? "" : JSON.stringify(node.toJSON());
  if (kind === "choice" && isSeq(node)) return node.items.map((item) => readText(item as Node)).join(" ");
  if (kind === "symbols" || kind === "entries")
    return isSeq(node) ? node.items.map((item) => readText(item as Node) ?? "").filter(Boolean) : undefined;
  const text = node === null ? "" : readText(node);
  return text === undefined ? undefined : trimText(text);
}

/** A value as one text. */
export const toText = (value: FieldValue = "") => (typeof value === "string" ? value : value.join("\n"));

/** Whether two values of a field mean the same. */
export const isSameValue = (a?: FieldValue, b?: FieldValue) => trimText(toText(a)) === trimText(toText(b));

const FILE = /^(\uFEFF?---[ \t]*\r?\n)([^]*?)(?<=\n)(---[ \t]*(?:\r?\n|$))([^]*)$/;
const EMPTY_SOURCE = "---\n---\n";
const FORMAT = { lineWidth: 0, blockQuote: "literal", flowCollectionPadding: false } as const;

type Values = YAMLMap<unknown, Node | null>;

/** Each value is a text as it stands, so that `0470` and `1e3` are written as they were. */
const parseYaml = (yaml: string) => parseDocument<Values>(yaml, { schema: "failsafe", prettyErrors: false });

/**
 * Writes fields into a file, new ones in the order of the model. Comments and what the model does not know stay; the
 * text below the front matter keeps every byte unless it changes, and so does the front matter. `own` stands beside the
 * fields: undefined takes a value away. Undefined for a file that cannot be read.
 */
export function writeSource(
  type: EntryType,
  source: string | undefined,
  fields: EntryFields,
  own: { date?: string; draft?: true | undefined } = {},
): string | undefined {
  const before: EntryFields | undefined = source === undefined ? {} : readSource(type, source)?.fields;
  const parts = FILE.exec(source ?? EMPTY_SOURCE);
  if (!before || !parts) return undefined;
  const [, head = "", yaml = "", fence = "", body = ""] = parts;
  const eol = head.endsWith("\r\n") ? "\r\n" : "\n";
  const document = parseYaml(yaml.replaceAll("\r\n", "\n"));
  const values = (document.contents ??= document.createNode({}) as Values);
  const known = document.toString(FORMAT);
  let text: string | undefined;
  for (const [key, value] of Object.entries(fields)) {
    const field = type.fields[rankOf(type, key)];
    if (!field || isSameValue(before[key], value)) continue;
    if (key === type.bodyField && !values.has(key)) text = trimText(String(value));
    else putValue(values, type, key, toYaml(field, value));
  }
  for (const [key, value] of Object.entries(own)) if (values.get(key) !== value) putValue(values, type, key, value);
  const written = document.toString(FORMAT);
  const front = head + (written === known ? yaml : written.replaceAll("\n", eol)) + fence;
  if (text === undefined) return front + body;
  return [front.trimEnd(), ...(text === "" ? [] : ["", ...text.split("\n")]), ""].join(eol);
}

/** Puts one value into the front matter, or takes it away; a comment behind it stays. */
function putValue(values: Values, type: EntryType, key: string, value: unknown): void {
  if (value === undefined) return void values.delete(key);
  const [pair] = parseYaml(stringify({ [key]: value }, FORMAT)).contents?.items ?? [];
  const before = values.get(key, true);
  if (!pair) return;
  if (pair.value && before?.comment) pair.value.comment = before.comment;
  if (before) return values.set(key, pair.value);
  const above = values.items.findLastIndex((other) => rankOf(type, String(other.key)) <= rankOf(type, key));
  values.items.splice(above + 1, 0, pair);
}

function toYaml({ id: field, kind }: EntryField, value: FieldValue): unknown {
  if (typeof value !== "string") {
    const items = value.map((item) => item.trim()).filter(Boolean);
    return items.length === 0 ? undefined : items;
  }
  const text = trimText(value);
  if (text === "") return undefined;
  if (kind === "sittings") return parseJson(text) ?? text;
  if (kind === "choice" && field === "hospitals" && !["all", "group"].includes(text)) return text.split(" ");
  if (kind === "integer" && /^-?\d+$/.test(text)) return Number(text);
  // With the line end that files written by hand have.
  return text.includes("\n") && kind !== "symbol" ? `${text}\n` : text;
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
