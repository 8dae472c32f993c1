import { isMap, isScalar, isSeq, parseDocument, stringify, type Node, type Pair, type Scalar } from "yaml";
import type { EntryFields, FieldValue } from "./desk-entries.ts";
import type { EntryField, EntryType } from "./entry-types.ts";

/** A Markdown file of the content folder, with the places of its values. */
interface Parts {
  /** Before the values: the line `---`. */
  readonly head: string;
  readonly yaml: string;
  readonly fence: string;
  readonly body: string;
  readonly pairs: readonly Pair<Scalar, Node | null>[];
}

const FILE = /^(\uFEFF?---[ \t]*\r?\n)([^]*?)((?:^|(?<=\n))---[ \t]*(?:\r?\n|$))([^]*)$/;

/** Undefined for a file that cannot be read: its front matter is missing or no YAML. */
function splitSource(source: string): Parts | undefined {
  const [, head, yaml, fence, body] = FILE.exec(source) ?? [];
  if (head === undefined || yaml === undefined || fence === undefined || body === undefined) return undefined;
  const { contents, errors } = parseDocument(yaml, { prettyErrors: false });
  if (errors.length > 0 || (contents !== null && !isMap(contents))) return undefined;
  return { head, yaml, fence, body, pairs: (contents?.items ?? []) as Pair<Scalar, Node | null>[] };
}

const keyOf = ({ key }: Pair<Scalar, unknown>) => key.source ?? String(key.value);

/** What a file says beside its fields. */
export interface ReadSource {
  readonly fields: EntryFields;
  readonly date: string | undefined;
  readonly isDraft: boolean;
  readonly pageId: string | undefined;
  /** Where each value begins, counted from 1. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Reads the fields of a file; undefined where it cannot be read. A value of a wrong kind is left out. */
export function readSource(type: EntryType, source: string): ReadSource | undefined {
  const parts = splitSource(source);
  if (!parts) return undefined;
  const fields: Record<string, FieldValue> = {};
  const lines = new Map<string, number>();
  const own: Record<string, unknown> = {};
  for (const pair of parts.pairs) {
    const key = keyOf(pair);
    lines.set(key, countLines(parts.head + parts.yaml.slice(0, pair.key.range?.[0])));
    const field = type.fields.find(({ id }) => id === key.split(".")[0]);
    const value = field && readValue(field, pair.value);
    if (value !== undefined) fields[key] = value;
    if (!field) own[key] = pair.value?.toJSON();
  }
  if (type.bodyField !== undefined && parts.body.trim() !== "") {
    fields[type.bodyField] = trimText(parts.body);
    lines.set(type.bodyField, countLines(source.slice(0, source.length - parts.body.trimStart().length)));
  }
  const { date, draft, sys } = own as { date?: unknown; draft?: unknown; sys?: { id?: unknown; draft?: unknown } };
  return {
    ...{ fields, lines, isDraft: draft === true || sys?.draft === true },
    date: typeof date === "string" ? date : undefined,
    pageId: typeof sys?.id === "string" ? sys.id : undefined,
  };
}

const countLines = (text: string) => text.split("\n").length;

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

/** A number or a word such as `yes` is a text as it stands. */
function readText(node: Node): string | undefined {
  if (!isScalar(node)) return undefined;
  return typeof node.value === "string" ? node.value : (node.source ?? "");
}

/** Whether two values of a field mean the same. */
export function isSameValue(a: FieldValue = "", b: FieldValue = ""): boolean {
  const plain = (value: FieldValue) => (typeof value === "string" ? trimText(value) : value.join("\n"));
  return plain(a) === plain(b);
}

const EMPTY_SOURCE = "---\n---\n";

/** What may be set beside the fields; undefined takes it away. */
export interface OwnValues {
  date?: string;
  draft?: true | undefined;
}

/** Writes fields into a file: what does not change keeps every byte, with comments and what the model does not know. */
export function writeSource(
  type: EntryType,
  source: string | undefined,
  fields: EntryFields,
  own: OwnValues = {},
): string | undefined {
  const read = readSource(type, source ?? EMPTY_SOURCE);
  if (!read) return undefined;
  const before: EntryFields = read.fields;
  let text = source ?? EMPTY_SOURCE;
  for (const [key, value] of Object.entries(fields)) {
    const field = type.fields.find(({ id }) => id === key.split(".")[0]);
    if (!field || isSameValue(before[key], value)) continue;
    text = writeField(type, field, text, key, value);
  }
  for (const [key, value] of Object.entries(own)) text = setPair(text, key, value as string | true | undefined, []);
  return text;
}

function writeField(type: EntryType, field: EntryField, text: string, key: string, value: FieldValue): string {
  const parts = splitSource(text);
  if (!parts) return text;
  const isInFrontMatter = parts.pairs.some((pair) => keyOf(pair) === key);
  if (key === type.bodyField && !isInFrontMatter) {
    const eol = eolOf(text);
    const body = trimText(String(value)).replaceAll("\n", eol);
    const fence = parts.fence.endsWith("\n") ? parts.fence : parts.fence + eol;
    return parts.head + parts.yaml + fence + (body === "" ? "" : eol + body + eol);
  }
  const order = type.fields.map(({ id }) => id);
  return setPair(text, key, toYaml(field, value), order.slice(0, order.indexOf(field.id) + 1).toReversed());
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

const eolOf = (text: string) => (text.includes("\r\n") ? "\r\n" : "\n");

/** Sets one value of the front matter, or takes it away; a new one comes after the first of those keys there. */
function setPair(text: string, key: string, value: unknown, after: readonly string[]): string {
  const parts = splitSource(text);
  if (!parts) return text;
  const { head, yaml, fence, body, pairs } = parts;
  const pair = pairs.find((one) => keyOf(one) === key);
  const eol = eolOf(text);
  const written =
    value === undefined ? "" : stringify({ [key]: value }, { lineWidth: 0, blockQuote: "literal" }).trimEnd();
  const lines = written.replaceAll("\n", eol);
  const put = (from: number, to: number, piece: string) =>
    head + yaml.slice(0, from) + piece + yaml.slice(to) + fence + body;
  if (!pair) {
    if (value === undefined) return text;
    const place =
      after.flatMap((id) => pairs.find((one) => keyOf(one) === id) ?? [])[0] ??
      (after.length > 0 ? undefined : pairs.at(-1));
    const at = place ? endOfLine(yaml, endOf(place)) : after.length > 0 ? 0 : yaml.length;
    const isOpen = at > 0 && yaml[at - 1] !== "\n";
    return put(at, at, (isOpen ? eol : "") + lines + eol);
  }
  const start = pair.key.range?.[0] ?? 0;
  const end = endOf(pair);
  const next = endOfLine(yaml, end);
  const rest = yaml.slice(end, next);
  if (value === undefined) return put(start, next, "");
  // A comment behind a value of one line stays behind it, and goes above one of several lines.
  if (!lines.includes("\n")) return put(start, end, lines + (yaml[end - 1] === "\n" ? eol : ""));
  return put(start, next, (rest.trim() === "" ? "" : rest.trim() + eol) + lines + eol);
}

/** Where a value ends: behind its last sign, or behind the last line of a block. */
function endOf({ key, value }: Pair<Scalar, Node | null>): number {
  const end = value?.range?.[1] ?? key.range?.[1] ?? 0;
  return Math.max(end, (key.range?.[1] ?? 0) + 1);
}

function endOfLine(text: string, at: number): number {
  if (at > 0 && text[at - 1] === "\n") return at;
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}
