import { describe, expect, test } from "vitest";
import { knownSittings } from "./known-sittings.ts";
import type { SittingException, Sittings } from "./sitting.ts";
import { listVisitDays, planDay, sitsAt, sitsOn } from "./plan-day.ts";

const LEAVE: SittingException = { first: "2026-11-30", last: "2026-12-02", kind: "away" };
const known = (consulting: string, exceptions: SittingException[] = []) =>
  knownSittings({ consulting }, { exceptions });
const days = (...args: Parameters<typeof known>) => listVisitDays(known(...args), "2026-11-26", "2026-12-13");

test.each<[string, SittingException[], number[], string[]]>([
  ["Mon, Wed: 9 am – 1 pm", [], [1, 3], []],
  ["Mon, Wed: 9 am – 1 pm", [LEAVE], [1, 3], ["2026-11-30", "2026-12-02"]],
  ["Mon: 9 am – 1 pm", [{ ...LEAVE, kind: "extra", from: "09:00", to: "10:00" }], [1], ["2026-12-01", "2026-12-02"]],
  ["2nd Saturday: 9 am – 1 pm", [], [6], ["2026-11-28", "2026-12-05"]],
  ["alternate Tuesdays", [], [0, 1, 2, 3, 4, 5, 6], []],
  ["alternate Tuesdays", [LEAVE], [0, 1, 2, 3, 4, 5, 6], ["2026-11-30", "2026-12-01", "2026-12-02"]],
])("%s with %j: %j but for %j", (consulting, exceptions, weekdays, except) => {
  expect(days(consulting, exceptions)).toEqual({ days: weekdays, except });
});

test("the days agree with the question about a single day", () => {
  const one = known("2nd Saturday: 9 am – 1 pm\nMon: 9 am – 1 pm", [LEAVE]);
  const { days: weekdays, except } = listVisitDays(one, "2026-11-26", "2027-11-26");
  const all = ["2026-11-28", "2026-11-30", "2026-12-07", "2026-12-12", "2027-03-13", "2027-03-20"];
  expect(all.filter((day) => sitsOn(one, day))).toEqual(["2026-12-07", "2026-12-12", "2027-03-13"]);
  expect(all.filter((day) => weekdays.includes(new Date(day).getUTCDay()) !== except.includes(day))).toEqual(
    all.filter((day) => sitsOn(one, day)),
  );
});

test("a night's sitting goes on after midnight", () => {
  const night = known("Mon: 8 pm – 6 am");
  expect(["23:59", "19:59"].map((time) => sitsAt(night, "2026-11-30", time))).toEqual([true, false]);
  expect(["05:59", "06:00"].map((time) => sitsAt(night, "2026-12-01", time))).toEqual([true, false]);
});

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
