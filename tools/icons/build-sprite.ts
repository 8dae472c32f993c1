import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { HEALTH_ICONS, LUCIDE_ICONS } from "./icon-sources.ts";
import { OWN_ICONS } from "./own-icons.ts";

/**
 * Writes app/ui/icon/icons.svg, one symbol for each icon name, sorted by name, from the packages @iconify-json/lucide
 * and @iconify-json/healthicons. Run it with `node tools/icons/build-sprite.ts` after a change of the lists beside it;
 * with `--check` it only says whether the file is what it would write.
 */
const SPRITE = join(import.meta.dirname, "../../app/ui/icon/icons.svg");
const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
}

const symbols = new Map<string, string>([
  ...(await setSymbols("@iconify-json/healthicons", "0 0 48 48", HEALTH_ICONS)),
  ...(await setSymbols("@iconify-json/lucide", "0 0 24 24", LUCIDE_ICONS)),
  ...Object.entries(OWN_ICONS).map(([name, { viewBox, content }]) => symbol(name, viewBox, content)),
]);

if (!process.argv.includes("--check")) {
  await writeFile(SPRITE, sprite(symbols));
} else if ((await readFile(SPRITE, "utf8")) !== sprite(symbols)) {
  console.error("app/ui/icon/icons.svg is not what tools/icons makes of its lists: node tools/icons/build-sprite.ts");
  process.exit(1);
}

async function setSymbols(packageName: string, viewBox: string, names: Record<string, string>) {
  const file = require.resolve(`${packageName}/icons.json`);
  const { icons } = JSON.parse(await readFile(file, "utf8")) as IconSet;
  return Object.entries(names).map(([name, source]) => {
    const icon = icons[source];
    if (!icon) throw new Error(`${packageName} has no "${source}"`);
    return symbol(name, viewBox, icon.body);
  });
}

function symbol(name: string, viewBox: string, content: string): [string, string] {
  return [name, `<symbol id="${name}" viewBox="${viewBox}">${content}</symbol>`];
}

function sprite(byName: Map<string, string>): string {
  const sorted = [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, element]) => element);
  const sources = "<!-- Health Icons (MIT), Lucide (ISC) and own drawings; written by tools/icons/build-sprite.ts -->";
  return ['<svg xmlns="http://www.w3.org/2000/svg">', sources, ...sorted, "</svg>", ""].join("\n");
}
