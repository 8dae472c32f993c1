import { glob, readFile } from "node:fs/promises";
import { plainTexts } from "./sample-content.ts";

const ADDRESS = /\S+@\S+|\S+:\/\/\S+|(?:[\w-]+\.)+(?:\d+:|org)\S*|\b[a-z]+\.[a-z]+\b/g;
const LATIN = /\p{Script=Latin}{2,}/u;
/** What Malayalam too writes in Latin letters: degrees, codes, units, files, services, brands, and "English". */
const LATIN_WORDS =
  /\b(?:[A-Z][A-Z\d]+|[BM]Sc|B\.Sc|MCh|[BD]\.(?:Pharm|Ortho)|[ck]m|m[lg]|kg|pdf|docx?|X-ray|WhatsApp|Facebook|Venmala|English)\b/g;

const SHORT = 12;

type Exported = Record<"entries" | "assets", { fields: Record<string, Record<string, unknown>> }[]>;

type FirstAidSources = { sources: string[]; items: { from: string }[] };

/** What is in English by design: untranslated entries, and fields that have one language, as names. */
async function readEnglish(): Promise<{ content: string; names: string[] }> {
  const { entries, assets } = JSON.parse(await readFile("data/sample-content/export.json", "utf8")) as Exported;
  const content = [...entries, ...assets].flatMap(({ fields }) => {
    const isTranslated = Object.values(fields).some((values) => "ml-IN" in values);
    return Object.entries(fields).flatMap(([id, values]) =>
      isTranslated && !/^(?:name|reviewer|sittings)$/.test(id) ? [] : textsOf(values["en-US"]),
    );
  });
  const { notices } = JSON.parse(await readFile("data/privacy-notice.json", "utf8")) as { notices: { en: unknown } };
  const { sources, items } = JSON.parse(await readFile("data/first-aid.json", "utf8")) as FirstAidSources;
  const names: string[] = [];
  for await (const file of glob("data/{site,hospitals/**/*,departments/*,facilities/*,gallery}.json"))
    names.push(...malayalamIn(JSON.parse(await readFile(file, "utf8"))).flatMap((text) => text.match(NAMES) ?? []));
  const all = [...content, ...stringsOf(notices.en), ...sources, ...items.map(({ from }) => from)].map((text) =>
    text.replaceAll(/\s+/g, " "),
  );
  return { content: `|${all.join("|")}|`, names };
}

/** Words that begin large: a sentence that was left in English has others. */
const NAMES = /\p{Lu}[\p{Script=Latin}.]*(?: (?:of |and )?\p{Lu}[\p{Script=Latin}.]*)*/gu;

function malayalamIn(value: unknown, isMalayalam = false): string[] {
  if (typeof value === "string") return isMalayalam ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => malayalamIn(part, isMalayalam || key === "ml"));
}

const textsOf = (value: unknown) =>
  typeof value === "object" && value && "nodeType" in value
    ? [plainTexts(value).join(""), ...plainTexts(value)]
    : stringsOf(value);

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const english = await readEnglish();
const people = english.content.match(/(?:Sr\. )?Dr\. [\p{Lu}][\p{L} ]+/gu) ?? [];
const known = new Set([...people, ...english.names].filter((name) => LATIN.test(name)));
const names = [...known].toSorted((a, b) => b.length - a.length);

/** The English of a text that nothing allows. */
export function foreignIn(text: string): string[] {
  const runs =
    text
      .replaceAll(/<[^>]+>/g, "|")
      .replaceAll(ADDRESS, "|")
      .match(/(?:\d+ )?\p{Script=Latin}[^\p{Script=Malayalam}|]*/gu) ?? [];
  const parts = runs.flatMap((run) => (isContent(run) ? [] : run.split(/(?<!\b(?:[DS]r|[A-Z]))[,.:] /)));
  return parts.filter((part) => !isContent(part) && LATIN.test(withoutNames(part)));
}

const withoutNames = (text: string) =>
  names.reduce((rest, name) => rest.replaceAll(name, ""), text).replaceAll(LATIN_WORDS, "");

/** A short one whole: any text holds words such as "call". */
function isContent(text: string): boolean {
  const words = text.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "");
  if (words.length >= SHORT) return english.content.includes(words);
  return ["|", ".", ":"].some((end) => english.content.includes(`|${words}${end}`));
}
