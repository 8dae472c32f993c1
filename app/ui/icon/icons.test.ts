import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadSite } from "#hospitals/load-site.server.ts";

const BUDGET_BYTES = 12 * 1024;

const sprite = await readFile("app/ui/icon/icons.svg", "utf8");
const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g)].map(([, name = "", drawing = ""]) => [
    name,
    drawing,
  ]),
);

test("every icon the site's facts name is in the sprite", async () => {
  const { group, hospitals } = await loadSite({ dataDir: "data" });
  const used = [
    ...group.awesomeFacilities.map(({ icon }) => icon),
    ...hospitals.flatMap((hospital) => [
      ...hospital.bestTiles.map(({ icon }) => icon),
      ...hospital.routedDepartments.map(({ icon }) => icon),
      ...hospital.routedFacilities.map(({ icon }) => icon),
      ...hospital.insurers.map(({ mark }) => mark),
    ]),
  ];
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !drawings.has(name))).toEqual([]);
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
