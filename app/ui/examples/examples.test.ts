import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

const EXAMPLES = readAll("app/ui/*/*.examples.tsx");
/** A file that provides a context draws nothing. */
const COMPONENTS = readAll("app/ui/*/*.tsx", (path) => !/\.(examples|test)\.tsx$/.test(path)).filter(
  ({ source }) => !source.includes("createContext("),
);

function readAll(pattern: string, isWanted: (path: string) => boolean = () => true) {
  return globSync(pattern)
    .filter(isWanted)
    .map((path) => ({ path, source: readFileSync(path, "utf8") }));
}

/** True when its folder's component, or that one's examples, are made of it. */
function isPart(path: string): boolean {
  const ownExamples = path.replace(".tsx", ".examples.tsx");
  const siblings = [...COMPONENTS, ...EXAMPLES].filter(
    (other) => dirname(other.path) === dirname(path) && other.path !== ownExamples,
  );
  return siblings.some(({ source }) => source.includes(`"./${basename(path)}"`));
}

test("every component that is not a part of another has a file of examples", () => {
  const shown = new Set(EXAMPLES.map(({ path }) => path.replace(".examples.tsx", ".tsx")));
  const missing = COMPONENTS.map(({ path }) => path).filter((path) => !shown.has(path) && !isPart(path));
  expect(COMPONENTS.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

test("every file of examples shows a component beside it", () => {
  const alone = EXAMPLES.filter(
    ({ path, source }) =>
      !COMPONENTS.some((one) => dirname(one.path) === dirname(path) && source.includes(`"./${basename(one.path)}"`)),
  );
  expect(alone).toEqual([]);
});
