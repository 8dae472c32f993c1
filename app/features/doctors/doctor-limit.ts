/** Doctors on the first page, and how many 'View more' adds (specification §9). */
export const DOCTORS_PAGE_SIZE = 6;

/** So many cards keep within what a page may weigh in each language; those after them stand on a page of their own. */
const MOST_CARDS = 90;

/** More than any hospital has; larger limits in an address are cut to it. */
export const MAX_DOCTORS = 30 * MOST_CARDS;

/** How many doctors the limit in an address shows: whole pages, and one page for anything that is not a number. */
export function parseDoctorLimit(value: string | null): number {
  const asked = Number(value);
  if (!Number.isFinite(asked) || asked <= DOCTORS_PAGE_SIZE) return DOCTORS_PAGE_SIZE;
  const step = asked > MOST_CARDS ? MOST_CARDS : DOCTORS_PAGE_SIZE;
  return Math.min(Math.ceil(asked / step) * step, MAX_DOCTORS);
}

/** Of so many doctors how many stand on pages before the one that ends with the last. */
export function doctorsBefore(count: number): number {
  return Math.max(0, Math.ceil(count / MOST_CARDS) - 1) * MOST_CARDS;
}

/** The limit of 'View more'; undefined when all doctors are shown or were asked for, and when it cannot grow. */
export function nextDoctorLimit(limit: number, shown: number, total: number): number | undefined {
  if (shown >= total || limit >= total || limit >= MAX_DOCTORS) return undefined;
  return parseDoctorLimit(String(limit + 1));
}
