import { resolve } from "node:path";
import { stat } from "node:fs/promises";
import { readEditors } from "#desk/access/editors-file.server.ts";
import { findPictureProblems } from "#site/hospitals/check-site.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { describeProblem, SiteDataError, type SiteDataProblem } from "#site/hospitals/read-data-file.server.ts";
import { findSampleParts } from "#site/hospitals/sample-values.server.ts";
import { suggestFix } from "#site/hospitals/suggest-fix.server.ts";
import { readLanguages } from "#site/hospitals/read-site-files.server.ts";
import { describeFault } from "contentful-emulator/front-matter";
import { loadServedSpace, SpaceExportError } from "contentful-emulator/space";
import routeEntries from "#app/routes.ts";
import { loadContentMap } from "#desk/content-map.server.ts";
import { readSources } from "#desk/pages/own-pages.server.ts";
import { createPageTest } from "#desk/pages/page-test.ts";
import { readPages } from "#desk/pages/read-pages.ts";
import { findDeadEnds, readRedirects } from "#desk/pages/redirects.server.ts";
import { KERALA_LANGUAGES, listKeralaGaps } from "#site/open-book/kerala-headings.ts";
import { DAY_MS, todayInKolkata } from "#forms/calendar.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { loadSearchWords, type SearchWords } from "#site/search/search-words.server.ts";
import { listSampleSettings, parseConfig } from "#server/config.server.ts";
import { isOperatorError } from "#server/explain-error.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { countGaps, listTranslations, type TranslatedText } from "#site/texts/list-translations.server.ts";
import { EXIT, UsageError, type CommandContext, readOptions, runCommand } from "./command.ts";
import { checkContentFolder } from "./content/content-folder.ts";

const USAGE = `Usage: npm run data:check -- [FOLDER] [--missing] [--kerala] [--strict [--own PLACE]…]

Checks a data folder against this version, without starting the site: every file, picture and link between them. Says how
to mend each mistake, and lists what is still the sample's. FOLDER is SITE_DATA_DIR when left out. The content
(CONTENT_EXPORT) is checked too.

  --missing    each text that another language lacks, or that no doctor has read
  --kerala     which of the fifteen headings that Kerala's High Court named have no fact, in English or Malayalam
  --strict     exit code 1 while something is still the sample's
  --own PLACE  a value that is right although the sample has the same, as the list names it, such as
               "hospitals/adoor/hospital.json: sinceYear"

Exit codes: 0 it fits, 1 it does not, 2 the command line is wrong.`;

export async function checkData({ args, env, print }: CommandContext): Promise<number> {
  const options = {
    help: { type: "boolean", default: false },
    missing: { type: "boolean", default: false },
    kerala: { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
    own: { type: "string", multiple: true, default: [] as string[] },
  } as const;
  const { values, positionals } = readOptions(args, options, USAGE);
  if (positionals.length > 1) throw new UsageError(USAGE);
  if (values.help) {
    print(USAGE);
    return EXIT.done;
  }
  const config = parseConfig(env);
  const dataDir = resolve(positionals[0] ?? config.siteDataDir);
  const failed = ({ code }: NodeJS.ErrnoException) => code;
  const found = await stat(dataDir).catch(failed);
  if (found === "EACCES") throw new UsageError(`${dataDir}: the account of the command must be able to read it`);
  if (typeof found !== "object" || !found.isDirectory()) throw new UsageError(`${dataDir} is no folder\n${USAGE}`);
  const { groupSlug, receivingAddresses, retentionDays } = config;
  print(`Data folder: ${dataDir}`);
  const mistakes: Mistakes = { problems: [], lines: [] };
  const site = await noteMistakes(mistakes, loadSite({ dataDir, groupSlug, receivingAddresses, retentionDays }));
  const [first, ...others] = await readLanguages(dataDir);
  await noteMistakes(mistakes, loadCatalogue(first, dataDir));
  const translated: Site[] = [];
  for (const language of others) {
    await noteMistakes(mistakes, loadCatalogue(language, dataDir));
    const loading = loadSite({ dataDir, groupSlug, receivingAddresses, retentionDays, language });
    const other = await noteMistakes(mistakes, loading);
    if (other) translated.push(other);
  }
  const words = await noteMistakes(mistakes, loadSearchWords(dataDir));
  await noteMistakes(mistakes, loadContentMap(dataDir));
  if (site) mistakes.lines.push(...(await checkPages(site, dataDir, config.dataDir)));
  const ids = site?.hospitals.map(({ id }) => id);
  if (ids) await noteMistakes(mistakes, readEditors(dataDir, ids));
  if (config.content.kind === "embedded")
    await noteMistakes(mistakes, checkContent(config.content.path, site?.hospitals ?? []));
  if (!site || mistakes.problems.length + mistakes.lines.length > 0) return printMistakes(print, mistakes, dataDir);
  print("It fits this version.");
  printList(print, "Pictures that cannot be used or are too small", findPictureProblems(site).map(describeProblem));
  printList(
    print,
    "Departments and facilities that are found by their names alone",
    listWordless(site.hospitals, words),
  );
  printList(print, "Hospitals without holidays of next year", findMissingHolidays(site.hospitals, new Date()));
  printList(print, "What is not known of the next holidays", findUnknownHolidays(site, translated, new Date()));
  const untranslated = new Map<string, TranslatedText[]>();
  for (const language of others) {
    untranslated.set(language, await listTranslations(dataDir, { language, first }));
    printGaps(print, language, untranslated.get(language) ?? [], values.missing);
  }
  if (values.kerala) printKerala(print, site, untranslated);
  const { values: samples, sharedTexts } = await findSampleParts(dataDir, { receivingAddresses });
  const left = [...samples.map(describeProblem), ...listSampleSettings(config)].filter(
    (line) => !values.own.some((place) => line.startsWith(`${place}: `)),
  );
  printList(print, "Still the sample's: replace before the site is public", left);
  printList(print, "Texts as they came with the project: keep them once somebody who knows has read them", sharedTexts);
  return values.strict && left.length > 0 ? EXIT.failed : EXIT.done;
}

function listWordless(hospitals: Hospital[], words: SearchWords | undefined): string[] {
  const fileOf = new Map([...(words?.facilityFiles ?? [])].map(([file, slug]) => [slug, file]));
  const wordless = hospitals.flatMap(({ departments, facilities }) => [
    ...departments.filter(({ slug }) => !words?.departments.has(slug)).map(({ slug }) => `departments/${slug}`),
    ...facilities
      .filter(({ slug }) => !words?.facilities.has(slug))
      .map(({ slug }) => `facilities/${fileOf.get(slug)}`),
  ]);
  return [...new Set(wordless)].map((file) => `${file}.json: write what people call it to search/${file}.json`);
}

/** The state publishes its list of the next year in autumn. */
const LISTED_FROM_MONTH = "10";

function findMissingHolidays(hospitals: Hospital[], now: Date): string[] {
  const [year = "", month = ""] = todayInKolkata(now).split("-");
  const next = `${Number(year) + 1}-`;
  if (month < LISTED_FROM_MONTH) return [];
  return hospitals
    .filter(({ contact }) => !contact.holidays?.some((day) => day.startsWith(next)))
    .map(({ id }) => `${id}: write those of ${next.slice(0, 4)} to holidays of site.json or contact.holidays`);
}

const CHECKED_AHEAD_MS = 60 * DAY_MS;

/** Of the next holidays: an OP nobody said anything of, a day that may move, a name that another language lacks. */
function findUnknownHolidays({ group, hospitals }: Site, translated: Site[], now: Date): string[] {
  const [from, until] = [todayInKolkata(now), todayInKolkata(new Date(Number(now) + CHECKED_AHEAD_MS))];
  const isNext = (day: string) => from <= day && day <= until;
  const days = Object.entries(group.holidays).filter(([day]) => isNext(day));
  return [
    ...days.flatMap(([day, { name, mayMove }]) => [
      ...(mayMove
        ? [`site.json: ${day} ${name}: confirm the day, and take mayMove or the mark behind the name away`]
        : []),
      ...translated
        .filter((other) => other.group.holidays[day]?.name === name)
        .map(({ language }) => `site.json: ${day} ${name}: write its name in ${language}`),
    ]),
    ...hospitals.flatMap(({ id, holidays }) =>
      holidays
        .filter(({ day, op }) => isNext(day) && op === undefined)
        .map(({ day, name }) => `${id}: ${`${day} ${name}`.trim()}: write its OP hours to contact.holidays`),
    ),
  ];
}

function printKerala(print: CommandContext["print"], site: Site, texts: Map<string, TranslatedText[]>) {
  const lacking = KERALA_LANGUAGES.filter((language) => !site.languages.includes(language));
  const gaps = site.hospitals.flatMap((hospital) => {
    const places = [...texts].map(([language, all]): [string, Set<string>] => {
      const missing = all.filter(
        ({ file, state }) => file.endsWith(`/${hospital.id}/open-book.json`) && state === "missing",
      );
      return [language, new Set(missing.map(({ path }) => path.split(".")[0] ?? ""))];
    });
    return listKeralaGaps(hospital, new Map(places.filter(([language]) => KERALA_LANGUAGES.includes(language))));
  });
  const lines = [...lacking.map((language) => `site.json: languages: ${language} is missing`), ...gaps];
  printList(print, "Kerala's headings without a fact, with the press report that names each (no legal advice)", lines);
  if (lines.length === 0) print("\nKerala's headings: each has a fact in English and Malayalam");
}

interface Mistakes {
  problems: SiteDataProblem[];
  lines: string[];
}

/** What it resolves to; undefined where it rejects with mistakes, which are noted. */
async function noteMistakes<Value>({ problems, lines }: Mistakes, reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch((error: unknown) => {
    if (error instanceof SiteDataError) problems.push(...error.problems);
    else if (isOperatorError(error)) lines.push(...(error as Error).message.split("\n"));
    else throw error;
    return undefined;
  });
}

async function checkPages(site: Site, siteDataDir: string, dataDir: string): Promise<string[]> {
  const known = { site, table: routeEntries };
  const { pages, faults } = readPages(await readSources({ siteDataDir, dataDir }), known);
  const pageAt = createPageTest(known, { list: () => pages });
  const moved = await readRedirects(siteDataDir);
  return [...faults, ...moved.faults, ...findDeadEnds(moved.redirects, pageAt)].map(describeFault);
}

/** Of a folder the names of hospitals are compared too, where there are any. */
async function checkContent(path: string, hospitals: Hospital[]): Promise<void> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const names = hospitals.map(({ contentName }) => contentName);
  const misfits = isFolder
    ? await checkContentFolder(path, names).then(() => [])
    : (await loadServedSpace(path)).misfits;
  if (misfits.length > 0) throw new SpaceExportError(misfits.map((misfit) => `${path}: ${misfit}`).join("\n"));
}

async function printMistakes(print: CommandContext["print"], { problems, lines }: Mistakes, dataDir: string) {
  const fixes = new Map<string, string | undefined>();
  for (const problem of problems) fixes.set(describeProblem(problem), await suggestFix(problem, dataDir));
  for (const line of lines) fixes.set(line.trim(), undefined);
  print(`It does not fit this version. Mistakes: ${fixes.size}`);
  for (const [line, fix] of fixes) print(fix === undefined ? `  ${line}` : `  ${line}\n    → ${fix}`);
  return EXIT.failed;
}

function printGaps(print: CommandContext["print"], language: string, texts: TranslatedText[], isWhole: boolean) {
  const left = countGaps(language, texts);
  if (left !== undefined) print(`\nOther languages: ${left}${isWhole ? "" : " (--missing lists them)"}`);
  const listed = texts.filter(({ state }) => state === "missing" || state === "unreviewed");
  if (isWhole) for (const { file, path, state } of listed) print(`  ${file}: ${path}: ${state}`);
}

function printList(print: CommandContext["print"], title: string, lines: string[]) {
  if (lines.length > 0) print(`\n${title} (${lines.length})\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

if (import.meta.main) await runCommand(checkData);
