import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { readDataFile, readJson, type SiteDataProblem } from "./read-data-file.server.ts";
import { listLeaves, SAMPLE_DATA_DIR } from "./sample-values.server.ts";
import { line } from "./schema/values.ts";

const FILE = "forbidden-words.json";
const phrases = v.pipe(v.array(line), v.minLength(1, "names no word"));

/** A "*" at the end of a word stands for any further letters. What is in a harmless sentence is not looked at. */
const schema = v.array(
  v.strictObject({
    ...{ rule: line, source: line, words: v.strictObject({ en: phrases, ml: phrases }) },
    harmless: v.exactOptional(v.array(line), []),
  }),
);

/** A text of the site, with its place as the list of mistakes names it. */
export interface PlacedText {
  file: string;
  path: string;
  text: string;
}

/** Words that rules on advertising restrict, each with its rule: by the folder's own list, else the project's. */
export async function findForbiddenWords(dataDir: string, texts: readonly PlacedText[]): Promise<SiteDataProblem[]> {
  const rules = await readDataFile(existsSync(join(dataDir, FILE)) ? dataDir : SAMPLE_DATA_DIR, FILE, schema);
  const tests = rules.map(({ words, harmless, ...rule }) => ({
    ...{ ...rule, harmless: harmless.map(toPattern) },
    words: [...words.en, ...words.ml].map(toPattern),
  }));
  return texts.flatMap(({ file, path, text }) =>
    tests.flatMap(({ rule, source, words, harmless }) => {
      const said = harmless.reduce((rest, pattern) => rest.replaceAll(pattern, " "), normalize(text));
      const found = new Set(words.flatMap((pattern) => said.match(pattern) ?? []));
      return [...found].map((word) => ({ file, path, message: `"${word}": ${rule} (${source})` }));
    }),
  );
}

const PARTS = ["departments", "facilities", "hospitals", "pages", "site.json"];

/** The texts of a data folder, and of a folder or an export of content. */
export async function listPlacedTexts(dataDir: string, content?: string): Promise<PlacedText[]> {
  const read = PARTS.map((part) => readTexts(dataDir, part));
  const own = content === undefined ? [] : [readTexts(content), readExport(content)];
  return (await Promise.all([...read, ...own])).flat();
}

/** Of JSON each text, of Markdown each line. What cannot be read has none. */
async function readTexts(directory: string, part = ""): Promise<PlacedText[]> {
  const below = await readdir(join(directory, part), { recursive: true }).catch(() => [""]);
  const files = below.map((name) => join(part, name)).filter((name) => /\.(json|md)$/.test(name));
  const read = files.map(async (file) => {
    if (file.endsWith(".json")) return textsIn(file, "", await readJson(directory, file).catch(() => []));
    const source = await readFile(join(directory, file), "utf8");
    return source.split("\n").map((text, at) => ({ file, path: `line ${at + 1}`, text }));
  });
  return (await Promise.all(read)).flat();
}

async function readExport(file: string): Promise<PlacedText[]> {
  const { entries = [] } = (await readJson("", file).catch(() => ({}))) as { entries?: ExportedEntry[] };
  return entries.flatMap(({ sys, fields }) => textsIn(file, `${sys.contentType.sys.id} ${sys.id}`, fields));
}

type ExportedEntry = { sys: { id: string; contentType: { sys: { id: string } } }; fields: unknown };

function textsIn(file: string, path: string, content: unknown): PlacedText[] {
  return listLeaves(file, path, content).flatMap(({ path: place, value }) =>
    typeof value === "string" ? [{ file, path: place, text: value }] : [],
  );
}

const OLD_CHILLUS = { "ന്\u200D": "ൻ", "ര്\u200D": "ർ", "ല്\u200D": "ൽ", "ള്\u200D": "ൾ", "ണ്\u200D": "ൺ" };

function normalize(text: string): string {
  const written = text.normalize("NFC").replaceAll(/[\u2018\u2019]/g, "'");
  return Object.entries(OLD_CHILLUS).reduce((word, [from, to]) => word.replaceAll(from, to), written);
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

function toPattern(phrase: string): RegExp {
  const parts = normalize(phrase)
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", `${LETTER}*`));
  return new RegExp(String.raw`(?<!${LETTER})${parts.join(String.raw`[\s\u00A0-]*`)}(?!${LETTER})`, "giu");
}
