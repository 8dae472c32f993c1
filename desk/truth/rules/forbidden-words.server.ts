import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { readDataFile } from "#site/hospitals/read-data-file.server.ts";
import { SAMPLE_DATA_DIR } from "#site/hospitals/sample-values.server.ts";
import { line } from "#site/hospitals/schema/values.ts";
import { evenOut } from "#site/sittings/tokens.ts";
import { pattern, remember } from "../readings.ts";

const FILE = "forbidden-words.json";
const phrases = v.pipe(v.array(line), v.minLength(1, "names no word"));

/** A "*" at the end of a word stands for any further letters. What is in a harmless sentence is not looked at. */
const schema = v.array(
  v.strictObject({
    ...{ rule: line, source: line, words: v.strictObject({ en: phrases, ml: phrases }) },
    harmless: v.exactOptional(v.array(line), []),
  }),
);

/** Texts with a word that a rule on advertising restricts: by the folder's own rules, else the project's. */
export async function findForbiddenWords<Placed extends { text: string }>(dataDir: string, texts: readonly Placed[]) {
  const rules = await readDataFile(existsSync(join(dataDir, FILE)) ? dataDir : SAMPLE_DATA_DIR, FILE, schema);
  const tests = rules.map(({ words: { en, ml }, harmless, ...rule }) => {
    const all = [...en, ...ml].map(toPattern);
    const any = pattern(all.map((one) => one.source).join("|"));
    return { ...rule, harmless: harmless.map(toPattern), words: all, any };
  });
  return texts.flatMap((placed) =>
    tests.flatMap(({ rule, source, words, harmless, any }) => {
      if (!any.test(even(placed.text))) return [];
      const said = harmless.reduce((rest, one) => rest.replaceAll(one, " "), even(placed.text));
      const found = new Set(words.flatMap((one) => said.match(one) ?? []));
      return [...found].map((word) => ({ placed, message: `"${word}": ${rule} (${source})` }));
    }),
  );
}

const even = remember(evenOut);

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

function toPattern(phrase: string): RegExp {
  const parts = evenOut(phrase)
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", `${LETTER}*`));
  return pattern(String.raw`(?<!${LETTER})${parts.join(String.raw`[\s\u00A0–-]*`)}(?!${LETTER})`, "giu");
}
