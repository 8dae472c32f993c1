const KOLKATA_OFFSET_MS = 330 * 60_000;

/** The date in India at that moment, as YYYY-MM-DD; India keeps one offset, +05:30, all year (checklist A39). */
export function todayInKolkata(now: Date): string {
  return new Date(now.getTime() + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);
}
