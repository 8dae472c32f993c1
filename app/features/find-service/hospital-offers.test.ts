import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { listHospitalOffers, type Offer } from "./hospital-offers.ts";

const offers = listHospitalOffers(await loadSite({ dataDir: "data" }));

function placesOf(entries: Offer[], slug: string): string[] {
  const entry = entries.find((candidate) => candidate.slug === slug);
  return offers.hospitals.filter((_, index) => entry?.isHere[index]).map(({ place }) => place);
}

test("25 departments and 18 facilities are listed for the three hospitals, in alphabetical order", () => {
  expect(offers.hospitals.map(({ place }) => place)).toEqual(["Alappuzha", "Kozhencherry", "Punalur"]);
  expect([offers.departments.length, offers.facilities.length]).toEqual([25, 18]);
  const names = offers.departments.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
});

test("each hospital has as many entries as its menus", () => {
  const count = (entries: Offer[]) => offers.hospitals.map((_, i) => entries.filter(({ isHere }) => isHere[i]).length);
  expect(count(offers.departments)).toEqual([15, 21, 20]);
  expect(count(offers.facilities)).toEqual([16, 15, 13]);
});

test.each([
  ["departments", "cardiology", ["Kozhencherry"]],
  ["departments", "radiology", ["Alappuzha", "Kozhencherry", "Punalur"]],
  ["facilities", "blood_bank", ["Kozhencherry"]],
  ["facilities", "ICU", ["Alappuzha", "Kozhencherry", "Punalur"]],
] as const)("%s: %s is in %j", (list, slug, places) => {
  expect(placesOf(offers[list], slug)).toEqual(places);
});

test.each([
  ["departments", "interventional_cardiology", ["Alappuzha", "Punalur"]],
  ["departments", "neurosurgery", ["Alappuzha"]],
  ["facilities", "cathlab_24_x_7", ["Alappuzha"]],
  ["facilities", "CSSD", ["Alappuzha"]],
] as const)("%s: %s counts only where a menu lists it, not where its page merely opens", (list, slug, places) => {
  expect(placesOf(offers[list], slug)).toEqual(places);
});

test("every hospital has a number to call and one for emergencies, and no two share one", () => {
  const numbers = offers.hospitals.flatMap(({ phone, emergencyPhone }) => [phone.href, emergencyPhone?.href]);
  for (const number of numbers) expect(number).toMatch(/^tel:\+91\d{10}$/);
  expect(new Set(numbers).size).toBe(6);
});

test("a hospital that is a folder more is a column more", async () => {
  await using copy = await copySampleData();
  await copy.addHospital("ernakulam", "Ernakulam");
  const four = listHospitalOffers(await loadSite({ dataDir: copy.dataDir }));
  expect(four.hospitals.map(({ place }) => place)).toEqual(["Alappuzha", "Kozhencherry", "Punalur", "Ernakulam"]);
  expect(four.departments.find(({ slug }) => slug === "ayurvedam")?.isHere).toEqual([false, false, true, true]);
});

test("what every visitor is sent stays small", () => {
  expect(JSON.stringify(offers).length).toBeLessThan(20_000);
});
