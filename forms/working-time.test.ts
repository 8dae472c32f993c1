import { describe, expect, test } from "vitest";
import type { OpHours } from "#site/hospitals/schema/holiday-schema.ts";
import type { HospitalContact } from "#site/hospitals/site.ts";
import * as catalogue from "#site/texts/en.ts";
import {
  afterWorkingTime,
  isOfficeOpen,
  nextOpenStates,
  officeHours,
  opensNext,
  promiseFor,
  workingDayMs,
  workingTimeBetween,
} from "#forms/working-time.ts";

const hoursOf = (contact: Partial<HospitalContact>) => officeHours({ contact });
const USUAL = hoursOf({});
const HOUR_MS = 60 * 60_000;

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
  expect(isOfficeOpen(USUAL, inIndia(time))).toBe(isOpen);
});

test.each([
  ["2026-11-20T13:00", false],
  ["2026-11-20T15:30", true],
  ["2026-11-22T10:00", false],
])("opening times that name no days hold from Monday to Saturday (%s: %s)", (time, isOpen) => {
  expect(isOfficeOpen(hoursOf({ openingTimes: SPLIT_DAY }), inIndia(time))).toBe(isOpen);
});

test("opening times that name days hold on those alone", () => {
  const sundays = [{ days: ["Sunday" as const], opens: "07:00", closes: "12:00" }];
  expect(isOfficeOpen(hoursOf({ openingTimes: sundays }), inIndia("2026-11-22T07:30"))).toBe(true);
  expect(isOfficeOpen(hoursOf({ openingTimes: sundays }), inIndia("2026-11-23T07:30"))).toBe(false);
});

test("nobody works on a holiday", () => {
  const hours = hoursOf({ holidays: ["2026-12-25"] });
  expect(isOfficeOpen(hours, inIndia("2026-12-24T10:00"))).toBe(true);
  expect(isOfficeOpen(hours, inIndia("2026-12-25T10:00"))).toBe(false);
});

test.each([
  ["within a day", "2026-11-20T10:00", "2026-11-20T12:30", 2.5],
  ["overnight", "2026-11-20T16:00", "2026-11-21T10:00", 2],
  ["over a Sunday", "2026-11-21T16:00", "2026-11-23T10:00", 2],
  ["on a Sunday alone", "2026-11-22T08:00", "2026-11-22T20:00", 0],
  ["backwards", "2026-11-20T12:00", "2026-11-20T10:00", 0],
])("working time counts opening hours alone: %s", (_case, from, to, hours) => {
  expect(workingTimeBetween(inIndia(from), inIndia(to), USUAL)).toBe(hours * HOUR_MS);
});

test("a holiday between two days is passed over", () => {
  const hours = hoursOf({ holidays: ["2026-12-25"] });
  expect(afterWorkingTime(inIndia("2026-12-24T16:00"), 2 * HOUR_MS, hours)).toEqual(inIndia("2026-12-26T10:00"));
});

test("times that overlap count once", () => {
  const openingTimes = [
    { opens: "09:00", closes: "12:00" },
    { opens: "10:00", closes: "13:00" },
  ];
  const hours = hoursOf({ openingTimes });
  expect(workingTimeBetween(inIndia("2026-11-20T08:00"), inIndia("2026-11-20T18:00"), hours)).toBe(4 * HOUR_MS);
  expect(workingDayMs(inIndia("2026-11-22T10:00"), hours)).toBe(4 * HOUR_MS);
});

test.each([
  ["2026-11-20T10:00", undefined],
  ["2026-11-20T08:59", "2026-11-20T09:00"],
  ["2026-11-20T13:30", "2026-11-20T15:30"],
  ["2026-11-21T18:00", "2026-11-23T09:00"],
  ["2026-12-24T20:00", "2026-12-26T09:00"],
])("at %s the office opens again at %s", (now, opens) => {
  const hospital = { contact: { openingTimes: SPLIT_DAY, holidays: ["2026-12-25"] } };
  expect(opensNext(hospital, inIndia(now))).toEqual(opens && inIndia(opens));
});

test("what is promised is one working day, and the same whoever asks", () => {
  const hospital = { contact: { openingTimes: SPLIT_DAY, holidays: ["2026-12-25"] } };
  expect(promiseFor(hospital, inIndia("2026-11-20T10:00"))).toEqual(inIndia("2026-11-21T10:00"));
  expect(promiseFor(hospital, inIndia("2026-12-24T19:00"))).toEqual(inIndia("2026-12-26T18:00"));
});

test("an office without any hours never works", () => {
  expect(afterWorkingTime(inIndia("2026-11-20T08:00"), HOUR_MS, hoursOf({ openingTimes: [] }))).toBeUndefined();
});

describe("how a hospital is open from now on", () => {
  const contact = { openingTimes: SPLIT_DAY, holidays: ["2026-11-28"] };
  const statesOf = (op: OpHours | undefined, time: string) =>
    nextOpenStates(
      { contact, holidays: [{ day: "2026-11-28", name: "", ...(op && { op }) }] },
      inIndia(time),
      catalogue,
    );
  const statesFrom = (time: string) => statesOf("closed", time);

  test.each([
    ["2026-11-26T20:00", "opens tomorrow at 9 am"],
    ["2026-11-27T00:00", "opens at 9 am"],
    ["2026-11-27T09:00", "open now until 1 pm"],
    ["2026-11-27T13:00", "opens at 3.30 pm"],
    ["2026-11-27T17:59", "open now until 6 pm"],
    ["2026-11-27T18:00", "opens on Monday at 9 am"],
    ["2026-11-29T10:00", "opens tomorrow at 9 am"],
  ])("is true at %s, read from then and from half a day before", (time, text) => {
    const at = Number(inIndia(time));
    const before = new Date(at - 12 * HOUR_MS);
    const earlier = new Date(Number(before) + 330 * 60_000).toISOString().slice(0, 16);
    for (const states of [statesFrom(time), statesFrom(earlier)])
      expect(states.find(([end]) => at < end)?.[1]).toBe(text);
  });

  test.each<[OpHours | undefined, string]>([
    ["usual", "opens tomorrow at 9 am"],
    [{ opens: "10:00", closes: "12:00" }, "opens tomorrow at 10 am"],
  ])("follows what is known of a holiday: %o", (op, text) => {
    expect(statesOf(op, "2026-11-27T18:00")[0]?.[1]).toBe(text);
  });

  test("is not said beyond a holiday of which nobody said how it is", () => {
    expect(statesOf(undefined, "2026-11-27T17:00").map(([, text]) => text)).toEqual(["open now until 6 pm"]);
    expect(statesOf(undefined, "2026-11-28T10:00")).toEqual([]);
  });

  test("is not said by a hospital that does not give its hours", () => {
    expect(nextOpenStates({ contact: {} }, inIndia("2026-11-27T10:00"), catalogue)).toEqual([]);
  });
});
