import * as fc from "fast-check";
import { EVERY_DAY } from "../clock.ts";
import { parseSittings, type SittingException, type WeeklySitting } from "../sitting.ts";

/** Of all values alike so many, the same ones at each run. */
export function sample<Of>(arbitrary: fc.Arbitrary<Of>, seed: number, numRuns: number): Of[] {
  return fc.sample(fc.noBias(arbitrary), { seed, numRuns });
}

const time = fc
  .tuple(fc.nat(23), fc.constantFrom("00", "15", "59"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const hours = fc
  .tuple(time, time)
  .filter(([from, to]) => from !== to)
  .map(([from, to]) => ({ from, to, ...(to < from && { overnight: true as const }) }));
const weekly = fc
  .record({ days: fc.uniqueArray(fc.constantFrom(...EVERY_DAY), { minLength: 1 }), hours, week: fc.nat(9) })
  .map(({ days, hours: own, week }): WeeklySitting => ({
    ...{ days, ...own },
    ...(week > 0 && week < 6 && { weeks: [week] }),
  }));

/** In which no two sittings are at one time. */
export const anyWeek = fc
  .array(weekly, { minLength: 1, maxLength: 4 })
  .filter((all) => "sittings" in parseSittings({ weekly: all }));

/** On some of those days, as YYYY-MM-DD. */
export function anyException(days: readonly string[]): fc.Arbitrary<SittingException> {
  const kind = fc.constantFrom("away", "part", "extra", "changed", "late");
  const length = fc.oneof({ weight: 12, arbitrary: fc.nat(9) }, fc.nat(120));
  return fc.record({ begin: fc.nat(days.length - 1), length, kind, hours }).map((said): SittingException => {
    const period = { first: days[said.begin]!, last: days[Math.min(said.begin + said.length, days.length - 1)]! };
    if (said.kind === "away") return { ...period, kind: "away" };
    if (said.kind === "late") return { ...period, kind: "late", from: said.hours.from };
    return { ...period, kind: said.kind === "part" ? "away" : (said.kind as "extra"), ...said.hours };
  });
}

export type SimulatedDoctor = ReturnType<typeof simulateDoctors>[number];

/** Sixty doctors of three hospitals with twenty changes each in these days; some sit always, or not for ever. */
export function simulateDoctors(seed: number, days: readonly string[]) {
  const always: WeeklySitting = { days: [...EVERY_DAY], from: "00:00", to: "24:00" };
  const dated: WeeklySitting[] = [
    { days: [1, 3, 5], from: "09:00", to: "13:00", validTo: days[250]! },
    { days: [2, 4], from: "16:00", to: "18:00", validFrom: days[100]!, appointmentOnly: true },
  ];
  const week = fc.oneof({ weight: 8, arbitrary: anyWeek }, fc.constantFrom([always], dated));
  const changes = fc.array(anyException(days), { minLength: 20, maxLength: 20 });
  const holidays = sample(fc.uniqueArray(fc.constantFrom(...days), { minLength: 12, maxLength: 12 }), seed, 3);
  return sample(fc.record({ weekly: week, exceptions: changes }), seed, 60).map((said, number) => ({
    sittings: { ...said, unread: number % 12 === 11 ? ["alternate Saturdays"] : [] },
    place: { timeZone: "Asia/Kolkata", holidays: holidays[number % 3]! },
  }));
}
