import { expect, test } from "vitest";
import { nextDoctorLimit, parseDoctorLimit } from "./doctor-limit.ts";

test.each([
  [null, 6],
  ["", 6],
  ["abc", 6],
  ["-12", 6],
  ["0", 6],
  ["6", 6],
  ["7", 12],
  ["12", 12],
  ["1e9", 300],
  ["Infinity", 6],
])("the address part limit=%s asks for %i doctors", (value, limit) => {
  expect(parseDoctorLimit(value)).toBe(limit);
});

test("view more adds six while fewer than all doctors are shown", () => {
  expect(nextDoctorLimit(6, 6, 14)).toBe(12);
  expect(nextDoctorLimit(12, 12, 14)).toBe(18);
});

test("view more ends when all doctors are shown", () => {
  expect(nextDoctorLimit(6, 6, 6)).toBeUndefined();
  expect(nextDoctorLimit(12, 7, 7)).toBeUndefined();
  expect(nextDoctorLimit(6, 0, 0)).toBeUndefined();
});

test("view more ends when all were asked for, though some cannot be had", () => {
  expect(nextDoctorLimit(12, 11, 17)).toBe(18);
  expect(nextDoctorLimit(18, 16, 17)).toBeUndefined();
});

test("view more ends at the largest limit", () => {
  expect(nextDoctorLimit(300, 300, 500)).toBeUndefined();
});
