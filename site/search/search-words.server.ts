import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import {
  readDataFile,
  SiteDataError,
  type SiteDataProblem,
  settleTogether,
} from "#site/hospitals/read-data-file.server.ts";
import { findNearest } from "#site/hospitals/nearest-names.ts";
import { createPhone, parsePhone } from "#site/hospitals/parse-phone.ts";
import { languageTag } from "#site/hospitals/schema/values.ts";
import type { SearchRules } from "./search-index.ts";
import type { SpottedLine } from "./spot-phrases.ts";
import { isVisitTarget, PAGES, type Visit } from "./visits.ts";

const phrase = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("is empty"),
  v.maxLength(60, "is longer than 60 characters"),
  v.regex(/[\p{L}\p{N}]/u, "holds no letter or digit"),
);
const line = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"));
const phoneNumber = v.pipe(
  v.string(),
  v.check((written) => parsePhone(written) !== undefined, "is no telephone number"),
  v.transform((written) => createPhone(written).printed),
);
const phrases = v.pipe(v.array(phrase), v.minLength(1, "needs at least one phrase"));

/** Phrases by how people write them; Manglish is Malayalam in Roman letters, `hi` Hindi in them, `ta` Tamil in both. */
const words = v.strictObject({
  en: phrases,
  ...v.entriesFromList(["ml", "manglish", "hi", "ta"], v.exactOptional(phrases)),
});

const pagesSchema = v.strictObject(v.entriesFromList(PAGES, v.exactOptional(words)));
const visitsSchema = v.record(
  v.string(),
  v.strictObject({
    name: v.record(languageTag, phrase),
    to: v.array(v.pipe(line, v.check(isVisitTarget, "is no page, and no part of the open book"))),
    words,
  }),
);
/** Each line names groups of `words` that must all be in what somebody types, and after `not ` those that must not. */
const lines = v.array(v.pipe(v.array(line), v.minLength(1, "names no group of words")));
const ALARM_KINDS = ["danger", "violence", "child", "elder", "self-harm"] as const;

export type AlarmKind = (typeof ALARM_KINDS)[number];

const emergenciesSchema = v.strictObject({
  ...v.entriesFromList(ALARM_KINDS, lines),
  harmless: lines,
  words: v.record(v.string(), words),
});
const helpLineTexts = { name: phrase, helps: line, hours: line, languages: v.exactOptional(line) };
const helpLinesSchema = v.pipe(
  v.array(
    v.strictObject({
      ...helpLineTexts,
      number: phoneNumber,
      otherNumber: v.exactOptional(phoneNumber),
      for: v.pipe(v.array(v.picklist(ALARM_KINDS)), v.minLength(1, "names nothing")),
      area: line,
      source: line,
      checked: line,
      translations: v.exactOptional(v.record(languageTag, v.strictObject(helpLineTexts)), {}),
    }),
  ),
  v.minLength(1, "needs at least one help line"),
);
const rulesSchema = v.strictObject({
  stopWords: phrases,
  added: v.exactOptional(phrases, []),
  endings: phrases,
  steering: v.array(v.strictObject({ department: line, words })),
  stems: v.exactOptional(
    v.array(v.strictObject({ inNames: v.pipe(v.array(line), v.minLength(1, "names nothing")), words })),
    [],
  ),
});

type Words = v.InferOutput<typeof words>;

/** Words that tell of danger or distress. The last of its groups says what is done or felt. */
export interface AlarmLine extends SpottedLine {
  kind: AlarmKind;
}

export interface SearchWords {
  departments: Map<string, string[]>;
  facilities: Map<string, string[]>;
  visits: Visit[];
  alarms: AlarmLine[];
  harmless: SpottedLine[];
  helpLines: v.InferOutput<typeof helpLinesSchema>;
  rules: SearchRules;
  steering: { department: string; words: string[] }[];
  stems: { inNames: string[]; words: string[] }[];
  facilityFiles: Map<string, string>;
}

const NO_WORDS: SearchWords = {
  departments: new Map(),
  facilities: new Map(),
  visits: [],
  alarms: [],
  harmless: [],
  helpLines: [],
  rules: { stopWords: [], added: [], endings: [] },
  steering: [],
  stems: [],
  facilityFiles: new Map(),
};

const NO_VISITS: v.InferOutput<typeof visitsSchema> = {};
const FOLDER = "search";
const VISITS = `${FOLDER}/visits.json`;
const EMERGENCIES = `${FOLDER}/emergencies.json`;
const EMERGENCY_KINDS = [...ALARM_KINDS, "harmless"] as const;
const NOT = "not ";
/** In the place of a group: the others are all that is typed. */
const ALONE = "alone";

/** Without the folder names alone are found. Rejects with a `SiteDataError` that names every mistake. */
export async function loadSearchWords(dataDir: string): Promise<SearchWords> {
  const present = await listNames(dataDir, FOLDER);
  if (!present) return NO_WORDS;
  const facilityNames = (await listNames(dataDir, "facilities")) ?? [];
  const [departments, facilities, pages, visits, emergencies, helpLines, rules, slugs] = await settleTogether([
    readFolder(dataDir, "departments", (await listNames(dataDir, "departments")) ?? []),
    readFolder(dataDir, "facilities", facilityNames),
    readDataFile(dataDir, `${FOLDER}/pages.json`, pagesSchema),
    present.includes("visits") ? readDataFile(dataDir, VISITS, visitsSchema) : Promise.resolve(NO_VISITS),
    readDataFile(dataDir, EMERGENCIES, emergenciesSchema),
    readDataFile(dataDir, `${FOLDER}/help-lines.json`, helpLinesSchema),
    readDataFile(dataDir, `${FOLDER}/rules.json`, rulesSchema),
    settleTogether(facilityNames.map((name) => readFacilitySlug(dataDir, name))),
  ]);
  const facilityFiles = new Map(facilityNames.map((name, index) => [name, slugs[index] ?? name]));
  const rulesFile = `${FOLDER}/rules.json`;
  const read: [file: string, words: Words, path: string][] = [];
  for (const { file, content } of [...departments, ...facilities]) read.push([file, content, ""]);
  for (const [name, one] of Object.entries(pages)) read.push([`${FOLDER}/pages.json`, one, `${name}.`]);
  for (const [name, one] of Object.entries(visits)) read.push([VISITS, one.words, `${name}.words.`]);
  for (const list of ["steering", "stems"] as const)
    for (const [index, one] of rules[list].entries()) read.push([rulesFile, one.words, `${list}.${index}.words.`]);
  for (const [name, one] of Object.entries(emergencies.words)) read.push([EMERGENCIES, one, `words.${name}.`]);
  const problems = [
    ...read.flatMap(([file, one, path]) => findTwice(file, one, path)),
    ...findIdleSteering(rules.steering, departments),
    ...findWrongGroups(emergencies),
  ];
  if (problems.length > 0) throw new SiteDataError(problems);
  const groups = new Map(Object.entries(emergencies.words).map(([name, one]) => [name, allOf(one)]));
  const linesOf = (kind: (typeof EMERGENCY_KINDS)[number]): SpottedLine[] =>
    emergencies[kind].map((names) => ({
      all: names.filter((name) => !name.startsWith(NOT) && name !== ALONE).map((name) => groups.get(name) ?? []),
      none: names.filter((name) => name.startsWith(NOT)).map((name) => groups.get(name.slice(NOT.length)) ?? []),
      isAlone: names.includes(ALONE),
    }));
  return {
    departments: new Map(departments.map(({ name, content }) => [name, allOf(content)])),
    facilities: new Map(facilities.map(({ name, content }) => [facilityFiles.get(name) ?? name, allOf(content)])),
    visits: [
      ...Object.entries(pages).map(([id, content]) => ({
        ...{ id, name: {}, to: [id], phrases: allOf(content), isAsked: false },
      })),
      ...Object.entries(visits).map(([id, { words: lists, ...visit }]) => ({
        ...{ id, ...visit, phrases: allOf(lists), isAsked: true },
      })),
    ],
    alarms: ALARM_KINDS.flatMap((kind) => linesOf(kind).map((one) => ({ ...one, kind }))),
    harmless: linesOf("harmless"),
    helpLines,
    rules,
    steering: rules.steering.map(({ department, words: lists }) => ({ department, words: allOf(lists) })),
    stems: rules.stems.map(({ inNames, words: lists }) => ({ inNames, words: allOf(lists) })),
    facilityFiles,
  };
}

function allOf(lists: Words): string[] {
  return Object.values(lists).flat();
}

async function readFolder(dataDir: string, folder: string, known: string[]) {
  const names = (await listNames(dataDir, `${FOLDER}/${folder}`)) ?? [];
  return settleTogether(
    names.map(async (name) => {
      const file = `${FOLDER}/${folder}/${name}.json`;
      if (!known.includes(name)) {
        const nearest = known.length > 0 ? `; the nearest is ${findNearest(name, known)}.json` : "";
        throw new SiteDataError([{ file, path: "", message: `has no file of that name in ${folder}/${nearest}` }]);
      }
      return { name, file, content: await readDataFile(dataDir, file, words) };
    }),
  );
}

async function readFacilitySlug(dataDir: string, name: string): Promise<string> {
  const { slug } = await readDataFile(dataDir, `facilities/${name}.json`, v.object({ slug: v.string() }));
  return slug;
}

function findTwice(file: string, lists: Words, path: string): SiteDataProblem[] {
  return Object.entries(lists).flatMap(([list, entries]) => {
    const firsts = new Map(entries.map((entry, index) => [entry.toLowerCase(), index] as const).toReversed());
    return entries.flatMap((entry, index) => {
      const first = firsts.get(entry.toLowerCase());
      if (first === index) return [];
      return [{ file, path: `${path}${list}.${index}`, message: `"${entry}" is also at ${list}.${first}` }];
    });
  });
}

function findIdleSteering(steering: { department: string }[], known: { name: string }[]): SiteDataProblem[] {
  return steering.flatMap(({ department }, index) => {
    if (known.some(({ name }) => name === department)) return [];
    const message = `"${department}" has no words in ${FOLDER}/departments`;
    return [{ file: `${FOLDER}/rules.json`, path: `steering.${index}.department`, message }];
  });
}

/** A line with a group that has no words, or a group that no line names, was misspelt. */
function findWrongGroups(emergencies: v.InferOutput<typeof emergenciesSchema>): SiteDataProblem[] {
  const known = Object.keys(emergencies.words);
  const named = EMERGENCY_KINDS.flatMap((kind) =>
    emergencies[kind].flatMap((names, at) =>
      names.map((name) => ({ name: name.startsWith(NOT) ? name.slice(NOT.length) : name, path: `${kind}.${at}` })),
    ),
  );
  const unknown = named.flatMap(({ name, path }) => {
    if (known.includes(name) || name === ALONE) return [];
    const nearest = known.length > 0 ? `; the nearest is "${findNearest(name, known)}"` : "";
    return [{ file: EMERGENCIES, path, message: `"${name}" is not in words${nearest}` }];
  });
  const idle = known.filter((name) => named.every((other) => other.name !== name));
  const message = `is in no line of ${EMERGENCY_KINDS.join(", ")}`;
  return [...unknown, ...idle.map((name) => ({ file: EMERGENCIES, path: `words.${name}`, message }))];
}

async function listNames(dataDir: string, folder: string): Promise<string[] | undefined> {
  const names = await readdir(join(dataDir, folder)).catch(() => undefined);
  return names
    ?.filter((name) => name.endsWith(".json") && !name.startsWith("."))
    .map((name) => name.replace(/\.json$/, ""))
    .toSorted();
}
