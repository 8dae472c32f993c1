import type { SimulatedDoctor } from "./simulated-year.ts";

// What the site must say, worked out minute by minute from the rules alone: it shares no code with the site, and no
// arithmetic of dates.

/** Sittings of one day that follow each other without a break, in minutes since its midnight. */
export interface OracleSitting {
  from: number;
  to: number;
  isLate: boolean;
}

export interface OracleDay {
  day: string;
  /** 1 is Monday. */
  weekday: number;
  /** Of its last midnight in India, in milliseconds since 1970. */
  begin: number;
  sittings: OracleSitting[];
  /** Nobody sits, because the doctor is away. */
  isAway: boolean;
}

export type CalendarDay = Pick<OracleDay, "day" | "weekday" | "begin"> & { week: number; date: number; month: number };

const TWO_DAYS = 2880;
const MINUTE = 60_000;
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Each day from 1 January 1970, a Thursday, of which those from the first on are kept. */
export function listCalendar(first: string, count: number): CalendarDay[] {
  const calendar: CalendarDay[] = [];
  let passed = 0;
  for (let year = 1970; calendar.length < count; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
      const length = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
      for (let date = 1; date <= length; date += 1, passed += 1) {
        const day = `${year}-${month < 10 ? "0" : ""}${month}-${date < 10 ? "0" : ""}${date}`;
        // India is 330 minutes before Greenwich.
        const begin = (passed * 1440 - 330) * MINUTE;
        const week = date <= 7 ? 1 : date <= 14 ? 2 : date <= 21 ? 3 : date <= 28 ? 4 : 5;
        if (day >= first) calendar.push({ day, begin, weekday: ((passed + 3) % 7) + 1, week, date, month });
      }
    }
  return calendar.slice(0, count);
}

const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

interface Painted {
  /** A 1 for each minute in which this sitting is held. */
  minutes: Uint8Array;
  isLate: boolean;
}

function paint(from: string, to: string, isOvernight: boolean | undefined): Painted {
  const minutes = new Uint8Array(TWO_DAYS);
  for (let at = toMinute(from); at < toMinute(to) + (isOvernight ? 1440 : 0); at += 1) minutes[at] = 1;
  return { minutes, isLate: false };
}

/** The whole of a doctor's days. */
export function workOut({ sittings, place }: SimulatedDoctor, calendar: readonly CalendarDay[]): OracleDay[] {
  return calendar.map(({ day, weekday, week, begin }) => {
    let painted: Painted[] = [];
    let isAway = false;
    for (const one of sittings.weekly) {
      const isAlwaysOpen = one.days.length === 7 && one.from === "00:00" && one.to === "24:00";
      if (place.holidays.includes(day) && !isAlwaysOpen) continue;
      if (!one.days.includes(weekday) || (one.weeks && !one.weeks.includes(week))) continue;
      if ((one.validFrom && day < one.validFrom) || (one.validTo && day > one.validTo)) continue;
      painted.push(paint(one.from, one.to, one.overnight));
    }
    for (const said of sittings.exceptions) {
      if (day < said.first || day > said.last) continue;
      const had = painted.length;
      if (said.kind === "away" && said.from === undefined) painted = [];
      else if (said.kind === "away") {
        const gone = paint(said.from!, said.to!, said.overnight);
        for (const { minutes } of painted)
          for (let at = 0; at < TWO_DAYS; at += 1) if (gone.minutes[at]) minutes[at] = 0;
        painted = painted.filter(({ minutes }) => minutes.includes(1));
      } else if (said.kind === "late") {
        const begins = toMinute(said.from!);
        for (const one of painted) {
          if (!one.minutes[begins] || !one.minutes[begins - 1]) continue;
          for (let at = begins - 1; at >= 0 && one.minutes[at]; at -= 1) one.minutes[at] = 0;
          one.isLate = true;
        }
      } else {
        if (said.kind === "changed") painted = [];
        painted.push(paint(said.from!, said.to!, said.overnight));
      }
      if (painted.length > 0) isAway = false;
      else if (said.kind === "away" && (said.from === undefined || had > 0)) isAway = true;
    }
    return { day, weekday, begin, isAway, sittings: findRuns(painted) };
  });
}

/** Two minutes belong together where one sitting has both. */
function findRuns(painted: readonly Painted[]): OracleSitting[] {
  const runs: OracleSitting[] = [];
  if (painted.length === 0) return runs;
  for (let at = 0; at < TWO_DAYS; at += 1) {
    if (!painted.some(({ minutes }) => minutes[at])) continue;
    if (painted.some(({ minutes }) => minutes[at] && minutes[at - 1])) runs.at(-1)!.to = at + 1;
    else runs.push({ from: at, to: at + 1, isLate: painted.every(({ minutes, isLate }) => isLate || !minutes[at]) });
  }
  return runs;
}

export interface OracleState {
  kind: "now" | "today" | "away" | "next" | "unknown";
  text: string;
}

/** What a card says in that minute of that day; the days before and after it must be known. */
export function sayState(days: readonly OracleDay[], at: number, minute: number, isCertain: boolean): OracleState {
  const [yesterday, today] = [days[at - 1]!, days[at]!];
  const begun =
    yesterday.sittings.find(({ from, to }) => from <= minute + 1440 && minute + 1440 < to) ??
    today.sittings.find(({ from, to }) => from <= minute && minute < to);
  if (begun) {
    const isWhole = begun.from === 0 && begun.to === 1440;
    return { kind: "now", text: isWhole ? "Sits day and night" : `Sitting now, until ${sayTime(begun.to)}` };
  }
  const later = today.sittings.filter(({ from }) => from > minute);
  if (later.length > 0) {
    const hours = later.map(saySpan).join(" and ");
    return { kind: "today", text: later[0]!.isLate ? `Late today: sits ${hours}` : `Sits today ${hours}` };
  }
  const ahead = isCertain ? days.slice(at + 1, at + 93).findIndex((day) => day.sittings.length > 0) + 1 : 0;
  const next = ahead > 0 ? days[at + ahead] : undefined;
  if (today.isAway) return { kind: "away", text: next ? `Away until ${sayDay(next)}` : "Away" };
  if (!next) return { kind: "unknown", text: "" };
  const begins = sayTime(next.sittings[0]!.from);
  const name = WEEKDAYS[next.weekday - 1];
  return { kind: "next", text: ahead < 7 ? `Next: ${name} ${begins}` : `Next: ${sayDay(next)}, ${begins}` };
}

function sayDay({ day, weekday }: OracleDay): string {
  return `${WEEKDAYS[weekday - 1]} ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
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
