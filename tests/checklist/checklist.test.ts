import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import constantsAndQuality from "./constants-and-quality.ts";
import { covers } from "./coverage.ts";
import departmentsAndFacilities from "./departments-and-facilities.ts";
import entitiesAndStates from "./entities-and-states.ts";
import { findCoverageFaults } from "./find-coverage-faults.ts";
import forms from "./forms.ts";
import home from "./home.ts";
import layout from "./layout.ts";
import otherPages from "./other-pages.ts";
import purposeAndRoutes from "./purpose-and-routes.ts";
import { readTestTitles } from "./read-test-titles.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");
/** From 1 to 293. */
const NUMBERS = Array.from({ length: 293 }, (_, index) => index + 1);
const PARTS = {
  "purpose-and-routes.ts": purposeAndRoutes,
  "departments-and-facilities.ts": departmentsAndFacilities,
  "home.ts": home,
  "layout.ts": layout,
  "other-pages.ts": otherPages,
  "entities-and-states.ts": entitiesAndStates,
  "forms.ts": forms,
  "constants-and-quality.ts": constantsAndQuality,
};

function findTitles(file: string): string[] | undefined {
  const path = join(PROJECT_DIR, file);
  return existsSync(path) ? readTestTitles(file, readFileSync(path, "utf8")) : undefined;
}

test("every statement of the checklist has a test that exists", () => {
  expect(findCoverageFaults({ parts: PARTS, numbers: NUMBERS, findTitles })).toEqual([]);
});

const FILE = "tests/e2e/planted.spec.ts";
const planted = {
  parts: { "a.ts": { 1: ["says one", covers(FILE, "one")], 2: ["says two", covers(FILE, "two")] } },
  numbers: [1, 2],
  findTitles: (file: string) => (file === FILE ? ["one", "two"] : undefined),
} as const;

test.each([
  ["nothing wrong", {}, []],
  ["a number without a test", { numbers: [1, 2, 3] }, ["3 has no test"]],
  ["a covered number out of range", { numbers: [1] }, ["2 in a.ts is no number of this checklist"]],
  [
    "a number named in two parts",
    { parts: { ...planted.parts, "b.ts": { 2: ["says two", covers(FILE, "two")] } } },
    ["2 is named in a.ts and in b.ts"],
  ],
  [
    "a file that does not exist",
    { parts: { "a.ts": { ...planted.parts["a.ts"], 2: ["says two", covers("tests/gone.spec.ts", "two")] } } },
    ["2 names tests/gone.spec.ts, which does not exist"],
  ],
  [
    "a title that the file does not hold",
    { parts: { "a.ts": { ...planted.parts["a.ts"], 2: ["says two", covers(FILE, "three")] } } },
    [`2 names a test that ${FILE} does not hold: three`],
  ],
  [
    "a statement without words and without tests",
    { parts: { "a.ts": { ...planted.parts["a.ts"], 2: [" "] } } },
    ["2 in a.ts does not say what it states", "2 in a.ts names no test"],
  ],
])("the guard answers %s", (_, change, faults) => {
  expect(findCoverageFaults({ ...planted, ...(change as object) })).toEqual(faults);
});

test("titles are read of plain, templated, tabled and nested tests, and of no others", () => {
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

test("a source that cannot be read is no file without tests", () => {
  expect(() => readTestTitles("planted.spec.ts", "test('open")).toThrow(SyntaxError);
});
