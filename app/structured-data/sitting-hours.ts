import type { OpeningHoursSpecificationLeaf } from "schema-dts";
import { DAY_MINUTES, nextDays, spanOf, timeOf, type Span } from "#site/sittings/clock.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { isCertainWeek, isChangedOn, planDay } from "#site/sittings/plan-day.ts";
import type { SittingPlace, Sittings } from "#site/sittings/sitting.ts";

export type SittingHours = Partial<ReturnType<typeof sittingHours>>;

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The days whose changes search engines are told. */
const DAYS_AHEAD = 31;

const CLOSED: Span = { from: 0, to: 0 };

/**
 * A doctor's hours (https://developers.google.com/search/docs/appearance/structured-data/local-business). A day that
 * they lack counts as closed, so there are none where a part of the week is not certain, or is not of each week.
 */
export function sittingHours(sittings: Sittings, today: string, place: SittingPlace) {
  const isWhole = isCertainWeek(sittings) && sittings.weekly.every(({ weeks }) => !weeks);
  const week = sittings.weekly.map(({ days, label, validFrom, validTo, ...times }) => ({
    ...hours(spanOf(times)),
    ...(label && { name: label }),
    dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1] ?? "Monday"}` as const),
    ...(validFrom && { validFrom }),
    ...(validTo && { validThrough: validTo }),
  }));
  const special = nextDays(today, DAYS_AHEAD).flatMap((day) => {
    const { sittings: planned, away, isHoliday } = planDay(sittings, day, place);
    if (!(isWhole && isHoliday) && !isChangedOn(sittings, day)) return [];
    // What is left of a night after midnight is no hours of this day.
    const held = planned.filter(({ from }) => from < DAY_MINUTES);
    const isClosed = away || planned.length > 0 || (isWhole && isHoliday);
    return hoursOn(day, held.length > 0 ? held : isClosed ? [CLOSED] : []);
  });
  return {
    ...(isWhole && { openingHoursSpecification: week }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** The hours of a hospital's next holidays; nothing of one of which nobody said how it is, or that is as usual. */
export function holidayHours({ holidays }: Pick<Hospital, "holidays">, today: string) {
  return nextDays(today, DAYS_AHEAD).flatMap((day) => {
    const op = holidays.find((holiday) => holiday.day === day)?.op;
    if (typeof op === "object") return hoursOn(day, [spanOf({ from: op.opens, to: op.closes })]);
    return op === "closed" ? hoursOn(day, [CLOSED]) : [];
  });
}

function hoursOn(day: string, spans: Span[]) {
  return spans.map((span) => ({ ...hours(span), validFrom: day, validThrough: day }));
}

/** Hours to before they begin end on the next day; "24:00" is no time there. */
function hours({ from, to }: Span): OpeningHoursSpecificationLeaf {
  const closes = to === DAY_MINUTES ? "23:59" : timeOf(to % DAY_MINUTES);
  return { "@type": "OpeningHoursSpecification", opens: timeOf(from), closes };
}
