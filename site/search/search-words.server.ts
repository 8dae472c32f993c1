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
import type { SpottedLine } from "./spot-phrases.ts";
import { isVisitTarget, PAGES } from "./visits.ts";

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
const phrases = v.pipe(
  v.array(phrase),
  v.minLength(1, "needs at least one phrase"),
  v.checkItems(
    (one, at, list) => list.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at,
    "is there twice",
  ),
);

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
const lines = v.exactOptional(v.array(v.pipe(v.array(line), v.minLength(1, "names no group of words"))), []);
const ALARM_KINDS = ["danger", "violence", "child", "elder", "self-harm"] as const;
const EMERGENCY_KINDS = [...ALARM_KINDS, "harmless"] as const;

export type AlarmKind = (typeof ALARM_KINDS)[number];

const emergenciesSchema = v.strictObject({
  ...v.entriesFromList(EMERGENCY_KINDS, lines),
  words: v.exactOptional(v.record(v.string(), words), {}),
});
const helpLineTexts = { name: phrase, helps: line, hours: line, languages: v.exactOptional(line) };
const helpLinesSchema = v.array(
  v.strictObject({
    ...helpLineTexts,
    number: phoneNumber,
    otherNumber: v.exactOptional(phoneNumber),
    for: v.pipe(v.array(v.picklist(ALARM_KINDS)), v.minLength(1, "names nothing")),
    ...v.entriesFromList(["area", "source", "checked"], line),
    translations: v.exactOptional(v.record(languageTag, v.strictObject(helpLineTexts)), {}),
  }),
);
const rulesSchema = v.strictObject({
  ...v.entriesFromList(["stopWords", "added", "endings"], v.exactOptional(v.array(phrase), [])),
  steering: v.exactOptional(v.array(v.strictObject({ department: line, words })), []),
  stems: v.exactOptional(v.array(v.strictObject({ inNames: v.pipe(v.array(line), v.minLength(1)), words })), []),
});

type Words = v.InferOutput<typeof words>;

/** The last group of a line of alarms says what is done or felt. */
export type SearchWords = Awaited<ReturnType<typeof loadSearchWords>>;

const FOLDER = "search";
const EMERGENCIES = `${FOLDER}/emergencies.json`;
const NOT = "not ";
/** In the place of a group: the others are all that is typed. */
const ALONE = "alone";

/** Without the folder names alone are found. Rejects with a `SiteDataError` that names every mistake. */
export async function loadSearchWords(dataDir: string) {
  const present = await listNames(dataDir, FOLDER);
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema, none: v.InferInput<Schema>) =>
    present.length > 0 && (present.includes(name) || name !== "visits")
      ? readDataFile(dataDir, `${FOLDER}/${name}.json`, schema)
      : Promise.resolve(v.parse(schema, none));
  const facilityNames = await listNames(dataDir, "facilities");
  const [departments, facilities, pages, visits, emergencies, helpLines, rules, slugs] = await settleTogether([
    readFolder(dataDir, "departments", await listNames(dataDir, "departments")),
    readFolder(dataDir, "facilities", facilityNames),
    read("pages", pagesSchema, {}),
    read("visits", visitsSchema, {}),
    read("emergencies", emergenciesSchema, {}),
    read("help-lines", helpLinesSchema, []),
    read("rules", rulesSchema, {}),
    settleTogether(facilityNames.map((name) => readFacilitySlug(dataDir, name))),
  ]);
  const idle = rules.steering.filter(({ department }) => departments.every(({ name }) => name !== department));
  const problems = [
    ...idle.map(({ department }) => ({
      ...{ file: `${FOLDER}/rules.json`, path: "steering" },
      message: `"${department}" has no words in ${FOLDER}/departments`,
    })),
    ...findWrongGroups(emergencies),
  ];
  if (problems.length > 0) throw new SiteDataError(problems);
  const facilityFiles = new Map(facilityNames.map((name, index) => [name, slugs[index] ?? name]));
  const groupsIn = (names: string[]) => names.map((name) => allOf(emergencies.words[name]));
  const linesOf = (kind: (typeof EMERGENCY_KINDS)[number]): SpottedLine[] =>
    emergencies[kind].map((names) => ({
      all: groupsIn(names.filter((name) => !name.startsWith(NOT) && name !== ALONE)),
      none: groupsIn(names.flatMap((name) => (name.startsWith(NOT) ? [name.slice(NOT.length)] : []))),
      isAlone: names.includes(ALONE),
    }));
  return {
    departments: new Map(departments.map(({ name, content }) => [name, allOf(content)])),
    facilities: new Map(facilities.map(({ name, content }) => [facilityFiles.get(name) ?? name, allOf(content)])),
    visits: [
      ...Object.entries(pages).map(([id, lists]) => ({
        id,
        name: {},
        to: [id],
        phrases: allOf(lists),
        isAsked: false,
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

function allOf(lists: Words | undefined): string[] {
  return Object.values(lists ?? {}).flat();
}

async function readFolder(dataDir: string, folder: string, known: string[]) {
  const names = await listNames(dataDir, `${FOLDER}/${folder}`);
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

/** A line with a group that has no words, or a group that no line names, was misspelt. */
function findWrongGroups(emergencies: v.InferOutput<typeof emergenciesSchema>): SiteDataProblem[] {
  const known = Object.keys(emergencies.words);
  const named = EMERGENCY_KINDS.flatMap((kind) =>
    emergencies[kind].flatMap((names, at) =>
      names.map((name) => ({ name: name.replace(new RegExp(`^${NOT}`), ""), path: `${kind}.${at}` })),
    ),
  );
  const unknown = named.filter(({ name }) => !known.includes(name) && name !== ALONE);
  const nearest = (name: string) => (known.length > 0 ? `; the nearest is "${findNearest(name, known)}"` : "");
  const idle = known.filter((name) => named.every((other) => other.name !== name));
  const message = `is in no line of ${EMERGENCY_KINDS.join(", ")}`;
  return [
    ...unknown.map(({ name, path }) => ({ path, message: `"${name}" is not in words${nearest(name)}` })),
    ...idle.map((name) => ({ path: `words.${name}`, message })),
  ].map((problem) => ({ file: EMERGENCIES, ...problem }));
}

async function listNames(dataDir: string, folder: string): Promise<string[]> {
  const names = await readdir(join(dataDir, folder)).catch(() => []);
  return names.flatMap((name) => /^([^.].*)\.json$/.exec(name)?.[1] ?? []).toSorted();
}
