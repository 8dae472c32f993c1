import { readFile } from "node:fs/promises";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { startContentService } from "contentful-emulator";
import { createContent } from "#site/content/create-content.server.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { fetchFindableContent } from "#site/search/findable-content.ts";
import { chooseAlarm } from "#site/search/create-answer.ts";
import { createTargetIndex, rankTargets, type Target } from "#site/search/rank-targets.ts";
import { loadSearchWords } from "#site/search/search-words.server.ts";

const DATA_DIR = join(import.meta.dirname, "../../data");

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

/** Phrases that must raise the alarm, that of distress, or none. */
export const ALARM_KINDS = ["emergencies", "distress", "harmless"] as const;

/** In Roman letters, in Malayalam script, and in five spellings, each behind its language: `en`, `ta-latin`. */
export async function readAlarmPhrases(kind: (typeof ALARM_KINDS)[number]): Promise<string[]> {
  const files = [`${kind}.txt`, `${kind}-in-malayalam.txt`, `roles/${kind}.tsv`];
  const texts = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, "alarms", file), "utf8")));
  return texts.flatMap((text) => text.trim().split("\n")).map((row) => row.split("\t").at(-1) ?? "");
}

/** What people ask of a visit, and the pages, departments and facilities that are right for it. */
export async function readVisitQuestions(set: string) {
  const text = await readFile(join(import.meta.dirname, "visits", `${set}.tsv`), "utf8");
  return text
    .trim()
    .split("\n")
    .map((row) => {
      const [question = "", accepted = "none"] = row.split("\t");
      return { text: question, accepted: accepted.split(",") };
    });
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
    /** What the answer's alarm is made of, without the answer: that takes ten times as long. */
    alarmOf: (text: string) => ReturnType<typeof chooseAlarm>;
    doctors: NamedDoctor[];
  }
> {
  const site = await loadSite({ dataDir: DATA_DIR });
  const words = await loadSearchWords(DATA_DIR);
  const service = await startContentService({
    exportFile: join(DATA_DIR, "sample-content/export.json"),
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
    if (target.kind === "page") return `p:${target.id}`;
    return target.kind === "doctor" ? `d:${target.doctor.name}` : `n:${target.headline}`;
  };
  const index = createTargetIndex(site, words);
  for (const [at, hospital] of site.hospitals.entries()) index.setContent(hospital, found[at]!);
  // A phrase is counted by its language, by its kind and as an emergency.
  const answers = new Map<string, string[]>();
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
  return {
    doctors: site.hospitals.flatMap(({ place }, at) =>
      (found[at]?.doctors ?? []).map(({ name, field }) => ({ name, field, place })),
    ),
    alarmOf: (text) => chooseAlarm(new Set(index.findAlarms(text).map(({ kind }) => kind))),
    search: (text) => {
      const known = answers.get(text);
      if (known !== undefined) return known;
      const { alarms, targets, isSure } = rankTargets(index, text);
      const sure = isSure ? [...new Set(targets.map(nameOf))] : [];
      const answer = [...(alarms.size > 0 ? ["emergency"] : []), ...sure];
      answers.set(text, answer);
      return answer;
    },
    plain: (text) => plain.search(text, { prefix: true, fuzzy: 0.2 }).map(({ id }) => String(id)),
  };
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
