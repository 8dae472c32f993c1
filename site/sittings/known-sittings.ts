import { readSittings, type ReadSittings } from "./read-sittings.ts";
import type { SittingException, SittingFacts, Sittings, SittingPlace } from "./sitting.ts";
import { DAY_MINUTES } from "./clock.ts";
import { planDay, type DayPlan } from "./plan-day.ts";

/** What a hospital's office said of the sittings of one doctor, an entry in the content service, on some days. */
export interface SittingChange {
  id: string;
  hospitalId: string;
  doctorId: string;
  exception: SittingException;
  by: string;
  at: Date;
}

/** What a hospital's office said of one doctor's sittings. */
export interface OfficeSittings {
  exceptions: readonly SittingException[];
  confirmedAt?: string;
  isByOffice?: true;
}

/** Text that could not be read comes with those of another system alone. */
export type KnownFacts = SittingFacts & Partial<Pick<Sittings, "unread">>;

export interface SittingSources {
  /** Of another system, else of the content service or the folder, where the doctor has any. */
  sittings?: KnownFacts | undefined;
  /** The text of the consulting hours. */
  consulting: string;
}

/** The week is of the content's field, else of the text; what the office says of single days counts over both. */
export function knownSittings({ sittings, consulting }: SittingSources, office: OfficeSittings): Sittings {
  const known = sittings ? { unread: [], ...sittings } : { ...readKnown(consulting), exceptions: [] };
  const { exceptions, ...confirmed } = office;
  const isOfficeLast = Date.parse(office.confirmedAt ?? "") > (Date.parse(sittings?.confirmedAt ?? "") || 0);
  return { ...known, ...(isOfficeLast && confirmed), exceptions: [...known.exceptions, ...exceptions] };
}

const MAX_TEXTS = 5000;
const texts = new Map<string, ReadSittings>();

function readKnown(text: string): ReadSittings {
  const read = texts.get(text) ?? readSittings(text);
  if (texts.size >= MAX_TEXTS) texts.clear();
  texts.set(text, read);
  return read;
}

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
