import { describe, expect, test } from "vitest";
import type { Doctor } from "#content/content.ts";
import { hospital, origin } from "./test-support/sample-hospital.ts";
import { physicianThing } from "./physician-thing.ts";

describe("a doctor", () => {
  const doctor: Doctor = {
    id: "d1",
    name: "Dr. Sample One",
    centerOfExcellence: "Nephrology and Urology Clinic",
    consulting: "Mon",
    contactNumbers: ["0000 110 2101"],
    education: "MBBS",
    departments: [],
  };

  test("has the branches of medicine of the departments that his field names", () => {
    expect(physicianThing(origin, hospital, doctor).medicalSpecialty).toEqual([
      "https://schema.org/Renal",
      "https://schema.org/Urologic",
    ]);
  });

  test("has those of the departments that list him", () => {
    const listed = { ...doctor, centerOfExcellence: "Joints and sports", departments: ["Orthopaedics"] };
    expect(physicianThing(origin, hospital, listed).medicalSpecialty).toEqual(["https://schema.org/Musculoskeletal"]);
  });

  test.each(["Patient care", "Pre-urologyclinic", ""])("has none where the field is %j", (centerOfExcellence) => {
    expect(physicianThing(origin, hospital, { ...doctor, centerOfExcellence })).not.toHaveProperty("medicalSpecialty");
  });

  test("of whom little is known is told of with that alone", () => {
    const thing = physicianThing(origin, hospital, {
      ...doctor,
      centerOfExcellence: "",
      contactNumbers: [],
      education: "",
    });
    expect(Object.keys(thing).toSorted()).toEqual(["@id", "@type", "address", "hospitalAffiliation", "name", "url"]);
  });
});
