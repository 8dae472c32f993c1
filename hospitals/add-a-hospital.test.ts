import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findHospitalByBasePath, findHospitalByIdentifier } from "./find-hospital.ts";
import { loadSite } from "./load-site.server.ts";
import { copySampleData } from "./sample-data-copy.server.ts";

test("a folder added under data/hospitals is a fourth hospital", async () => {
  await using copy = await copySampleData();
  await copy.addHospital("adoor", "Adoor");
  const site = await loadSite({ dataDir: copy.dataDir });
  expect(site.hospitals.map(({ id }) => id)).toEqual(["alappuzha", "kozhencherry", "punalur", "adoor"]);
  const adoor = findHospitalByBasePath(site, "venmala_hospital_adoor");
  expect(adoor).toMatchObject({ place: "Adoor", headerTitle: "Serving Adoor", code: 4 });
  expect(findHospitalByIdentifier(site, "4")).toBe(adoor);
});

test("the order number places a hospital, and equal numbers go by folder name", async () => {
  await using copy = await copySampleData();
  await copy.addHospital("adoor", "Adoor");
  await copy.set("hospitals/adoor/hospital.json", "order", 1);
  const site = await loadSite({ dataDir: copy.dataDir });
  expect(site.hospitals.map(({ id }) => id)).toEqual(["adoor", "alappuzha", "kozhencherry", "punalur"]);
});

test("a folder taken away is a hospital less", async () => {
  await using copy = await copySampleData();
  await rm(join(copy.dataDir, "hospitals/alappuzha"), { recursive: true });
  const site = await loadSite({ dataDir: copy.dataDir });
  expect(site.hospitals.map(({ id }) => id)).toEqual(["kozhencherry", "punalur"]);
});
