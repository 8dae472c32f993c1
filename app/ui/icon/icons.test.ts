import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadSite } from "#hospitals/load-site.server.ts";

const sprite = await readFile("app/ui/icon/icons.svg", "utf8");
const names = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name));

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
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

test("no symbol brings colours or scripts from elsewhere", () => {
  expect(sprite).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
});
