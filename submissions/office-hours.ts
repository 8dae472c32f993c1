import type { OpeningTime } from "#hospitals/site.ts";

const WORKING_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const USUAL_TIMES: OpeningTime[] = [{ opens: "09:00", closes: "17:00" }];

const INDIAN_TIME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * Whether somebody reads a hospital's mail now: at its opening times, from Monday to Saturday where they name no days,
 * and from 9 to 17 where there are none. Indian time.
 */
export function isOfficeOpen(times: OpeningTime[] = USUAL_TIMES, now: Date): boolean {
  const parts = Object.fromEntries(INDIAN_TIME.formatToParts(now).map(({ type, value }) => [type, value]));
  const time = `${parts["hour"]}:${parts["minute"]}`;
  return times.some(({ days = WORKING_DAYS, opens, closes }) => {
    const isToday = days.some((day) => day === parts["weekday"]);
    return isToday && opens <= time && time < closes;
  });
}
