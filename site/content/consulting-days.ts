import { readSittings } from "#site/sittings/read-sittings.ts";

/**
 * The days of the week of a doctor's consulting hours, 0 for Sunday, from an editor's text such as
 * "Mon to Fri: 9 am – 1 pm". Undefined unless each line is understood.
 */
export function readConsultingDays(text: string): number[] | undefined {
  const { weekly, unread } = readSittings(text);
  const days = new Set(weekly.flatMap((sitting) => sitting.days.map((day) => day % 7)));
  return unread.length > 0 || days.size === 0 ? undefined : [...days].toSorted((a, b) => a - b);
}
