import { DoctorPage } from "#app/features/doctors/doctor-page.tsx";
import { doctorHead } from "#app/head/entry-heads.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import type { Doctor as DoctorEntry } from "#site/content/content.ts";
import { bookingPath } from "#site/hospitals/booking-path.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import { detailPage, getEntry, missingEntry, openHospital } from "./hospital-page.ts";
import { findElsewhere, loadDoctors } from "./load-doctors.ts";
import { loadSits, loadWeek } from "./load-sittings.ts";
import type { Route } from "./+types/doctor";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = { sitemap: { each: "doctors" } };

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const result = await services.content.fetchDoctor(hospital.contentName, args.params.doctorId);
  const isMissing = result.status === "ok" && result.content === undefined;
  const others = isMissing ? (await loadDoctors(services, hospital, new URL(args.request.url))).doctors : [];
  const doctor = getEntry(result, services, () =>
    missingEntry(
      "doctors",
      paths.toDoctors,
      others.map(({ id, name, centerOfExcellence }) => ({
        ...{ to: paths.toDoctor(id), title: name, text: centerOfExcellence },
      })),
    ),
  );
  const { week, hours = {} } = doctor ? loadWeek(services, hospital, doctor) : {};
  const head = doctor && doctorHead(services, hospital, doctor, hours);
  return detailPage(services, hospital, "doctors", head, {
    doctor: doctor && shownDoctor(doctor),
    ...(doctor && loadSits(services, hospital, doctor)),
    ...(week && { week }),
    ...(doctor?.personId && { elsewhere: await findElsewhere(services, hospital, doctor.personId) }),
    // In the loader, so that browsers need not know how numbers are written.
    phones: (doctor?.contactNumbers ?? []).map(createPhone),
    errors: result.status === "ok" ? doctor?.errors : result.errors,
    toBooking: doctor ? bookingPath(hospital, doctor) : paths.toAppointment,
  });
}

function shownDoctor({ sittings: _sittings, personId: _personId, ...shown }: DoctorEntry) {
  return shown;
}

export default function Doctor({ loaderData }: Route.ComponentProps) {
  return <DoctorPage {...loaderData} />;
}
