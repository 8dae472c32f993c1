import { describe, expect, test } from "vitest";
import { loadSite } from "./load-site.server.ts";
import type { Facility, Hospital } from "./site.ts";

const { hospitals } = await loadSite({ dataDir: "data" });
const [alappuzha, kozhencherry, punalur] = hospitals as [Hospital, Hospital, Hospital];
const textOf = ({ description, paragraphs, highlight }: Facility) =>
  [description, ...paragraphs, ...(highlight ? [highlight] : [])].join(" ");
const find = (hospital: Hospital, slug: string) => hospital.routedFacilities.find((facility) => facility.slug === slug);
const routed = hospitals.flatMap(({ place, routedFacilities }) =>
  routedFacilities.map((facility) => [place, facility.slug, facility] as const),
);

/** Figures and lists of the specification, section 9, character for character. */
const FACTS: [slug: string, ...facts: string[]][] = [
  ["24_hour_pharmacy", "about 450 out-patients and 100 in-patients a day"],
  ["CSSD", "about 1000 sterile packs a day"],
  ["operation_theaters", "5 operation theatres", "more than 40 theatre nurses and technicians"],
  ["24_x_7_power_back_up", "2 generators of 250 KVA each"],
  ["out_patient_department", "9 am to 1 pm and 3.30 pm to 6 pm"],
  ["in_patient_department", "general ward, non-AC room without TV, non-AC room with TV, deluxe, suite"],
  ["emergency_/_casuality", "triage areas 1, 2 and 3", "Triage area 1 is", "Triage area 2 is", "Triage area 3 is"],
  ["emergency_/_casuality", "open 24x7"],
  ["radiology_/_imaging", "available 24x7"],
  ["cathlab_24_x_7", "ready 24x7"],
];

describe.each(hospitals.map((hospital) => [hospital.place, hospital] as const))("at %s", (_place, hospital) => {
  test.each(FACTS)("%s says %j", (slug, ...facts) => {
    const facility = find(hospital, slug);
    for (const fact of facts) expect(facility && textOf(facility)).toContain(fact);
  });

  test("the numbers in facility texts are the hospital's own", () => {
    const { phone, emergencyPhone, conciergePhone } = hospital.contact;
    const numbers = hospital.routedFacilities.flatMap(
      ({ description, paragraphs }) => [description, ...paragraphs].join(" ").match(/0000 \d{3} \d{4}/g) ?? [],
    );
    expect(new Set(numbers)).toEqual(new Set([phone.printed, emergencyPhone?.printed, conciergePhone.printed]));
  });

  test("the number of departments is the menu's wherever a text names it", () => {
    const { about, welcome, slides, summary, departments } = hospital;
    const texts = [...about.paragraphs, ...welcome.paragraphs, ...slides.map(({ text }) => text), summary].join(" ");
    const named = texts.match(/\d+(?= departments)/g) ?? [];
    expect(named.length).toBeGreaterThan(1);
    expect(new Set(named)).toEqual(new Set([String(departments.length)]));
  });
});

test.each(routed)("the text of %s %s says how to use it and can be read in a minute", (_place, slug, facility) => {
  const words = textOf(facility).split(" ").length;
  expect(words).toBeLessThan(230);
  const paragraphs = slug === "clinical_physiotherapy-starting_soon" ? 0 : 3;
  expect(Math.min(facility.paragraphs.length, 3)).toBe(paragraphs);
  expect(new Set(facility.paragraphs).size).toBe(facility.paragraphs.length);
  const longest = Math.max(0, ...facility.paragraphs.map((paragraph) => paragraph.split(" ").length));
  expect(longest).toBeLessThan(75);
});

test("the health checkup is highlighted with a number that differs between Alappuzha and Punalur", () => {
  const highlights = hospitals.map((hospital) => find(hospital, "preventive_health_checkup")?.highlight);
  expect(highlights).toEqual([
    "For enquiries about health check-ups, call 0000 000 1008",
    `For enquiries about health check-ups, call ${kozhencherry.contact.phone.printed}`,
    "For enquiries about health check-ups, call 0000 000 3008",
  ]);
  const others = routed.filter(([, slug]) => slug !== "preventive_health_checkup");
  expect(others.filter(([, , { highlight }]) => highlight)).toEqual([]);
});

test("the unit that is starting soon sends Kozhencherry's patients to the physiotherapy that is open", () => {
  const slug = "clinical_physiotherapy-starting_soon";
  for (const hospital of hospitals) expect(find(hospital, slug)?.description).toContain("starting soon");
  expect(find(kozhencherry, slug)?.description).toContain("Our Physiotherapy unit is already open");
  for (const hospital of [alappuzha, punalur]) expect(find(hospital, slug)?.description).not.toContain("already open");
});
