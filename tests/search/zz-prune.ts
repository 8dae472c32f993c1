import { readFile, writeFile } from "node:fs/promises";
import { foldText, foldWord, createTextFolder } from "#search/fold.ts";
import { loadSearchWords } from "#search/search-words.server.ts";
const path = "data/search/emergencies.json";
const data = JSON.parse(await readFile(path, "utf8"));
const rules = JSON.parse(await readFile("data/search/rules.json", "utf8"));
const fold = createTextFolder(rules.stopWords);
const exact = new Set(data.harmless.flat());
let before = 0, after = 0;
for (const [name, lists] of Object.entries<any>(data.words)) {
  const all = Object.entries<string[]>(lists).flatMap(([list, ps]) => ps.map((p) => {
    const t = fold(p);
    const keys = exact.has(name) ? foldText(p) : new Set(t).size < 2 ? foldText(p) : t;
    const stems = new Set([...p.matchAll(/(\S+)\*/g)].map(([, w = ""]) => foldWord(w)));
    return { list, p, keys: keys.map((k) => (stems.has(k) ? k + "*" : k)) };
  }));
  before += all.length;
  const covers = (a: string, b: string) => a === b || (a.endsWith("*") && b.replace("*", "").startsWith(a.slice(0, -1)));
  const kept = all.filter((one, at) => !all.some((other, o) => o !== at
    && other.keys.every((k) => one.keys.some((w) => covers(k, w)))
    && (other.keys.length < one.keys.length || other.keys.join() !== one.keys.join() && !one.keys.every((k) => other.keys.some((w) => covers(k, w))) || (o < at && other.keys.length === one.keys.length))));
  after += kept.length;
  for (const list of Object.keys(lists)) {
    const first = lists[list][0];
    lists[list] = kept.filter((k) => k.list === list).map((k) => k.p);
    if (lists[list].length === 0) { if (list === "en") lists[list] = [first]; else delete lists[list]; }
  }
}
console.log(before, after);
await writeFile(path, JSON.stringify(data, null, 2) + "\n");
