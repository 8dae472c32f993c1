const MINUTE = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: "Asia/Kolkata" });

/** A moment in Indian time with its zone, for people to read, e.g. "2026-11-20 22:41 IST". */
export function indianTime(moment: Date): string {
  return `${MINUTE.format(moment)} IST`;
}

/** India has one zone and no summer time. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60_000;

/** A moment in Indian time as programs read it too (ISO 8601), e.g. "2026-11-20T22:41:05.120+05:30". */
export function indianTimestamp(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().replace("Z", "+05:30");
}
