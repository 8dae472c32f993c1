import { expect, test } from "vitest";
import { describePlaces } from "./where-list.tsx";

const PLACES = ["Alappuzha", "Kozhencherry", "Punalur", "Adoor"].map((place) => ({ place }));

test.each([
  [3, [true, true, true], "In all 3 hospitals"],
  [3, [true, false, true], "Alappuzha and Punalur; not in Kozhencherry"],
  [3, [false, true, false], "Only in Kozhencherry"],
  [4, [true, true, false, false], "Alappuzha and Kozhencherry; not in Punalur or Adoor"],
  [1, [true], "In Alappuzha"],
])("of %i hospitals %j reads %s", (count, isHere, text) => {
  expect(describePlaces(PLACES.slice(0, count), isHere)).toBe(text);
});
