import { addDays, DAY_MINUTES, minutesOf, readClock, type Span } from "#site/sittings/clock.ts";
import { readSittings } from "#site/sittings/read-sittings.ts";
import type { SittingException, SittingPlace, Sittings, WeeklySitting } from "#site/sittings/sitting.ts";
import { ALSO } from "#site/texts/en/fhir.ts";
import { clockOf, cut, dayOf, listDays, planSpans, startOf } from "#site/fhir/spans.ts";
import type { Period, Role } from "./read-roles.ts";

/** What the roles of one doctor at one hospital say together; text that is not understood comes back unread. */
export function toSittings(roles: readonly Role[], today: string, place: SittingPlace): Sittings {
  const days = listDays(today);
  const hours = roles.map((role) => {
    const { weekly, unread, away, also } = readHours(role, place.timeZone);
    const usual = days.flatMap((day) => planSpans({ weekly, exceptions: [] }, day, place));
    return { weekly, unread, away, usual, held: [...cut(usual, away), ...also] };
  });
  const byDay = (spans: Span[]) => Map.groupBy(spans, ({ from }) => dayOf(from));
  const [usual, held] = [byDay(hours.flatMap((one) => one.usual)), byDay(hours.flatMap((one) => one.held))];
  const exceptions: SittingException[] = [];
  for (const day of days) {
    const [before, now] = [usual.get(day) ?? [], held.get(day) ?? []];
    const whole = { from: startOf(day), to: startOf(day) + DAY_MINUTES };
    const isAway =
      now.length === 0 && (before.length > 0 || hours.every(({ away }) => cut([whole], away).length === 0));
    const last = exceptions.at(-1);
    if (isAway && last?.kind === "away" && addDays(last.last, 1) === day) last.last = day;
    else if (isAway) exceptions.push({ first: day, last: day, kind: "away" });
    else if (JSON.stringify(before) !== JSON.stringify(now)) exceptions.push(...now.map(toException));
  }
  const [weekly, unread] = [hours.flatMap((one) => one.weekly), hours.flatMap((one) => one.unread)];
  return { weekly, exceptions, unread };
}

/** The first of a day's sittings replaces those of the week. */
function toException({ from, to }: Span, index: number): SittingException {
  const day = dayOf(from);
  const times = { from: clockOf(from), to: clockOf(to), ...(dayOf(to) > day && { overnight: true as const }) };
  return { first: day, last: day, kind: index === 0 ? "changed" : "extra", ...times };
}

function readHours({ availableTime, availabilityExceptions: text, period, notAvailable }: Role, timeZone: string) {
  const also = Array.from(text.matchAll(ALSO), ([, day = "", from = "", to = ""]) => {
    const [start, night] = [startOf(day), to <= from ? DAY_MINUTES : 0];
    return { from: start + minutesOf(from), to: start + minutesOf(to) + night };
  });
  const read = readSittings(text.replaceAll(ALSO, ""));
  const weekly = [...joinNights(availableTime.flatMap((one) => one.weekly)), ...read.weekly];
  const unread = [...read.unread, ...availableTime.flatMap((one) => one.unread)];
  const { from, to } = toSpan(period, timeZone);
  const valid = { ...(period.start && { validFrom: dayOf(from) }), ...(period.end && { validTo: dayOf(to - 1) }) };
  const dated = notAvailable.filter(({ during }) => during.start ?? during.end);
  const undated = notAvailable.filter((one) => !dated.includes(one)).map(({ description }) => description);
  return {
    weekly: weekly.map((sitting) => ({ ...valid, ...sitting })),
    unread: [...unread, ...undated].filter(Boolean),
    away: dated.map(({ during }) => toSpan(during, timeZone)),
    also,
  };
}

/** A part up to midnight and the one after it on the next days are a night. */
function joinNights(parts: WeeklySitting[]): WeeklySitting[] {
  const next = (days: number[]) => days.map((day) => (day % 7) + 1).toSorted((a, b) => a - b);
  const isNight = (one: WeeklySitting, { days, from, to }: WeeklySitting) =>
    one.to === "24:00" && from === "00:00" && to < one.from && String(days) === String(next(one.days));
  return parts.flatMap((part) => {
    const morning = parts.find((one) => isNight(part, one));
    if (morning) return { ...part, to: morning.to, overnight: true as const };
    return parts.some((one) => isNight(one, part)) ? [] : part;
  });
}

/** The end is part of a period, and a day means all of it (R4, datatype Period). */
function toSpan({ start, end }: Period, timeZone: string): Span {
  const minuteOf = (dateTime: string, ofDay: number) => {
    if (!dateTime.includes("T")) return startOf(dateTime) + ofDay;
    const { day, minutes } = readClock(Math.ceil(Date.parse(dateTime) / 60_000) * 60_000, timeZone);
    return startOf(day) + minutes;
  };
  return { from: start ? minuteOf(start, 0) : -Infinity, to: end ? minuteOf(end, DAY_MINUTES) : Infinity };
}
