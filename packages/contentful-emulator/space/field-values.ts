import type { ExportedField } from "../export/space-export.ts";

/** A field, or what a list holds. */
type ValueType = Pick<ExportedField, "type" | "linkType" | "items">;

/** A value as it can be served, and what is wrong with it, to be read after its name. */
export interface FieldValue {
  /** Undefined for what does not fit; of a list, the items that do. */
  readonly value: unknown;
  readonly problem?: string;
}

/** Holds a value against its field: what comes from an export may be anything. */
export function fitValue(value: unknown, type: ValueType): FieldValue {
  if (value === undefined || value === null) return { value };
  if (type.type !== "Array") {
    const wanted = fits(value, type) ? undefined : describe(type);
    return wanted === undefined ? { value } : { value: undefined, problem: refuse(wanted, value) };
  }
  const { items = { type: "Symbol" } } = type;
  if (!Array.isArray(value)) return { value: undefined, problem: refuse("a list", value) };
  const wrong: unknown = value.find((item) => !fits(item, items));
  if (wrong === undefined) return { value };
  return {
    value: value.filter((item) => fits(item, items)),
    problem: `holds ${quote(wrong)}, where each must be ${describe(items)}`,
  };
}

function refuse(wanted: string, value: unknown): string {
  return `must be ${wanted}, but is ${quote(value)}`;
}

const MAX_QUOTE = 60;

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

type Fits = (value: unknown, type: ValueType) => boolean;

const isText: Fits = (value) => typeof value === "string";

/** By the type of the field. What is of no type known here is served as it is. */
const KINDS: Readonly<Record<string, readonly [what: string, fits: Fits]>> = {
  Symbol: ["a text", isText],
  Text: ["a text", isText],
  Integer: ["a whole number", Number.isInteger],
  Number: ["a number", Number.isFinite],
  Boolean: ["true or false", (value) => typeof value === "boolean"],
  Date: ["a date such as 2026-11-22 or 2026-11-22T09:30+05:30", (value) => typeof value === "string" && isDate(value)],
  Location: ["a place: lat and lon, in degrees", (value) => isNumber(value, "lat") && isNumber(value, "lon")],
  RichText: ["a document of rich text", (value) => memberOf(value, "nodeType") === "document"],
  Link: ["a link", isLink],
};

function fits(value: unknown, type: ValueType): boolean {
  return KINDS[type.type]?.[1](value, type) ?? true;
}

function describe({ type, linkType }: ValueType): string {
  if (type === "Link" && linkType) return `a link to an ${linkType.toLowerCase()}`;
  return KINDS[type]?.[0] ?? type;
}

function isLink(value: unknown, { linkType }: ValueType): boolean {
  const sys = memberOf(value, "sys");
  const kind = memberOf(sys, "linkType");
  return typeof memberOf(sys, "id") === "string" && (kind === undefined || linkType === undefined || kind === linkType);
}

function isNumber(value: unknown, member: string): boolean {
  return typeof memberOf(value, member) === "number";
}

function memberOf(value: unknown, member: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[member] : undefined;
}

const DATE = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** Whether a text is a day that there is, with or without a time, as Contentful writes it. */
export function isDate(text: string): boolean {
  const [, day] = DATE.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // The 31st of a shorter month is read as a day of the next.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
