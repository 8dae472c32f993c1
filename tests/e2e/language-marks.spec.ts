import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { copySampleData, type Json, type SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";
import { PAGE_TYPES } from "../accessibility/page-types.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/test.ts";

const SAMPLE = resolve(import.meta.dirname, "../../data/sample-content/export.json");
const HOSPITAL = "hospitals/kozhencherry";
const DATA = [
  ...["site.json", "departments/cardiology.json", "facilities/emergency.json"],
  ...["hospital", "about", "home"].map((name) => `${HOSPITAL}/${name}.json`),
];
/** Fields of entries that name something else, or are no words. */
const KEPT = ["hospital", "hospitalName", "departments", "centerOfExcellence", "email", "contactNumber"];

const MALAYALAM = /[\u0D00-\u0D7F]/;
/** Names, headlines and sentences of which a part is in Malayalam script. */
const addMalayalam = (text: string) => `${text} മലയാളം`;

/** Adds a word in Malayalam script to every text of the content and of some data files; returns the content's file. */
async function writeMalayalam({ dataDir, rewrite }: SampleDataCopy): Promise<string> {
  for (const file of DATA) await rewrite(file, (facts) => mapWithin(facts, "en"));
  const content = JSON.parse(await readFile(SAMPLE, "utf8")) as { entries: { fields: Json }[] };
  for (const { fields } of content.entries) {
    for (const name of Object.keys(fields)) if (!KEPT.includes(name)) fields[name] = mapField(fields[name]);
  }
  const file = join(dataDir, "export.json");
  await writeFile(file, JSON.stringify(content));
  return file;
}

function mapWithin(facts: Json, block: string): Json {
  return JSON.parse(JSON.stringify(facts), (key, value: unknown) => (key === block ? mapAll(value) : value));
}

function mapAll(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === "string" ? addMalayalam(inner) : inner,
  );
}

/** A line, lines, or rich text. */
function mapField(field: Json): Json {
  const isRich = field["en-US"]?.nodeType !== undefined;
  if (!isRich) return field["en-US"]?.sys === undefined ? mapAll(field) : field;
  return JSON.parse(JSON.stringify(field), (key, value: unknown) =>
    key === "value" ? addMalayalam(String(value)) : value,
  );
}

/** Texts in Malayalam script, and names of elements, that stand outside an element of that language. */
function findUnmarked(html: string): string[] {
  const unmarked: string[] = [];
  const languages = [""];
  for (const [token, text, closing, name = "", attributes = ""] of html
    .replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, "")
    .matchAll(/([^<]+)|<(\/?)([a-z0-9-]+)((?:[^>"]|"[^"]*")*)>/gi)) {
    const own = / lang="([^"]*)"/.exec(attributes)?.[1];
    if (text === undefined && closing) languages.pop();
    else if (text === undefined && !/^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/.test(name)) {
      languages.push(own ?? languages.at(-1)!);
    }
    const isSaid =
      text !== undefined ||
      (!closing && / (?:alt|aria-label|placeholder|title)="[^"]*[\u0D00-\u0D7F]/.test(attributes));
    if (isSaid && MALAYALAM.test(token) && (own ?? languages.at(-1)) !== "ml") unmarked.push(token.trim());
  }
  return unmarked;
}

test("what stands in Malayalam script is marked as Malayalam on every page", async ({ request }) => {
  expect(findUnmarked('<p>പനി <b lang="ml">പനി</b><img alt="പനി"/></p><p lang="ml">പനി<br/>പനി</p>')).toEqual([
    "പനി",
    '<img alt="പനി"/>',
  ]);
  await using copy = await copySampleData();
  const file = await writeMalayalam(copy);
  await using site = await startOwnSite({ SITE_DATA_DIR: copy.dataDir, CONTENT_EXPORT: file });
  for (const address of [...PAGE_TYPES, "/search?q=%E0%B4%AA%E0%B4%A8%E0%B4%BF"]) {
    const [, list] = /^(.*?)\/details?\/$/.exec(address) ?? [];
    const read = async (path: string) => (await request.get(site.origin + path)).text();
    const [entry = address] =
      list === undefined ? [] : (new RegExp(`(?<=<a[^>]*href=")${address}[^"]+`).exec(await read(list)) ?? ["none"]);
    const html = await read(entry);
    expect.soft(MALAYALAM.test(html), address).toBe(true);
    expect.soft(findUnmarked(html), entry).toEqual([]);
  }
});
