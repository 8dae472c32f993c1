import type { SittingException, SittingPlace, Sittings, WeeklySitting } from "../sitting.ts";

/** Invented hospitals, doctors and a year of changes; the same at each run. */
export interface SimulatedDoctor {
  sittings: Sittings;
  place: SittingPlace;
}

const HOSPITALS = 3;
const DOCTORS = 60;
const CHANGES_EACH = 20;

/** A year with a change of year and a 29 February in it. */
export const FIRST_DAY = "2027-07-01";
export const DAYS_OF_YEAR = 366;

const WEEKS: { days: number[]; weeks?: number[] }[] = [
  { days: [1, 2, 3, 4, 5] },
  { days: [1, 2, 3, 4, 5, 6] },
  { days: [1, 3, 5] },
  { days: [2, 4] },
  { days: [6, 7, 1] },
  { days: [6], weeks: [2, 4] },
  { days: [2], weeks: [1, 5] },
  { days: [1, 2, 3, 4, 5, 6, 7] },
];

/** Numbers from 0 up to 1, without 1. */
export function seedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `days` has each day of the year, as YYYY-MM-DD, and more days after it. */
export function simulateYear(seed: number, days: readonly string[]): SimulatedDoctor[] {
  const random = seedRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Of>(from: readonly Of[]): Of => from[below(from.length)]!;
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  const hours = (earliest: number, latest: number, longest: number) => {
    const from = earliest * 60 + below((latest - earliest) * 4) * 15;
    return { from: clock(from), to: clock(Math.min(from + 30 + below(longest * 4) * 15, 24 * 60)) };
  };
  const night = () => ({ from: clock(18 * 60 + below(23) * 15), to: clock(below(40) * 15), overnight: true as const });
  const places = Array.from({ length: HOSPITALS }, () => ({
    timeZone: "Asia/Kolkata",
    holidays: [...new Set(Array.from({ length: 12 }, () => pick(days.slice(0, DAYS_OF_YEAR))))],
  }));

  const week = (): WeeklySitting[] => {
    const kind = random();
    if (kind < 0.05) return [{ days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "24:00" }];
    if (kind < 0.2) return [{ ...pick(WEEKS), ...night() }];
    const morning: WeeklySitting = { ...pick(WEEKS), ...hours(8, 11, 4) };
    if (random() < 0.1) Object.assign(morning, { appointmentOnly: true, label: "Foot clinic" });
    const validity = random();
    if (validity < 0.1) morning.validFrom = pick(days.slice(0, 200));
    else if (validity < 0.2) morning.validTo = pick(days.slice(100, 300));
    else if (validity < 0.3) Object.assign(morning, { validFrom: days[100], validTo: days[250] });
    const second: WeeklySitting = { ...pick(WEEKS), ...hours(15, 20, 5) };
    return random() < 0.5 ? [morning] : [morning, second];
  };

  const change = (weekly: readonly WeeklySitting[]): SittingException => {
    const first = below(DAYS_OF_YEAR);
    const length = random() < 0.6 ? 1 : 1 + below(random() < 0.1 ? 120 : 12);
    const period = { first: days[first]!, last: days[first + length - 1]! };
    const kind = random();
    if (kind < 0.3) return { ...period, kind: "away" };
    if (kind < 0.45) return { ...period, kind: "away", ...hours(7, 18, 6) };
    if (kind < 0.5) return { ...period, kind: "away", ...night() };
    const said = random() < 0.2 ? night() : hours(7, 21, 5);
    if (kind < 0.65) return { ...period, kind: "extra", ...said };
    if (kind < 0.8) return { ...period, kind: "changed", ...said };
    const [hour = 0, minute = 0] = pick(weekly).from.split(":").map(Number);
    const from = clock(Math.min(hour * 60 + minute + 15 + below(8) * 15, 24 * 60 - 15));
    return { ...period, kind: "late", from };
  };

  return Array.from({ length: DOCTORS }, (_, number) => {
    const weekly = week();
    const exceptions = Array.from({ length: CHANGES_EACH }, () => change(weekly));
    const unread = number % 12 === 11 ? ["alternate Saturdays"] : [];
    return { sittings: { weekly, exceptions, unread }, place: places[number % HOSPITALS]! };
  });
}
