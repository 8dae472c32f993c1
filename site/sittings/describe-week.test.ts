import { expect, test } from "vitest";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { describeSource, describeWeek, listChanges } from "./describe-state.ts";
import { knownSittings } from "./known-sittings.ts";
import type { SittingException } from "./sitting.ts";

const texts = await loadCatalogue("en");
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
  listChanges(knownSittings({ consulting: HOURS }, { exceptions }), { from: FROM, days }, PLACE, texts).map((line) =>
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
  const office = { exceptions: [], confirmedAt: "2026-11-26T02:10:00Z", isByOffice: true } as const;
  const source = (...args: Parameters<typeof knownSittings>) => describeSource(knownSittings(...args), PLACE, texts);
  expect(source({ consulting: HOURS }, office)).toBe("As of 26 November, 7.40 am, by the hospital's office");
  const sittings = { weekly: [], exceptions: [], confirmedAt: "2026-11-27T02:10:00Z", confirmedBy: "OP desk" };
  expect(source({ consulting: HOURS, sittings }, office)).toBe("As of 27 November, 7.40 am, by OP desk");
  expect(source({ consulting: HOURS }, { exceptions: [] })).toBe("");
});

test("in Malayalam a day's number stands behind its month", async () => {
  const malayalam = await loadCatalogue("ml");
  const away = on("2026-12-21", "away", { last: "2026-12-26" });
  const late = on("2026-11-26", "late", { from: "10:00" });
  const known = knownSittings({ consulting: HOURS }, { exceptions: [late, away] });
  expect(
    listChanges(known, { from: FROM, days: 31 }, PLACE, malayalam).map((line) => line.replaceAll("\u00A0", " ")),
  ).toEqual(["വൈകും: നവംബർ 26, വ്യാഴാഴ്ച, രാവിലെ 10 മുതൽ ഉച്ചയ്ക്ക് 1 വരെ", "ഒ.പി.യിൽ ഇല്ല: ഡിസംബർ 21 മുതൽ 26 വരെ"]);
});
