import { expect, test } from "vitest";
import type { Sittings, WeeklySitting } from "#site/sittings/sitting.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { describeAvailability } from "./availability.ts";

const texts = await loadCatalogue("en");
const INDIA = { timeZone: "Asia/Kolkata", holidays: [] as string[] };
/** A Thursday. */
const TODAY = "2026-11-26";

function describe(sittings: Partial<Sittings>, today = TODAY, place = INDIA) {
  return describeAvailability({ weekly: [], exceptions: [], unread: [], ...sittings }, today, place, texts);
}

const MORNING: WeeklySitting = { days: [1, 2, 3, 4, 5], from: "09:00", to: "13:00" };
const NIGHT: WeeklySitting = { days: [7, 1], from: "20:00", to: "08:00", overnight: true };

test("the week is availableTime, and nothing more is said", () => {
  expect(describe({ weekly: [MORNING] })).toEqual({
    availableTime: [
      {
        daysOfWeek: ["mon", "tue", "wed", "thu", "fri"],
        availableStartTime: "09:00:00",
        availableEndTime: "13:00:00",
      },
    ],
  });
  expect(describe({})).toEqual({});
});

test("a night is split at midnight, over the week's end too", () => {
  expect(describe({ weekly: [NIGHT] }).availableTime).toEqual([
    { daysOfWeek: ["mon", "sun"], availableStartTime: "20:00:00", availableEndTime: "23:59:59" },
    { daysOfWeek: ["mon", "tue"], availableStartTime: "00:00:00", availableEndTime: "08:00:00" },
  ]);
  const always = { days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "24:00" };
  expect(describe({ weekly: [always] }).availableTime).toEqual([
    {
      daysOfWeek: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
      ...{ availableStartTime: "00:00:00", availableEndTime: "23:59:59" },
    },
  ]);
});

test.each<[what: string, sitting: WeeklySitting, line: string]>([
  ["nth weeks", { days: [6], weeks: [2, 4], from: "09:00", to: "13:00" }, "Second and fourth Saturday 9 am – 1 pm"],
  ["appointments", { ...MORNING, days: [1], appointmentOnly: true }, "Monday 9 am – 1 pm by appointment"],
  ["a beginning", { ...MORNING, days: [1], validFrom: "2026-11-27" }, "From 2026-11-27: Monday 9 am – 1 pm"],
  ["an end", { ...MORNING, days: [1], validTo: "2026-12-31" }, "Until 2026-12-31: Monday 9 am – 1 pm"],
])("what FHIR cannot say is text and no claim: %s", (_what, sitting, line) => {
  expect(describe({ weekly: [sitting] })).toEqual({
    availabilityExceptions: line.replace("9 am – 1 pm", "9\u00A0am\u00A0– 1\u00A0pm"),
  });
});

test("hours that hold from now on are a claim, hours that held are nothing", () => {
  expect(describe({ weekly: [{ ...MORNING, validFrom: TODAY }] }).availableTime).toHaveLength(1);
  expect(describe({ weekly: [{ ...MORNING, validTo: "2026-11-25" }] })).toEqual({});
});

test("leave is one period from midnight to midnight, without the note", () => {
  const away = { first: "2026-12-21", last: "2026-12-26", kind: "away" as const, note: "leave" };
  expect(describe({ weekly: [MORNING], exceptions: [away] }).notAvailable).toEqual([
    { description: "Away", during: { start: "2026-12-21T00:00:00+05:30", end: "2026-12-27T00:00:00+05:30" } },
  ]);
});

test("leave begins after the night before, and ends when its last night would", () => {
  const away = { first: "2026-11-29", last: "2026-11-29", kind: "away" as const };
  const daily = { ...NIGHT, days: [1, 2, 3, 4, 5, 6, 7] };
  expect(describe({ weekly: [daily], exceptions: [away] }).notAvailable?.map(({ during }) => during)).toEqual([
    { start: "2026-11-29T08:00:00+05:30", end: "2026-11-30T08:00:00+05:30" },
  ]);
});

test("on a holiday no sitting is claimed", () => {
  const place = { ...INDIA, holidays: ["2026-12-25"] };
  expect(describe({ weekly: [MORNING] }, TODAY, place).notAvailable).toEqual([
    {
      description: "Holiday of the hospital: ask before you come",
      during: { start: "2026-12-25T09:00:00+05:30", end: "2026-12-25T13:00:00+05:30" },
    },
  ]);
});

test("late and other hours take the time away, and more hours are text", () => {
  const day = { first: "2026-11-30", last: "2026-11-30" };
  const late = describe({ weekly: [MORNING], exceptions: [{ ...day, kind: "late", from: "10:30" }] });
  expect(late.notAvailable?.map(({ during }) => during)).toEqual([
    { start: "2026-11-30T09:00:00+05:30", end: "2026-11-30T10:30:00+05:30" },
  ]);
  const night = { ...day, kind: "changed" as const, from: "22:00", to: "02:00", overnight: true as const };
  expect(describe({ weekly: [MORNING], exceptions: [night] }).availabilityExceptions).toBe(
    "On 2026-11-30 also 22:00 – 02:00",
  );
});

test("unread hours are text", () => {
  expect(describe({ weekly: [MORNING], unread: ["Sat: by appointment"] }).availabilityExceptions).toBe(
    "Sat: by appointment",
  );
});

test("29 February and the turn of the year are days as others", () => {
  const leap = { first: "2028-02-28", last: "2028-03-01", kind: "away" as const };
  expect(describe({ exceptions: [leap] }, "2028-02-20").notAvailable?.map(({ during }) => during)).toEqual([
    { start: "2028-02-28T00:00:00+05:30", end: "2028-03-02T00:00:00+05:30" },
  ]);
  const turn = { first: "2026-12-31", last: "2027-01-01", kind: "away" as const };
  expect(describe({ exceptions: [turn] }).notAvailable?.map(({ during }) => during)).toEqual([
    { start: "2026-12-31T00:00:00+05:30", end: "2027-01-02T00:00:00+05:30" },
  ]);
});

test("an exception of a thousand years is one period, and one of last year none", () => {
  const long = { first: "2026-01-01", last: "3026-01-01", kind: "away" as const };
  expect(describe({ weekly: [MORNING], exceptions: [long] }).notAvailable).toHaveLength(1);
  const over = { first: "2025-01-01", last: "2025-02-01", kind: "away" as const };
  expect(describe({ weekly: [MORNING], exceptions: [over] }).notAvailable).toBeUndefined();
});
