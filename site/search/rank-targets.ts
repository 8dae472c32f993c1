import type { Hospital, Site } from "#site/hospitals/site.ts";
import type { FindableContent, FindableDoctor } from "./findable-content.ts";
import { createStopWordTest, foldText, foldWord, splitWords } from "./fold.ts";
import { likenessByMistakes } from "./likeness.ts";
import { createSearchIndex, type Findable, type SearchIndex } from "./search-index.ts";
import type { SearchWords } from "./search-words.server.ts";
import { createSpotter } from "./spot-phrases.ts";
import { createWordSpotter, findVisitTargets, type PageTarget } from "./visits.ts";

interface DoctorTarget {
  kind: "doctor";
  doctor: FindableDoctor;
  hospital: Hospital;
}

export type Target =
  | { kind: "department"; slug: string; hospitals: Hospital[] }
  | { kind: "facility"; slug: string; hospitals: Hospital[] }
  | DoctorTarget
  | PageTarget
  | { kind: "news"; id: string; headline: string; hospital: Hospital };

export type FoundOwnPage = Omit<PageTarget, "kind" | "ways"> & { headings: string[] };

export type TargetIndex = ReturnType<typeof createTargetIndex>;
export type RankedTargets = ReturnType<typeof rankTargets>;

/** Makes the index of the site's own entries and the content, `found` for each hospital in their order. */
export function createTargetIndex(
  { hospitals, language }: Pick<Site, "hospitals" | "language">,
  words: SearchWords,
  found: FindableContent[],
  ownPages: readonly FoundOwnPage[] = [],
  pageNames: Partial<Record<string, string>> = {},
) {
  const contentOf = new Map(hospitals.map((hospital, at) => [hospital, found[at] ?? { doctors: [], news: [] }]));
  const doctorTargets = [...contentOf].flatMap(([hospital, { doctors }]) =>
    doctors.map((doctor): DoctorTarget => ({ kind: "doctor", doctor, hospital })),
  );
  const findables: Findable<Target>[] = [
    ...findEntries(hospitals, "department", ({ departments }) => departments, words.departments, words.stems),
    ...findEntries(hospitals, "facility", ({ facilities }) => facilities, words.facilities, words.stems),
    ...findVisitTargets(words.visits, {
      ...{ hospitals, facilityFiles: words.facilityFiles },
      nameOf: ({ id, name }) => name[language] ?? Object.values(name)[0] ?? pageNames[id] ?? id,
      hasOwnPage: (hospital, address) => ownPages.some((one) => one.id === address && one.hospitals.includes(hospital)),
    }).map((one): Findable<Target> => ({ ...one, names: [] })),
    ...ownPages.map(({ headings, ...page }): Findable<Target> => ({
      target: {
        kind: "page",
        ...page,
        ways: new Map(page.hospitals.map((at) => [at, { to: `${at.basePath}/${page.id}` }])),
      },
      names: [page.name],
      phrases: headings,
    })),
    ...doctorTargets.map((target): Findable<Target> => ({
      target,
      names: [target.doctor.name.replace(TITLES, "")],
      phrases: [],
      sureFrom: SURE_DOCTOR,
    })),
    ...[...contentOf].flatMap(([hospital, { news }]) =>
      news.map(({ id, headline }): Findable<Target> => ({
        target: { kind: "news", id, headline, hospital },
        names: [],
        phrases: [headline],
      })),
    ),
  ];
  const index = createSearchIndex(findables, words.rules);
  return {
    index,
    findNamed: createNameSpotter(doctorTargets, words, (text) => findDepartments(index, text)),
    findAlarms: createSpotter(words.alarms, words.rules, words.harmless),
    steering: words.steering.map(({ department, words: phrases }) => ({
      isMeant: createWordSpotter(phrases),
      slug: department,
    })),
    doctorsOf: (hospital: Hospital, department: string): FindableDoctor[] =>
      contentOf.get(hospital)?.doctors.filter(({ departments }) => departments.includes(department)) ?? [],
  };
}

const SURE_DOCTOR = 0.46;
const TITLES = /^((sr|dr|prof)\.?\s+)+/i;

const MIN_DEPARTMENT = 0.6;

function findDepartments(index: SearchIndex<Target>, text: string): string[] {
  return index
    .find(text)
    .flatMap(({ target, score }) => (target.kind === "department" && score >= MIN_DEPARTMENT ? [target.slug] : []));
}

/** Below this share of the best score a target is no answer. */
const MIN_SHARE = 0.72;
const MIN_SHARE_OF_PAGE = 0.9;
/** Below this share, where something else is called exactly so, it is told of in few words. */
const MIN_SHARE_IN_FULL = 0.82;
/** Of what this hospital has, to stand before what is found better in another. */
const MIN_SHARE_HERE = 0.85;
/** What steering adds, e.g. to Pediatrics where the words name a child. */
const STEERING = 0.3;

const NAMED = 1.2;
/** Least score of a doctor of another hospital: the words are in the name. */
const MIN_ELSEWHERE = 0.9;

/** What a query leads to in one hospital, or in all: its own first, then what others have. */
export function rankTargets(of: TargetIndex, query: string, hospital?: Hospital) {
  const { index, steering, doctorsOf } = of;
  const named: Set<Target> = of.findNamed(query);
  const meant = new Set(steering.filter(({ isMeant }) => isMeant(query)).map(({ slug }) => slug));
  const all = [
    ...[...named].map((target) => ({ target, score: NAMED, phrase: "", isNamed: false, isSure: true })),
    ...index
      .find(query)
      .filter(({ target }) => !named.has(target))
      .map((found) => ({
        ...found,
        score: found.score + ("slug" in found.target && meant.has(found.target.slug) ? STEERING : 0),
      })),
  ].toSorted((a, b) => b.score - a.score);
  const isSure = all.some((one) => one.isSure);
  const scored = isSure ? all.filter((one) => one.isSure) : all;
  const isHere = ({ target }: (typeof scored)[number]) => hospital === undefined || isAt(target, hospital);
  const isSureDoctor = ({ target, score }: (typeof scored)[number]) =>
    target.kind === "doctor" && score >= MIN_ELSEWHERE;
  const isDoctorHere = scored.some((one) => isHere(one) && isSureDoctor(one));
  const shown = scored.filter(
    (one) => isHere(one) || "slug" in one.target || one.isNamed || (!isDoctorHere && isSureDoctor(one)),
  );
  const best = shown[0]?.score ?? 0;
  // What is called exactly so, then before another hospital's what these words lead to in this one.
  const isDepartment = ({ target }: (typeof scored)[number]) => target.kind === "department";
  const orderOf = (one: (typeof scored)[number]) => {
    if (one.isNamed) return 0;
    if (!isHere(one)) return 2;
    const holds = isDepartment(one) && isDepartment(shown[0]!) && index.holdsAll(one.phrase, query);
    return holds || one.score >= MIN_SHARE_HERE * best ? 1 : 3;
  };
  // Beside the answer to a question of a visit nothing else is wanted.
  const least = best * (shown[0]?.target.kind === "page" ? MIN_SHARE_OF_PAGE : MIN_SHARE);
  const found = shown
    .filter(({ score, isNamed }) => isNamed || score >= least)
    .toSorted((a, b) => orderOf(a) - orderOf(b));
  return {
    alarms: new Set(of.findAlarms(query).map(({ kind }) => kind)),
    targets: found.map(({ target }) => target),
    isSure,
    beside: new Set(
      best < 1 ? [] : found.filter(({ score }) => score < MIN_SHARE_IN_FULL * best).map(({ target }) => target),
    ),
    doctorsOf,
  };
}

/** Whether a hospital has it. */
export function isAt(target: Target, hospital: Hospital): boolean {
  return "hospital" in target ? target.hospital === hospital : target.hospitals.includes(hospital);
}

interface Listed {
  slug: string;
  name: string;
}

function findEntries(
  hospitals: Hospital[],
  kind: "department" | "facility",
  listOf: (hospital: Hospital) => Listed[],
  words: Map<string, string[]>,
  stems: SearchWords["stems"],
): Findable<Target>[] {
  const slugs = new Set(hospitals.flatMap(listOf).map(({ slug }) => slug));
  return [...slugs].map((slug) => {
    const having = hospitals.filter((hospital) => listOf(hospital).some((entry) => entry.slug === slug));
    const names = new Set(having.flatMap(listOf).flatMap((entry) => (entry.slug === slug ? [entry.name] : [])));
    const phrases = words.get(slug);
    // Nobody listed words for it: it goes by those for what its name is made of, too.
    const others = phrases ? [] : [...names].flatMap((name) => wordsForName(name, stems));
    return { target: { kind, slug, hospitals: having }, names: [...names, ...others], phrases: phrases ?? [] };
  });
}

function wordsForName(name: string, stems: SearchWords["stems"]): string[] {
  const parts = splitWords(name.toLowerCase());
  return stems
    .filter(({ inNames }) => inNames.some((stem) => parts.some((part) => part.startsWith(stem))))
    .flatMap(({ words }) => words);
}

const MIN_NAME_LIKENESS = 0.68;
/** Shorter parts of a name are initials or common words. */
const MIN_NAME_LETTERS = 3;

/** By a part of the name, with nothing beside it but department or place; a name alone finds nobody here. */
function createNameSpotter(
  targets: readonly DoctorTarget[],
  { rules, steering }: Pick<SearchWords, "rules" | "steering">,
  findSlugs: (text: string) => string[],
): (text: string) => Set<DoctorTarget> {
  const isStopWord = createStopWordTest(rules.stopWords);
  // "Baby" and "Kutty" are names, and children.
  const common = new Set(steering.flatMap(({ words }) => words).flatMap(foldText));
  const known = targets.map((target) => ({
    target,
    names: foldText(target.doctor.name).filter((word) => word.length >= MIN_NAME_LETTERS && !common.has(word)),
    places: foldText(`${target.hospital.name} ${target.hospital.place}`),
  }));
  const namesBy = Map.groupBy(new Set(known.flatMap(({ names }) => names)), (name) => name.slice(0, 1));

  return (text) => {
    const words = splitWords(text).flatMap((word) => (isStopWord(word) ? [] : [{ word, key: foldWord(word) }]));
    const named = new Set(
      words.flatMap(({ key }) => (namesBy.get(key.slice(0, 1)) ?? []).filter((name) => isLike(key, name))),
    );
    if (words.length < 2 || named.size === 0) return new Set();
    const slugsOf = new Map<string, string[]>();
    const isMeant = ({ target, names, places }: (typeof known)[number]) => {
      const rest = words.filter(({ key }) => !names.some((name) => isLike(key, name)));
      const beside = rest.filter(({ key }) => !places.some((place) => isLike(key, place)));
      if (rest.length === 0 || rest.length === words.length) return false;
      if (beside.length === 0) return true;
      const other = beside.map(({ word }) => word).join(" ");
      const slugs = slugsOf.get(other) ?? findSlugs(other);
      slugsOf.set(other, slugs);
      // A doctor whom no department lists is known by what the doctor is trained in.
      const { departments, field } = target.doctor;
      return (departments.length > 0 ? departments : findSlugs(field)).some((slug) => slugs.includes(slug));
    };
    return new Set(
      known.filter((one) => one.names.some((name) => named.has(name)) && isMeant(one)).map(({ target }) => target),
    );
  };
}

function isLike(word: string, other: string): boolean {
  return likenessByMistakes(word, other) >= MIN_NAME_LIKENESS;
}
