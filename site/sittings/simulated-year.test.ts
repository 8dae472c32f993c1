import * as fc from "fast-check";
import { expect, test } from "vitest";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { describeNow, listSittingTexts } from "./describe-sittings.ts";
import { planDay } from "./plan-day.ts";
import { sample, simulateDoctors } from "./test-support/any-sittings.ts";
import { DAYS_OF_YEAR, FIRST_DAY, listCalendar, sayState, workOut } from "./test-support/year-oracle.ts";

const SEED = 41;
/** Pages of which ten minutes each are looked at; `LONG_SIMULATIONS=1 npx vitest run site/sittings` makes more. */
const PAGES = process.env.LONG_SIMULATIONS ? 10_000 : 2000;
const MINUTE = 60_000;

const texts = await loadCatalogue("en");
// A quarter more, in which the next sitting may be.
const calendar = listCalendar(FIRST_DAY, DAYS_OF_YEAR + 140);
const year = calendar.slice(0, DAYS_OF_YEAR).map(({ day }) => day);
const doctors = simulateDoctors(SEED, year).map((doctor) => ({ ...doctor, days: workOut(doctor, calendar) }));

test("the simulated year has what a year can have", () => {
  const exceptions = doctors.flatMap(({ sittings }) => sittings.exceptions);
  expect([doctors.length, exceptions.length]).toEqual([60, 1200]);
  for (const kind of ["away", "extra", "changed", "late"])
    expect(exceptions.filter((one) => one.kind === kind).length).toBeGreaterThan(100);
  expect(year).toEqual(expect.arrayContaining(["2027-12-31", "2028-01-01", "2028-02-29"]));
});

test("each day of each doctor has the sittings that the rules give it", () => {
  for (const { sittings, place, days } of doctors)
    for (const expected of days.slice(0, DAYS_OF_YEAR)) {
      const plan = planDay(sittings, expected.day, place);
      const hours = (of: { from: number; to: number }[]) => of.map(({ from, to }) => [from, to]);
      expect([expected.day, plan.away !== undefined, ...hours(plan.sittings)]).toEqual([
        ...[expected.day, expected.isAway],
        ...hours(expected.sittings),
      ]);
    }
});

test("what is said of a doctor in any minute is true, in a page that was made before, too", () => {
  const said = new Map<string, number>();
  const faults: string[] = [];
  const page = fc.record({
    ...{ doctor: fc.constantFrom(...doctors), at: fc.integer({ min: 2, max: DAYS_OF_YEAR - 1 }), minute: fc.nat(1439) },
    waits: fc.array(fc.nat(34 * 60 - 1), { minLength: 10, maxLength: 10 }),
  });
  for (const { doctor, at, minute, waits } of sample(page, SEED, PAGES)) {
    const { sittings, place, days } = doctor;
    const made = days[at]!.begin + minute * MINUTE;
    const shown = listSittingTexts(sittings, made, place, texts);
    for (const wait of waits) {
      const [now, since] = [made + wait * MINUTE, minute + wait];
      const day = at + Math.floor(since / 1440);
      const expected = sayState(days, day, since % 1440, sittings.unread.length === 0);
      const text = describeNow(sittings, now, place, texts);
      // As a browser chooses it.
      const kept = since < 1440 || now < shown.at(-1)![0] ? shown.find(([end]) => now < end)?.[1] : text;
      const [kind = ""] = expected.split(/[ :]/);
      said.set(kind, (said.get(kind) ?? 0) + 1);
      if (text !== expected || kept !== expected)
        faults.push(
          `doctor ${doctors.indexOf(doctor)}, ${days[day]!.day} ${since % 1440}: ${text}|${kept}, not ${expected}`,
        );
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
  for (const kind of ["Sitting", "Sits", "Away", "Next", "Late", ""]) expect(said.get(kind)).toBeGreaterThan(100);
});
