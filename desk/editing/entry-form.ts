import type { EntryField, EntryFields, EntryType, FieldValue } from "#desk/entries/entry-types.ts";
import { BLOCK_KINDS, joinBlocks, splitBlocks, type Block, type BlockKind } from "./blocks.ts";

/** An entry as its form shows it. Rich texts are blocks, as they were posted: empty ones too, until it is saved. */
export interface EntryForm {
  fields: Record<string, FieldValue>;
  blocks: Record<string, Block[]>;
}

/** A field in one of its languages; `key` is its name in `EntryFields`. */
export interface FormField {
  key: string;
  field: EntryField;
  /** Left out for the first language. */
  locale?: string;
}

/** The fields of a type in the order of the content model; those of other languages come after all others. */
export function listFields({ fields }: EntryType, locales: readonly string[]): FormField[] {
  const own = fields.map((field): FormField => ({ key: field.id, field }));
  const translated = fields.filter(({ isTranslated }) => isTranslated);
  const others = locales.flatMap((locale) =>
    translated.map((field): FormField => ({ key: `${field.id}.${locale}`, field, locale })),
  );
  return [...own, ...others];
}

/** The names of a field's controls. */
export const controls = {
  value: (key: string) => `f:${key}`,
  file: (key: string) => `file:${key}`,
  camera: (key: string) => `camera:${key}`,
  alt: (key: string) => `alt:${key}`,
  added: (key: string) => `add:${key}`,
  removed: (key: string) => `remove:${key}`,
  block: (key: string, index: number, part: keyof Block) => `b:${key}:${index}:${part}`,
  /** The key of a block's file. */
  blockFile: (key: string, index: number) => `${key}:${index}`,
};

export function showFields(fields: EntryFields, list: readonly FormField[]): EntryForm {
  const blocks = list.flatMap(({ key, field }) => {
    const value = fields[key];
    return field.kind === "rich-text" ? [[key, splitBlocks(typeof value === "string" ? value : "")]] : [];
  });
  return { fields: { ...fields }, blocks: Object.fromEntries(blocks) as EntryForm["blocks"] };
}

/** The fields of an entry. A rich text in which nothing was changed since `base` stays as it was written. */
export function writeFields({ fields, blocks }: EntryForm, base: EntryFields = {}): EntryFields {
  const texts = Object.entries(blocks).map(([key, list]) => {
    const [written, before = ""] = [joinBlocks(list), base[key]];
    return [key, joinBlocks(splitBlocks(String(before))) === written ? before : written] as const;
  });
  return { ...fields, ...Object.fromEntries(texts) };
}

/** What a form says; fields that it has no control of are left out. */
export function readEntryForm(form: FormData, list: readonly FormField[]): EntryForm {
  const read: EntryForm = { fields: {}, blocks: {} };
  for (const { key, field } of list) {
    const name = controls.value(key);
    // Which hospital an entry is of, and hours of another system, are nobody's to post.
    if (!form.has(name) || field.kind === "hospital" || field.kind === "sittings") continue;
    const values = form.getAll(name).map(readText);
    if (form.has(controls.removed(key))) read.fields[key] = "";
    else if (field.kind === "rich-text") read.blocks[key] = readBlocks(form, key);
    else if (field.kind === "entries") read.fields[key] = values.filter((id) => id !== "");
    else if (field.kind === "symbols")
      read.fields[key] = (values[0] ?? "").split("\n").flatMap((it) => it.trim() || []);
    else read.fields[key] = field.kind === "text" ? (values[0] ?? "").trimEnd() : (values[0] ?? "").trim();
  }
  return read;
}

function readText(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

function readBlocks(form: FormData, key: string): Block[] {
  const blocks: Block[] = [];
  const posted = new Map(form);
  for (let index = 0; posted.has(controls.block(key, index, "kind")); index += 1) {
    const part = (name: keyof Block) => readText(posted.get(controls.block(key, index, name)) ?? null);
    const kind = BLOCK_KINDS.find((one) => one === part("kind")) ?? "other";
    const level = Number(part("level"));
    blocks.push({ kind, text: part("text"), to: part("to"), ...(level > 0 && { level }) });
  }
  return blocks;
}

/** A field's files as they were posted, or new words alone for the picture there is. */
export function readFiles(form: FormData, keys: readonly string[]): { key: string; file?: File; alt: string }[] {
  return keys.flatMap((key) => {
    const files = [controls.file(key), controls.camera(key)].map((name) => form.get(name));
    const file = files.find((one): one is File => one instanceof File && one.name !== "");
    const alt = readText(form.get(controls.alt(key))).trim();
    return file ? [{ key, file, alt }] : alt === "" ? [] : [{ key, alt }];
  });
}

/** Where somebody looks next: the place that was added, or moved. */
export interface Place {
  key: string;
  index: number;
  move: string;
}

const STEPS: Partial<Record<string, number>> = { up: -1, down: 1 };

/** Adds, moves or takes away a block of a rich text, or an entry of a list; undefined for no such act. */
export function rearrange({ fields, blocks }: EntryForm, act: string, form: FormData): Place | undefined {
  const [move = "", key = "", what = ""] = act.split(" ");
  const value = fields[key];
  const list: unknown[] | undefined = blocks[key] ?? (typeof value === "object" ? [...value] : undefined);
  const step = STEPS[move];
  let index = Number(what);
  if (list && move === "add") {
    const chosen = readText(form.get(controls.added(key)));
    if (blocks[key]) list.push({ kind: what as BlockKind, text: "" } satisfies Block);
    else if (chosen !== "" && !list.includes(chosen)) list.push(chosen);
    index = list.length - 1;
  } else if (list && move === "remove") list.splice(index, 1);
  else if (list && step !== undefined) {
    const [moved] = list.splice(index, 1);
    index = Math.max(0, index + step);
    list.splice(index, 0, moved);
  } else return undefined;
  if (!blocks[key]) fields[key] = list as string[];
  return { key, move, index: Math.min(index, list.length - 1) };
}
