/** Kept in this browser alone, so that the hospital a visitor uses comes first. */
const KEY = "last-hospital";

export function noteHospital(basePath: string): void {
  try {
    localStorage.setItem(KEY, basePath);
  } catch {
    // Where nothing may be stored, the usual order stays.
  }
}

/** The hospitals with the one that was used last at the front. */
export function lastFirst<Hospital extends { basePath: string }>(hospitals: Hospital[]): Hospital[] {
  let last: string | null = null;
  try {
    last = localStorage.getItem(KEY);
  } catch {
    // As above.
  }
  return hospitals.toSorted((a, b) => Number(b.basePath === last) - Number(a.basePath === last));
}
