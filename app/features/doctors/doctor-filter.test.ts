import { expect, test } from "vitest";
import { doctorLetter, doctorLetters, parseDoctorLetter } from "./doctor-filter.tsx";

test.each([
  ["Dr. Anu Joseph", "A"],
  ["Sr. Dr. Teresa", "T"],
  ["Dr Binu", "B"],
  ["Dr. K. M. Thomas", "K"],
  ["Drishya Nair", "D"],
  ["dr. élodie", "É"],
  ["ഡോ. അനു", "അ"],
  ["Dr. ", ""],
])("%s is listed under %s", (name, letter) => {
  expect(doctorLetter(name)).toBe(letter);
});

test("letters are in order, each once", () => {
  expect(doctorLetters(["Dr. Binu", "Dr. Anu", "Dr. Bala", "?"])).toEqual(["A", "B"]);
});

test("the address names one letter, large or small", () => {
  expect(["k", "K", "kk", "1", "", null].map(parseDoctorLetter)).toEqual(["K", "K", "", "", "", ""]);
});
