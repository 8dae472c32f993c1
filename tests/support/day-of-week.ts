import site from "../../data/site.json" with { type: "json" };

export const SUNDAY = 0;
export const MONDAY = 1;

const hasHoliday = (day: string) => day in site.holidays;

/** Whether the sample hospitals see patients on that day. */
export function isOpenDay(day: string): boolean {
  return !hasHoliday(day) && new Date(day).getUTCDay() !== SUNDAY;
}

/** The first such day of the week, in India, that is at least so many days ahead and no holiday. */
export function findDayOfWeek(weekday: number, daysAhead = 1): string {
  const date = new Date(Date.now() + daysAhead * 86_400_000 + 19_800_000);
  date.setUTCDate(date.getUTCDate() + ((weekday + 7 - date.getUTCDay()) % 7));
  const day = date.toISOString().slice(0, 10);
  return hasHoliday(day) ? findDayOfWeek(weekday, daysAhead + 7) : day;
}
