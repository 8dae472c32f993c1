import { doctorLetter, doctorLetters, parseDoctorLetter } from "#app/features/doctors/doctor-filter.tsx";
import type { DoctorCardData } from "#app/ui/doctor-card/doctor-card.tsx";
import { MAX_DOCTORS, parseDoctorLimit } from "#app/features/doctors/doctors-page.tsx";
import { plainName, type Sitting } from "#answers/visit-doubts.ts";
import { readConsultingDays } from "#site/content/consulting-days.ts";
import type { DoctorSummary } from "#site/content/content.ts";
import { bookingPath } from "#site/hospitals/booking-path.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { contentOr, type ContentServices } from "./hospital-page.ts";

export const NO_DOCTORS = { total: 0, doctors: [] };

/** The doctors an address names (`?department=…&limit=…`, `?letter=…&limit=…`). */
export async function loadDoctors(services: ContentServices, hospital: Hospital, { searchParams }: URL) {
  const { content } = services;
  const { contentName } = hospital;
  const limit = parseDoctorLimit(searchParams.get("limit"));
  const requested = searchParams.get("department")?.trim().toLowerCase() ?? "";
  const departments = loadDepartments(services, hospital);
  const names = content.fetchDoctorNames(contentName);
  const chosen = requested ? (await departments).find(({ key }) => key.toLowerCase() === requested) : undefined;
  const letter = chosen ? "" : parseDoctorLetter(searchParams.get("letter"));
  const [known, doctors] = await Promise.all([
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
  return { limit, filter, ...doctors };
}

async function loadAll(services: ContentServices, hospital: Hospital, limit: number) {
  const result = await services.content.fetchDoctors(hospital.contentName, limit);
  const { total, doctors } = contentOr(result, NO_DOCTORS, services);
  return { total, doctors: doctors.map((doctor) => toCard(doctor, bookingPath(hospital, doctor))) };
}

async function loadLettered(services: ContentServices, hospital: Hospital, letter: string, limit: number) {
  const { doctors } = await loadAll(services, hospital, MAX_DOCTORS);
  const found = doctors.filter(({ name }) => doctorLetter(name) === letter);
  return { total: found.length, doctors: found.slice(0, limit) };
}

type Listing = Awaited<ReturnType<typeof loadDepartments>>[number];

async function loadListed(services: ContentServices, hospital: Hospital, { listingId, key }: Listing, limit: number) {
  const result = await services.content.fetchListedDoctors(hospital.contentName, listingId, limit);
  const { total, doctors } = contentOr(result, NO_DOCTORS, services);
  const { toAppointmentFor } = hospitalPaths(hospital);
  return { total, doctors: doctors.map((doctor) => toCard(doctor, toAppointmentFor(key, doctor.id))) };
}

function toCard(doctor: DoctorSummary, toBooking: string): DoctorCardData {
  const { id, name, centerOfExcellence, profilePicture, consulting, education } = doctor;
  return { id, name, centerOfExcellence, ...(profilePicture && { profilePicture }), consulting, education, toBooking };
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

/** The consulting days of the doctor of that name; undefined where they are not known. */
export async function findSitting(
  { content }: Pick<ContentServices, "content">,
  { contentName }: Hospital,
  name: string | undefined,
): Promise<Sitting | undefined> {
  if (!name) return undefined;
  const result = await content.fetchDoctors(contentName, MAX_DOCTORS);
  const doctors = result.status === "ok" ? result.content.doctors : [];
  const doctor = doctors.find((one) => plainName(one.name) === plainName(name));
  const days = doctor && readConsultingDays(doctor.consulting);
  return doctor && days && { name: doctor.name, days };
}
