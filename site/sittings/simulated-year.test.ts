import { expect, test } from "vitest";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { describeState, listSittingTexts, type TimedText } from "./describe-sittings.ts";
import { planDay } from "./plan-day.ts";
import { sittingState } from "./sitting-state.ts";
import { DAYS_OF_YEAR, FIRST_DAY, seedRandom, simulateYear } from "./test-support/simulated-year.ts";
import { listCalendar, sayState, workOut } from "./test-support/year-oracle.ts";

const SEED = 41;
/** `LONG_SIMULATIONS=1 npx vitest run site/sittings` takes five times as many. */
const SAMPLES = process.env.LONG_SIMULATIONS ? 100_000 : 20_000;
const MINUTE = 60_000;

const texts = await loadCatalogue("en");
// A quarter more, in which the next sitting may be.
const calendar = listCalendar(FIRST_DAY, DAYS_OF_YEAR + 140);
const doctors = simulateYear(
  SEED,
  calendar.map(({ day }) => day),
).map((doctor) => ({ ...doctor, days: workOut(doctor, calendar) }));

test("the simulated year has what a year can have", () => {
  const exceptions = doctors.flatMap(({ sittings }) => sittings.exceptions);
  expect([doctors.length, exceptions.length]).toEqual([60, 1200]);
  for (const kind of ["away", "extra", "changed", "late"])
    expect(exceptions.filter((one) => one.kind === kind).length).toBeGreaterThan(100);
  expect(calendar.map(({ day }) => day)).toEqual(expect.arrayContaining(["2027-12-31", "2028-01-01", "2028-02-29"]));
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
  const random = seedRandom(SEED);
  const below = (limit: number) => Math.floor(random() * limit);
  const kinds = new Map<string, number>();
  const faults: string[] = [];
  for (let sample = 0; sample < SAMPLES;) {
    const number = below(doctors.length);
    const { sittings, place, days } = doctors[number]!;
    const at = 2 + below(DAYS_OF_YEAR - 2);
    const minute = below(1440);
    const made = days[at]!.begin + minute * MINUTE;
    const shown = listSittingTexts(sittings, made, place, texts);
    // Some minutes after a page was made, each a sample of its own.
    for (let later = 0; later < 34 * 60 && sample < SAMPLES; later += 1 + below(200), sample += 1) {
      const since = minute + later;
      const day = at + (since < 1440 ? 0 : since < 2880 ? 1 : 2);
      const expected = sayState(days, day, since % 1440, sittings.unread.length === 0);
      const now = made + later * MINUTE;
      const state = sittingState(sittings, now, place);
      const text = describeState(state, now, place, texts);
      const said = [text, since < 1440 || now < shown.at(-1)![0] ? findText(shown, now) : text, state.kind];
      kinds.set(state.kind, (kinds.get(state.kind) ?? 0) + 1);
      if (said.join("|") !== [expected.text, expected.text, expected.kind].join("|"))
        faults.push(`doctor ${number}, ${days[day]!.day} ${since % 1440}: ${said.join("|")}, not ${expected.text}`);
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
  for (const kind of ["now", "today", "away", "next", "unknown"]) expect(kinds.get(kind)).toBeGreaterThan(500);
});

/** As a browser does it. */
function findText(shown: readonly TimedText[], now: number): string | undefined {
  return shown.find(([end]) => now < end)?.[1];
}
