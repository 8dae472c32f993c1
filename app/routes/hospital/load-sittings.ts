import type { PageServices } from "#app/context.ts";
import type { DoctorWeek } from "#app/features/doctors/doctor-week.tsx";
import type { TimedTexts } from "#app/ui/doctor-card/sits-now.tsx";
import { sittingHours, type SittingHours } from "#app/structured-data/sitting-hours.ts";
import type { DoctorSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { readClock } from "#site/sittings/clock.ts";
import { describeSource, describeWeek, listChanges } from "#site/sittings/describe-week.ts";
import { listSittingTexts } from "#site/sittings/describe-state.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import type { Sittings } from "#site/sittings/sitting.ts";

type DoctorSittings = Pick<DoctorSummary, "id" | "consulting" | "sittings">;

/** When a doctor sits, by all that the content service and the hospital's office say. */
export function sittingsOf(
  { sittings }: { sittings: Pick<PageServices["sittings"], "of"> },
  { id }: Pick<Hospital, "id">,
  doctor: DoctorSittings,
): Sittings {
  return knownSittings(doctor, sittings.of(id, doctor.id));
}

/** As many as a list of sixty doctors has room for: they tell at least half a day. */
const MAX_TEXTS = 4;

export type SittingServices = Pick<PageServices, "sittings" | "texts" | "now">;

/** What a card says of a doctor's sittings now and next, for the browser to choose by its clock; none where unknown. */
export function loadSits(services: SittingServices, hospital: Hospital, doctor: DoctorSittings): { sits?: TimedTexts } {
  const known = sittingsOf(services, hospital, doctor);
  const texts = listSittingTexts(known, Number(services.now()), sittingPlace(hospital), services.texts);
  const sits = texts.slice(0, MAX_TEXTS);
  return sits.some(([, text]) => text !== "") ? { sits } : {};
}

/** The hours as search engines read them. */
export function loadHours(services: SittingServices, hospital: Hospital, doctor: DoctorSittings): SittingHours {
  const place = sittingPlace(hospital);
  const { day } = readClock(Number(services.now()), place.timeZone);
  return sittingHours(sittingsOf(services, hospital, doctor), day, place);
}

const CHANGE_DAYS = 14;

/** The week of a doctor's page in words; undefined where nothing of it is known. */
export function loadWeek(services: PageServices, hospital: Hospital, doctor: DoctorSittings): DoctorWeek | undefined {
  const { texts, now } = services;
  const words = texts.server.sittings;
  const known = sittingsOf(services, hospital, doctor);
  if (known.weekly.length + known.exceptions.length === 0) return undefined;
  const place = sittingPlace(hospital);
  const today = readClock(Number(now()), place.timeZone).day;
  const paths = hospitalPaths(hospital);
  const source = describeSource(known, place, texts);
  const saidOn = known.isByOffice && readClock(Date.parse(known.confirmedAt ?? ""), place.timeZone).day;
  const isConfirmed = saidOn === today || services.sittings.confirmation(hospital.id, today) !== undefined;
  return {
    title: words.week,
    days: describeWeek(known, today, place, texts),
    changes: { title: words.changes, lines: listChanges(known, { from: today, days: CHANGE_DAYS }, place, texts) },
    unread: { title: words.alsoSaid, lines: known.unread },
    links: [
      { to: `${paths.toDoctor(doctor.id)}/sits.ics`, label: words.toCalendar },
      { to: paths.toSitsToday, label: texts.server.boards.titleToday },
    ],
    source: [source, isConfirmed ? "" : words.notConfirmed].filter(Boolean),
  };
}
