import { describe, expect, test } from "vitest";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import {
  describeNow,
  listSittingTexts,
  describeSource,
  describeWeek,
  listChanges,
  planBoardLine,
} from "./describe-sittings.ts";
import { knownSittings } from "./known-sittings.ts";
import type { SittingException } from "./sitting.ts";
import { momentAt, nextDays } from "./clock.ts";

const texts = await loadCatalogue("en");

describe("a card", () => {
  const PLACE = { holidays: [], timeZone: "Asia/Kolkata" };
  const at = (moment: string) => Date.parse(`2026-${moment}:00+05:30`);
  const LEAVE: SittingException = { first: "2026-11-27", last: "2026-11-29", kind: "away" };
  const FAR: SittingException = { first: "2026-11-26", last: "2026-12-11", kind: "away" };
  const LATE: SittingException = { first: "2026-11-26", last: "2026-11-26", kind: "late", from: "10:00" };

  test.each<[string, string, string, SittingException[]]>([
    ["Mon to Fri: 9 am – 1 pm", "11-26T08:00", "Sits today 9 am – 1 pm", []],
    ["Mon to Fri: 9 am – 1 pm, 4 pm – 5.30 pm", "11-26T08:00", "Sits today 9 am – 1 pm and 4 pm – 5.30 pm", []],
    ["Mon to Fri: 9 am – 1 pm", "11-26T09:00", "Sitting now, until 1 pm", []],
    ["Mon to Fri: 9 am – 1 pm", "11-26T09:00", "Late today: sits 10 am – 1 pm", [LATE]],
    ["Mon to Fri: 9 am – 1 pm", "11-26T13:00", "Next: Friday 9 am", []],
    ["Mon to Fri: 9 am – 1 pm", "11-27T08:00", "Away until Monday 30 November", [LEAVE]],
    ["Mon to Fri: 9 am – 1 pm", "11-25T14:00", "Next: Monday 14 December, 9 am", [FAR]],
    ["24x7", "11-26T08:00", "Sits day and night", []],
    ["alternate Tuesdays", "11-26T08:00", "", []],
  ])("%s on %s: %s", (consulting, moment, text, exceptions) => {
    const sittings = knownSittings({ consulting }, { exceptions });
    const said = describeNow(sittings, at(moment), PLACE, texts);
    expect(said.replaceAll("\u00A0", " ")).toBe(text);
  });

  test("says until when, and what comes next, to the minute, after midnight and over the end of a year too", () => {
    const of = (consulting: string) => (moment: string) => {
      const sittings = knownSittings({ consulting }, { exceptions: [] });
      return describeNow(sittings, Date.parse(`${moment}:00+05:30`), PLACE, texts).replaceAll("\u00A0", " ");
    };
    const [day, night] = [of("Mon to Fri: 9 am – 1 pm\nThu: 4 pm – 6 pm"), of("Thu: 8 pm – 8 am")];
    expect(day("2026-11-26T08:59")).toBe("Sits today 9 am – 1 pm and 4 pm – 6 pm");
    expect(day("2026-11-26T12:59")).toBe("Sitting now, until 1 pm");
    expect(day("2026-11-26T13:00")).toBe("Sits today 4 pm – 6 pm");
    expect(day("2026-11-26T18:00")).toBe("Next: Friday 9 am");
    expect(night("2027-01-01T07:59")).toBe("Sitting now, until 8 am");
    expect(night("2027-01-01T08:00")).toBe("Next: Thursday 8 pm");
  });

  test("claims no day without a sitting while a part of the hours could not be read", () => {
    const sittings = knownSittings({ consulting: "Mon to Fri: 9 am – 1 pm\nalternate Saturdays" }, { exceptions: [] });
    const say = (moment: string) => describeNow(sittings, at(moment), PLACE, texts);
    expect([say("11-26T10:00"), say("11-26T19:00")]).toEqual(["Sitting now, until 1 pm", ""]);
  });

  test("a card changes its text at each edge, so that a page that is kept says what is so", () => {
    const sittings = knownSittings({ consulting: "Mon to Fri: 9 am – 1 pm" }, { exceptions: [] });
    expect(listSittingTexts(sittings, at("11-26T08:00"), PLACE, texts).slice(0, 3)).toEqual([
      // Browsers break a line before a space that follows a dash, whatever space it is.
      [at("11-26T09:00"), "Sits today 9\u00A0am\u00A0– 1\u00A0pm"],
      [at("11-26T13:00"), "Sitting now, until 1 pm"],
      [at("11-27T00:00"), "Next: Friday 9 am"],
    ]);
  });
});

describe("a doctor's page", () => {
  const PLACE = { holidays: ["2026-12-25"], timeZone: "Asia/Kolkata" };
  // A Thursday.
  const FROM = "2026-11-26";
  const HOURS = "Mon to Fri: 9 am – 1 pm";
  const on = (day: string, kind: SittingException["kind"], more: Partial<SittingException> = {}): SittingException => ({
    ...{ first: day, last: day, kind },
    ...more,
  });
  const SAID = [
    on("2026-11-26", "late", { from: "10:00" }),
    on("2026-11-27", "away", { from: "11:00", to: "13:00" }),
    on("2026-11-28", "extra", { from: "16:00", to: "18:00", note: "new block" }),
    on("2026-11-30", "away", { last: "2026-12-02" }),
    on("2026-12-01", "extra", { from: "09:00", to: "10:00" }),
  ];

  function week(consulting: string, exceptions: SittingException[] = [], from = FROM): string[] {
    const known = knownSittings({ consulting }, { exceptions });
    return describeWeek(known, from, PLACE, texts).map(({ day, sittings, empty }) => {
      const parts = sittings.flatMap(({ hours, change, words }) => [hours, change, words]);
      return [day.slice(0, 3), ...parts, empty].filter(Boolean).join(" ").replaceAll("\u00A0", " ");
    });
  }

  const changes = (exceptions: SittingException[], days = 14) =>
    listChanges(knownSittings({ consulting: HOURS }, { exceptions }), nextDays(FROM, days), PLACE, texts).map((line) =>
      line.replaceAll("\u00A0", " "),
    );

  test("a week has each day's sittings, and marks what is otherwise than each week", () => {
    expect(week(HOURS, SAID)).toEqual([
      "Thu 10 am – 1 pm late",
      "Fri 9 am – 11 am away 11 am – 1 pm",
      "Sat 4 pm – 6 pm extra new block",
      "Sun No sitting",
      "Mon away",
      "Tue 9 am – 10 am extra",
      "Wed away",
    ]);
  });

  test("a sitting that stays as each week is no change beside an extra one", () => {
    const [thursday] = week(HOURS, [on(FROM, "extra", { from: "16:00", to: "18:00" })]);
    expect(thursday).toBe("Thu 9 am – 1 pm 4 pm – 6 pm extra");
  });

  test("a day of which a part of the hours is not certain is no day without a sitting", () => {
    expect(week(`${HOURS}\nalternate Saturdays`)[2]).toBe("Sat Please ask");
  });

  test("a holiday says so, and only what was said of it", () => {
    expect(week(HOURS, [], "2026-12-25")[0]).toBe("Fri Holiday: please ask");
    expect(week(HOURS, [on("2026-12-25", "extra", { from: "09:00", to: "10:00" })], "2026-12-25")[0]).toBe(
      "Fri 9 am – 10 am extra",
    );
  });

  test("changes are dated, a leave once for all of its days", () => {
    expect(changes(SAID)).toEqual([
      "Late: Thursday 26 November, 10 am – 1 pm",
      "Changed: Friday 27 November, 9 am – 11 am",
      "Extra: Saturday 28 November, 4 pm – 6 pm",
      "Away 30 November to 2 December",
      "Extra: Tuesday 1 December, 9 am – 10 am",
    ]);
    expect(changes([on("2026-12-21", "away", { last: "2026-12-26" })], 31)).toEqual(["Away 21 to 26 December"]);
  });

  test("what was said later counts, and a change of no sitting or of a later day is none", () => {
    const usual = on(FROM, "changed", { from: "09:00", to: "13:00" });
    expect(changes([on(FROM, "away"), usual])).toEqual(["Changed: Thursday 26 November, 9 am – 1 pm"]);
    expect(changes([on("2026-11-29", "late", { from: "10:00" })])).toEqual([]);
    expect(changes([on("2026-12-20", "away")])).toEqual([]);
  });

  test("hours have a source with its moment in the hospital's time, and none where nobody confirmed them", () => {
    const office = { exceptions: [], confirmedAt: "2026-11-26T02:10:00Z", isByOffice: true as const };
    const source = (...args: Parameters<typeof knownSittings>) => describeSource(knownSittings(...args), PLACE, texts);
    expect(source({ consulting: HOURS }, office)).toBe("As of 26 November, 7.40 am, by the hospital's office");
    const confirmed = { confirmedAt: "2026-11-27T02:10:00Z", confirmedBy: "OP desk" };
    const sittings = { weekly: [], exceptions: [], unread: [], ...confirmed };
    expect(source({ consulting: HOURS, sittings }, office)).toBe("As of 27 November, 7.40 am, by OP desk");
    expect(source({ consulting: HOURS }, { exceptions: [] })).toBe("");
  });

  test("in Malayalam a day's number stands behind its month", async () => {
    const malayalam = await loadCatalogue("ml");
    const away = on("2026-12-21", "away", { last: "2026-12-26" });
    const late = on("2026-11-26", "late", { from: "10:00" });
    const known = knownSittings({ consulting: HOURS }, { exceptions: [late, away] });
    expect(
      listChanges(known, nextDays(FROM, 31), PLACE, malayalam).map((line) => line.replaceAll("\u00A0", " ")),
    ).toEqual(["വൈകും: നവംബർ 26, വ്യാഴാഴ്ച, രാവിലെ 10 മുതൽ ഉച്ചയ്ക്ക് 1 വരെ", "ഒ.പി.യിൽ ഇല്ല: ഡിസംബർ 21 മുതൽ 26 വരെ"]);
  });
});

describe("a list of who sits", () => {
  const place = { timeZone: "Asia/Kolkata", holidays: ["2026-12-25"] };
  const THURSDAY = "2026-11-26";

  function lineOf(consulting: string, exceptions: SittingException[] = [], { day = THURSDAY, at = 7 * 60 } = {}) {
    const sittings = knownSittings({ consulting }, { exceptions });
    const line = planBoardLine({ consulting, sittings }, day, momentAt(THURSDAY, at, place.timeZone), place, texts);
    return line && (JSON.parse(JSON.stringify(line).replaceAll("\u00A0", " ")) as typeof line);
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
    expect(lineOf(daily, [on("late", { from: "10:00" })])?.sittings).toEqual([
      { hours: "10 am – 1 pm", change: "late" },
    ]);
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
});
