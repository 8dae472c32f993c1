import { readFile } from "node:fs/promises";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { startContentService } from "contentful-emulator";
import { createContent } from "#site/content/create-content.server.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { fetchFindableContent } from "#site/search/findable-content.ts";
import { foldText } from "#site/search/fold.ts";
import { chooseAlarm } from "#site/search/help-lines.ts";
import { createTargetIndex, rankTargets, type Target } from "#site/search/rank-targets.ts";
import { loadSearchWords } from "#site/search/search-words.server.ts";

export const LANGUAGES = ["english", "malayalam", "manglish"] as const;

/** A phrase as somebody types it, and the answers that are right for it. */
export interface ProofPhrase {
  language: (typeof LANGUAGES)[number];
  /** From 1; odd lines are for tuning, even ones for the report. */
  line: number;
  text: string;
  /** A department's slug, `f:` and a facility's file, `d:` and a doctor, `p:` and a page, `emergency` or `none`. */
  accepted: string[];
  /** What kind of phrase it is, e.g. "symptom". */
  kind: string;
}

/** A phrase that must raise the alarm, by its kind, or must not. */
export interface AlarmPhrase {
  text: string;
  isEmergency: boolean;
  /** Then the alarm is that of distress. */
  isDistress: boolean;
}

/** In the order in which they were written; each list was measured before anything was mended after it. */
export const ALARM_LISTS = [
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
  "twenty-first",
  "twenty-second",
  "twenty-third",
  "twenty-fourth",
  "twenty-fifth",
] as const;

export async function readAlarmPhrases(list: (typeof ALARM_LISTS)[number]): Promise<AlarmPhrase[]> {
  const text = await readFile(join(import.meta.dirname, "alarms", `${list}.tsv`), "utf8");
  return text
    .trim()
    .split("\n")
    .map((row) => row.split("\t"))
    .map(([phrase = "", kind]) => ({
      text: phrase,
      isEmergency: kind !== "harmless",
      isDistress: kind === "distress",
    }));
}

/** Emergencies without an alarm, and alarms at harmless phrases. */
export function findWrongAlarms(phrases: AlarmPhrase[], answer: Answering) {
  const isWrong = ({ text, isEmergency }: AlarmPhrase) => answer(text).includes("emergency") !== isEmergency;
  const wrong = phrases.filter(isWrong);
  return {
    missed: wrong.filter(({ isEmergency }) => isEmergency).map(({ text }) => text),
    falseAlarms: wrong.filter(({ isEmergency }) => !isEmergency).map(({ text }) => text),
  };
}

/** A doctor of the sample content. */
export interface NamedDoctor {
  name: string;
  /** As in the content, e.g. "Orthopaedics and Joint Care". */
  field: string;
  place: string;
}

/** Gives what a text leads to, best first, in the words of `ProofPhrase.accepted`. */
export type Answering = (text: string) => string[];

export interface Figures {
  phrases: number;
  first: number;
  withinThree: number;
  emergencies: number;
  recognised: number;
  falseAlarms: number;
  failures: { phrase: ProofPhrase; answers: string[] }[];
  /** Emergencies missed, and alarms at other phrases. */
  wrongAlarms: ProofPhrase[];
}

export async function readProofPhrases(): Promise<ProofPhrase[]> {
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => {
      const text = await readFile(join(import.meta.dirname, "phrases", `${language}.tsv`), "utf8");
      return text
        .trim()
        .split("\n")
        .map((row, index): ProofPhrase => {
          const [phrase = "", accepted = "", kind = ""] = row.split("\t");
          return {
            language,
            line: index + 1,
            text: phrase,
            accepted: accepted.split(/[,|]/).map((one) => one.trim()),
            kind,
          };
        });
    }),
  );
  return lists.flat();
}

/** The search of the shipped site, and a plain MiniSearch over the same names, summaries and services. */
export async function createAnswering(): Promise<
  Record<"search" | "plain", Answering> & {
    isListed: (text: string) => boolean;
    isDistress: (text: string) => boolean;
    doctors: NamedDoctor[];
  }
> {
  const site = await loadSite({ dataDir: "data" });
  const words = await loadSearchWords("data");
  const service = await startContentService({
    exportFile: "data/sample-content/export.json",
    host: "127.0.0.1",
    port: 0,
  });
  const content = createContent({ graphqlUrl: service.graphqlUrl, token: service.deliveryToken });
  const found = await Promise.all(site.hospitals.map((hospital) => fetchFindableContent(content, hospital)));
  await service.close();
  const fileOf = new Map([...words.facilityFiles].map(([file, slug]) => [slug, file]));
  const nameOf = (target: Target): string => {
    if (target.kind === "department") return target.slug;
    if (target.kind === "facility") return `f:${fileOf.get(target.slug)}`;
    if (target.kind === "page") return `p:${target.page}`;
    return target.kind === "doctor" ? `d:${target.doctor.name}` : `n:${target.headline}`;
  };
  const index = createTargetIndex(site, words, found);
  const plain = new MiniSearch<{ id: string; text: string }>({ fields: ["text"], idField: "id" });
  const entries = site.hospitals.flatMap((hospital, at) => [
    ...hospital.departments.map((one) => ({ id: one.slug, text: [one.name, one.summary, ...one.services].join(" ") })),
    ...hospital.facilities.map(({ slug, name, summary }) => ({
      id: `f:${fileOf.get(slug)}`,
      text: `${name} ${summary}`,
    })),
    ...(found[at]?.doctors ?? []).map(({ name, field }) => ({ id: `d:${name}`, text: `${name} ${field}` })),
  ]);
  plain.addAll([...new Map(entries.map((entry) => [entry.id, entry])).values()]);
  const lists = [...words.departments.values(), ...words.facilities.values(), ...words.pages.values()];
  const keyOf = (text: string) => foldText(text).join(" ");
  const listed = new Set([...lists.flat(), ...words.alarms.flatMap(({ all }) => all.flat())].map(keyOf));
  return {
    doctors: site.hospitals.flatMap(({ place }, at) =>
      (found[at]?.doctors ?? []).map(({ name, field }) => ({ name, field, place })),
    ),
    isDistress: (text) => chooseAlarm(rankTargets(index, text).alarms) === "distress",
    isListed: (text) => listed.has(keyOf(text)),
    search: (text) => {
      const { alarms, targets } = rankTargets(index, text);
      return [...(alarms.size > 0 ? ["emergency"] : []), ...new Set(targets.map(nameOf))];
    },
    plain: (text) => plain.search(text, { prefix: true, fuzzy: 0.2 }).map(({ id }) => String(id)),
  };
}

/** Milliseconds of processor time of the search over so many doctors: to make the index, and for each phrase. */
export async function measureSpeed(phrases: ProofPhrase[], doctors: number) {
  const site = await loadSite({ dataDir: "data" });
  const words = await loadSearchWords("data");
  const name = (at: number) =>
    `Dr. ${"AKMNPRSTV"[at % 9]}an${"aeiou"[at % 5]}${at % 7 ? "th" : "l"}a ${at.toString(36)}kurup`;
  const found = site.hospitals.map(({ routedDepartments }, hospital) => ({
    isWhole: true,
    news: [],
    doctors: Array.from({ length: Math.ceil(doctors / site.hospitals.length) }, (_, at) => ({
      id: `${hospital}-${at}`,
      name: name(at * 3 + hospital),
      field: "",
      departments: [routedDepartments[at % routedDepartments.length]?.slug ?? ""],
    })),
  }));
  const spent = (start: NodeJS.CpuUsage) => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  const begun = process.cpuUsage();
  const index = createTargetIndex(site, words, found);
  const made = spent(begun);
  const times = phrases.map(({ text }) => {
    const start = process.cpuUsage();
    rankTargets(index, text);
    return spent(start);
  });
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { made, median: quantile(0.5), p95: quantile(0.95) };
}

/** Counts right answers. A phrase that should find nothing is right with no answer. */
export function countFigures(phrases: ProofPhrase[], answer: Answering): Figures {
  const isRight = (accepted: string[], one: string) =>
    accepted.some(
      (right) => right === one || (right.startsWith("d:") && one.startsWith("d:") && one.includes(right.slice(2))),
    );
  const judged = phrases.map((phrase) => {
    const answers = answer(phrase.text);
    const { accepted } = phrase;
    const isAlarm = answers.includes("emergency");
    // The numbers stand beside the results: an alarm takes no place among them.
    const ranked = isAlarm && !accepted.includes("emergency") ? answers.filter((one) => one !== "emergency") : answers;
    const isNothing = accepted.includes("none") && answers.length === 0;
    return {
      phrase,
      answers,
      isAlarm,
      isEmergency: phrase.kind === "emergency",
      mayAlarm: accepted.includes("emergency"),
      isFirst: isNothing || isRight(accepted, ranked[0] ?? ""),
      isWithinThree: isNothing || ranked.slice(0, 3).some((one) => isRight(accepted, one)),
    };
  });
  const count = (is: (one: (typeof judged)[number]) => boolean) => judged.filter(is).length;
  return {
    phrases: judged.length,
    first: count(({ isFirst }) => isFirst),
    withinThree: count(({ isWithinThree }) => isWithinThree),
    emergencies: count(({ isEmergency }) => isEmergency),
    recognised: count(({ isEmergency, isAlarm }) => isEmergency && isAlarm),
    falseAlarms: count(({ isAlarm, mayAlarm }) => isAlarm && !mayAlarm),
    wrongAlarms: judged
      .filter(({ isAlarm, isEmergency, mayAlarm }) => (isEmergency && !isAlarm) || (isAlarm && !mayAlarm))
      .map(({ phrase }) => phrase),
    failures: judged.filter(({ isFirst }) => !isFirst).map(({ phrase, answers }) => ({ phrase, answers })),
  };
}
