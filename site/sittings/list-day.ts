import { DAY_MINUTES } from "./clock.ts";
import { knownSittings, type OfficeSittings, type SittingSources } from "./known-sittings.ts";
import { planDay, type DayPlan } from "./plan-day.ts";
import type { SittingPlace, Sittings } from "./sitting.ts";

export interface DoctorDay<Doctor> {
  doctor: Doctor;
  sittings: Sittings;
  plan: DayPlan;
  /** Whether nobody can say for certain that the doctor does not sit. */
  isUnknown: boolean;
}

/** How each doctor sits on that day: first who sits, by the clock, then the others, by name. */
export function listDay<Doctor extends SittingSources & { id: string; name: string }>(
  doctors: readonly Doctor[],
  officeOf: (doctorId: string) => OfficeSittings,
  day: string,
  place: SittingPlace,
): DoctorDay<Doctor>[] {
  const days = doctors.map((doctor) => {
    const sittings = knownSittings(doctor, officeOf(doctor.id));
    const plan = planDay(sittings, day, place);
    const isUnknown = plan.sittings.length === 0 && !plan.away && sittings.unread.length > 0;
    return { doctor, sittings, plan, isUnknown };
  });
  const begin = ({ plan }: DoctorDay<Doctor>) => plan.sittings[0]?.from ?? 2 * DAY_MINUTES;
  return days.toSorted((a, b) => begin(a) - begin(b) || a.doctor.name.localeCompare(b.doctor.name, "en"));
}
