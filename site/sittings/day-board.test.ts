import { expect, test } from "vitest";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { planBoardLine, type BoardLine } from "./describe-state.ts";
import { knownSittings } from "./known-sittings.ts";
import { momentAt } from "./clock.ts";
import type { SittingException } from "./sitting.ts";

const texts = await loadCatalogue("en");
const place = { timeZone: "Asia/Kolkata", holidays: ["2026-12-25"] };
const THURSDAY = "2026-11-26";

function lineOf(consulting: string, exceptions: SittingException[] = [], { day = THURSDAY, at = 7 * 60 } = {}) {
  const sittings = knownSittings({ consulting }, { exceptions });
  const line = planBoardLine({ consulting, sittings }, day, momentAt(THURSDAY, at, place.timeZone), place, texts);
  return line && (JSON.parse(JSON.stringify(line).replaceAll("\u00A0", " ")) as BoardLine);
}

const on = (kind: SittingException["kind"], more: Partial<SittingException> = {}): SittingException => ({
  first: THURSDAY,
  last: THURSDAY,
  kind,
  ...more,
});

test("a doctor who sits that day is listed with every sitting, one who does not is left out", () => {
  expect(lineOf("Daily 9 am to 1 pm and 4 pm to 6 pm")).toEqual({
    sittings: [{ hours: "9 am – 1 pm" }, { hours: "4 pm – 6 pm" }],
  });
  expect(lineOf("Monday 9 am to 1 pm")).toBeUndefined();
  expect(lineOf("")).toBeUndefined();
});

test("a sitting of today says whether it goes on or is over, to the minute, and one of another day does not", () => {
  const stateAt = (at: number, day = THURSDAY) => lineOf("Daily 9 am to 1 pm", [], { at, day })?.sittings[0]?.state;
  expect([9 * 60 - 1, 9 * 60, 13 * 60 - 1, 13 * 60].map((at) => stateAt(at))).toEqual([
    ...[undefined, "now", "now", "over"],
  ]);
  expect(stateAt(10 * 60, "2026-11-27")).toBeUndefined();
});

test("what the office said of the day stands on the line with its note", () => {
  const daily = "Daily 9 am to 1 pm";
  expect(lineOf(daily, [on("away", { note: "Dr. Nair sits instead" })])).toEqual({
    sittings: [{ change: "away", words: "Dr. Nair sits instead" }],
  });
  expect(lineOf(daily, [on("late", { from: "10:00" })])?.sittings).toEqual([{ hours: "10 am – 1 pm", change: "late" }]);
  expect(lineOf(daily, [on("extra", { from: "17:00", to: "18:30", note: "OP 2" })])?.sittings[1]).toEqual({
    ...{ hours: "5 pm – 6.30 pm", change: "extra", words: "OP 2" },
  });
  expect(lineOf(daily, [on("changed", { from: "15:00", to: "17:00" })])?.sittings).toEqual([
    { hours: "3 pm – 5 pm", change: "changed" },
  ]);
});

test("hours of a day in which the doctor is away are said, until something else is said of the whole day", () => {
  const partly = on("away", { from: "11:00", to: "12:00" });
  expect(lineOf("Daily 9 am to 1 pm", [partly])).toEqual({
    sittings: [{ hours: "9 am – 11 am" }, { hours: "12 noon – 1 pm" }, { change: "away 11 am – 12 noon" }],
  });
  const changed = on("changed", { from: "09:00", to: "13:00" });
  expect(lineOf("Daily 9 am to 1 pm", [partly, changed])?.sittings).toHaveLength(1);
});

test("a night that began the day before stands first, and ends with its hour", () => {
  const night = "Wednesday 8 pm to 6 am";
  expect(lineOf(night, [], { at: 5 * 60 })?.sittings).toEqual([{ hours: "until 6 am", state: "now" }]);
  expect(lineOf(night, [], { at: 6 * 60 })?.sittings[0]?.state).toBe("over");
});

test("hours that cannot be read for certain are shown as they were written, never as a sitting", () => {
  expect(lineOf("Alternate Tuesdays")).toEqual({ sittings: [], text: "Alternate Tuesdays" });
  expect(lineOf("Alternate Tuesdays", [on("away")])).toEqual({ sittings: [{ change: "away" }] });
  expect(lineOf("Thursday 9 am to 1 pm\nAlternate Tuesdays")?.text).toBe("Alternate Tuesdays");
});

test("on a holiday of the hospital the usual sittings are not claimed", () => {
  expect(lineOf("Daily 9 am to 1 pm", [], { day: "2026-12-25" })).toBeUndefined();
});
