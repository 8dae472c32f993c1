import { expect, test } from "vitest";
import { closeCasualty } from "#tests/support/close-casualty.ts";
import { loadSite } from "./load-site.server.ts";
import { copySampleData, type SampleDataCopy } from "./test-support/copy-sample-data.ts";

const PUNALUR = "hospitals/punalur/hospital.json";
const GEO = "contact.geo";

async function load(change: (copy: SampleDataCopy) => Promise<unknown>, language?: string) {
  await using copy = await copySampleData();
  await change(copy);
  const site = await loadSite({ dataDir: copy.dataDir, ...(language && { language }) });
  const punalur = site.hospitals.find(({ id }) => id === "punalur");
  if (!punalur) throw new Error("Punalur is missing");
  return { site, punalur };
}

const closed = async (change: (copy: SampleDataCopy) => Promise<unknown> = async () => undefined, language?: string) =>
  load(async (copy) => {
    await closeCasualty(copy, "punalur");
    await change(copy);
  }, language);

test("the sample's hospitals have each their own casualty", async () => {
  const { site } = await load(async () => undefined);
  for (const { casualty, contact, place } of site.hospitals)
    expect(casualty).toEqual({ isOwn: true, place, phone: contact.emergencyPhone, mapUrl: contact.mapUrl });
});

test("a hospital without casualty names the nearest by the map, and promises nothing of it", async () => {
  const { punalur, site } = await closed();
  expect(punalur.casualty).toMatchObject({ isOwn: false, place: "Kozhencherry" });
  expect(punalur.contact.emergencyPhone).toBeUndefined();
  expect(punalur.claims).toEqual(["24x7 radiology", "Immunization six days a week"]);
  expect(site.group.introduction).not.toContain("casualty");
  const texts = JSON.stringify([punalur.routedDepartments, punalur.routedFacilities]);
  expect(texts).toContain("Go to the nearest casualty or call 108 at once if you have");
  expect(texts).not.toMatch(/come to casualty|cardiac care|casualty is (always )?open|0000 000 3003/i);
  const kozhencherry = JSON.stringify(site.hospitals[1]?.routedDepartments);
  expect(kozhencherry).toContain("Call us or come to casualty at once if you have");
});

test("without a place on the map the first hospital with a casualty is named; without any, none", async () => {
  const { punalur } = await closed(({ set }) => set(PUNALUR, GEO, undefined));
  expect(punalur.casualty).toMatchObject({ place: "Alappuzha" });
  const none = await load(async (copy) => {
    for (const id of ["punalur", "kozhencherry", "alappuzha"]) await closeCasualty(copy, id);
  });
  expect(none.punalur.casualty).toBeUndefined();
});

test("an old folder with a number for a casualty that it has not shows no number", async () => {
  const { punalur } = await closed(async ({ set }) => {
    await set(PUNALUR, "contact.emergencyPhone", "0000 000 3003");
    await set(PUNALUR, "contact.helplines.2", { phone: "0000 000 3003", text: { en: { label: "Emergency" } } });
  });
  expect(JSON.stringify(punalur)).not.toContain("0000 000 3003");
});

test("a hospital can say that it has a casualty without a page for it", async () => {
  const { punalur } = await closed(async ({ set }) => {
    await set(PUNALUR, "emergency", true);
    await set(PUNALUR, "contact.emergencyPhone", "0000 000 3003");
  });
  expect(punalur.casualty).toMatchObject({ isOwn: true, phone: { printed: "0000 000 3003" } });
});

test.each<[string, (copy: SampleDataCopy) => Promise<unknown>, string]>([
  [
    "a casualty without a number",
    ({ set }) => set(PUNALUR, "contact.emergencyPhone", undefined),
    'contact.emergencyPhone: is missing, and "emergency_medicine" in departments.json is for emergencies',
  ],
  [
    "a page of a casualty that is said not to be",
    ({ set }) => set(PUNALUR, "emergency", false),
    'emergency: is false, but "emergency_medicine" in departments.json is for emergencies',
  ],
  [
    "a box that needs what nobody can have",
    ({ set }) => set("site.json", "awesomeFacilities.0.needs", ["emergancy"]),
    'awesomeFacilities.0.needs: "emergancy" is neither "emergency" nor in departments/ or facilities/',
  ],
])("%s is refused", async (_, change, message) => {
  await expect(load(change)).rejects.toThrow(message);
});
