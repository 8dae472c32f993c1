import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { loadEditions } from "#site/texts/editions.server.ts";
import { countGaps, listTranslations } from "#site/texts/list-translations.server.ts";
import { moveTexts } from "./texts.ts";

async function copyInPseudo() {
  const copy = await copySampleData();
  await copy.set("site.json", "languages", ["en", "eo"]);
  const list = join(copy.dataDir, "list.csv");
  const run = async (...args: string[]) => {
    const printed: string[] = [];
    const context = { note: () => {}, read: undefined, ask: undefined, print: (text: string) => printed.push(text) };
    const code = await moveTexts({ ...context, args, env: { SITE_DATA_DIR: copy.dataDir } });
    return { code, printed: printed.join("\n") };
  };
  return Object.assign(copy, { list, run });
}

/** Accents on all vowels outside placeholders. */
const accent = (text: string) =>
  text.replaceAll(/\{(?:no )?[^\s{}:]+[:}]|[aeiou]/g, (part) => (part.length > 1 ? part : `${part}\u0301`));

test("a third language needs no code: its list is exported, translated and imported back", async () => {
  await using copy = await copyInPseudo();
  expect((await copy.run("export", copy.list)).code).toBe(0);
  const [head = "", ...rows] = (await readFile(copy.list, "utf8")).trimEnd().split("\r\n");
  const translated = rows.map((row) => {
    const [, key = "", english = ""] = /^"([^"]*)","((?:[^"]|"")*)","","missing"$/.exec(row) ?? [];
    return `"${key}","${english}","${accent(english)}","reviewed"`;
  });
  await writeFile(copy.list, [head, ...translated].join("\r\n"));
  expect(await copy.run("import", copy.list, "--by", "Dr A")).toMatchObject({ code: 0 });
  const [own, other] = await loadEditions({ dataDir: copy.dataDir });
  expect(other?.site.prefix).toBe("/eo");
  expect(other?.site.group.motto).toBe(accent(own.site.group.motto));
  expect(other?.texts.pages.common.call("108")).toBe(accent("Call 108"));
  expect(other?.site.hospitals[0]?.routedDepartments.some(({ isUnreviewed }) => isUnreviewed)).toBe(false);
  const left = await listTranslations(copy.dataDir, { language: "eo", first: "en" });
  expect(countGaps("eo", left)).toBeUndefined();
});

test("a broken row is named with its line, and nothing is imported", async () => {
  await using copy = await copyInPseudo();
  const before = await loadSite({ dataDir: copy.dataDir, language: "eo" });
  const rows = [
    "key,English,translation,state",
    'departments/urology.json#text.eo.name,Urology,"Úro, lo""gy",missing',
    "departments/urology.json#text.eo.nam,Urology,U,missing",
    "departments/urology.json#text.eo.doctorsTitle,Our doctor,U,missing",
    "texts/eo.json#pages.common.call,Call {1},Call,missing",
    "departments/urology.json#text.eo.plainName,U",
    '"departments',
  ];
  await writeFile(copy.list, rows.join("\n"));
  const { code, printed } = await copy.run("import", copy.list);
  expect(code).toBe(1);
  for (const told of [
    'line 3: "departments/urology.json#text.eo.nam" is no text of the site',
    'line 4: "departments/urology.json#text.eo.doctorsTitle" has another English text now',
    'line 5: "texts/eo.json#pages.common.call" lacks {1}, which English has',
    "line 6: needs 4 columns, but has 2",
    "line 7: a quote is not closed",
  ])
    expect(printed).toContain(told);
  expect(await loadSite({ dataDir: copy.dataDir, language: "eo" })).toEqual(before);
  await writeFile(copy.list, rows.slice(0, 2).join("\n"));
  expect((await copy.run("import", copy.list)).code).toBe(0);
  expect(await readFile(join(copy.dataDir, "departments/urology.json"), "utf8")).toContain('"Úro, lo\\"gy"');
});
