import { expect, test } from "vitest";
import { createTextFolder, foldText, foldWord } from "./fold.ts";

test.each([
  ["നെഞ്ചുവേദന", "nenjuvedana"],
  ["മുട്ടുവേദന", "muttuvedhana"],
  ["പനി", "pani"],
  ["vayar", "vayaru"],
  ["pazhuppu", "palupu"],
  ["orthopaedics", "orthopedics"],
  ["ന്\u200D", "ൻ"],
  ["എന്റെ", "എൻ്റെ"],
])("%s and %s are one key", (one, other) => {
  expect(foldWord(one)).toBe(foldWord(other));
});

test("words that sound differently stay apart", () => {
  expect(foldWord("kidney")).not.toBe(foldWord("knee"));
  expect(foldText("knee pain")).toHaveLength(2);
});

test("a short stop word counts as it is written, a longer one however it is spelt", () => {
  const fold = createTextFolder(["can", "doctor"]);
  expect(fold("can kannu dactor doktor")).toEqual([foldWord("kannu"), foldWord("dactor")]);
});

test("stop words alone are searched for", () => {
  expect(createTextFolder(["doctor"])("doctor")).toEqual([foldWord("doctor")]);
});

test.each(["ente", "എന്റെ", "എൻ്റെ", "എൻറെ"])("%s is my, not ENT", (word) => {
  const fold = createTextFolder(["ente", "എന്റെ", "doctor"]);
  expect([fold(word), fold(`${word} kannu`)]).toEqual([[], [foldWord("kannu")]]);
});

test("letters that are only held down say nothing", () => {
  const fold = createTextFolder([]);
  expect(fold("qqqq kk 1111")).toEqual([]);
  expect(fold("c section")).toEqual(["k", foldWord("section")]);
});
