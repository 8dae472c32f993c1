/** Doctors on the first page, and how many 'View more' adds (specification §9). */
export const DOCTORS_PAGE_SIZE = 6;

/** Keeps an address from asking the content service for more than any hospital has. */
const MAX_DOCTORS = 300;

/** How many doctors an address asks for: whole pages only, one page for anything that is no number. */
export function parseDoctorLimit(value: string | null): number {
  const asked = Number(value);
  if (!Number.isFinite(asked) || asked <= DOCTORS_PAGE_SIZE) return DOCTORS_PAGE_SIZE;
  return Math.min(Math.ceil(asked / DOCTORS_PAGE_SIZE) * DOCTORS_PAGE_SIZE, MAX_DOCTORS);
}

/**
 * The limit 'View more' leads to; undefined when all doctors are shown or were asked for, because one that cannot be had
 * keeps the shown below the total for ever, and when the limit cannot grow.
 */
export function nextDoctorLimit(limit: number, shown: number, total: number): number | undefined {
  if (shown >= total || limit >= total || limit >= MAX_DOCTORS) return undefined;
  return parseDoctorLimit(String(limit + DOCTORS_PAGE_SIZE));
}
