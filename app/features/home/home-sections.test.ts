import { describe, expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { createHomeView } from "./home-sections.tsx";

const site = await loadSite({ dataDir: "data" });

describe.each(site.hospitals.map((hospital) => [hospital.id, hospital] as const))(
  "home page of %s",
  (_id, hospital) => {
    const view = createHomeView(site, hospital);

    test("has three slides, six facilities, nine departments and five tiles", () => {
      expect(view.slides).toHaveLength(3);
      expect(view.facilities).toHaveLength(6);
      expect(view.departments).toHaveLength(9);
      expect(view.bestTiles).toHaveLength(5);
    });

    test("shows a picture on every slide and facility", () => {
      for (const { picture } of [...view.slides, ...view.facilities]) expect(picture).toBeDefined();
    });

    test("links its tiles in the specification's order", () => {
      const targets = ["/appointment", "/appointment", "/appointment", "/doctors", "/facilities/24_hour_clinic"];
      expect(view.bestTiles.map(({ link }) => link)).toEqual(targets.map((target) => hospital.basePath + target));
    });

    test("links only to departments and facilities the hospital has", () => {
      const departments = hospital.departments.map(({ slug }) => `${hospital.basePath}/department/${slug}`);
      const facilities = hospital.facilities.map(({ slug }) => `${hospital.basePath}/facilities/${slug}`);
      for (const { to } of view.departments) expect(departments).toContain(to);
      for (const { to } of view.facilities) expect(facilities).toContain(to);
    });
  },
);

test("only Kozhencherry shows insurers, and it shows twelve", () => {
  const counts = site.hospitals.map((hospital) => [hospital.id, createHomeView(site, hospital).insurers.length]);
  expect(Object.fromEntries(counts)).toEqual({ alappuzha: 0, kozhencherry: 12, punalur: 0 });
});
