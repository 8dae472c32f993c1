import { expect, test } from "vitest";
import { isOfHospital, readText, readTexts } from "./read-text.ts";

test("a text is itself, a list is joined, nothing is empty", () => {
  expect(readText("MBBS")).toBe("MBBS");
  expect(readText(["MBBS", null, " ", "MD"])).toBe("MBBS, MD");
  expect(readText(["Mon", "Tue"], "\n")).toBe("Mon\nTue");
  expect(readText(null)).toBe("");
  expect(readText(undefined)).toBe("");
  expect(readText(5 as never)).toBe("");
});

test("a single text is a list of one", () => {
  expect(readTexts("0000 1")).toEqual(["0000 1"]);
  expect(readTexts(["0000 1", null, ""])).toEqual(["0000 1"]);
});

test("an entry belongs to a hospital its field names exactly", () => {
  expect(isOfHospital("Hospital", "Hospital")).toBe(true);
  expect(isOfHospital(["Other", "Hospital"], "Hospital")).toBe(true);
  expect(isOfHospital("Hospital Punalur", "Hospital")).toBe(false);
  expect(isOfHospital(null, "Hospital")).toBe(false);
});
