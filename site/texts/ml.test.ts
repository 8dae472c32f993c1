import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as english from "./en.ts";
import * as malayalam from "./ml.ts";
import { needsReview } from "./needs-review.ts";

const FOLDER = join(import.meta.dirname, "ml");
const files = await Promise.all(
  (await readdir(FOLDER)).map(async (name) => [name, await readFile(join(FOLDER, name), "utf8")] as const),
);

/** Each with a mark for every value, so that it shows which values its text has. */
const MARKS = ["⟦1⟧", "⟦2⟧", "⟦3⟧", "⟦4⟧", "⟦5⟧"];
const VALUES: unknown[][] = [
  MARKS,
  MARKS.map((mark) => [mark, mark]),
  MARKS.map((mark, at) => (at === 0 ? mark : [mark])),
  ...[0, 1, 2, 45, 120].map((count) => [count, ...MARKS.slice(1)]),
];

type Words = string | ((...values: unknown[]) => unknown);

const texts = new Map(listWords(malayalam, ""));
const originals = new Map(listWords(english, ""));

function listWords(words: unknown, place: string): [string, Words][] {
  if (typeof words === "string" || typeof words === "function") return [[place, words as Words]];
  return Object.entries(words as object).flatMap(([key, inner]) => listWords(inner, place ? `${place}.${key}` : key));
}

function say(words: Words | undefined, values: unknown[]): string | undefined {
  if (typeof words !== "function") return words;
  try {
    const said = words(...values);
    return typeof said === "string" ? said : undefined;
  } catch {
    // These values are no values of this text.
    return undefined;
  }
}

const sayAll = (words: Words) => VALUES.map((values) => say(words, values) ?? "").join(" ");
const marksIn = (text = "") => MARKS.filter((mark) => text.includes(mark));
const signsOf = (text: string) => [...new Intl.Segmenter("ml").segment(text)].length;

test.each(files)("%s is written in the signs that a search and a font expect", (_name, text) => {
  expect(text).toBe(text.normalize("NFC"));
  expect(text).not.toMatch(/\u200D|[\u0D66-\u0D78\u0D4C]|\u0D7B\u0D4D\u0D31|\u0D41\u0D4D|ിംഗ്/);
  const joints = text.match(/[\u0D00-\u0D7F\u200C]*\u200C[\u0D00-\u0D7F\u200C]*/g) ?? [];
  const known = /^(?:നെറ്റ്‌വർക്ക|പാസ്‌വേഡ്|പ്ലേറ്റ്‌ലെറ്റ്|ടാബ്‌ലെറ്റ്|കാഷ്‌ലെസ്|അപ്‌ലോഡ്)/;
  expect(joints.filter((word) => !known.test(word))).toEqual([]);
});

test("a text has the values that the English one has", () => {
  const otherwise = [...texts].filter(([place, words]) => {
    const original = originals.get(place);
    const said = VALUES.map((values) => [say(original, values), say(words, values)] as const);
    const both = said.filter(([theirs, ours]) => theirs !== undefined && ours !== undefined);
    const isSame = both.every(([theirs, ours]) => String(marksIn(theirs)) === String(marksIn(ours)));
    return !isSame || (both.length === 0 && said.some(([theirs]) => theirs));
  });
  // A moment, and days that Malayalam names by others of the values.
  expect(otherwise.map(([place]) => place)).toEqual(["pages.pending.when", "server.sittings.daysOfMonth"]);
});

test("no value takes an ending", () => {
  const ending = /⟧(?:[\u0D3E-\u0D57]|ലെ|ന്|ൽ|ൻ|യിൽ|യുടെ|ന്റെ|നെ|ലേക്ക്)/u;
  expect([...texts].filter(([, words]) => ending.test(sayAll(words))).map(([place]) => place)).toEqual([]);
});

/** What people in Kerala write in Latin letters; addresses and forms of files. */
const LATIN =
  /^(?:anitha|example|org|com|www|WhatsApp|SMS|Facebook|PDF|Word|pdf|doc|docx|MB|CSV|am|pm|Dr|Anitha|Kumari|NaN|undefined)$/;
/** Files, programs and their menus, and hours, as they are written. */
const PROGRAMS =
  /^(?:Excel|xlsx|UTF|Contentful|HTML|HEIC|JPEG|PNG|WebP|WebVTT|MP|iPhone|LibreOffice|OpenOffice|Settings|Camera|Formats|Most|Compatible|Mon|to|Fri|editors|json|npm|run|desk|help)$/;
const NO_TEXT =
  /locale$|icon$|stopWords$|deskEntries\.fields\.pages\.address\.hint$|deskImport\.(?:start|faults|notes)\./;

test("no text has English words", () => {
  const left = [...texts].flatMap(([place, words]) => {
    const latin = NO_TEXT.test(place) ? [] : (sayAll(words).match(/[A-Za-z]+/g) ?? []);
    return latin.filter((word) => !LATIN.test(word) && !PROGRAMS.test(word)).map((word) => `${place}: ${word}`);
  });
  expect([...new Set(left)]).toEqual([]);
});

test.each([
  [
    "buttons",
    18,
    /(?:[bB]utton|submit|cancel|close|undo|clear|fillIn|tryAgain|openForm|bookAppointment|search\.search)$/,
  ],
  ["entries of the menu", 14, /^pages\.(?:sections\.(?!findService)|layout\.(?:about|ourHospitals|more|call)$)/],
])("%s have at most %d signs", (_what, most, pattern) => {
  const named = [...texts].filter(([place]) => pattern.test(place));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter(([, words]) => typeof words === "string" && signsOf(words) > most)).toEqual([]);
});

test("texts for a doctor's review are texts of the catalogue", () => {
  const places = [...originals.keys()];
  const isThere = (place: string) => places.some((one) => `${one}.`.startsWith(`${place}.`));
  expect(needsReview.filter((place) => !isThere(place))).toEqual([]);
});

test("the sentences that a doctor reads are those of the site", async () => {
  const document = await readFile("site/texts/ml/safety-sentences.md", "utf8");
  const rows = Array.from(document.matchAll(/^\| \d+ \| (.+) \| (.+) \| (.+) \| .+ \|$/gm), ([, ...row]) => row);
  expect(rows).toHaveLength(40);
  const otherwise = rows.filter(([place = "", theirs = "", ours = ""]) => {
    if (!originals.has(place)) return !/^E\d+$/.test(place);
    const values = [/\{.+\}/.exec(theirs)?.[0]];
    return say(originals.get(place), values) !== theirs || say(texts.get(place), values) !== ours;
  });
  expect(otherwise).toEqual([]);
});
