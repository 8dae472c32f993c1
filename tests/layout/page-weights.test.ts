import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { copySampleData, type Json } from "#site/hospitals/test-support/copy-sample-data.ts";
import { linkTo } from "contentful-emulator/fixtures";
import { makeLargeGroup } from "../support/large-group.ts";
import { pageRoutes } from "../support/page-routes.ts";
import { startOwnSite } from "../support/start-own-site.ts";

const SAMPLE = resolve(import.meta.dirname, "../../data/sample-content");
const BASE = "/venmala_hospital_kozhencherry";
const COUNTS = { doctors: 300, news: 107, careers: 107, testimonials: 107 };

/** The fullest of their kind; the others are found by the links of those before. */
const FULLEST = (
  "appointment?department=cardiology search?q=doctor doctors?limit=90 doctors?limit=180 doctors?limit=300 " +
  "news news?page=2 careers careers?page=2 testimonials testimonials?page=2"
).split(" ");
const FIRST = ["/", BASE, ...FULLEST.map((page) => `${BASE}/${page}`), "/what_is_where?department=cardiology", "/none"];

/** The sample with long lists for one hospital, and all its doctors in one department. */
async function writeContent(dataDir: string) {
  const { entries, ...space } = JSON.parse(await readFile(join(SAMPLE, "export.json"), "utf8")) as Json;
  const listOwn = (type: string, list: Json[] = entries) =>
    list.filter(({ sys, fields: { hospital, hospitalName } }) => {
      const name = (hospital ?? hospitalName)?.["en-US"];
      return sys.contentType.sys.id === type && name === "Venmala Hospital Kozhencherry" && sys.publishedAt;
    });
  const added = Object.entries(COUNTS).flatMap(([type, count]) => {
    const own = listOwn(type);
    return Array.from({ length: count - own.length }, (_, at) => {
      const { sys, fields } = own[at % own.length];
      return { sys: { ...sys, id: `${sys.id.slice(0, 15)}${type.slice(0, 3)}${1000 + at}` }, fields };
    });
  });
  const all = [...entries, ...added];
  const cardiology = listOwn("departments").find(({ fields }) => fields.departments["en-US"] === "Cardiology");
  cardiology.fields.doctors = { "en-US": listOwn("doctors", all).map(({ sys }) => linkTo("Entry", sys.id)) };
  await mkdir(join(dataDir, "content"));
  await symlink(join(SAMPLE, "assets"), join(dataDir, "content/assets"), "dir");
  await writeFile(join(dataDir, "content/export.json"), JSON.stringify({ ...space, entries: all }));
  return join(dataDir, "content/export.json");
}

const kindOf = (path: string) => pageRoutes.match(path.replace(/\?.*/, "")).pattern;

test("every kind of page of sixty hospitals, one with long lists, stays within 400 KB and 60 KB compressed", async () => {
  await using copy = await copySampleData();
  await makeLargeGroup(copy, 60);
  const CONTENT_EXPORT = await writeContent(copy.dataDir);
  await using site = await startOwnSite({ SITE_DATA_DIR: copy.dataDir, CONTENT_EXPORT });
  const opened = new Map<string, string>();
  const waiting = [...FIRST];
  const kinds = new Set(waiting.map(kindOf));
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await fetch(site.origin + path);
    // A picture is no page, nor is a calendar.
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const html = await response.text();
    opened.set(path, html);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const weight = { path, bytes: Buffer.byteLength(html), compressed: brotliCompressSync(html, quality).length };
    expect(weight).toSatisfy(({ bytes, compressed }) => bytes <= 400_000 && compressed <= 60_000);
    for (const [, link = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#?&]*)"/g)) {
      if (kinds.has(kindOf(link))) continue;
      kinds.add(kindOf(link));
      waiting.push(link);
    }
  }
  expect(opened.size).toBeGreaterThan(35);
  // The lists are long.
  const countOf = (page: string, mark: string) => opened.get(`${BASE}/${page}`)?.split(mark).slice(1).length;
  expect([countOf("news", "<time "), countOf("news?page=2", "<time ")]).toEqual([60, 47]);
  expect(countOf("doctors?limit=180", '<article class="doctor-card')).toBe(90);
});
