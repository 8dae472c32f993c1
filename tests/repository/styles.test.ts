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
  expect(css.length).toBeGreaterThan(50_000);
  expect(findUnusedClasses(css, read("{app,server,site}/**/*.{ts,tsx}"))).toEqual([]);
});

test("a class that no markup has is named", () => {
  const css = "/* .old */ .card { & .card--tall, & .card__foot, .card--wide { top: 0 } }";
  expect(findUnusedClasses(css, 'className={`card card--${kind} `}; "card__title"')).toEqual(["card__foot"]);
});

const MAX_LINES = 250;
const MAX_LINES_IN_ALL = 7950;
const WIDTHS = ["(width < 40rem)", "(width < 62rem)", "(width >= 62rem)", "(width >= 75rem)"];

/** The width conditions of a sheet that are none of the four; a box asks for its own width with a container query. */
function findStrangeWidths(css: string): string[] {
  const queries = [...css.matchAll(/@(?:media|import)\b[^{;]*/gu)].map(([query]) => query);
  const conditions = queries.flatMap((query) => query.match(/\([^()]*\bwidth\b[^()]*\)/gu) ?? []);
  return conditions.filter((condition) => !WIDTHS.includes(condition));
}

const sheets = globSync("app/**/*.css").map((path) => ({ path, css: readFileSync(path, "utf8") }));

const countLines = (css: string) => css.trimEnd().split("\n").length;

test("a page changes at four widths only", () => {
  const strange = sheets.filter(({ css }) => findStrangeWidths(css).length > 0).map(({ path }) => path);
  expect(strange).toEqual([]);
  expect(findStrangeWidths("@media print, (width < 40rem) {} @media screen and (30rem <= width < 62rem) {}")).toEqual([
    "(30rem <= width < 62rem)",
  ]);
});

test("a style sheet has at most 250 lines", () => {
  expect(sheets.filter(({ css }) => countLines(css) > MAX_LINES).map(({ path }) => path)).toEqual([]);
});

test("all style sheets together have at most 7,750 lines", () => {
  expect(sheets.reduce((sum, { css }) => sum + countLines(css), 0)).toBeLessThanOrEqual(MAX_LINES_IN_ALL);
});

test("a share of a box is written with its fallback: before Chrome 105 the whole rule would be lost", () => {
  expect(sheets.filter(({ css }) => /\dcq/u.test(css)).map(({ path }) => path)).toEqual(["app/styles/tokens.css"]);
});

test("the page of emergencies is styled before Chrome 88 too, which knows no :is()", () => {
  expect(read("app/features/emergency/emergency.css")).not.toMatch(/:(?:is|where|has)\(/u);
});
