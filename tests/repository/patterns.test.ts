import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordPattern } from "#site/sittings/tokens.ts";
import vocabulary from "#site/sittings/words.json" with { type: "json" };
import { findSlowPatterns } from "./find-slow-patterns.ts";

const FOLDERS = ["answers", "app", "commands", "desk", "forms", "outbox", "packages", "server", "site"];
const NOT_RUNNING = /\.(?:test|examples)\.tsx?$|\/test-support\//;

test("no regular expression of the site takes more than linear time on any input", () => {
  const byFolder = FOLDERS.map((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !NOT_RUNNING.test(file) && !file.includes("node_modules")),
  );
  expect(FOLDERS.filter((_, index) => byFolder[index]?.length === 0)).toEqual([]);
  const reports = byFolder.flat().map((file) => findSlowPatterns(file, readFileSync(file, "utf8")));
  expect(reports.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(100);
  expect(reports.flatMap(({ slow }) => slow)).toEqual([]);
});

test("nor does any pattern of the words for hours", () => {
  const { phrases, patterns } = vocabulary;
  const sources = [...Object.values(phrases).flat(), ...Object.keys(patterns).map((name) => `{${name}}`)];
  const code = sources.map((source) => `void ${wordPattern(source)};`).join("\n");
  expect(findSlowPatterns("words.json", code)).toEqual({ count: sources.length, slow: [] });
});

test.each([
  ["two quantifiers that share a text", String.raw`/^(a+)+$/`],
  ["two that share it further apart", String.raw`/^\s*a?\s*$/`],
  ["a search that begins anew at each slash", String.raw`/\/+$/`],
])("it would be seen: %s", (_, pattern) => {
  expect(findSlowPatterns("planted.ts", `export const found = ${pattern};`).slow).toEqual([`planted.ts: ${pattern}`]);
});
