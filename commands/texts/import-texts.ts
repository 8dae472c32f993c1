import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { comparePlaceholders, findBlocks, isGroup, isGuidance } from "#site/hospitals/stand-in-texts.ts";
import type { TextLanguages } from "#site/hospitals/stand-in-texts.ts";
import type { TranslatedText } from "#site/texts/list-translations.server.ts";
import { readCsv } from "#outbox/read-csv.ts";

export const COLUMNS = ["key", "English", "translation", "state"] as const;

export const keyOf = ({ file, path }: Pick<TranslatedText, "file" | "path">) => `${file}#${path}`;

/** A translation in the list. */
export interface NewText extends TranslatedText {
  translation: string;
  line: number;
  isReviewed: boolean;
  isNew: boolean;
}

/** Reads a list back: what is new in it, or what is wrong, each with its line. */
export function readTextList(csv: string, known: readonly TranslatedText[]): { texts: NewText[]; mistakes: string[] } {
  const [head, ...rows] = readCsv(csv);
  if (head?.cells?.join() !== COLUMNS.join()) return { texts: [], mistakes: [`line 1: must be ${COLUMNS.join(",")}`] };
  const byKey = new Map(known.map((text) => [keyOf(text), text]));
  const seen = new Map<string, number>();
  const texts: NewText[] = [];
  const mistakes: string[] = [];
  for (const { line, cells } of rows) {
    const tell = (message: string) => void mistakes.push(`line ${line}: ${message}`);
    if (!cells) {
      tell("a quote is not closed, or stands within a text");
      continue;
    }
    if (cells.length !== COLUMNS.length) {
      tell(`needs ${COLUMNS.length} columns, but has ${cells.length}`);
      continue;
    }
    const [key, English, translation, state] = cells as [string, string, string, string];
    const text = byKey.get(key);
    const earlier = seen.get(key);
    seen.set(key, line);
    if (!text) tell(`"${key}" is no text of the site`);
    else if (earlier !== undefined) tell(`"${key}" stands in line ${earlier} too`);
    else if (English !== text.original) tell(`"${key}" has another English text now: export the list again`);
    else if (translation.trim() !== "") {
      const faults = comparePlaceholders(text.original, translation, "English");
      for (const fault of faults) tell(`"${key}" ${fault}`);
      const isNew = translation.trim() !== text.translation;
      texts.push({ ...text, translation: translation.trim(), line, isReviewed: state === "reviewed", isNew });
    }
  }
  return { texts, mistakes };
}

export type Review = { by: string; on: string } | undefined;

/** A data file with the new texts in it, or with the lists that would not be whole. */
export function putIntoBlocks(
  { file, content }: { file: string; content: unknown },
  texts: readonly NewText[],
  { language, first }: TextLanguages,
  review: Review,
): string[] {
  const mistakes: string[] = [];
  for (const { path, blocks } of findBlocks(content)) {
    const prefix = `${path}.${language}.`;
    const given = texts.filter((text) => text.path.startsWith(prefix));
    if (given.length === 0) continue;
    const block = (blocks[language] ??= {}) as Record<string, unknown>;
    const guidance = given.filter((text) => isGuidance(file, text.path.slice(prefix.length)));
    // What was read by a doctor is not what is said now.
    if (guidance.some(({ isNew }) => isNew)) delete block["reviewed"];
    for (const text of given) put(block, blocks[first], text.path.slice(prefix.length).split("."), text.translation);
    if (review && guidance.length > 0 && guidance.every(({ isReviewed }) => isReviewed)) block["reviewed"] = review;
    for (const place of findPartLists(blocks[first], block)) {
      const line = given.find((text) => text.path.startsWith(prefix + place))?.line ?? 0;
      mistakes.push(`line ${line}: "${file}#${prefix}${place}" is a list: translate all of it`);
    }
  }
  return mistakes;
}

function put(block: unknown, original: unknown, [key = "", ...rest]: string[], translation: string): void {
  const inner = block as Record<string, unknown>;
  if (rest.length === 0) inner[key] = translation;
  else {
    const own = (original as Record<string, unknown>)[key];
    put((inner[key] ??= Array.isArray(own) ? [] : {}), own, rest, translation);
  }
}

function* findPartLists(own: unknown, other: unknown, place = ""): Generator<string> {
  if (Array.isArray(own) && Array.isArray(other) && Object.keys(other).length !== own.length) yield place;
  else if (isGroup(own) || Array.isArray(own))
    for (const [key, inner] of Object.entries(Object(other)))
      yield* findPartLists((own as Record<string, unknown>)[key], inner, place ? `${place}.${key}` : key);
}

/** Every file beside its place first, so that a full disk changes none. */
export async function writeAll(dataDir: string, files: ReadonlyMap<string, unknown>): Promise<void> {
  const parts = [...files].map(([file, content]) => ({ path: join(dataDir, file), content }));
  for (const { path, content } of parts) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, `${JSON.stringify(content, undefined, 2)}\n`);
  }
  for (const { path } of parts) await rename(`${path}.part`, path);
}
