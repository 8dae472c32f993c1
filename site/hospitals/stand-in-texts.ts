import type { Language } from "./schema/values.ts";

/** The language a file is read in, and the site's first, whose texts stand in for those that lack. */
export interface TextLanguages {
  language: Language;
  first: Language;
}

type Group = Record<string, unknown>;

export interface TextBlocks {
  /** e.g. "slides.0.text" */
  path: string;
  /** By language. */
  blocks: Group;
}

/** Every `text` of a data file. */
export function* findBlocks(value: unknown, path = ""): Generator<TextBlocks> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = path === "" ? key : `${path}.${key}`;
    if (key === "text" && isGroup(inner)) yield { path: place, blocks: inner };
    else yield* findBlocks(inner, place);
  }
}

const HAS_GUIDANCE = /(^|\/)(departments|facilities)(\/|\.json$)|^first-aid\.json$/;
const GUIDANCE = /^(description|paragraphs|steps|never)(\.|$)/;

/** Whether a text tells a patient what to do, so that a doctor has to read its translation. */
export function isGuidance(file: string, pathInBlock: string): boolean {
  return HAS_GUIDANCE.test(file) && GUIDANCE.test(pathInBlock);
}

/**
 * Fills the gaps of the other languages' blocks in `content`, and says where that of `language` does not fit that of
 * the first language. `source` is the file as it is written, for the lines.
 */
export function standIn(
  { file, content, source }: { file: string; content: unknown; source: string },
  { language, first }: TextLanguages,
): { path: string; message: string }[] {
  const problems: { path: string; message: string }[] = [];
  for (const { path, blocks } of findBlocks(content)) {
    const own = blocks[first];
    if (!isGroup(own)) continue;
    for (const tag of new Set([...Object.keys(blocks), language])) {
      const other = blocks[tag] ?? {};
      if (tag === first || !isGroup(other)) continue;
      for (const misfit of tag === language ? findMisfits(own, other, first) : [])
        problems.push({ path: join(path, tag, misfit.path), message: misfit.message + lineOf(source, misfit.text) });
      const isUnread = Object.keys(other).some((key) => isGuidance(file, key)) && other.reviewed === undefined;
      blocks[tag] = { ...fillGaps(own, other), ...(isUnread && { reviewed: false }) };
    }
  }
  return problems;
}

function fillGaps(own: Group, other: Group): Group {
  const { reviewed: _ofOther, ...standing } = own;
  const filled = Object.entries(other).map(([key, value]) => {
    const stand = standing[key];
    return [key, isGroup(stand) && isGroup(value) ? fillGaps(stand, value) : value];
  });
  return { ...standing, ...Object.fromEntries(filled) };
}

interface Misfit {
  path: string;
  message: string;
  text?: string;
}

function* findMisfits(own: unknown, other: unknown, first: Language): Generator<Misfit> {
  if (typeof own === "string" && typeof other === "string") {
    const [message] = comparePlaceholders(own, other, `"${first}"`);
    if (message !== undefined) yield { path: "", message, text: other };
  }
  if (Array.isArray(own) && Array.isArray(other) && own.length !== other.length) {
    yield { path: "", message: `needs ${own.length} entries, as in "${first}", but has ${other.length}` };
  } else if (typeof own === "object" && own !== null && typeof other === "object" && other !== null) {
    for (const [key, value] of Object.entries(other))
      for (const misfit of findMisfits((own as Group)[key], value, first))
        yield { ...misfit, path: join(key, misfit.path) };
  }
}

/** What a translation does with the placeholders and conditions of the text it translates; empty when it is right. */
export function comparePlaceholders(original: string, translation: string, where: string): string[] {
  const [asked, given] = [original, translation].map(listPlaceholders) as [string[], string[]];
  return [
    ...asked.filter((name) => !given.includes(name)).map((name) => `lacks {${name}}, which ${where} has`),
    ...given.filter((name) => !asked.includes(name)).map((name) => `has {${name}}, which ${where} has not`),
  ];
}

/** e.g. "phone", "emergency:" and "no emergency:" */
function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{((?:no )?[^\s{}:]+:?)/g)].map(([, name = ""]) => name);
}

function lineOf(source: string, text: string | undefined): string {
  const at = text === undefined ? -1 : source.indexOf(JSON.stringify(text));
  return at < 0 ? "" : ` (line ${source.slice(0, at).split("\n").length})`;
}

function join(...keys: string[]): string {
  return keys.filter((key) => key !== "").join(".");
}

export function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
