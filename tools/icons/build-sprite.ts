import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { HEALTH_ICONS, LUCIDE_ICONS } from "./icon-sources.ts";
import { OWN_ICONS } from "./own-icons.ts";

/**
 * Writes app/ui/icon/icons.svg, one symbol for each icon name, sorted by name. Reads the packages lucide-static and
 * @iconify-json/healthicons; run it with `node tools/icons/build-sprite.ts` after a change of the lists beside it.
 */
const SPRITE = join(import.meta.dirname, "../../app/ui/icon/icons.svg");
const require = createRequire(import.meta.url);

interface HealthIcons {
  icons: Record<string, { body: string }>;
}

const symbols = new Map<string, string>([
  ...(await healthSymbols()),
  ...(await lucideSymbols()),
  ...Object.entries(OWN_ICONS).map(([name, { viewBox, content }]) => entry(name, viewBox, content)),
]);

await writeFile(SPRITE, sprite(symbols));

async function healthSymbols() {
  const file = require.resolve("@iconify-json/healthicons/icons.json");
  const { icons } = JSON.parse(await readFile(file, "utf8")) as HealthIcons;
  return Object.entries(HEALTH_ICONS).map(([name, source]) => {
    const icon = icons[source];
    if (!icon) throw new Error(`Health Icons has no "${source}"`);
    return entry(name, "0 0 48 48", icon.body);
  });
}

async function lucideSymbols() {
  const folder = join(dirname(require.resolve("lucide-static/package.json")), "icons");
  return Promise.all(
    Object.entries(LUCIDE_ICONS).map(async ([name, source]) => {
      const svg = await readFile(join(folder, `${source}.svg`), "utf8");
      const paths = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
      return entry(name, "0 0 24 24", stroked(paths.replaceAll(/\s*\n\s*/g, "")));
    }),
  );
}

function stroked(content: string): string {
  return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;
}

function entry(name: string, viewBox: string, content: string): [string, string] {
  return [name, `<symbol id="${name}" viewBox="${viewBox}">${content}</symbol>`];
}

function sprite(byName: Map<string, string>): string {
  const sorted = [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, symbol]) => symbol);
  const sources = "<!-- Health Icons (MIT), Lucide (ISC) and own drawings; written by tools/icons/build-sprite.ts -->";
  return ['<svg xmlns="http://www.w3.org/2000/svg">', sources, ...sorted, "</svg>", ""].join("\n");
}
