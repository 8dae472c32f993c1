import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !path.includes(".test."))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

/** Classes of a style sheet that no markup has, neither whole nor as "card--${kind}". */
function findUnusedClasses(css: string, code: string): string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//gu, "");
  const names = new Set([...rules.matchAll(/\.([a-z][\w-]*)/giu)].map(([, name = ""]) => name));
  const isUsed = (name: string) => code.includes(name) || code.includes(`${name.replace(/(?<=--).*$/u, "")}\${`);
  return [...names].filter((name) => !isUsed(name));
}

test("every class of the style sheets stands in the markup", () => {
  const css = read("app/**/*.css");
  expect(css.length).toBeGreaterThan(100_000);
  expect(findUnusedClasses(css, read("{app,server,site}/**/*.{ts,tsx}"))).toEqual([]);
});

test("a class that no markup has is named", () => {
  const css = "/* .old */ .card { & .card--tall, & .card__foot, .card--wide { top: 0 } }";
  expect(findUnusedClasses(css, 'className={`card card--${kind} `}; "card__title"')).toEqual(["card__foot"]);
});
