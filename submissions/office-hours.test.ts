import { expect, test } from "vitest";
import { isOfficeOpen } from "./office-hours.ts";

const inIndia = (time: string) => new Date(`${time}:00+05:30`);
const SPLIT_DAY = [
  { opens: "09:00", closes: "13:00" },
  { opens: "15:30", closes: "18:00" },
];

test.each([
  ["2026-11-20T08:59", false],
  ["2026-11-20T09:00", true],
  ["2026-11-20T16:59", true],
  ["2026-11-20T17:00", false],
  ["2026-11-21T00:10", false],
  ["2026-11-21T10:00", true],
  ["2026-11-22T10:00", false],
])("without opening times an office is open from Monday to Saturday, 9 to 17 (%s: %s)", (time, isOpen) => {
  expect(isOfficeOpen(undefined, inIndia(time))).toBe(isOpen);
});

test.each([
  ["2026-11-20T13:00", false],
  ["2026-11-20T15:30", true],
  ["2026-11-22T10:00", false],
])("opening times that name no days hold from Monday to Saturday (%s: %s)", (time, isOpen) => {
  expect(isOfficeOpen(SPLIT_DAY, inIndia(time))).toBe(isOpen);
});

test("opening times that name days hold on those alone", () => {
  const sundays = [{ days: ["Sunday" as const], opens: "07:00", closes: "12:00" }];
  expect(isOfficeOpen(sundays, inIndia("2026-11-22T07:30"))).toBe(true);
  expect(isOfficeOpen(sundays, inIndia("2026-11-23T07:30"))).toBe(false);
});
