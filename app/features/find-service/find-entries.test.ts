import { describe, expect, test } from "vitest";
import { server } from "#site/texts/en.ts";
import { findEntries as findWith, readFind, searchWords } from "./find-entries.ts";
import type { Offer } from "./hospital-offers.ts";

function entry(name: string, summary: string, more = ""): Offer {
  return { slug: name, name, icon: "", summary, words: searchWords(more).join(" "), isHere: [true] };
}

const ENTRIES = [
  entry("Cardiology", "Heart check and treatment.", "Echocardiography Kozhencherry"),
  entry("Emergency Medicine", "Doctors and nurses on duty 24x7.", "Treatment of heart attack, ambulance Alappuzha"),
  entry("ENT", "Ear, nose and throat care."),
  entry("Nephrology", "Kidney care and dialysis.", "Punalur"),
  entry("Obstetrics and Gynaecology", "Care for mothers and babies."),
  entry("Orthopaedics", "Bones, joints and spine."),
  entry("Pediatrics", "Children's doctors.", "Immunization"),
  entry("Radiology", "X-ray and scans."),
  entry("ലബോറട്ടറി", "രക്തപരിശോധന"),
];

const findEntries = (entries: Offer[], text: string) => findWith(entries, text, server.stopWords);
const namesFor = (text: string) => findEntries(ENTRIES, text).map(({ name }) => name);

describe("what is found", () => {
  test.each([
    ["cardiology", ["Cardiology"]],
    ["CARDIO", ["Cardiology"]],
    ["heart", ["Cardiology", "Emergency Medicine"]],
    ["Where do I find a heart doctor?", ["Cardiology", "Emergency Medicine"]],
    ["cardiologist", ["Cardiology"]],
    ["orthopedic", ["Orthopaedics"]],
    ["paediatrician", ["Pediatrics"]],
    ["gynecologist", ["Obstetrics and Gynaecology"]],
    ["baby", ["Obstetrics and Gynaecology"]],
    ["bone", ["Orthopaedics"]],
    ["x ray", ["Radiology"]],
    ["e n t", ["ENT"]],
    ["dialysis Punalur", ["Nephrology"]],
    ["dialysis Alappuzha", []],
    ["kids", []],
    ["രക്തം", ["ലബോറട്ടറി"]],
    ["(*.+", ENTRIES.map(({ name }) => name)],
  ])("%s", (text, names) => {
    expect(namesFor(text)).toEqual(names);
  });

  test("words in a name come before words in the line below it, and these before any other", () => {
    const ranked = findEntries([entry("A", "a", "heart"), entry("B", "heart"), entry("Heart", "b")], "heart");
    expect(ranked.map(({ name }) => name)).toEqual(["Heart", "B", "A"]);
  });

  test.each(["", "   ", "doctor", "Which hospital has the"])(
    "%j has only stop words, so everything is shown",
    (text) => {
      expect(namesFor(text)).toHaveLength(ENTRIES.length);
    },
  );
});

test.each([
  [null, ""],
  ["  heart   doctor ", "heart doctor"],
  ["heart\n", ""],
  ["a".repeat(61), ""],
])("find=%j in the address searches for %j", (value, find) => {
  expect(readFind(value)).toBe(find);
});
