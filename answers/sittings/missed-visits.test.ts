import { expect, test } from "vitest";
import type { SittingException } from "#site/sittings/sitting.ts";
import { isMissed, nextSittings, type Visit } from "./missed-visits.ts";

const place = { holidays: ["2026-12-01"], timeZone: "Asia/Kolkata" };
const DAY = "2026-11-30";
const weekly = [
  { days: [1, 2, 3, 4, 5, 6, 7], from: "09:00", to: "13:00" },
  { days: [7], from: "20:00", to: "06:00", overnight: true as const },
];

function missed(exception: object, visit: Visit, isRead = true) {
  const change = { first: DAY, last: DAY, ...exception } as SittingException;
  const sittings = { weekly: isRead ? weekly : [], exceptions: [change], unread: isRead ? [] : ["by turns"] };
  return isMissed(sittings, change, visit);
}

const at = (time: string, day = DAY) => ({ day, time });

test.each([
  ["away all day", { kind: "away" }, at("10:30"), true],
  ["away all day, of a day alone", { kind: "away" }, { day: DAY }, true],
  ["away on another day", { kind: "away" }, at("10:30", "2026-12-02"), false],
  ["away for hours that hold it", { kind: "away", from: "10:00", to: "11:00" }, at("10:30"), true],
  ["away for other hours", { kind: "away", from: "11:00", to: "12:00" }, at("10:30"), false],
  ["away for hours, of a day alone", { kind: "away", from: "11:00", to: "12:00" }, { day: DAY }, false],
  ["late before it", { kind: "late", from: "10:00" }, at("10:30"), false],
  ["late after it", { kind: "late", from: "11:00" }, at("10:30"), true],
  ["other hours with it", { kind: "changed", from: "10:00", to: "11:00" }, at("10:30"), false],
  ["other hours without it", { kind: "changed", from: "16:00", to: "18:00" }, at("10:30"), true],
  ["one more sitting", { kind: "extra", from: "16:00", to: "18:00" }, at("10:30"), false],
  ["away, of the night that began before", { kind: "away" }, at("02:00"), false],
  ["away the day before, of its night", { kind: "away", first: "2026-11-29", last: "2026-11-29" }, at("02:00"), true],
])("a visit is impossible or not: %s", (_, exception, visit, isImpossible) => {
  expect(missed(exception, visit)).toBe(isImpossible);
});

test("of hours that nobody can read only what is said counts", () => {
  expect(missed({ kind: "away" }, at("10:30"), false)).toBe(true);
  expect(missed({ kind: "late", from: "11:00" }, at("10:30"), false)).toBe(true);
  expect(missed({ kind: "late", from: "10:00" }, at("10:30"), false)).toBe(false);
});

test("the next times keep the time of the day, and leave out nights and holidays", () => {
  const sittings = { weekly, exceptions: [{ first: DAY, last: DAY, kind: "away" as const }], unread: [] };
  const after = Date.parse("2026-11-27T00:00:00Z");
  expect(nextSittings(sittings, at("10:30"), { place, after, most: 2 })).toEqual([
    { day: "2026-12-02", time: "10:30" },
    { day: "2026-12-03", time: "10:30" },
  ]);
});
