import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MAX_WIDTH = 120;
const NOT_OURS = [
  "**/node_modules/**",
  "build/**",
  "packages/*/build/**",
  "var/**",
  "test-results/**",
  ".react-router/**",
];

/** The lines of a file that are comments, hold no address, and are too wide to read. The formatter wraps Markdown. */
function findWideComments(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const isComment = /^\s*(\/\/|\/?\*|\{\/\*)/.test(line);
    return isComment && line.length > MAX_WIDTH && !line.includes("://") ? [`${file}:${index + 1}`] : [];
  });
}

test("no comment is wider than 120 characters", () => {
  const files = globSync("**/*.{ts,tsx,mjs,cjs,css}", { exclude: NOT_OURS });
  expect(files.flatMap((file) => findWideComments(file, readFileSync(file, "utf8")))).toEqual([]);
  expect(findWideComments("planted.ts", `/** ${"word ".repeat(30)}*/`)).toEqual(["planted.ts:1"]);
});
