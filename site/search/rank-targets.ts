import type { Hospital, Site } from "#site/hospitals/site.ts";
import type { FindableContent, FindableDoctor } from "./findable-content.ts";
import { createStopWordTest, foldText, foldWord, splitWords } from "./fold.ts";
import { remember } from "../remember.ts";
import { likenessByMistakes } from "./likeness.ts";
import { createSearchIndex, type Findable } from "./search-index.ts";
import type { SearchWords } from "./search-words.server.ts";
import { createSpotter } from "./spot-phrases.ts";
import { createWordSpotter, findVisitTargets, type PageTarget } from "./visits.ts";

export type Target =
  | { kind: "department"; slug: string; hospitals: Hospital[] }
  | { kind: "facility"; slug: string; hospitals: Hospital[] }
  | { kind: "doctor"; doctor: FindableDoctor; hospital: Hospital }
  | PageTarget
  | { kind: "news"; id: string; headline: string; hospital: Hospital };

export type FoundOwnPage = Omit<PageTarget, "kind" | "ways"> & { headings: string[] };

export type TargetIndex = ReturnType<typeof createTargetIndex>;
export type RankedTargets = ReturnType<typeof rankTargets>;

/** The index of the group's entries, and beside it that of each hospital's own content once `setContent` gives it. */
export function createTargetIndex(
  { hospitals, language }: Pick<Site, "hospitals" | "language">,
  words: SearchWords,
  ownPages: readonly FoundOwnPage[] = [],
  pageNames: Partial<Record<string, string>> = {},
) {
  const contentOf = new Map<Hospital, FindableContent>();
  const index = createSearchIndex<Target, Hospital | typeof GROUP>(words.rules);
  const setPages = (pages: readonly FoundOwnPage[]) =>
    index.replace(GROUP, [
      ...findEntries(hospitals, "department", ({ departments }) => departments, words.departments, words.stems),
      ...findEntries(hospitals, "facility", ({ facilities }) => facilities, words.facilities, words.stems),
      ...findVisitTargets(words.visits, {
        ...{ hospitals, facilityFiles: words.facilityFiles },
        nameOf: ({ id, name }) => name[language] ?? Object.values(name)[0] ?? pageNames[id] ?? id,
        hasOwnPage: (hospital, address) => pages.some((one) => one.id === address && one.hospitals.includes(hospital)),
      }).map((one): Findable<Target> => ({ ...one, names: [] })),
      ...hospitals.map((hospital): Findable<Target> => {
        const { id, name, place, basePath } = hospital;
        const ways = new Map([[hospital, { to: basePath }]]);
        return { target: { kind: "page", id, name, hospitals: [hospital], ways }, names: [place, name], phrases: [] };
      }),
      ...pages.map(({ headings, ...page }): Findable<Target> => ({
        target: {
          kind: "page",
          ...page,
          ways: new Map(page.hospitals.map((at) => [at, { to: `${at.basePath}/${page.id}` }])),
        },
        names: [page.name],
        phrases: headings,
      })),
    ]);
  setPages(ownPages);
  const placesBy = Map.groupBy(hospitals, ({ place }) => foldWord(place));
  return {
    index,
    /** The hospitals whose places a query names, and what it asks there. */
    readPlaces(query: string): { placed: ReadonlySet<Hospital>; asked: string } {
      const typed = splitWords(query);
      const others = typed.filter((word) => !placesBy.has(foldWord(word)));
      const placed = new Set(typed.flatMap((word) => placesBy.get(foldWord(word)) ?? []));
      return { placed, asked: others.length > 0 ? others.join(" ") : query };
    },
    setPages,
    setContent(hospital: Hospital, content: FindableContent) {
      contentOf.set(hospital, content);
      index.replace(hospital, [
        ...content.doctors.map((doctor): Findable<Target> => ({
          target: { kind: "doctor", doctor, hospital },
          names: [doctor.name.replace(TITLES, "")],
          phrases: [],
          sureFrom: SURE_DOCTOR,
        })),
        ...content.news.map(({ id, headline }): Findable<Target> => ({
          target: { kind: "news", id, headline, hospital },
          names: [],
          phrases: [headline],
        })),
      ]);
    },
    createNameTest: createNameTests(index, words),
    findAlarms: alarmSpotterOf(words),
    steering: words.steering.map(({ department, words: phrases }) => ({
      isMeant: createWordSpotter(phrases),
      slug: department,
    })),
    doctorsOf: (hospital: Hospital, department: string): FindableDoctor[] =>
      contentOf.get(hospital)?.doctors.filter(({ departments }) => departments.includes(department)) ?? [],
  };
}

type AlarmSpotter = ReturnType<typeof createSpotter<SearchWords["alarms"][number]>>;
const alarmSpotters = new WeakMap<SearchWords["alarms"], AlarmSpotter>();

/** One for the site in all its languages. */
function alarmSpotterOf({ alarms, rules, harmless }: SearchWords): AlarmSpotter {
  const spotter = alarmSpotters.get(alarms) ?? createSpotter(alarms, rules, harmless);
  alarmSpotters.set(alarms, spotter);
  return spotter;
}

/** Owns what hospitals share; each hospital owns its content. */
const GROUP = "group";

type Index = Pick<ReturnType<typeof createSearchIndex<Target, unknown>>, "find" | "knows">;

const SURE_DOCTOR = 0.46;
const TITLES = /^((sr|dr|prof)\.?\s+)+/i;

/** Below this share of the best score a target is no answer. */
const MIN_SHARE = 0.72;
const MIN_SHARE_OF_PAGE = 0.9;
/** Below this share, where something else is called exactly so, it is told of in few words. */
const MIN_SHARE_IN_FULL = 0.82;
/** Of what this hospital has, to stand before what is found better in another. */
const MIN_SHARE_HERE = 0.85;
/** What steering adds, e.g. to Pediatrics where the words name a child. */
const STEERING = 0.3;

const MAX_TARGETS = 40;
const NAMED = 1.2;
/** Least score of a doctor of another hospital: the words are in the name. */
const MIN_ELSEWHERE = 0.9;

/** What a query leads to in one hospital, or in all: its own first, then what others have. */
export function rankTargets(of: TargetIndex, query: string, hospital?: Hospital) {
  const { index, steering, doctorsOf } = of;
  const { placed, asked } = of.readPlaces(query);
  const meant = new Set(steering.filter(({ isMeant }) => isMeant(query)).map(({ slug }) => slug));
  const isCalled = of.createNameTest(query);
  const all = index.find(asked).map((found) => {
    if (isCalled(found.target)) return { ...found, score: NAMED, isNamed: false, isSure: true };
    // What is asked stays before the department that is meant: "birth certificate after delivery".
    const isSteered = "slug" in found.target ? meant.has(found.target.slug) : meant.size > 0 && found.isAsking;
    return { ...found, score: found.score + (isSteered ? STEERING : 0) };
  });
  type Scored = (typeof all)[number];
  const here = hospital ? [hospital] : [...placed];
  const isHere = ({ target }: Scored) => here.length === 0 || here.some((one) => isAt(target, one));
  const isSureDoctor = ({ target, score }: Scored) => target.kind === "doctor" && score >= MIN_ELSEWHERE;
  // Who has the name in another hospital is wanted where nobody has it here.
  const isDoctorHere = all.some((one) => isHere(one) && isSureDoctor(one));
  const offered = all
    .filter((one) => {
      if (isHere(one) || "slug" in one.target) return true;
      return one.target.kind === "doctor" ? !isDoctorHere && isSureDoctor(one) : one.isNamed;
    })
    .toSorted((a, b) => b.score - a.score);
  const isSure = offered.some((one) => one.isSure);
  const shown = isSure ? offered.filter((one) => one.isSure) : offered;
  const best = shown[0]?.score ?? 0;
  // Its own that is called so or is as good, then what is called so elsewhere, then other things, its own first.
  const isDepartment = ({ target }: Scored) => target.kind === "department";
  const orderOf = (one: Scored) => {
    const holds = isDepartment(one) && isDepartment(shown[0]!) && index.holdsAll(one.phrase, query);
    if (isHere(one) && (one.isNamed || one.score >= (holds ? MIN_SHARE_HERE : 1) * best)) return 0;
    if (one.isNamed) return 1;
    if (!isHere(one)) return 3;
    return holds || one.score >= MIN_SHARE_HERE * best ? 2 : 4;
  };
  // Beside the answer to a question of a visit nothing else is wanted.
  const least = best * (shown[0]?.target.kind === "page" ? MIN_SHARE_OF_PAGE : MIN_SHARE);
  const found = shown
    .filter(({ score, isNamed }) => isNamed || score >= least)
    .toSorted((a, b) => orderOf(a) - orderOf(b));
  return {
    alarms: new Set(of.findAlarms(query).map(({ kind }) => kind)),
    targets: found.slice(0, MAX_TARGETS).map(({ target }) => target),
    /** Hospitals whose places the words name. */
    placed: hospital ? new Set<Hospital>() : placed,
    isSure,
    /** The score of the best, which is above 0.8 for the beginning of a word. */
    best,
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

function findEntries(
  hospitals: Hospital[],
  kind: "department" | "facility",
  listOf: (hospital: Hospital) => { slug: string; name: string }[],
  words: Map<string, string[]>,
  stems: SearchWords["stems"],
): Findable<Target>[] {
  const listed = hospitals.flatMap((hospital) => listOf(hospital).map(({ slug, name }) => ({ slug, name, hospital })));
  const found = [...Map.groupBy(listed, ({ slug }) => slug)].map(([slug, entries]) => {
    const names = [...new Set(entries.map(({ name }) => name))];
    const phrases = words.get(slug);
    // Nobody listed words for it: it goes by those for what its name is made of, too.
    const parts = phrases ? [] : names.flatMap((name) => splitWords(name.toLowerCase()));
    const isMadeOf = (stem: string) => parts.some((part) => part.startsWith(stem));
    const others = stems.flatMap((one) => (one.inNames.some(isMadeOf) ? one.words : []));
    const having = [...new Set(entries.map(({ hospital }) => hospital))];
    return { target: { kind, slug, hospitals: having }, names: [...names, ...others], phrases: phrases ?? [] };
  });
  // Of two that are as good the first is the more special: fewer hospitals have it.
  return found.toSorted((one, other) => one.target.hospitals.length - other.target.hospitals.length);
}

const MIN_DEPARTMENT = 0.6;
const MIN_NAME_LIKENESS = 0.68;
/** Shorter parts of a name are initials or common words. */
const MIN_NAME_LETTERS = 3;

/** Whether a query names a doctor by a part of the name, with nothing beside it but the department or the place. */
function createNameTests({ find, knows }: Index, { rules, steering }: Pick<SearchWords, "rules" | "steering">) {
  const isStopWord = createStopWordTest(rules.stopWords);
  // "Baby" and "Kutty" are names, and children.
  const common = new Set(steering.flatMap(({ words }) => words).flatMap(foldText));
  const isIn = (keys: string[], key: string, least = MIN_NAME_LIKENESS) =>
    keys.some((one) => likenessByMistakes(key, one) >= least);
  // What is spelt as another word is no misspelt name.
  const isName = (names: string[], key: string) =>
    key.length >= MIN_NAME_LETTERS && !common.has(key) && isIn(names, key, knows(key) ? 1 : undefined);

  return (query: string) => {
    const words = splitWords(query).flatMap((word) => (isStopWord(word) ? [] : [{ word, key: foldWord(word) }]));
    const slugsIn = remember((text) =>
      find(text).flatMap(({ target, score }) => {
        return target.kind === "department" && score >= MIN_DEPARTMENT ? [target.slug] : [];
      }),
    );
    return (target: Target): boolean => {
      if (target.kind !== "doctor" || words.length < 2) return false;
      const { name, field, departments } = target.doctor;
      const names = foldText(name);
      const places = foldText(`${target.hospital.name} ${target.hospital.place}`);
      const rest = words.filter(({ key }) => !isName(names, key));
      if (rest.length === 0 || rest.length === words.length) return false;
      const beside = rest.filter(({ key }) => !isIn(places, key)).map(({ word }) => word);
      if (beside.length === 0) return true;
      const slugs = slugsIn(beside.join(" "));
      // A doctor whom no department lists is known by what the doctor is trained in.
      return (departments.length > 0 ? departments : slugsIn(field)).some((slug) => slugs.includes(slug));
    };
  };
}
