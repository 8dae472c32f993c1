import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createPrivateWordTest, openSearchMisses, readSearchMisses } from "./search-misses.server.ts";
import { loadSearchWords } from "./search-words.server.ts";

const isPrivate = createPrivateWordTest(await loadSearchWords("data"));

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function open(dataDir?: string, isHeld = isPrivate) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "misses-")));
  if (!dataDir) folders.push(folder);
  const clock = { day: "2026-11-22" };
  const warnings: object[] = [];
  const now = () => new Date(`${clock.day}T10:30:00Z`);
  const log = { warn: (facts: object) => void warnings.push(facts) };
  const misses = await openSearchMisses({ dataDir: folder, now, isPrivate: isHeld, log });
  let browsers = 0;
  const countTimes = (query: string, times: number) =>
    Array.from({ length: times }).forEach(() => misses.count(query, String((browsers += 1))));

  return { folder, clock, misses, countTimes, warnings };
}

test("words are kept once three searches had them, however they were spelt, and with no time of the day", async () => {
  const { folder, misses, countTimes } = await open();
  for (const query of ["Kuzhinakham", "kuzhinakham", "കുഴിനഖം", "somebody's own name", "somebody's own name"])
    countTimes(query, 1);
  await misses.save();
  expect(await readSearchMisses(folder)).toEqual([
    { words: "kulinakam", typed: "kuzhinakham", count: 3, day: "2026-11-22" },
  ]);
  expect(await readFile(join(folder, "search-misses.json"), "utf8")).not.toMatch(/someb|10:30/);
});

test("a browser counts once a day, and more than four words are nobody's", async () => {
  const { folder, clock, misses } = await open();
  for (const browser of ["a", "a", "a", "b"]) misses.count("blorptix", browser);
  for (const browser of ["a", "b", "c"]) misses.count("my old uncle has blorptix", browser);
  await misses.save();
  expect(await readSearchMisses(folder)).toEqual([]);
  misses.count("blorptix", "c");
  clock.day = "2026-11-23";
  misses.count("blorptix", "a");
  await misses.save();
  expect(await readSearchMisses(folder)).toMatchObject([{ words: "blorptiks", count: 4 }]);
});

const DISTRESS = ["uncle touches me", "my sir touched xyzzy", "husband beats qqq", "enne thallunnu", "ചേട്ടൻ തൊടുന്നു"];

test("words of distress are never kept, and go from a list of before", async () => {
  const before = await open(undefined, () => false);
  for (const query of ["kuzhinakham", ...DISTRESS]) before.countTimes(query, 3);
  await before.misses.save();
  expect(await readSearchMisses(before.folder)).toHaveLength(6);
  const next = await open(before.folder);
  for (const query of DISTRESS) next.countTimes(query, 5);
  await next.misses.save();
  expect((await readSearchMisses(before.folder)).map(({ words }) => words)).toEqual(["kulinakam"]);
});

test("they are counted on after a restart, and forgotten after 90 days", async () => {
  const first = await open();
  first.countTimes("kuzhinakham", 3);
  await first.misses.save();
  const next = await open(first.folder);
  next.countTimes("kuzhinakham", 2);
  await next.misses.save();
  expect((await readSearchMisses(first.folder))[0]?.count).toBe(5);
  next.clock.day = "2027-02-21";
  next.countTimes("other words", 3);
  await next.misses.save();
  expect((await readSearchMisses(first.folder)).map(({ words }) => words)).toEqual(["oter vorts"]);
});

test("what fewer had is forgotten with the day, and numbers are never counted", async () => {
  const { folder, clock, misses, countTimes } = await open();
  countTimes("kuzhinakham", 2);
  clock.day = "2026-11-23";
  countTimes("kuzhinakham", 2);
  countTimes("98470 12345", 5);
  await misses.save();
  expect(await readSearchMisses(folder)).toEqual([]);
});

test("at most 500 words are kept, the newest", async () => {
  const { folder, misses, countTimes } = await open(undefined, () => false);
  const word = (at: number) =>
    `ma${["k", "l", "m", "n", "p", "r"][at % 6]}i${at.toString(7).replaceAll(/\d/g, (digit) => `${"bgklmnp"[Number(digit)]}a`)}`;
  for (let at = 0; at < 600; at += 1) countTimes(word(at), 3);
  await misses.save();
  const words = (await readSearchMisses(folder)).map((miss) => miss.words);
  expect(words).toHaveLength(500);
  expect(words).toContain(word(599));
  expect(words).not.toContain(word(99));
});

test("a folder that cannot be written is reported, and nothing else happens", async () => {
  const { folder, misses, countTimes, warnings } = await open();
  await rm(folder, { recursive: true });
  countTimes("kuzhinakham", 3);
  await misses.save();
  expect(warnings).toHaveLength(1);
});
