import type { SimulatedDoctor } from "./any-sittings.ts";

// What the site must say, worked out minute by minute from the rules alone: it shares no code with the site. Days are
// the platform's calendar, India's time is reckoned by hand.

/** A year with a change of year and a 29 February in it. */
export const FIRST_DAY = "2027-07-01";
export const DAYS_OF_YEAR = 366;

const TWO_DAYS = 2880;
const MINUTE = 60_000;

export type CalendarDay = ReturnType<typeof listCalendar>[number];

/** So many days from the first on. `weekday`: 1 is Monday. `begin`: in India, in milliseconds since 1970. */
export function listCalendar(first: string, count: number) {
  return Array.from({ length: count }, (_, after) => {
    const one = Temporal.PlainDate.from(first).add({ days: after });
    // India is 330 minutes before Greenwich.
    const begin = Date.UTC(one.year, one.month - 1, one.day) - 330 * MINUTE;
    const week = [7, 14, 21, 28, 31].findIndex((last) => one.day <= last) + 1;
    return { day: one.toString(), weekday: one.dayOfWeek, begin, week };
  });
}

const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A 1 for each minute in which this sitting is held. */
type Painted = { minutes: Uint8Array; isLate: boolean };

type Hours = { from?: string; to?: string; overnight?: true };

const spanOf = ({ from = "", to = "", overnight }: Hours): [from: number, to: number] => [
  toMinute(from),
  toMinute(to) + (overnight ? 1440 : 0),
];

const paint = (hours: Hours): Painted => ({
  ...{ minutes: new Uint8Array(TWO_DAYS).fill(1, ...spanOf(hours)), isLate: false },
});

export type OracleDay = ReturnType<typeof workOut>[number];

/** The whole of a doctor's days. `isAway`: nobody sits, because the doctor is away. */
export function workOut({ sittings, place }: SimulatedDoctor, calendar: readonly CalendarDay[]) {
  return calendar.map((of) => {
    const { day, weekday, week } = of;
    let painted: Painted[] = [];
    let isAway = false;
    for (const one of sittings.weekly) {
      const isAlwaysOpen = one.days.length === 7 && one.from === "00:00" && one.to === "24:00";
      if (place.holidays.includes(day) && !isAlwaysOpen) continue;
      if (!one.days.includes(weekday) || (one.weeks && !one.weeks.includes(week))) continue;
      if ((one.validFrom && day < one.validFrom) || (one.validTo && day > one.validTo)) continue;
      painted.push(paint(one));
    }
    for (const said of sittings.exceptions) {
      if (day < said.first || day > said.last) continue;
      const had = painted.length;
      if (said.kind === "away" && said.from === undefined) painted = [];
      else if (said.kind === "away") {
        for (const { minutes } of painted) minutes.fill(0, ...spanOf(said));
        painted = painted.filter(({ minutes }) => minutes.includes(1));
      } else if (said.kind === "late") {
        const begins = toMinute(said.from!);
        for (const one of painted) {
          if (!one.minutes[begins] || !one.minutes[begins - 1]) continue;
          one.minutes.fill(0, one.minutes.lastIndexOf(0, begins) + 1, begins);
          one.isLate = true;
        }
      } else {
        if (said.kind === "changed") painted = [];
        painted.push(paint(said));
      }
      if (painted.length > 0) isAway = false;
      else if (said.kind === "away" && (said.from === undefined || had > 0)) isAway = true;
    }
    return { ...of, isAway, sittings: findRuns(painted) };
  });
}

/** The minutes of one day's sittings, two of which belong together where one sitting has both. */
function findRuns(painted: readonly Painted[]) {
  const runs: { from: number; to: number; isLate: boolean }[] = [];
  if (painted.length === 0) return runs;
  for (let at = 0; at < TWO_DAYS; at += 1) {
    if (!painted.some(({ minutes }) => minutes[at])) continue;
    if (painted.some(({ minutes }) => minutes[at] && minutes[at - 1])) runs.at(-1)!.to = at + 1;
    else runs.push({ from: at, to: at + 1, isLate: painted.every(({ minutes, isLate }) => isLate || !minutes[at]) });
  }
  return runs;
}

/** What a card says in that minute of that day; the days before and after it must be known. */
export function sayState(days: readonly OracleDay[], at: number, minute: number, isCertain: boolean): string {
  const [yesterday, today] = [days[at - 1]!, days[at]!];
  const begun =
    yesterday.sittings.find(({ from, to }) => from <= minute + 1440 && minute + 1440 < to) ??
    today.sittings.find(({ from, to }) => from <= minute && minute < to);
  if (begun) {
    const isWhole = begun.from === 0 && begun.to === 1440;
    return isWhole ? "Sits day and night" : `Sitting now, until ${sayTime(begun.to)}`;
  }
  const later = today.sittings.filter(({ from }) => from > minute);
  if (later.length > 0) {
    const hours = later.map(saySpan).join(" and ");
    return later[0]!.isLate ? `Late today: sits ${hours}` : `Sits today ${hours}`;
  }
  const ahead = isCertain ? days.slice(at + 1, at + 93).findIndex((day) => day.sittings.length > 0) + 1 : 0;
  const next = ahead > 0 ? days[at + ahead] : undefined;
  if (today.isAway) return next ? `Away until ${sayDay(next)}` : "Away";
  if (!next) return "";
  const begins = sayTime(next.sittings[0]!.from);
  return ahead < 7 ? `Next: ${say(next, { weekday: "long" })} ${begins}` : `Next: ${sayDay(next)}, ${begins}`;
}

const sayDay = (of: OracleDay) => say(of, { weekday: "long", day: "numeric", month: "long" });

function say({ day }: OracleDay, options: Intl.DateTimeFormatOptions): string {
  return Temporal.PlainDate.from(day).toLocaleString("en-GB", options);
}

/** On one line, or two behind its dash. */
export function saySpan({ from, to }: { from: number; to: number }): string {
  return `${sayTime(from)} – ${sayTime(to)}`.replaceAll(/(?<!–) /g, "\u00A0");
}

export function sayTime(minute: number): string {
  const ofDay = minute >= 1440 ? minute - 1440 : minute;
  const [hour, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  if (hour % 12 === 0 && rest === 0) return hour === 12 ? "12 noon" : "12 midnight";
  const shown = hour === 0 ? 12 : hour > 12 ? hour - 12 : hour;
  return `${shown}${rest === 0 ? "" : `.${rest < 10 ? "0" : ""}${rest}`} ${hour < 12 ? "am" : "pm"}`;
}
