import { sittingCalendar } from "#answers/sittings/sitting-calendar.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import { openHospital } from "./hospital-page.ts";
import { boardHeaders } from "./load-board.ts";
import type { Route } from "./+types/doctor-calendar";

/** When a doctor sits, for a calendar. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { content, sittings, texts, origin } = services;
  const result = await content.fetchDoctor(hospital.contentName, args.params.doctorId);
  if (result.status !== "ok")
    return new Response(texts.pages.common.unavailable, { status: 503, headers: { "Retry-After": "60" } });
  const doctor = result.content;
  if (!doctor) return new Response(null, { status: 404 });
  const now = services.now();
  const { addressLines = [] } = hospital.contact;
  const bytes = sittingCalendar({
    ...{ sittings: knownSittings(doctor, sittings.of(hospital.id, doctor.id)), place: sittingPlace(hospital), now },
    ...{ doctorId: doctor.id, title: doctor.name, location: [fullName(hospital), ...addressLines].join(", ") },
    page: origin + paths.toDoctor(doctor.id),
  });
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'inline; filename="sits.ics"',
  };
  return new Response(bytes, { headers: { ...headers, ...boardHeaders(now) } });
}
