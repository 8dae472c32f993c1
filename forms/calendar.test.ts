import { describe, expect, test } from "vitest";
import { findDayFault, isOver, lastDay, todayByPage, todayInKolkata } from "./calendar.ts";

const TODAY = "2026-11-20";

test.each([
  ["2026-11-31", "unreal"],
  ["2027-02-29", "unreal"],
  ["2027-02-31", "unreal"],
  ["2026-13-01", "unreal"],
  ["24/11/2026", "unreal"],
  ["2027-1-1", "unreal"],
  ["+02027-01-01", "unreal"],
  ["", "unreal"],
  ["2026-11-19", "past"],
  ["1999-01-01", "past"],
  ["2026-11-20", undefined],
  ["2027-11-20", undefined],
  ["2027-11-21", "far"],
  ["9999-12-31", "far"],
])("the day %s is found to be %s", (day, fault) => {
  expect(findDayFault(day, TODAY)).toBe(fault);
});

test("a year after a leap day ends with February", () => {
  expect(lastDay("2028-02-29")).toBe("2029-02-28");
  expect(lastDay("2027-02-28")).toBe("2028-02-28");
});

test("the day in India begins at 18:30 UTC", () => {
  expect(todayInKolkata(new Date("2026-11-20T18:29:59Z"))).toBe("2026-11-20");
  expect(todayInKolkata(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
});

test("a time is over once its minute has passed in India", () => {
  const visit = { day: TODAY, time: "10:30" };
  expect(isOver(visit, new Date("2026-11-20T05:00:59Z"))).toBe(false);
  expect(isOver(visit, new Date("2026-11-20T05:01:00Z"))).toBe(true);
});

describe("the day by which a page checks", () => {
  test.each([
    ["the same day", "2026-11-20", "2026-11-20"],
    ["the next day, as after midnight", "2026-11-21", "2026-11-21"],
    ["two days behind", "2026-11-18", "2026-11-20"],
    ["years behind", "2020-01-01", "2026-11-20"],
    ["a week ahead", "2026-11-27", "2026-11-20"],
  ])("with a clock on %s is right", (_name, clock, day) => {
    expect(todayByPage(TODAY, new Date(`${clock}T06:00:00Z`))).toBe(day);
  });
});
