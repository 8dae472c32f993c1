import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { drawingSymbol } from "./drawing.ts";
import { FAMILY } from "./family.ts";
import { INSURANCE_MARKS } from "./insurance-marks.ts";
import { LUCIDE_ICONS } from "./lucide-icons.ts";
import { SIGNS } from "./signs.ts";

/**
 * Writes app/ui/icon/icons.svg, one symbol for each icon name, sorted by name: the drawings beside this file, and from
 * the package @iconify-json/lucide the signs of controls; and their names, which the check of the data folder knows.
 * Run it with `node studio/icons/build-sprite.ts` after a change of them; with `--check` it only says whether the files
 * are what it would write.
 */
const PROJECT_DIR = join(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
}

const symbols = new Map<string, string>([
  ...Object.entries(FAMILY).map(([name, drawing]) => [name, drawingSymbol(name, drawing)] as const),
  ...Object.entries(INSURANCE_MARKS).map(([name, content]) => symbol(name, "0 0 48 48", content)),
  ...Object.entries(SIGNS).map(([name, content]) => symbol(name, "0 0 24 24", content)),
  ...lucideSymbols(),
]);

const outputs = { "app/ui/icon/icons.svg": sprite(symbols), "site/hospitals/schema/icon-names.ts": names(symbols) };

for (const [file, content] of Object.entries(outputs)) {
  const path = join(PROJECT_DIR, file);
  if (!process.argv.includes("--check")) {
    await writeFile(path, content);
  } else if ((await readFile(path, "utf8")) !== content) {
    console.error(`${file} is not what studio/icons makes of its lists: node studio/icons/build-sprite.ts`);
    process.exitCode = 1;
  }
}

function lucideSymbols() {
  const { icons } = require("@iconify-json/lucide/icons.json") as IconSet;
  return Object.entries(LUCIDE_ICONS).map(([name, source]) => {
    const icon = icons[source];
    if (!icon) throw new Error(`@iconify-json/lucide has no "${source}"`);
    return symbol(name, "0 0 24 24", icon.body);
  });
}

function symbol(name: string, viewBox: string, content: string): [string, string] {
  return [name, `<symbol id="${name}" viewBox="${viewBox}">${content}</symbol>`];
}

function sprite(byName: Map<string, string>): string {
  const sorted = [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, element]) => element);
  const sources = "<!-- Own drawings and Lucide (ISC); written by studio/icons/build-sprite.ts -->";
  return ['<svg xmlns="http://www.w3.org/2000/svg">', sources, ...sorted, "</svg>", ""].join("\n");
}

function names(byName: Map<string, string>): string {
  const lines =
    [...byName.keys()]
      .toSorted()
      .join(" ")
      .match(/.{1,110}(?= |$)/g) ?? [];
  return [
    "/** The icons that data files may name; written by studio/icons/build-sprite.ts. */",
    "export const ICON_NAMES = `",
    ...lines.map((line) => `  ${line.trim()}`),
    "`\n  .trim()\n  .split(/\\s+/);",
    "",
  ].join("\n");
}
