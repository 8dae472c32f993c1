import { isMap, isScalar, isSeq, parseDocument, stringify, type Node, type Pair, type Scalar } from "yaml";
import type { EntryFields, FieldValue } from "./desk-entries.ts";
import type { EntryField, EntryType } from "./entry-types.ts";

const FILE = /^(\uFEFF?---[ \t]*\r?\n)([^]*?)((?:^|(?<=\n))---[ \t]*(?:\r?\n|$))([^]*)$/;

type ValuePair = Pair<Scalar, Node | null>;
type Parts = NonNullable<ReturnType<typeof splitSource>>;

/**
 * A Markdown file of the content folder, with the places of its values; `head` is the line before them. Undefined for
 * a file that cannot be read: its front matter is missing or no YAML.
 */
function splitSource(source: string) {
  const [, head, yaml, fence, body] = FILE.exec(source) ?? [];
  if (head === undefined || yaml === undefined || fence === undefined || body === undefined) return undefined;
  const { contents, errors } = parseDocument(yaml, { prettyErrors: false });
  if (errors.length > 0 || (contents !== null && !isMap(contents))) return undefined;
  const eol = source.includes("\r\n") ? "\r\n" : "\n";
  return { head, yaml, fence, body, eol, pairs: (contents?.items ?? []) as ValuePair[] };
}

const keyOf = ({ key }: ValuePair) => key.source ?? String(key.value);

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
  let text = source ?? EMPTY_SOURCE;
  const before: EntryFields | undefined = readSource(type, text)?.fields;
  if (!before) return undefined;
  const order = type.fields.map(({ id }) => id);
  const write = (put: (parts: Parts) => string) => (text = put(splitSource(text)!));
  for (const [key, value] of Object.entries(fields)) {
    const place = order.indexOf(key.split(".")[0] ?? "");
    const field = type.fields[place];
    if (!field || isSameValue(before[key], value)) continue;
    write((parts) =>
      key === type.bodyField && !parts.pairs.some((pair) => keyOf(pair) === key)
        ? putBody(parts, trimText(String(value)))
        : putPair(parts, key, toYaml(field, value), order.slice(0, place + 1).toReversed()),
    );
  }
  for (const [key, value] of Object.entries(own)) write((parts) => putPair(parts, key, value));
  return text;
}

function putBody({ head, yaml, fence, eol }: Parts, text: string): string {
  const above = head + yaml + (fence.endsWith("\n") ? fence : fence + eol);
  return text === "" ? above : above + eol + text.replaceAll("\n", eol) + eol;
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

/** Puts one value into the front matter, or takes it away; a new one comes below the first of those keys there. */
function putPair(
  { head, yaml, fence, body, eol, pairs }: Parts,
  key: string,
  value: unknown,
  below?: string[],
): string {
  const lines = value === undefined ? "" : stringify({ [key]: value }, { lineWidth: 0, blockQuote: "literal" });
  const written = lines.trimEnd().replaceAll("\n", eol);
  const put = (from: number, to: number, piece: string) =>
    head + yaml.slice(0, from) + piece + yaml.slice(to) + fence + body;
  const pair = pairs.find((one) => keyOf(one) === key);
  if (!pair) {
    if (value === undefined) return put(0, 0, "");
    const above = below ? below.flatMap((id) => pairs.find((one) => keyOf(one) === id) ?? [])[0] : pairs.at(-1);
    const at = above ? endOfLine(yaml, endOf(above)) : below ? 0 : yaml.length;
    const isOpen = at > 0 && yaml[at - 1] !== "\n";
    return put(at, at, (isOpen ? eol : "") + written + eol);
  }
  const start = pair.key.range?.[0] ?? 0;
  const end = endOf(pair);
  const next = endOfLine(yaml, end);
  const comment = yaml.slice(end, next).trim();
  if (value === undefined) return put(start, next, "");
  // A comment behind a value of one line stays behind it, and goes above one of several lines.
  if (!written.includes("\n")) return put(start, end, written + (yaml[end - 1] === "\n" ? eol : ""));
  return put(start, next, (comment && comment + eol) + written + eol);
}

/** Where a value ends: behind its last sign, or behind the last line of a block. */
function endOf({ key, value }: ValuePair): number {
  const end = key.range?.[1] ?? 0;
  return Math.max(value?.range?.[1] ?? end, end + 1);
}

function endOfLine(text: string, at: number): number {
  if (at > 0 && text[at - 1] === "\n") return at;
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}
