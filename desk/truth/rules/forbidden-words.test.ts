import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findForbiddenWords } from "./forbidden-words.server.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";

const find = async (text: string, dataDir = "data") =>
  (await findForbiddenWords(dataDir, [{ text }])).map(({ message }) => message);

test.each([
  ["All our patients are CURED.", /^"CURED": No claim of cures.* \(Indian Medical Council/],
  ["100% painless", /"100%"/],
  ["It works in 100 % of cases", /"100 %"/],
  ["Sex-selection on request", /"Sex-selection": .*\(Pre-Conception/],
  ["Our magic remedies", /"magic remedies": .*\(Drugs and Magic Remedies/],
  ["പ്രമേഹം പൂർണമായി മാറ്റും", /പ്രമേഹം പൂർണമായി മാറ്റും/],
  ["പ്രമേഹം പൂര്\u200Dണമായി മാറ്റും", /Drugs and Magic/],
  ["അത്ഭുതകരമായ ഫലം", /"അത്ഭുതകരമായ": No claim of cures/],
  ["കുഞ്ഞ് ആണോ പെണ്ണോ എന്നറിയാം", /unborn child/],
])("a word that a rule restricts is named with the rule: %s", async (text, message) => {
  expect(await find(text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  "We keep secured records and obscured glass.",
  "This may be tuberculosis. It can be cured, and the medicines are free.",
  "Sex determination is not done here.",
  "A stay of 1000 rooms",
  "നടുവേദന ഭേദമാകും",
])("another word, or the same in a harmless sentence, is not named: %s", async (text) => {
  expect(await find(text)).toEqual([]);
});

test("each listed word finds itself", async () => {
  const rules = JSON.parse(await readFile("data/forbidden-words.json", "utf8")) as { words: object }[];
  const words = rules.flatMap((rule) => Object.values(rule.words).flat() as string[]);
  const idle = [];
  for (const word of words) if ((await find(`It is ${word.replaceAll("*", "")} here`)).length === 0) idle.push(word);
  expect(idle).toEqual([]);
});

test("a folder's own list counts where it has one", async () => {
  await using copy = await copySampleData();
  const own = [{ rule: "No hearts", source: "Ours", words: { en: ["hearts"], ml: ["ഹൃദയം"] } }];
  await writeFile(join(copy.dataDir, "forbidden-words.json"), JSON.stringify(own));
  expect(await find("Cured hearts", copy.dataDir)).toEqual(['"hearts": No hearts (Ours)']);
});
