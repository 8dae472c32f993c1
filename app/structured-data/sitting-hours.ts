import type { OpeningHoursSpecificationLeaf } from "schema-dts";
import { addDays, DAY_MINUTES, planDay, type PlannedSitting } from "#site/sittings/plan-day.ts";
import type { SittingPlace, Sittings } from "#site/sittings/sitting.ts";

export interface SittingHours {
  openingHoursSpecification?: OpeningHoursSpecificationLeaf[];
  specialOpeningHoursSpecification?: OpeningHoursSpecificationLeaf[];
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const DAYS_AHEAD = 31;

/**
 * A doctor's hours (https://developers.google.com/search/docs/appearance/structured-data/local-business). A day that
 * they lack counts as closed, so there are none where a part of the week is not certain, or is not of each week.
 */
export function sittingHours(sittings: Sittings, today: string, place: SittingPlace): SittingHours {
  const { weekly, exceptions, unread } = sittings;
  const isWhole = unread.length === 0 && weekly.length > 0 && weekly.every(({ weeks }) => !weeks);
  const week = weekly.map(({ days, label, from, to, validFrom, validTo }) => ({
    ...hours(from, to),
    ...(label && { name: label }),
    dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1] ?? "Monday"}` as const),
    ...(validFrom && { validFrom }),
    ...(validTo && { validThrough: validTo }),
  }));
  const special = nextDays(today)
    .filter(
      (day) =>
        (isWhole && place.holidays.includes(day)) || exceptions.some(({ first, last }) => first <= day && day <= last),
    )
    .flatMap((day) => {
      const { sittings: planned, away, isHoliday } = planDay(sittings, day, place);
      // What is left of a night after midnight is no hours of this day.
      const held = planned.filter(({ from }) => from < DAY_MINUTES);
      const isClosed = away || planned.length > 0 || (isWhole && isHoliday);
      return held.length > 0 ? held.map((sitting) => hoursOn(day, sitting)) : isClosed ? closedOn(day) : [];
    });
  return {
    ...(isWhole && { openingHoursSpecification: week }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** The days whose changes search engines are told. */
export function nextDays(today: string): string[] {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
}

/** All of that day. */
export function closedOn(day: string): OpeningHoursSpecificationLeaf {
  return { ...hours("00:00", "00:00"), validFrom: day, validThrough: day };
}

function hoursOn(day: string, { from, to }: PlannedSitting): OpeningHoursSpecificationLeaf {
  return { ...hours(clock(from), clock(to)), validFrom: day, validThrough: day };
}

function clock(minutes: number): string {
  if (minutes === DAY_MINUTES) return "24:00";
  const ofDay = minutes % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Hours to before they begin end on the next day; "24:00" is no time there. */
function hours(opens: string, closes: string): OpeningHoursSpecificationLeaf {
  return { "@type": "OpeningHoursSpecification", opens, closes: closes === "24:00" ? "23:59" : closes };
}
