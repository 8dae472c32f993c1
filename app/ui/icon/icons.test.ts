import { existsSync, globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { joinedIcons, symbolOf } from "#tools/join-icons.ts";

const BUDGET_BYTES = 12 * 1024;

const sprite = joinedIcons();
const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g)].map(([, name = "", drawing]) => [name, drawing]),
);

test("every file is a symbol of the sprite", () => {
  const files = globSync("site/icons/*.svg").map((file) => file.slice("site/icons/".length, -".svg".length));
  expect(files.length).toBeGreaterThan(50);
  expect([...drawings.keys()].toSorted()).toEqual(files.toSorted());
});

test("every icon that pages name has a file", () => {
  const sources = globSync("app/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  const named = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:<Icon(?:Badge)? name=|\b(?:icon|endIcon)(?:=|: ))"([^"]+)"/g)].map(
      ([, name]) => `site/icons/${name}.svg`,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("no two departments and no two insurers share a drawing", () => {
  const departments = globSync("*.json", { cwd: "data/departments" }).map((file) => file.replace(".json", ""));
  expect(departments).toHaveLength(25);
  expect(new Set(departments.map((name) => drawings.get(name))).size).toBe(25);
  const marks = [...drawings].filter(([name]) => name.startsWith("mark-")).map(([, drawing]) => drawing);
  expect(new Set(marks).size).toBe(12);
});

test("the sprite stays within its budget", () => {
  expect(gzipSync(sprite).length).toBeLessThan(BUDGET_BYTES);
});

test("no symbol brings colours or scripts from elsewhere", () => {
  expect(sprite).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
});

test("a file of a collection loses its comment and its own size", () => {
  const file =
    '<!-- a licence -->\n<svg\n  class="x"\n  width="24"\n  viewBox="0 0 24 24"\n>\n  <path d="M5 12h14" />\n</svg>\n';
  expect(symbolOf("line", file)).toBe('<symbol id="line" viewBox="0 0 24 24" ><path d="M5 12h14" /></symbol>');
});

test("what is no SVG file is named", () => {
  expect(() => symbolOf("line", "M5 12h14")).toThrow("site/icons/line.svg is no SVG file");
});
