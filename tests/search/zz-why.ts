import { loadSearchWords } from "#search/search-words.server.ts";
import { createSpotter } from "#search/spot-phrases.ts";
import { foldText } from "#search/fold.ts";
import { readFile } from "node:fs/promises";
const words = await loadSearchWords("data");
const raw = JSON.parse(await readFile("data/search/emergencies.json", "utf8"));
const texts = process.argv.slice(2);
for (const text of texts) {
  const out = [];
  [...words.danger, ...words.distress].forEach((line, at) => {
    if (createSpotter([line], words.rules, words.harmless)(text)) {
      const hits = line.map((g) => g.filter((p) => createSpotter([[[p]]], words.rules, words.harmless)(text) ).slice(0, 4).join("/"));
      out.push(`${[...raw.call, ...raw.distress][at].join("+")} {${hits.join(" | ")}}`);
    }
  });
  console.log(text, "[" + foldText(text).join(" ") + "]", out.join("; ") || "-");
}
