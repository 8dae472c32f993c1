import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { foldText, splitWords } from "./fold.ts";
import type { SearchWords } from "./search-words.server.ts";
import { createSpotter } from "./spot-phrases.ts";

/** Words that fewer searches had are never written down: they could be one person's. */
const MIN_COUNT = 3;
const MAX_KEPT = 500;
const MAX_SEEN = 20_000;
const MAX_WAITING = 1000;
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
const SAVE_AFTER_MS = 60_000;
/** No number to call, and no number of a patient. */
const MAX_DIGITS = 4;

const MAX_WORDS = 4;

/** `typed` is the spelling that was typed most; a list of before has none. */
const missesSchema = v.array(
  v.strictObject({ words: v.string(), typed: v.exactOptional(v.string()), count: v.number(), day: v.string() }),
);

export interface SearchMissesOptions {
  dataDir: string;
  now: () => Date;
  isPrivate: (words: string) => boolean;
  log: { warn: (facts: object, message: string) => void };
}

const fileIn = (dataDir: string) => join(dataDir, "search-misses.json");

/** The words that found nothing at least three times, most frequent first. An unreadable file counts as empty. */
export async function readSearchMisses(dataDir: string): Promise<v.InferOutput<typeof missesSchema>> {
  try {
    const misses = v.parse(missesSchema, JSON.parse(await readFile(fileIn(dataDir), "utf8")));
    return misses.toSorted((a, b) => b.count - a.count);
  } catch {
    return [];
  }
}

/** Counts words once a day and browser: at most 500, for 90 days, in `DATA_DIR` once three of a day had them. */
export async function openSearchMisses({ dataDir, now, isPrivate, log }: SearchMissesOptions) {
  const saved = await readSearchMisses(dataDir);
  const kept = new Map(saved.flatMap((miss) => (isPrivate(miss.words) ? [] : [[miss.words, miss]])));
  /** How often each spelling was typed today. */
  const spellings = new Map<string, Map<string, number>>();
  const seen = new Set<string>();
  let salt = "";
  let waitingSince = "";
  let timer: NodeJS.Timeout | undefined;

  async function save() {
    clearTimeout(timer);
    if (!timer) return;
    timer = undefined;
    const part = `${fileIn(dataDir)}.part`;
    try {
      await writeFile(part, JSON.stringify([...kept.values()], undefined, 1), { mode: 0o600 });
      await rename(part, fileIn(dataDir));
    } catch (error) {
      log.warn({ err: error }, "the words that found nothing could not be saved: check DATA_DIR");
    }
  }

  const saveSoon = () => (timer ??= setTimeout(() => void save(), SAVE_AFTER_MS).unref());
  if (kept.size < saved.length) saveSoon();

  return {
    /** Of `browser` only a hash with the words and a secret of the day is held; pages that many share have none. */
    count(query: string, browser = "") {
      const typed = splitWords(query).join(" ").toLowerCase();
      const words = foldText(query).join(" ");
      const isShort = words !== "" && splitWords(query).length <= MAX_WORDS;
      if (!isShort || words.replaceAll(/\D/g, "").length > MAX_DIGITS || isPrivate(query)) return;
      const day = now().toISOString().slice(0, 10);
      if (day !== waitingSince) {
        for (const held of [spellings, seen]) held.clear();
        [salt, waitingSince] = [randomUUID(), day];
      }
      const hash = createHash("sha256").update([salt, browser, words].join("\n")).digest("base64");
      if (seen.has(hash) || seen.size >= MAX_SEEN) return;
      seen.add(hash);
      const counted = spellings.get(words) ?? new Map<string, number>();
      if (spellings.has(words) || spellings.size < MAX_WAITING)
        spellings.set(words, counted.set(typed, (counted.get(typed) ?? 0) + 1));
      const before = kept.get(words)?.count;
      const count = before === undefined ? [...counted.values()].reduce((sum, one) => sum + one, 0) : before + 1;
      if (count < MIN_COUNT) return;
      kept.delete(words);
      const [[most] = [typed]] = [...counted].toSorted((one, other) => other[1] - one[1]);
      kept.set(words, { words, typed: most, count, day });
      const firstDay = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
      for (const [oldest, miss] of kept) if (kept.size > MAX_KEPT || miss.day < firstDay) kept.delete(oldest);
      saveSoon();
    },
    save,
  };
}

/** Texts of which nothing may be kept: those that say what is done or felt in distress, in whatever other words. */
export function createPrivateWordTest({ alarms, rules }: Pick<SearchWords, "alarms" | "rules">) {
  const find = createSpotter(
    alarms.filter(({ kind }) => kind !== "danger").map(({ all }) => ({ all: all.slice(-1) })),
    rules,
  );
  return (text: string): boolean => find(text).length > 0;
}
