import { readFile, writeFile } from "node:fs/promises";
import { readJson } from "#site/hospitals/read-data-file.server.ts";
import { readLanguages } from "#site/hospitals/read-site-files.server.ts";
import type { TextLanguages } from "#site/hospitals/stand-in-texts.ts";
import { listTranslations } from "#site/texts/list-translations.server.ts";
import { loadOverlay, overlayFile } from "#site/texts/overlay.server.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import { csvFile, formatCsv } from "#outbox/csv.ts";
import { parseConfig } from "#server/config.server.ts";
import { CommandError, EXIT, UsageError, type CommandContext, readOptions, runCommand } from "./command.ts";
import {
  COLUMNS,
  keyOf,
  type NewText,
  putIntoBlocks,
  readTextList,
  type Review,
  writeAll,
} from "./texts/import-texts.ts";

const USAGE = `Usage: npm run texts -- export FILE.csv [--language LANGUAGE] [--missing]
       npm run texts -- import FILE.csv [--language LANGUAGE] [--by DOCTOR]

Writes all texts of the site's second language to a list for a translator, and reads it back into the data folder
(SITE_DATA_DIR): a row without a translation changes nothing. With a mistake in any row nothing is imported.

  --language LANGUAGE  where site.json names more than two
  --missing            only what is missing or not reviewed
  --by DOCTOR          who has read the rows whose state is "reviewed"

Exit codes: 0 done, 1 the list has mistakes, 2 the command line is wrong.`;

export async function moveTexts({ args, env, print }: CommandContext): Promise<number> {
  const options = {
    language: { type: "string" },
    by: { type: "string" },
    missing: { type: "boolean", default: false },
  } as const;
  const { values, positionals } = readOptions(args, options, USAGE);
  const [verb, file] = positionals;
  if (positionals.length !== 2 || file === undefined) throw new UsageError(USAGE);
  const { siteDataDir: dataDir } = parseConfig(env);
  const [first, ...others] = await readLanguages(dataDir);
  const language = values.language ?? others[0];
  if (language === undefined || (others.length > 1 && values.language === undefined))
    throw new UsageError(`Which language? site.json names ${[first, ...others].join(", ")}\n${USAGE}`);
  const languages = { language, first };
  const known = await listTranslations(dataDir, languages);
  if (verb === "export") {
    const listed = known.filter(({ state }) => !values.missing || state === "missing" || state === "unreviewed");
    const rows = listed.map((text) => {
      return { key: keyOf(text), English: text.original, translation: text.translation ?? "", state: text.state };
    });
    // With its mark, spreadsheets read it as UTF-8.
    await writeFile(file, csvFile(formatCsv(COLUMNS, rows)));
    print(`${file}: ${rows.length} texts`);
    return EXIT.done;
  }
  if (verb !== "import") throw new UsageError(USAGE);
  const csv = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new CommandError(`${file}: cannot be read: ${String(cause)}`, { cause });
  });
  const { texts, mistakes } = readTextList(csv, known);
  const review = values.by === undefined ? undefined : { by: values.by, on: todayInKolkata(new Date()) };
  const changed = mistakes.length > 0 ? new Map() : await applyTexts(dataDir, languages, texts, review, mistakes);
  if (mistakes.length > 0) {
    print(
      `Nothing was imported. Mistakes: ${mistakes.length}\n${mistakes.map((one) => `  ${file}: ${one}`).join("\n")}`,
    );
    return EXIT.failed;
  }
  await writeAll(dataDir, changed);
  print(
    `${texts.filter(({ isNew }) => isNew).length} texts are new. Files: ${[...changed.keys()].join(", ") || "none"}`,
  );
  return EXIT.done;
}

/** The files that change, with what they will hold. */
async function applyTexts(
  dataDir: string,
  languages: TextLanguages,
  texts: readonly NewText[],
  review: Review,
  mistakes: string[],
): Promise<Map<string, unknown>> {
  const changed = new Map<string, unknown>();
  const catalogue = overlayFile(languages.language);
  for (const [file, all] of Map.groupBy(texts, (text) => text.file)) {
    const given = all.filter(({ isNew, isReviewed }) => isNew || (review && isReviewed));
    if (given.length === 0) continue;
    if (file === catalogue) {
      const { texts: own, reviewed } = (await loadOverlay(dataDir, languages.language)) ?? { texts: {}, reviewed: {} };
      for (const { path, translation, isNew, isReviewed, state } of given) {
        if (isNew) own[path] = translation;
        if (isNew) delete reviewed[path];
        if (review && isReviewed && state !== "translated") reviewed[path] = review;
      }
      changed.set(file, { texts: own, reviewed });
    } else {
      const content = await readJson(dataDir, file);
      mistakes.push(...putIntoBlocks({ file, content }, all, languages, review));
      changed.set(file, content);
    }
  }
  return changed;
}

if (import.meta.main) await runCommand(moveTexts);
