import { describe, expect, test } from "vitest";
import { planDay } from "./plan-day.ts";
import type { SittingException, Sittings } from "./sitting.ts";
import { sittingEdges, sittingState } from "./sitting-state.ts";

const PLACE = { holidays: ["2026-12-25"], timeZone: "Asia/Kolkata" };
// 26 November 2026 is a Thursday.
const THURSDAY = "2026-11-26";

function sittings(exceptions: SittingException[] = [], more: Partial<Sittings> = {}): Sittings {
  const weekly = [
    { days: [1, 2, 3, 4, 5], from: "09:00", to: "13:00" },
    { days: [4], from: "16:00", to: "18:00" },
  ];
  return { weekly, exceptions, unread: [], ...more };
}

const on = (day: string, kind: SittingException["kind"], more: Partial<SittingException> = {}): SittingException => ({
  ...{ first: day, last: day, kind },
  ...more,
});

function hours(one: Sittings, day = THURSDAY): string {
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  return planDay(one, day, PLACE)
    .sittings.map(({ from, to }) => `${clock(from)}-${clock(to)}`)
    .join(" ");
}

const at = (moment: string) => Date.parse(`${moment}:00+05:30`);
const state = (one: Sittings, moment: string) => sittingState(one, at(moment), PLACE);

describe("the plan of a day", () => {
  test("has the sittings of the week in the order of the clock", () => {
    expect(hours(sittings())).toBe("9:00-13:00 16:00-18:00");
    expect(hours(sittings(), "2026-11-28")).toBe("");
  });

  test("follows what was said of the day, the last word first", () => {
    expect(hours(sittings([on(THURSDAY, "away")]))).toBe("");
    expect(hours(sittings([on(THURSDAY, "away"), on(THURSDAY, "extra", { from: "10:00", to: "11:00" })]))).toBe(
      "10:00-11:00",
    );
    expect(hours(sittings([on(THURSDAY, "extra", { from: "19:00", to: "20:00" }), on(THURSDAY, "away")]))).toBe("");
    expect(hours(sittings([on(THURSDAY, "changed", { from: "10:00", to: "12:00" })]))).toBe("10:00-12:00");
    expect(hours(sittings([on(THURSDAY, "late", { from: "16:30" })]))).toBe("9:00-13:00 16:30-18:00");
    expect(hours(sittings([on(THURSDAY, "away", { from: "10:00", to: "17:00" })]))).toBe("9:00-10:00 17:00-18:00");
  });

  test("takes two sittings that overlap for one", () => {
    expect(hours(sittings([on(THURSDAY, "extra", { from: "12:00", to: "16:30" })]))).toBe("9:00-18:00");
  });

  test("counts the weeks of a month by their days, on a leap day too", () => {
    const fifth = sittings([], { weekly: [{ days: [2], weeks: [5], from: "09:00", to: "10:00" }] });
    expect(hours(fifth, "2028-02-29")).toBe("9:00-10:00");
    expect(hours(fifth, "2028-02-22")).toBe("");
  });

  test("claims on a holiday only what was said of that day, and what is always open", () => {
    expect(hours(sittings(), "2026-12-25")).toBe("");
    expect(hours(sittings([on("2026-12-25", "extra", { from: "09:00", to: "10:00" })]), "2026-12-25")).toBe(
      "9:00-10:00",
    );
    const always = sittings([], { weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "24:00" }] });
    expect(hours(always, "2026-12-25")).toBe("0:00-24:00");
  });
});

describe("the state of a doctor's sittings", () => {
  test("is 'now' from the first minute of a sitting and no longer in its last", () => {
    expect(state(sittings(), "2026-11-26T08:59")).toMatchObject({
      kind: "today",
      sittings: [{ from: 540 }, { from: 960 }],
    });
    expect(state(sittings(), "2026-11-26T09:00")).toMatchObject({ kind: "now", sitting: { to: 13 * 60 } });
    expect(state(sittings(), "2026-11-26T13:00")).toMatchObject({ kind: "today", sittings: [{ from: 960 }] });
    expect(state(sittings(), "2026-11-26T18:00")).toMatchObject({ kind: "next", day: "2026-11-27" });
  });

  test("goes on after midnight for a night's sitting, over the end of a year too", () => {
    const night = sittings([], { weekly: [{ days: [4], from: "20:00", to: "08:00", overnight: true }] });
    expect(state(night, "2027-01-01T07:59")).toMatchObject({ kind: "now", sitting: { to: 32 * 60 } });
    expect(state(night, "2027-01-01T08:00")).toMatchObject({ kind: "next", day: "2027-01-07" });
  });

  test("names the day of the next sitting after a leave", () => {
    const leave = sittings([{ first: THURSDAY, last: "2026-11-29", kind: "away" }]);
    expect(state(leave, "2026-11-26T07:00")).toMatchObject({ kind: "away", until: "2026-11-30" });
    expect(state(leave, "2026-11-28T07:00")).toMatchObject({ kind: "away", until: "2026-11-30" });
  });

  test("claims no day without a sitting while a part of the hours could not be read", () => {
    const half = sittings([], { unread: ["alternate Saturdays"] });
    expect(state(half, "2026-11-26T10:00")).toMatchObject({ kind: "now" });
    expect(state(half, "2026-11-26T19:00")).toMatchObject({ kind: "unknown" });
  });

  test("can change only at midnight, and where a sitting begins or ends", () => {
    const edges = sittingEdges(sittings(), at("2026-11-26T12:00"), at("2026-11-27T12:00"), PLACE);
    expect(edges).toEqual(
      ["26T13:00", "26T16:00", "26T18:00", "27T00:00", "27T09:00"].map((moment) => at(`2026-11-${moment}`)),
    );
  });
});
