const LONG_DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
const SHORT_DAY = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: "Asia/Kolkata" });

/** A day YYYY-MM-DD with its weekday, e.g. "Tuesday 24 November 2026". */
export function formatDay(day: string): string {
  return LONG_DAY.format(new Date(day)).replace(",", "");
}

/** A day YYYY-MM-DD in brief, e.g. "Tue 24 Nov". */
export function formatShortDay(day: string): string {
  return SHORT_DAY.format(new Date(day)).replace(",", "");
}

/** A moment in Indian time, e.g. "Friday 20 November 2026 at 22:41 IST". */
export function formatMoment(moment: Date): string {
  return `${MOMENT.format(moment).replace(",", "")} IST`;
}

const HOUR_MS = 60 * 60_000;

/** How long ago something was, e.g. "5 hours ago" or "3 days ago". */
export function formatAge(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  const [count, unit] = hours < 24 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** A ten-digit Indian number as people write it, e.g. "+91 98470 12345". */
export function formatPhone(digits: number): string {
  const text = String(digits);
  return `+91 ${text.slice(0, 5)} ${text.slice(5)}`;
}
