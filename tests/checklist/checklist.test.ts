import { existsSync, globSync, readFileSync } from "node:fs";
import { parseSync, Visitor, type ESTree } from "vite";
import { expect, test } from "vitest";
import { COVERAGE, type Coverage } from "./coverage.ts";

const specification = globSync("docs/specification/*.md").map((file) => readFileSync(file, "utf8"));
/** Numbers of the specification's statements and decided readings, as often as they are there. */
const NUMBERS = [...specification.join("\n").matchAll(/^- \*\*(A?\d+)\*\* /gm)].map(([, number]) => number!);

test("the specification has each statement and each decided reading once", () => {
  const statements = Array.from({ length: 293 }, (_, index) => `${index + 1}`);
  const readings = Array.from({ length: 62 }, (_, index) => `A${String(index + 1).padStart(2, "0")}`);
  expect(NUMBERS.toSorted()).toEqual([...statements, ...readings].toSorted());
});

test("every statement of the specification has a test that exists", () => {
  const statements = NUMBERS.filter((number) => !number.startsWith("A")).map(Number);
  expect(findCoverageFaults(COVERAGE, statements, findTitles)).toEqual([]);
});

/** The faults of the coverage, a sentence each; `findTitles` returns undefined for a file that does not exist. */
function findCoverageFaults(
  coverage: Coverage,
  statements: readonly number[],
  findTitlesOf: (file: string) => readonly string[] | undefined,
): string[] {
  const faults: string[] = [];
  const covered = new Set<number>();
  for (const [file, tests] of Object.entries(coverage)) {
    const titles = findTitlesOf(file);
    if (!titles) faults.push(`${file} does not exist`);
    for (const [title, numbers] of Object.entries(tests)) {
      if (titles && !titles.includes(title)) faults.push(`${file} has no test with this title: ${title}`);
      if (numbers.length === 0) faults.push(`${file} covers no statement with: ${title}`);
      for (const number of numbers) {
        covered.add(number);
        if (!statements.includes(number))
          faults.push(`${number} is no statement of the specification: ${file}, ${title}`);
      }
    }
  }
  const missing = statements.filter((number) => !covered.has(number));
  return [...faults, ...missing.map((number) => `statement ${number} has no test`)];
}

const FILE = "tests/e2e/planted.spec.ts";

test.each<[string, Coverage, string[]]>([
  ["nothing wrong", { [FILE]: { one: [1], two: [1, 2] } }, []],
  ["a statement without a test", { [FILE]: { one: [1], two: [1] } }, ["statement 2 has no test"]],
  [
    "a number that is no statement",
    { [FILE]: { one: [1, 2, 3] } },
    [`3 is no statement of the specification: ${FILE}, one`],
  ],
  ["a file that does not exist", { [FILE]: { one: [1, 2] }, "gone.ts": { one: [1] } }, ["gone.ts does not exist"]],
  [
    "a title that the file does not have",
    { [FILE]: { one: [1], three: [2] } },
    [`${FILE} has no test with this title: three`],
  ],
  ["a test without a statement", { [FILE]: { one: [1, 2], two: [] } }, [`${FILE} covers no statement with: two`]],
])("the coverage check reports %s", (_, coverage, faults) => {
  const findPlanted = (file: string) => (file === FILE ? ["one", "two"] : undefined);
  expect(findCoverageFaults(coverage, [1, 2], findPlanted)).toEqual(faults);
});

function findTitles(file: string): string[] | undefined {
  return existsSync(file) ? readTestTitles(file, readFileSync(file, "utf8")) : undefined;
}

/** The titles of the tests that run in a source, with the placeholders of templates and tables as they are written. */
function readTestTitles(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]!.message}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = isTest(callee) && first && readTitle(first, source);
      if (title) titles.push(title);
    },
  }).visit(program);
  return titles;
}

/** `test`, `it`, and tables such as `test.each(rows)`; `test.skip` and `test.fixme` do not run. */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === "Identifier") return ["test", "it"].includes(callee.name);
  if (callee.type !== "CallExpression" || callee.callee.type !== "MemberExpression") return false;
  const { object, property } = callee.callee;
  return isTest(object) && property.type === "Identifier" && ["each", "for"].includes(property.name);
}

function readTitle(title: ESTree.Node, source: string): string | undefined {
  if (title.type === "Literal" && typeof title.value === "string") return title.value;
  return title.type === "TemplateLiteral" ? source.slice(title.start + 1, title.end - 1) : undefined;
}

test("titles are read from plain, templated, tabled and nested tests, and from no others", () => {
  const source = `
    test("plain", () => {});
    for (const place of places) test(\`in \${place}\`, async ({ page }: { page: Page }) => {});
    test.each([["a"]])("of %s", () => {});
    test.describe("a group", () => it('nested "quoted"', () => {}));
    test.skip("skipped", () => {});
    // test("commented out", () => {});
    const text = 'test("quoted")';
    await rehearse("no test");
  `;
  expect(readTestTitles("planted.spec.ts", source)).toEqual(["plain", "in ${place}", "of %s", 'nested "quoted"']);
});

test("a source that cannot be parsed is an error", () => {
  expect(() => readTestTitles("planted.spec.ts", "test('open")).toThrow(SyntaxError);
});
