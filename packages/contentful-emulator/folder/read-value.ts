import { isMap, isScalar, isSeq, type Node } from "yaml";
import type { ExportedField } from "../export/space-export.ts";
import { allowedTypesOf } from "../export/space-export.ts";
import { readText, type FrontMatter } from "./front-matter.ts";
import { richTextFromMarkdown, type FolderLink } from "./rich-text-from-markdown.ts";
import { isDate } from "../space/field-values.ts";
import { isDocument } from "./rich-text-nodes.ts";

/** A link whose file is looked for once every file is read. */
export interface PendingLink {
  /** Its id is written once it is found. */
  readonly link: FolderLink;
  readonly target: string;
  readonly line: number;
  /** Content types it may point at; empty for any. */
  readonly allowedTypes: readonly string[];
  /** Kinds of files it may point at, such as `image`; empty for any. */
  readonly mimeGroups: readonly string[];
  /** Words that stand for a picture in a text. */
  readonly alt: string;
}

export interface ValueContext {
  readonly matter: FrontMatter;
  readonly fault: (line: number | undefined, message: string) => void;
  readonly links: PendingLink[];
}

type Validations = ExportedField["validations"];
/** A field, or what a list holds. */
type ValueType = Pick<ExportedField, "type" | "linkType" | "validations" | "items">;

const MAX_CHARACTERS: Readonly<Record<string, number>> = { Symbol: 256, Text: 50_000 };

/** Reads a field's value as its type says; undefined when there is none, or a fault. */
export function readValue(node: Node | null, name: string, type: ValueType, context: ValueContext): unknown {
  if (node === null || (isScalar(node) && node.value === null)) return undefined;
  const line = context.matter.lineOf(node);
  const value = readByType(node, name, type, line, context);
  if (value === undefined) return undefined;
  if (!(isRichTextSource(type) && typeof value === "object"))
    for (const problem of findViolations(value, type.validations)) context.fault(line, `${name} ${problem}`);
  return value;
}

const isRichTextSource = ({ type }: ValueType) => type === "RichText";

function readByType(node: Node, name: string, type: ValueType, line: number, context: ValueContext): unknown {
  const plain = () => context.matter.toPlain(node);
  const refuse = (what: string) => {
    context.fault(line, `${name} must be ${what}`);
    return undefined;
  };
  switch (type.type) {
    case "Symbol":
    case "Text": {
      const text = readText(node);
      if (text === undefined) return refuse("a text");
      const most = MAX_CHARACTERS[type.type] ?? Infinity;
      return text.length > most ? refuse(`at most ${most} characters long, not ${text.length}`) : text;
    }
    case "Integer":
      return Number.isInteger(plain()) ? plain() : refuse("a whole number");
    case "Number":
      return typeof plain() === "number" ? plain() : refuse("a number");
    case "Boolean":
      return typeof plain() === "boolean" ? plain() : refuse("true or false");
    case "Date": {
      const text = readText(node);
      return text !== undefined && isDate(text) ? text : refuse("a date such as 2026-11-22 or 2026-11-22T09:30+05:30");
    }
    case "Location": {
      const { lat, lon } = (plain() ?? {}) as { lat?: unknown; lon?: unknown };
      return typeof lat === "number" && typeof lon === "number" ? plain() : refuse("a place: lat and lon, in degrees");
    }
    case "Array":
      return isSeq(node)
        ? readList(node.items as Node[], name, type, context)
        : refuse("a list: each on a line after - ");
    case "Link":
      return readLink(node, name, type, line, context);
    case "RichText":
      return readRichText(node, name, type, line, context);
    default:
      return plain();
  }
}

function readList(items: readonly Node[], name: string, { items: of }: ValueType, context: ValueContext): unknown[] {
  const type: ValueType = { validations: [], ...(of ?? { type: "Symbol" }) };
  return items.map((item) => readValue(item, name, type, context)).filter((value) => value !== undefined);
}

function readLink(node: Node, name: string, type: ValueType, line: number, context: ValueContext): unknown {
  const linkType = type.linkType === "Asset" ? "Asset" : "Entry";
  const target = isScalar(node) ? readText(node) : undefined;
  if (target !== undefined && target !== "") {
    const link: FolderLink = { sys: { type: "Link", linkType, id: "" } };
    const allowedTypes = allowedTypesOf(type);
    const mimeGroups = type.validations.flatMap(({ linkMimetypeGroup }) => (linkMimetypeGroup as string[]) ?? []);
    context.links.push({ link, target, line, allowedTypes, mimeGroups, alt: "" });
    return link;
  }
  // A link of an export to something that the export does not hold.
  if (isMap(node) && node.has("sys")) return context.matter.toPlain(node);
  context.fault(line, `${name} must be the path of ${linkType === "Asset" ? "a picture or file" : "an entry's file"}`);
  return undefined;
}

function readRichText(node: Node, name: string, type: ValueType, line: number, context: ValueContext): unknown {
  const text = isScalar(node) ? readText(node) : undefined;
  // A literal or folded text begins on the line after its sign.
  const isBlock = isScalar(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED");
  if (text !== undefined) return readMarkdown(text, isBlock ? line + 1 : line, context);
  const plain = context.matter.toPlain(node);
  if (isDocument(plain)) return plain;
  context.fault(line, `${name} must be Markdown, or a document of Contentful's rich text`);
  return undefined;
}

/** Reads Markdown that begins on that line of the file. */
export function readMarkdown(markdown: string, firstLine: number, { fault, links }: ValueContext) {
  return richTextFromMarkdown(markdown, {
    fault: (line, message) => fault(firstLine + line - 1, message),
    linkTo: (target, line, alt = "") => {
      const linkType = /\.(?:md|json)$/.test(target) ? "Entry" : "Asset";
      const link: FolderLink = { sys: { type: "Link", linkType, id: "" } };
      links.push({ link, target, line: firstLine + line - 1, allowedTypes: [], mimeGroups: [], alt });
      return link;
    },
  });
}

interface Limits {
  min?: number | null;
  max?: number | null;
}

/** What Contentful's editor would refuse, in words that follow the field's name. */
function findViolations(value: unknown, validations: Validations): string[] {
  return validations.flatMap((validation) => {
    const problem = findViolation(value, validation);
    if (problem === undefined) return [];
    return [typeof validation.message === "string" ? `is refused: ${validation.message}` : problem];
  });
}

function findViolation(value: unknown, validation: Validations[number]): string | undefined {
  const {
    in: allowed,
    regexp,
    size,
    range,
  } = validation as {
    in?: unknown[];
    regexp?: { pattern: string; flags?: string | null } | null;
    size?: Limits | null;
    range?: Limits | null;
  };
  if (allowed && allowed.length > 0 && !Array.isArray(value) && !allowed.includes(value))
    return `must be one of ${allowed.map((one) => JSON.stringify(one)).join(", ")}, not ${JSON.stringify(value)}`;
  if (regexp && typeof value === "string" && !new RegExp(regexp.pattern, regexp.flags ?? "").test(value))
    return `must match ${regexp.pattern}`;
  const length = typeof value === "string" || Array.isArray(value) ? value.length : undefined;
  if (size && length !== undefined && isOutside(length, size)) return `must have a length ${describeLimits(size)}`;
  if (range && typeof value === "number" && isOutside(value, range)) return `must be ${describeLimits(range)}`;
  return undefined;
}

const isOutside = (value: number, { min, max }: Limits) => value < (min ?? -Infinity) || value > (max ?? Infinity);

function describeLimits({ min, max }: Limits): string {
  if (max === undefined || max === null) return `of at least ${min}`;
  return min === undefined || min === null ? `of at most ${max}` : `from ${min} to ${max}`;
}
