import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { foldText } from "./fold.ts";
import type { SearchWords } from "./search-words.server.ts";
import { createSpotter } from "./spot-phrases.ts";

/** Words that fewer searches had are never written down: they could be one person's. */
const MIN_COUNT = 3;
const MAX_KEPT = 500;
const MAX_WAITING = 1000;
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;
const SAVE_AFTER_MS = 60_000;
/** No number to call, and no number of a patient. */
const MAX_DIGITS = 4;

const missesSchema = v.array(v.strictObject({ words: v.string(), count: v.number(), day: v.string() }));

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

/** Counts words, not who asked: at most 500, for 90 days, in `DATA_DIR` once three searches of a day had them. */
export async function openSearchMisses({ dataDir, now, isPrivate, log }: SearchMissesOptions) {
  const before = await readSearchMisses(dataDir);
  const kept = new Map(before.flatMap((miss) => (isPrivate(miss.words) ? [] : [[miss.words, miss]])));
  const waiting = new Map<string, number>();
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
  if (kept.size < before.length) saveSoon();

  return {
    count(query: string) {
      const words = foldText(query).join(" ");
      if (words === "" || words.replaceAll(/\D/g, "").length > MAX_DIGITS || isPrivate(query)) return;
      const day = now().toISOString().slice(0, 10);
      if (day !== waitingSince) waiting.clear();
      waitingSince = day;
      const count = (kept.get(words)?.count ?? waiting.get(words) ?? 0) + 1;
      if (count < MIN_COUNT) {
        if (waiting.size < MAX_WAITING || waiting.has(words)) waiting.set(words, count);
        return;
      }
      waiting.delete(words);
      kept.delete(words);
      kept.set(words, { words, count, day });
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
