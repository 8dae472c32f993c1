import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ICON_NAMES } from "#site/hospitals/schema/icon-names.ts";

const BUDGET_BYTES = 12 * 1024;

const sprite = await readFile("app/ui/icon/icons.svg", "utf8");
const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g)].map(([, name = "", drawing = ""]) => [
    name,
    drawing,
  ]),
);

test("the icons that data files may name are those of the sprite", () => {
  expect(drawings.size).toBeGreaterThan(50);
  expect(ICON_NAMES).toEqual([...drawings.keys()]);
});

test("no two departments and no two insurers share a drawing", async () => {
  const departments = (await readdir("data/departments")).map((file) => file.replace(".json", ""));
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
