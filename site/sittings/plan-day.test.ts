import { expect, test } from "vitest";
import { knownSittings } from "./known-sittings.ts";
import type { SittingException } from "./sitting.ts";
import { listVisitDays, sitsAt, sitsOn } from "./plan-day.ts";

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
