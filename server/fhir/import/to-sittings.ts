import { addDays, DAY_MINUTES, minutesOf, planDay } from "#site/sittings/plan-day.ts";
import { readSittings } from "#site/sittings/read-sittings.ts";
import { readClock } from "#site/sittings/sitting-state.ts";
import type { SittingException, SittingPlace, Sittings, WeeklySitting } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { clock, DAYS_AHEAD, DAYS_OF_WEEK } from "../availability.ts";
import { cut, type Span } from "../spans.ts";
import type { Role } from "./feed-line.ts";

/** Spans are minutes of the hospital's clock since 1970. */
interface RoleHours {
  weekly: WeeklySitting[];
  unread: string[];
  away: Span[];
  also: Span[];
}

/** What the roles of one doctor at one hospital say together; text that is not understood comes back unread. */
export function toSittings(roles: Role[], today: string, place: SittingPlace, texts: Catalogue): Sittings {
  const hours = roles.map((role) => readHours(role, place, texts));
  const spans = hours.flatMap(({ away, also }) => [...away, ...also]);
  const exceptions: SittingException[] = [];
  let carried: Span[] = [];
  const last = startOf(addDays(today, DAYS_AHEAD));
  for (let start = startOf(addDays(today, -2)); start <= last; start += DAY_MINUTES) {
    const midnight = start + DAY_MINUTES;
    // A night may go on until the end of the day after.
    const isTouched = spans.some(({ from, to }) => from < midnight + DAY_MINUTES && start < to);
    if (!isTouched && carried.length === 0) continue;
    const weekly = hours.map((one) => listHeld(one.weekly, start, place));
    const held = hours.flatMap(({ away, also }, index) => [
      ...cut(weekly[index] ?? [], away),
      ...also.filter(({ from }) => start <= from && from < midnight),
    ]);
    const isAway = hours.every(({ away }) => cut([{ from: start, to: midnight }], away).length === 0);
    const ofDay = [...carried, ...held.filter(({ from }) => from < midnight)];
    // What is left of a night alone is a sitting of the next day.
    carried = held.filter(({ from }) => from >= midnight);
    exceptions.push(...compare(start, weekly.flat(), ofDay, isAway));
  }
  const weekly = hours.flatMap((one) => one.weekly);
  return { weekly, exceptions: joinAbsences(exceptions), unread: hours.flatMap(({ unread }) => unread) };
}

function readHours(role: Role, { timeZone }: SittingPlace, { server: { fhir } }: Catalogue): RoleHours {
  const lines = (role.availabilityExceptions ?? "").split("\n");
  const also = lines.flatMap((line) => {
    const [, day, from, to] = fhir.ALSO.exec(line) ?? [];
    return day && from && to ? [{ from: startOf(day) + minutesOf(from), to: startOf(day) + minutesOf(to) }] : [];
  });
  const read = readSittings(lines.filter((line) => !fhir.ALSO.test(line)).join("\n"));
  const timed = role.availableTime.filter(isTimed);
  const untimed = role.availableTime.filter((one) => !isTimed(one)).map((one) => Object.values(one).flat().join(" "));
  const away = role.notAvailable.filter(({ during }) => during?.start ?? during?.end);
  const undated = role.notAvailable.filter((one) => !away.includes(one)).map(({ description = "" }) => description);
  const { start, end } = role.period ?? {};
  const valid = { ...(start && { validFrom: start.slice(0, 10) }), ...(end && { validTo: end.slice(0, 10) }) };
  return {
    weekly: [...readWeek(timed), ...read.weekly].map((sitting) => ({ ...valid, ...sitting })),
    unread: [...read.unread, ...untimed, ...undated].filter(Boolean),
    away: away.map(({ during }) => ({
      from: during?.start ? minuteOf(during.start, timeZone, 0) : -Infinity,
      // The end is part of a period, and a day means all of it (R4, datatype Period).
      to: during?.end ? minuteOf(during.end, timeZone, 1) : Infinity,
    })),
    also,
  };
}

type AvailableTime = Role["availableTime"][number];

function isTimed({ daysOfWeek = [], allDay, availableStartTime, availableEndTime }: AvailableTime): boolean {
  return daysOfWeek.length > 0 && (allDay === true || (availableStartTime ?? "") < (availableEndTime ?? ""));
}

/** The hours of a week; a part up to midnight and the one after it are a night. */
function readWeek(times: AvailableTime[]): WeeklySitting[] {
  const parts = times.flatMap(({ daysOfWeek = [], allDay, availableStartTime = "", availableEndTime = "" }) =>
    daysOfWeek.map((day) => ({
      day: DAYS_OF_WEEK.indexOf(day) + 1,
      from: allDay ? "00:00" : availableStartTime.slice(0, 5),
      to:
        allDay || (availableEndTime.startsWith("23:59:") && availableEndTime > "23:59:00")
          ? "24:00"
          : availableEndTime.slice(0, 5),
    })),
  );
  const mornings = parts.filter(({ from, to }) => from === "00:00" && to !== "24:00");
  const sittings = new Map<string, WeeklySitting>();
  const add = (day: number, sitting: Omit<WeeklySitting, "days">) => {
    const key = JSON.stringify(sitting);
    const { days = [] } = sittings.get(key) ?? {};
    if (!days.includes(day)) sittings.set(key, { days: [...days, day].toSorted((a, b) => a - b), ...sitting });
  };
  for (const { day, from, to } of parts.filter((part) => !mornings.includes(part))) {
    const next = mornings.findIndex((one) => one.day === (day % 7) + 1 && to === "24:00" && one.to < from);
    const [morning] = next < 0 ? [] : mornings.splice(next, 1);
    add(day, morning ? { from, to: morning.to, overnight: true } : { from, to });
  }
  for (const { day, from, to } of mornings) add(day, { from, to });
  return [...sittings.values()];
}

function compare(start: number, weekly: Span[], held: Span[], isAway: boolean): SittingException[] {
  const day = dayOf(start);
  const own = { first: day, last: day };
  const isSame = cut(weekly, held).length === 0 && cut(held, weekly).length === 0;
  if (held.length === 0) return isSame && !isAway ? [] : [{ ...own, kind: "away" }];
  if (isSame) return [];
  return held.map(({ from, to }, index) => ({
    ...own,
    kind: index === 0 ? "changed" : "extra",
    from: clock(from - start),
    to: clock(to - start > DAY_MINUTES ? to - start - DAY_MINUTES : to - start),
    ...(to - start > DAY_MINUTES && { overnight: true }),
  }));
}

function joinAbsences(exceptions: SittingException[]): SittingException[] {
  const joined: SittingException[] = [];
  for (const one of exceptions) {
    const last = joined.at(-1);
    if (one.kind === "away" && last?.kind === "away" && addDays(last.last, 1) === one.first) last.last = one.last;
    else joined.push({ ...one });
  }
  return joined;
}

function listHeld(weekly: WeeklySitting[], start: number, place: SittingPlace): Span[] {
  const { sittings } = planDay({ weekly, exceptions: [], unread: [] }, dayOf(start), place);
  return sittings.map(({ from, to }) => ({ from: start + from, to: start + to }));
}

const startOf = (day: string) => Date.parse(day) / 60_000;
const dayOf = (start: number) => new Date(start * 60_000).toISOString().slice(0, 10);

function minuteOf(dateTime: string, timeZone: string, days: 0 | 1): number {
  if (!dateTime.includes("T")) return startOf(dateTime) + days * DAY_MINUTES;
  const moment = Date.parse(dateTime);
  const { day, minutes } = readClock(moment, timeZone);
  return startOf(day) + minutes + (moment % 60_000 > 0 ? days : 0);
}
