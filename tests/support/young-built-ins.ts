import { readFileSync } from "node:fs";
import { features } from "web-features";

type Versions = Record<string, string>;

/** By browser, the oldest version that runs the pages' scripts, as `package.json` has it for browserslist. */
function readBaseline(): Record<string, number> {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: { scripts: string[] } };
  return Object.fromEntries(
    browserslist.scripts.map((query) => query.split(" >= ")).map(([name, v]) => [name, Number(v)]),
  );
}

const isKnownSince = (version: string | undefined, oldest: number) => Number(version?.replace("≤", "")) <= oldest;

interface BuiltIn {
  /** `javascript.builtins.Array.at`, `api.URL.canParse_static`: as in MDN's browser-compat-data. */
  key: string;
  owner: string;
  name: string;
  isYoung: boolean;
}

/** Everything that browsers have built in, and whether a browser of the baseline lacks it. */
export function listBuiltIns(): BuiltIn[] {
  const baseline = Object.entries(readBaseline());
  const isYoung = (support: Versions) => !baseline.every(([browser, oldest]) => isKnownSince(support[browser], oldest));
  return Object.values(features).flatMap((feature) =>
    Object.entries(("status" in feature && feature.status.by_compat_key) || {}).flatMap(([key, { support }]) => {
      // Keys with an underscore are about a part of something, such as a parameter.
      const [, path] = /^(?:javascript\.builtins|api)\.([a-zA-Z.\d]+?)(?:_static)?$/.exec(key) ?? [];
      if (path === undefined) return [];
      const [name = "", owner = name] = path.split(".").toReversed();
      return [{ key, owner, name, isYoung: isYoung(support as Versions) }];
    }),
  );
}

/** Called on something, or made, where it is not known what is called: `a.at(`, `new Worker(`; not `a.at?.(`. */
const CALLS = /(?<!\.)\.(\w+)\(/g;
const STATIC_CALLS = /(?<![.\w$])([A-Z]\w*)\.(\w+)\(/g;
const CONSTRUCTIONS = /\bnew ([A-Z]\w*)\b|(?<=\bextends )([A-Z]\w*)\b/g;

/** What the code calls that only younger browsers have built in, unless older ones have the name for another thing. */
export function findYoungCalls(code: string, builtIns: BuiltIn[]): string[] {
  const young = new Set<string>();
  const old = new Set<string>();
  for (const { name, owner, isYoung } of builtIns) {
    for (const known of [name, `${owner}.${name}`]) (isYoung ? young : old).add(known);
  }
  const found = [
    ...Array.from(code.matchAll(CALLS), ([, name = ""]) => name),
    ...Array.from(code.matchAll(STATIC_CALLS), ([, owner, name]) => `${owner}.${name}`),
    ...Array.from(code.matchAll(CONSTRUCTIONS), ([, made, extended]) => `${made ?? extended}.${made ?? extended}`),
  ];
  return [...new Set(found)].filter((name) => young.has(name) && !old.has(name)).toSorted();
}
