import { remember } from "../remember.ts";
import { readSittings } from "./read-sittings.ts";
import type { SittingException, Sittings, SittingPlace } from "./sitting.ts";
import { DAY_MINUTES } from "./clock.ts";
import { planDay } from "./plan-day.ts";

/** What a hospital's office said of the sittings of one doctor, an entry in the content service, on some days. */
export interface SittingChange extends Record<"id" | "hospitalId" | "doctorId" | "by", string> {
  exception: SittingException;
  at: Date;
}

export interface SittingSources {
  /** Of another system, the content service or the folder, where the doctor has any. */
  sittings?: Sittings | undefined;
  /** The text of the consulting hours. */
  consulting: string;
}

/** The week as it is said, else as the text has it; what the office says counts over both. */
export function knownSittings(
  { sittings, consulting }: SittingSources,
  office: Pick<Sittings, "exceptions" | "confirmedAt" | "isByOffice">,
): Sittings {
  const { exceptions, ...confirmed } = office;
  const known: Sittings = sittings ?? { ...readKnown(consulting), exceptions: [] };
  const isOfficeLast = Date.parse(office.confirmedAt ?? "") > (Date.parse(known.confirmedAt ?? "") || 0);
  return { ...known, ...(isOfficeLast && confirmed), exceptions: [...known.exceptions, ...exceptions] };
}

const readKnown = remember(readSittings, 5000);

type SittingDoctor = Record<"id" | "name" | "centerOfExcellence" | "consulting", string> & { sittings: Sittings };

export type DoctorDay = ReturnType<typeof listDay>[number];

/** How each doctor sits on that day, the `unknown` perhaps: first who sits, by the clock, then the others by name. */
export function listDay(doctors: readonly SittingDoctor[], day: string, place: SittingPlace) {
  const days = doctors.map((doctor) => {
    const plan = planDay(doctor.sittings, day, place);
    const [first] = plan.sittings;
    const group = plan.away ? "away" : first ? "sits" : doctor.sittings.unread.length > 0 ? "unknown" : "others";
    return { doctor, plan, group, begin: first?.from ?? 2 * DAY_MINUTES } as const;
  });
  return days.toSorted((a, b) => a.begin - b.begin || a.doctor.name.localeCompare(b.doctor.name, "en"));
}
