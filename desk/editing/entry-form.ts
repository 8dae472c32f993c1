import type { EntryField, EntryFields, EntryType, FieldValue } from "#desk/entries/entry-types.ts";
import { toText } from "#desk/entries/entry-source.ts";
import { joinBlocks, linesOf, splitBlocks, type Block, type BlockKind } from "./blocks.ts";

/** What a form shows, by the keys of its fields: blocks where the field has some, empty ones too, else a text. */
export type FormValues = Record<string, string | Block[]>;

/** A field in one of its languages; `key` is its name in `EntryFields`. */
export interface FormField {
  key: string;
  field: EntryField;
  /** Left out for the first language. */
  locale?: string;
}

/**
 * The fields of a type in the order of the content model; those of other languages come after all others. Which
 * hospital an entry is of, and hours of another system, are nobody's to fill in.
 */
export function listFields(type: EntryType, locales: readonly string[]): FormField[] {
  const fields = type.fields.filter(({ kind }) => kind !== "hospital" && kind !== "sittings");
  const translated = fields.filter(({ localized }) => localized);
  const others = locales.flatMap((locale) =>
    translated.map((field): FormField => ({ key: `${field.id}.${locale}`, field, locale })),
  );
  return [...fields.map((field) => ({ key: field.id, field })), ...others];
}

/** Whether a field is edited as blocks: parts of a rich text, or the entries of a list. */
export const hasBlocks = ({ kind }: EntryField) => kind === "rich-text" || kind === "entries";

/** The name of a field's control; `parts` are the place of a block, and what of it or of a file is meant. */
export const controlOf = (key: string, ...parts: (string | number)[]) => ["f", key, ...parts].join(":");

export function showFields(fields: EntryFields, list: readonly FormField[]): FormValues {
  const values = list.flatMap(({ key, field }): [string, string | Block[]][] => {
    const value = fields[key];
    if (value === undefined) return [];
    if (field.kind === "rich-text") return [[key, splitBlocks(toText(value))]];
    if (field.kind !== "entries") return [[key, toText(value)]];
    return [[key, [value].flat().map((text) => ({ kind: "entry", text }))]];
  });
  return Object.fromEntries(values);
}

/** The fields of an entry. A rich text in which nothing was changed since `base` stays as it was written. */
export function writeFields(values: FormValues, list: readonly FormField[], base: EntryFields = {}): EntryFields {
  const fields = list.flatMap(({ key, field }): [string, FieldValue][] => {
    const value = values[key];
    if (value === undefined) return [];
    if (typeof value === "string") return [[key, field.kind === "symbols" ? linesOf(value) : value]];
    if (field.kind === "entries") return [[key, [...new Set(value.flatMap((block) => block.text || []))]]];
    const [written, before = ""] = [joinBlocks(value), base[key]];
    return [[key, joinBlocks(splitBlocks(toText(before))) === written ? before : written]];
  });
  return Object.fromEntries(fields);
}

/** What a form says; fields that it has no control of are left out. */
export function readFields(form: FormData, list: readonly FormField[]): FormValues {
  const read: FormValues = {};
  for (const { key, field } of list) {
    if (!form.has(controlOf(key))) continue;
    if (hasBlocks(field)) read[key] = readBlocks(form, key);
    else read[key] = form.has(controlOf(key, "remove")) ? "" : readText(form.get(controlOf(key))).trim();
  }
  return read;
}

const readText = (value: FormDataEntryValue | null | undefined) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";

function readBlocks(form: FormData, key: string): Block[] {
  const blocks: Block[] = [];
  const posted = new Map(form);
  const read = (part: string) => readText(posted.get(controlOf(key, blocks.length, part)));
  while (posted.has(controlOf(key, blocks.length, "kind")))
    blocks.push({ kind: read("kind") as BlockKind, text: read("text"), detail: read("detail") });
  return blocks;
}

/** Adds, moves or takes away a block, and names the control or button that goes on; undefined for no such act. */
export function rearrange(values: FormValues, act: string): string | undefined {
  const [move = "", key = "", what = ""] = act.split(" ");
  const blocks = values[key];
  if (typeof blocks !== "object") return undefined;
  const at = Number(what);
  const last = blocks.length - 1;
  switch (move) {
    case "add":
      blocks.push({ kind: what as BlockKind, text: "" });
      return controlOf(key, last + 1, "text");
    case "remove":
      blocks.splice(at, 1);
      return `remove ${key} ${Math.min(at, last - 1)}`;
    case "up":
    case "down": {
      const place = Math.min(Math.max(at + (move === "up" ? -1 : 1), 0), last);
      blocks.splice(place, 0, ...blocks.splice(at, 1));
      // At an end only the other way goes on.
      return `${place === 0 ? "down" : place === last ? "up" : move} ${key} ${place}`;
    }
    default:
      return undefined;
  }
}
