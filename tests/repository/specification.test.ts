import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor, type ESTree } from "vite";
import { expect, test } from "vitest";

const STATEMENTS = Array.from({ length: 293 }, (_, index) => `${index + 1}`);
const READINGS = Array.from({ length: 62 }, (_, index) => `A${String(index + 1).padStart(2, "0")}`);

test("the specification has each statement and each decided reading once", () => {
  const pages = globSync("docs/specification/*.md").map((file) => readFileSync(file, "utf8"));
  const numbers = [...pages.join("\n").matchAll(/^- \*\*(A?\d+)\*\* /gm)].map(([, number]) => number);
  expect(numbers.toSorted()).toEqual([...STATEMENTS, ...READINGS].toSorted());
});

test("every statement of the specification has a test", () => {
  const files = globSync("**/*.{test,spec}.{ts,tsx}", {
    exclude: ["**/node_modules", "build", "lab", "var"],
  });
  const titles = files.flatMap((file) => readTitles(file, readFileSync(file, "utf8")));
  expect(findFaults(titles, STATEMENTS)).toEqual([]);
});

/** Statements that no title names, and numbers that are no statement. A title ends with its own: `[S1 S20]`. */
function findFaults(titles: readonly string[], statements: readonly string[]): string[] {
  const named = titles.flatMap((title) =>
    [...title.matchAll(/\[(S\d+(?: S\d+)*)\]$/g)].flatMap(([, tag = ""]) => tag.replaceAll("S", "").split(" ")),
  );
  return [
    ...statements.filter((number) => !named.includes(number)).map((number) => `statement ${number} has no test`),
    ...named.filter((number) => !statements.includes(number)).map((number) => `${number} is no statement`),
  ];
}

/** The titles of the tests that run in a source, with the placeholders of templates and tables as they are written. */
function readTitles(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]!.message}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const isText = title?.type === "Literal" || title?.type === "TemplateLiteral";
      if (isText && isTest(callee)) titles.push(source.slice(title.start + 1, title.end - 1));
    },
  }).visit(program);
  return titles;
}

/** `test`, and tables such as `test.each(rows)`; `test.skip` and `test.fixme` do not run. */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === "Identifier") return callee.name === "test";
  if (callee.type !== "CallExpression" || callee.callee.type !== "MemberExpression") return false;
  const { object, property } = callee.callee;
  return isTest(object) && property.type === "Identifier" && ["each", "for"].includes(property.name);
}

test("a statement without a running test and a number that is no statement are faults", () => {
  const titles = readTitles(
    "planted.test.ts",
    `test("plain [S1]", () => {});
    for (const place of places) test(\`in \${place} [S2 S9]\`, () => {});
    test.describe("a group", () => test.each(rows)("%s [S3]", () => {}));
    test.skip("skipped [S4]", () => {});
    // test("commented out [S5]", () => {});
    const text = 'test("quoted [S6]")';`,
  );
  expect(findFaults(titles, ["1", "2", "3", "4", "5", "6"])).toEqual([
    "statement 4 has no test",
    "statement 5 has no test",
    "statement 6 has no test",
    "9 is no statement",
  ]);
});
