import { expect, test } from "vitest";
import { parseSittings } from "./sitting.ts";

const MORNING = { days: [1, 2], from: "09:00", to: "13:00" };

test("sittings are taken over, and a period and a single day alike", () => {
  const exceptions = [
    { from: "2026-12-21", to: "2026-12-26", kind: "away" },
    { date: "2026-12-28", kind: "extra", from: "15:30", to: "17:00", note: "after the leave" },
  ];
  expect(parseSittings({ weekly: [MORNING], exceptions, confirmedAt: "2026-11-20T05:00:00Z" })).toEqual({
    sittings: {
      ...{ weekly: [MORNING], unread: [] },
      exceptions: [
        { first: "2026-12-21", last: "2026-12-26", kind: "away" },
        { first: "2026-12-28", last: "2026-12-28", kind: "extra", from: "15:30", to: "17:00", note: "after the leave" },
      ],
      confirmedAt: "2026-11-20T05:00:00Z",
    },
  });
});

test.each([
  ["weekly.0.to", { weekly: [{ ...MORNING, to: "25:00" }] }],
  ["weekly.0: ends before", { weekly: [{ ...MORNING, to: "09:00" }] }],
  ["weekly: has two sittings", { weekly: [MORNING, { ...MORNING, days: [2], from: "12:00" }] }],
  ["weekly.0.days", { weekly: [{ ...MORNING, days: [8] }] }],
  ["exceptions.0", { weekly: [], exceptions: [{ date: "2026-02-29", kind: "away" }] }],
  ["exceptions.0: needs", { weekly: [], exceptions: [{ date: "2026-11-30", kind: "extra" }] }],
  ["exceptions.0: ends", { weekly: [], exceptions: [{ from: "2026-11-30", to: "2026-11-29", kind: "away" }] }],
  ["exceptions.0", { weekly: [], exceptions: [{ date: "2026-11-30", kind: "away", note: "x".repeat(81) }] }],
  ["", "Mon to Fri"],
])("what is wrong is named: %s", (fault, value) => {
  expect(parseSittings(value)).toEqual({ fault: expect.stringContaining(fault) });
});

test("sittings of other weeks or other months do not overlap", () => {
  const first = { ...MORNING, weeks: [1, 3], validTo: "2026-12-31" };
  expect(
    parseSittings({ weekly: [first, { ...MORNING, weeks: [2] }, { ...MORNING, validFrom: "2027-01-01", weeks: [1] }] }),
  ).toHaveProperty("sittings");
});
