import { readdir } from "node:fs/promises";
import { readJson } from "#site/hospitals/read-data-file.server.ts";
import { findBlocks, isGroup, isGuidance, type TextLanguages } from "#site/hospitals/stand-in-texts.ts";
import { loadCatalogue, loadTranslation } from "./catalogue.ts";
import { needsReview } from "./needs-review.ts";
import { overlayFile } from "./overlay.server.ts";
import { listTemplates, listWords } from "./templates.ts";

export type TextState = "missing" | "translated" | "unreviewed" | "reviewed";

/** A text of the site's first language beside what another says in its place. */
export interface TranslatedText {
  /** File below the data folder, and the place in it where the translation belongs. */
  file: string;
  path: string;
  original: string;
  translation: string | undefined;
  state: TextState;
}

/** Every text that one of the site's other languages should have. */
export async function listTranslations(dataDir: string, languages: TextLanguages): Promise<TranslatedText[]> {
  const names = (await readdir(dataDir, { recursive: true })).toSorted();
  const files = names.filter(
    (name) => name.endsWith(".json") && !/^(search|texts|pictures|sample-content)\b/.test(name),
  );
  const ofFiles = await Promise.all(
    files.map(async (file) => [...listInFile(file, await readJson(dataDir, file), languages)]),
  );
  return [...(await listInCatalogue(dataDir, languages)), ...ofFiles.flat()];
}

function* listInFile(file: string, content: unknown, { language, first }: TextLanguages): Generator<TranslatedText> {
  for (const { path, blocks } of findBlocks(content)) {
    const other = Object(blocks[language]) as { reviewed?: unknown };
    const translations = new Map(listTexts(other));
    for (const [place, original] of listTexts(blocks[first])) {
      if (/^reviewed\b/.test(place)) continue;
      const translation = translations.get(place);
      const state = stateOf(translation, isGuidance(file, place), isGroup(other.reviewed));
      yield { file, path: `${path}.${language}.${place}`, original, translation, state };
    }
  }
}

function* listTexts(value: unknown, place = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [place, value];
  else
    for (const [key, inner] of Object.entries(Object(value))) yield* listTexts(inner, place ? `${place}.${key}` : key);
}

async function listInCatalogue(dataDir: string, { language, first }: TextLanguages): Promise<TranslatedText[]> {
  if (language === "en") return [];
  const { texts, overlay } = await loadTranslation(language, dataDir);
  const inCode = new Map(listWords(texts));
  const own = { ...listTemplates(texts), ...overlay.texts };
  return Object.entries(listTemplates(await loadCatalogue(first, dataDir)))
    .filter(([place]) => !NO_WORDS.test(place))
    .map(([place, original]) => {
      const isForDoctor = needsReview.some((one) => `${place}.`.startsWith(`${one}.`));
      const state = stateOf(own[place] ?? inCode.get(place), isForDoctor, Object.hasOwn(overlay.reviewed, place));
      return { file: overlayFile(language), path: place, original, translation: own[place], state };
    });
}

/** What other systems and search engines read. */
const NO_WORDS = /(locale|icon)$|^server\.fhir\./;

function stateOf(translation: unknown, isForDoctor: boolean, isReviewed: boolean): TextState {
  if (translation === undefined) return "missing";
  if (!isForDoctor) return "translated";
  return isReviewed ? "reviewed" : "unreviewed";
}

/** e.g. "ml: 12 texts missing, 220 not reviewed"; undefined where nothing is left to do. */
export function countGaps(language: string, texts: readonly TranslatedText[]): string | undefined {
  const count = (state: TextState) => texts.filter((text) => text.state === state).length;
  const [missing, unreviewed] = [count("missing"), count("unreviewed")];
  return missing + unreviewed > 0 ? `${language}: ${missing} texts missing, ${unreviewed} not reviewed` : undefined;
}
