import type { PageServices } from "#app/context.ts";
import type { TimedTexts } from "#app/ui/doctor-card/sits-now.tsx";
import { sittingHours } from "#app/structured-data/sitting-hours.ts";
import type { KnownDoctor } from "#answers/sittings/office-sittings.server.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { nextDays, readClock, sittingPlace } from "#site/sittings/clock.ts";
import { describeSource, describeWeek, listChanges, listSittingTexts } from "#site/sittings/describe-sittings.ts";

/** As many as a list of sixty doctors has room for: they tell at least half a day. */
const MAX_TEXTS = 4;

export type SittingServices = Pick<PageServices, "sittings" | "texts" | "now">;

/** What a card says of a doctor's sittings now and next, for the browser to choose by its clock; none where unknown. */
export function loadSits(services: SittingServices, hospital: Hospital, doctor: KnownDoctor): { sits?: TimedTexts } {
  const known = services.sittings.of(hospital, doctor);
  const texts = listSittingTexts(known, Number(services.now()), sittingPlace(hospital), services.texts);
  const sits = texts.slice(0, MAX_TEXTS);
  return sits.some(([, text]) => text !== "") ? { sits } : {};
}

const CHANGE_DAYS = 14;

/** What a doctor's page says of the week, where anything is known, and the hours as search engines read them. */
export function loadWeek(services: PageServices, hospital: Hospital, doctor: KnownDoctor) {
  const { texts, now } = services;
  const words = texts.server.sittings;
  const known = services.sittings.of(hospital, doctor);
  const place = sittingPlace(hospital);
  const dayOf = (moment: number) => readClock(moment, place.timeZone).day;
  const today = dayOf(Number(now()));
  const hours = sittingHours(known, today, place);
  if (known.weekly.length + known.exceptions.length === 0) return { hours };
  const paths = hospitalPaths(hospital);
  const isSaidToday = known.isByOffice && dayOf(Date.parse(known.confirmedAt ?? "")) === today;
  const isConfirmed = isSaidToday || services.sittings.confirmation(hospital.id, today) !== undefined;
  const lists = [
    { title: words.changes, lines: listChanges(known, nextDays(today, CHANGE_DAYS), place, texts) },
    { title: words.alsoSaid, lines: known.unread },
  ];
  const week = {
    title: words.week,
    days: describeWeek(known, today, place, texts),
    lists: lists.filter(({ lines }) => lines.length > 0),
    links: [
      { to: `${paths.toDoctor(doctor.id)}/sits.ics`, label: words.toCalendar },
      { to: paths.toSitsToday, label: texts.server.boards.titleToday },
    ],
    source: [describeSource(known, place, texts), isConfirmed ? "" : words.notConfirmed].filter(Boolean),
  };
  return { hours, week };
}
