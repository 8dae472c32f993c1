import { calendarBytes, calendarText } from "#outbox/mail/calendar-file.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { planDay } from "#site/sittings/plan-day.ts";
import { addDays, momentAt, nextDays, readClock, sittingPlace } from "#site/sittings/clock.ts";
import { openHospital } from "./hospital-page.ts";
import { boardHeaders, outage } from "./load-board.ts";
import type { Route } from "./+types/doctor-calendar";

/** Farther ahead nobody knows: calendars read the file again. */
const DAYS_AHEAD = 92;

/** A doctor's next sittings (RFC 5545), each as an entry of its own: so none stands on a day that is otherwise. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const result = await services.content.fetchDoctor(hospital.contentName, args.params.doctorId);
  if (result.status !== "ok") throw outage(services);
  const doctor = result.content;
  if (!doctor) throw new Response(null, { status: 404 });
  const now = services.now();
  const place = sittingPlace(hospital);
  const sittings = services.sittings.of(hospital, doctor);
  const { day: today } = readClock(Number(now), place.timeZone);
  const write = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const address = [fullName(hospital), ...(hospital.contact.addressLines ?? [])];
  // From yesterday on, because a night may still go on.
  const entries = nextDays(addDays(today, -1), DAYS_AHEAD).flatMap((day) =>
    planDay(sittings, day, place).sittings.flatMap(({ from, to, place: room, label, note }) => [
      "BEGIN:VEVENT",
      `UID:${day}-${from}-${doctor.id}@${new URL(services.origin).hostname}`,
      `DTSTAMP:${write(Number(now))}`,
      `DTSTART:${write(momentAt(day, from, place.timeZone))}`,
      `DTEND:${write(momentAt(day, to, place.timeZone))}`,
      `SUMMARY:${calendarText([doctor.name, label, note].filter(Boolean).join(", "))}`,
      `LOCATION:${calendarText([...(room ? [room] : []), ...address].join(", "))}`,
      `URL:${services.origin}${paths.toDoctor(doctor.id)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
  );
  const about = [`X-WR-CALNAME:${calendarText(doctor.name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT1H"];
  const bytes = calendarBytes("PUBLISH", [...about, ...entries]);
  const type = { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'inline; filename="sits.ics"' };
  return new Response(bytes, { headers: { ...type, ...boardHeaders(now) } });
}
