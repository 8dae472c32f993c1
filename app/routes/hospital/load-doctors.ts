import { doctorLetter, doctorLetters, parseDoctorLetter } from "#app/features/doctors/doctor-filter.tsx";
import type { DoctorCardData } from "#app/ui/doctor-card/doctor-card.tsx";
import { doctorsBefore, MAX_DOCTORS, nextDoctorLimit, parseDoctorLimit } from "#app/features/doctors/doctor-limit.ts";
import type { PageServices } from "#app/context.ts";
import { plainName, type VisitedDoctor } from "#answers/visit-doubts.ts";
import type { DoctorSummary } from "#site/content/content.ts";
import { bookingPath } from "#site/hospitals/booking-path.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { loadSits, type SittingServices } from "./load-sittings.ts";
import { contentOr, type ContentServices } from "./hospital-page.ts";

type DoctorServices = ContentServices & SittingServices;

export const NO_DOCTORS = { total: 0, doctors: [] };

/** The doctors an address names (`?department=…&limit=…`, `?letter=…&limit=…`). */
export async function loadDoctors(services: DoctorServices, hospital: Hospital, { searchParams }: URL) {
  const { content } = services;
  const { contentName } = hospital;
  const limit = parseDoctorLimit(searchParams.get("limit"));
  const requested = searchParams.get("department")?.trim().toLowerCase() ?? "";
  const departments = loadDepartments(services, hospital);
  const names = content.fetchDoctorNames(contentName);
  const chosen = requested ? (await departments).find(({ key }) => key.toLowerCase() === requested) : undefined;
  const letter = chosen ? "" : parseDoctorLetter(searchParams.get("letter"));
  const [known, { total, doctors }] = await Promise.all([
    departments,
    chosen
      ? loadListed(services, hospital, chosen, limit)
      : letter
        ? loadLettered(services, hospital, letter, limit)
        : loadAll(services, hospital, limit),
  ]);
  const filter = {
    departments: known.map(({ key, name }) => ({ key, name })),
    chosen: chosen?.key ?? "",
    isMissing: requested !== "" && !chosen,
    letters: doctorLetters(contentOr(await names, [], services)),
    letter,
  };
  const next = nextDoctorLimit(limit, doctors.length, total);
  const shown = doctors.slice(doctorsBefore(doctors.length));
  const opensPage = next !== undefined && doctorsBefore(next) > doctorsBefore(limit);
  return { ...(next && { next }), ...(opensPage && { opensPage }), filter, total, doctors: shown };
}

async function loadAll(services: DoctorServices, hospital: Hospital, limit: number) {
  const result = await services.content.fetchDoctors(hospital.contentName, limit);
  const { total, doctors } = contentOr(result, NO_DOCTORS, services);
  return { total, doctors: doctors.map((doctor) => toCard(services, hospital, doctor, bookingPath(hospital, doctor))) };
}

async function loadLettered(services: DoctorServices, hospital: Hospital, letter: string, limit: number) {
  const { doctors } = await loadAll(services, hospital, MAX_DOCTORS);
  const found = doctors.filter(({ name }) => doctorLetter(name) === letter);
  return { total: found.length, doctors: found.slice(0, limit) };
}

type Listing = Awaited<ReturnType<typeof loadDepartments>>[number];

async function loadListed(services: DoctorServices, hospital: Hospital, { listingId, key }: Listing, limit: number) {
  const result = await services.content.fetchListedDoctors(hospital.contentName, listingId, limit);
  const { total, doctors } = contentOr(result, NO_DOCTORS, services);
  const { toAppointmentFor } = hospitalPaths(hospital);
  return {
    total,
    doctors: doctors.map((doctor) => toCard(services, hospital, doctor, toAppointmentFor(key, doctor.id))),
  };
}

/** What a card shows, and nothing that only other pages need. */
export function toCard(
  services: SittingServices,
  hospital: Hospital,
  doctor: DoctorSummary,
  toBooking?: string,
): DoctorCardData {
  const { id, name, centerOfExcellence, profilePicture, consulting, education } = doctor;
  return {
    ...{ id, name, centerOfExcellence },
    ...(profilePicture && { profilePicture }),
    ...{ consulting, education },
    ...loadSits(services, hospital, doctor),
    ...(toBooking !== undefined && { toBooking }),
  };
}

async function loadDepartments(services: ContentServices, { contentName, routedDepartments }: Hospital) {
  const listings = contentOr(await services.content.fetchDepartmentListings(contentName), [], services);
  const departments = listings.map(({ id, department }) => {
    const routed = routedDepartments.find(({ queryName }) => queryName === department);
    return { listingId: id, key: routed?.slug ?? department, name: routed?.name ?? department };
  });
  // Of several listings of one department the first counts, as on the department's page.
  return departments.filter(({ key }, index) => departments.findIndex((other) => other.key === key) === index);
}

/** When the doctor of that name sits; undefined where no doctor of the hospital has it. */
export async function findSitting(
  services: Pick<PageServices, "content" | "sittings">,
  hospital: Hospital,
  name: string | undefined,
): Promise<VisitedDoctor | undefined> {
  if (!name) return undefined;
  const result = await services.content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
  const doctors = result.status === "ok" ? result.content.doctors : [];
  const doctor = doctors.find((one) => plainName(one.name) === plainName(name));
  return doctor && { name: doctor.name, sittings: services.sittings.of(hospital, doctor) };
}

/** The same person in other hospitals of the group, as far as the content service says now. */
export async function findElsewhere(
  { site, content, texts }: Pick<PageServices, "site" | "content" | "texts">,
  here: Hospital,
  personId: string,
) {
  const found = await content.fetchPerson(personId);
  return (found.status === "ok" ? found.content : []).flatMap(({ id, hospital: name }) => {
    const hospital = site.hospitals.find(({ contentName }) => contentName === name);
    if (!hospital || hospital.id === here.id) return [];
    return [{ to: hospitalPaths(hospital).toDoctor(id), label: texts.server.sittings.alsoSitsIn(hospital.place) }];
  });
}
