import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sittingHours } from "#app/structured-data/sitting-hours.ts";
import { listDoubts } from "#answers/visit-doubts.ts";
import { describeAvailability, DAYS_OF_WEEK, type Availability } from "#site/fhir/availability.ts";
import { planBoardLine } from "#site/sittings/describe-sittings.ts";
import { sample, simulateDoctors, type SimulatedDoctor } from "#site/sittings/test-support/any-sittings.ts";
import {
  DAYS_OF_YEAR,
  FIRST_DAY,
  listCalendar,
  saySpan,
  sayTime,
  workOut,
  type OracleDay,
} from "#site/sittings/test-support/year-oracle.ts";
import { listVisitDays } from "#site/sittings/plan-day.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";

const SEED = 42;
const MINUTE = 60_000;
/** An office whose own hours are no matter here. */
const CLOSED = { holidays: [], times: [] };

const texts = await loadCatalogue("en");
const calendar = listCalendar(FIRST_DAY, DAYS_OF_YEAR + 140);
const year = calendar.slice(0, DAYS_OF_YEAR).map(({ day }) => day);
const doctors = simulateDoctors(SEED, year).map((doctor) => ({
  ...doctor,
  days: workOut(doctor, calendar),
  /** As a form asks for them: its own doubt is of the holiday. */
  asked: workOut({ ...doctor, place: { ...doctor.place, holidays: [] } }, calendar),
}));

/** Where what is said is not what is expected, at most 20 times. */
function findFaults(
  samples: number,
  check: (doctor: (typeof doctors)[number], at: number, minute: number) => string[],
) {
  const faults: string[] = [];
  const moment = fc.tuple(fc.constantFrom(...doctors), fc.integer({ min: 1, max: DAYS_OF_YEAR - 1 }), fc.nat(1439));
  for (const [doctor, at, minute] of sample(moment, SEED, samples)) {
    const [said, expected] = check(doctor, at, minute);
    const where = `doctor ${doctors.indexOf(doctor)}, ${calendar[at]!.day} ${minute}`;
    if (said !== expected && faults.length < 20) faults.push(`${where}: ${said}, not ${expected}`);
  }
  return faults;
}

const holds = (days: readonly OracleDay[], at: number, minute: number) =>
  days[at - 1]!.sittings.some(({ from, to }) => from <= minute + 1440 && minute + 1440 < to) ||
  days[at]!.sittings.some(({ from, to }) => from <= minute && minute < to);

test("a board says who sits, and what is over", () => {
  const faults = findFaults(20_000, ({ sittings, place, days }, at, minute) => {
    const { day, begin, sittings: held, isAway } = days[at]!;
    const line = planBoardLine({ sittings, consulting: "" }, day, begin + minute * MINUTE, place, texts);
    const stateOf = (from: number, to: number) => (minute < from ? "" : minute < to ? " now" : " over");
    const expected = [
      ...days[at - 1]!.sittings.filter(({ to }) => to > 1440).map(({ from, to }) =>
        from > 1440
          ? `${saySpan({ from, to })}${stateOf(from - 1440, to - 1440)}`
          : `until ${sayTime(to)}${stateOf(0, to - 1440)}`,
      ),
      ...held
        .filter(({ from }) => from < 1440)
        .map(({ from, to }) => {
          const hours = from === 0 && to === 1440 ? "day and night" : saySpan({ from, to });
          return `${hours}${stateOf(from, to)}`;
        }),
      ...(isAway ? ["away"] : []),
    ];
    const lines = line?.sittings.filter(({ hours, change }) => hours || (isAway && change)) ?? [];
    const said = lines.map(({ hours = "away", state }) => `${hours}${state ? ` ${state}` : ""}`);
    return [said.join(), expected.join()];
  });
  expect(faults).toEqual([]);
});

test("a form and the office doubt a time outside of the sittings, and no other", () => {
  const faults = findFaults(20_000, ({ sittings, asked }, at, minute) => {
    const time = clock(minute);
    const { day, isAway, sittings: held } = asked[at]!;
    const doubts = listDoubts({ day, time }, CLOSED, { name: "", sittings });
    const isCertain = sittings.unread.length === 0;
    const doubt = holds(asked, at, minute)
      ? ""
      : held.length === 0 && (isAway || isCertain)
        ? "absent"
        : isCertain
          ? "otherHours"
          : "";
    return [doubts.filter((one) => one === "absent" || one === "otherHours").join(), doubt];
  });
  expect(faults).toEqual([]);
});

test("the days beside a form's date are those of the sittings", () => {
  for (const { sittings, asked } of doctors)
    for (let from = 0; from < DAYS_OF_YEAR - 120; from += 61) {
      const span = asked.slice(from, from + 120);
      const { days, except } = listVisitDays(sittings, span[0]!.day, span.at(-1)!.day);
      const isCertain = sittings.unread.length === 0;
      const said = span.map(({ day, weekday }) => [day, days.includes(weekday % 7) !== except.includes(day)]);
      expect(said).toEqual(
        span.map(({ day, sittings: held, isAway }) => [day, held.length > 0 || (!isAway && !isCertain)]),
      );
    }
});

test("the feed claims no minute in which nobody sits, and each minute of a plain week", () => {
  const feeds = new Map<string, Availability>();
  const faults = findFaults(5000, (doctor, at, minute) => {
    const { sittings, place, days } = doctor;
    // Made on the day itself or up to two months before.
    const made = days[at - (at % 60)]!.day;
    const key = `${doctors.indexOf(doctor)} ${made}`;
    const feed = feeds.get(key) ?? describeAvailability(sittings, made, place, texts);
    feeds.set(key, feed);
    const plain = workOut(plainWeekOf(doctor, made), calendar.slice(at - 1, at + 1));
    return [String(claims(feed, days[at]!, minute)), String(holds(plain, 1, minute) && holds(days, at, minute))];
  });
  expect(faults).toEqual([]);
});

/** The part of the week that FHIR can say on the day on which the feed is made. */
function plainWeekOf({ sittings, place }: SimulatedDoctor, made: string): SimulatedDoctor {
  const weekly = sittings.weekly.filter(
    ({ weeks, appointmentOnly, validFrom = made, validTo }) =>
      !weeks && !appointmentOnly && validFrom <= made && !validTo,
  );
  return { sittings: { weekly, exceptions: [], unread: [] }, place: { ...place, holidays: [] } };
}

function claims(
  { availableTime = [], notAvailable = [] }: Availability,
  { weekday, begin }: OracleDay,
  minute: number,
) {
  const name = DAYS_OF_WEEK[weekday - 1]!;
  const time = `${clock(minute)}:00`;
  const now = begin + minute * MINUTE;
  return (
    availableTime.some(
      ({ daysOfWeek, availableStartTime, availableEndTime }) =>
        daysOfWeek.includes(name) && availableStartTime <= time && time < availableEndTime,
    ) && !notAvailable.some(({ during }) => Date.parse(during.start) <= now && now < Date.parse(during.end))
  );
}

test("search engines are told the hours of each day of a month", () => {
  const faults: string[] = [];
  for (const [number, { sittings, place, days }] of doctors.entries())
    for (let from = 1; from < DAYS_OF_YEAR - 31; from += 90) {
      const told = sittingHours(sittings, days[from]!.day, place);
      const week = told.openingHoursSpecification as unknown as Told[] | undefined;
      const special = (told.specialOpeningHoursSpecification ?? []) as unknown as Told[];
      for (const { day, weekday, sittings: held } of days.slice(from, from + 31)) {
        const holdsOn = ({ validFrom = day, validThrough = day }: Told) => validFrom <= day && day <= validThrough;
        const own = special.filter(holdsOn);
        const usual = week?.filter((one) => holdsOn(one) && one.dayOfWeek?.some(isNamed(weekday)));
        const claimed = own.length > 0 ? own : usual;
        if (!claimed) continue;
        const said = claimed
          .filter(({ opens, closes }) => opens !== "00:00" || closes !== "00:00")
          .map(({ opens, closes }) => `${opens}-${closes}`);
        const expected = held
          .filter(({ from: begin }) => begin < 1440)
          .map(({ from: begin, to }) => `${clock(begin)}-${to === 1440 ? "23:59" : clock(to % 1440)}`);
        if (said.toSorted().join() !== expected.join())
          faults.push(`doctor ${number}, ${day}: ${said.join()}, not ${expected.join()}`);
      }
    }
  expect(faults.slice(0, 20)).toEqual([]);
});

interface Told {
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
  dayOfWeek?: string[];
}

const isNamed = (weekday: number) => (name: string) =>
  name.endsWith(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][weekday - 1]!);

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
