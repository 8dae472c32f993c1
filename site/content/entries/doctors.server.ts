import { parseSittings } from "#site/sittings/sitting.ts";
import type { Content, Doctor, DoctorSummary, ListedDoctor } from "../content.ts";
import { isUntranslated } from "../fetch/locale.server.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import { isOfHospital, readText, readTexts, transformItems } from "../transform/read-fields.ts";
import type { ContentTransforms } from "../transform/rich-text.ts";
import type { CmsDoctor, CmsDoctorListings, CmsDoctorSummary, CmsListedDoctor } from "./cms-entries.ts";
import { cmsQuery } from "./cms-query.ts";
import type * as Cms from "./cms-types.generated.ts";

export const DOCTORS_QUERY = cmsQuery<Cms.DoctorsQuery, Cms.DoctorsQueryVariables>(`
  query Doctors($hospital: String!, $limit: Int!) {
    doctorsCollection(where: { hospital: $hospital }, limit: $limit) {
      total
      items {
        ...DoctorCard
        linkedFrom { departmentsCollection(limit: 5) { items { hospital departments } } }
      }
    }
  }`);

export const DOCTOR_NAMES_QUERY = cmsQuery<Cms.DoctorNamesQuery, Cms.DoctorNamesQueryVariables>(`
  query DoctorNames($hospital: String!) {
    doctorsCollection(where: { hospital: $hospital }, limit: 1000) { total items { sys { id } name } }
  }`);

export const DOCTOR_QUERY = cmsQuery<Cms.DoctorQuery, Cms.DoctorQueryVariables>(`
  query Doctor($id: String!, $hospital: String!) {
    doctors(id: $id) {
      ...DoctorCard
      contactNumber
      email
      skill
      hospital
    }
    departmentsCollection(where: { hospital: $hospital, doctors: { sys: { id: $id } } }, limit: 10) {
      items { departments }
    }
  }`);

export const PERSON_QUERY = cmsQuery<Cms.PersonQuery, Cms.PersonQueryVariables>(`
  query Person($personId: String!) {
    doctorsCollection(where: { personId: $personId }) { items { sys { id } hospital } }
  }`);

export function createDoctorContent(queryCms: QueryCms, transforms: ContentTransforms) {
  function transformListedDoctor(doctor: CmsListedDoctor, hospital: string): ListedDoctor | undefined {
    const summary = transformDoctorSummary(doctor, transforms);
    const listings = transformItems(doctor.linkedFrom?.departmentsCollection, (listing) =>
      isOfHospital(listing.hospital, hospital) ? readText(listing.departments) || undefined : undefined,
    );
    return summary && { ...summary, departments: listings };
  }

  function transformDoctor(doctor: CmsDoctor, listings: CmsDoctorListings | undefined): Doctor | undefined {
    const summary = transformDoctorSummary(doctor, transforms);
    const email = readText(doctor.email);
    const skill = readText(doctor.skill);
    return (
      summary && {
        ...summary,
        contactNumbers: readTexts(doctor.contactNumber),
        ...(email && { email }),
        ...(skill && { skill }),
        departments: transformItems(listings, ({ departments }) => readText(departments) || undefined),
      }
    );
  }

  return {
    fetchDoctors: (hospital, limit) =>
      queryCms(DOCTORS_QUERY, { hospital, limit }, ({ doctorsCollection }) => {
        const doctors = transformItems(doctorsCollection, (doctor) => transformListedDoctor(doctor, hospital));
        return { total: doctorsCollection?.total ?? doctors.length, doctors };
      }),

    fetchDoctorNames: (hospital) =>
      queryCms(DOCTOR_NAMES_QUERY, { hospital }, ({ doctorsCollection }) =>
        transformItems(doctorsCollection, ({ name }) => readText(name) || undefined),
      ),

    fetchPerson: (personId) =>
      queryCms(PERSON_QUERY, { personId }, ({ doctorsCollection }) =>
        transformItems(doctorsCollection, ({ sys, hospital }) =>
          sys?.id ? readTexts(hospital).map((name) => ({ id: sys.id ?? "", hospital: name })) : undefined,
        ).flat(),
      ),

    fetchDoctor: (hospital, id) =>
      queryCms(DOCTOR_QUERY, { id, hospital }, ({ doctors, departmentsCollection }, errors) => {
        if (!doctors || !isOfHospital(doctors.hospital, hospital)) return undefined;
        const doctor = transformDoctor(doctors, departmentsCollection);
        return doctor && errors.length > 0 ? { ...doctor, errors } : doctor;
      }),
  } satisfies Partial<Content>;
}

export function transformDoctorSummary(
  doctor: CmsDoctorSummary,
  { transformAsset, standIns, reportFault }: Pick<ContentTransforms, "transformAsset" | "standIns" | "reportFault">,
): DoctorSummary | undefined {
  if (!doctor.sys?.id) return undefined;
  const profilePicture = transformAsset(doctor.profilePic);
  const personId = readText(doctor.personId);
  const isGiven = doctor.sittings !== null && doctor.sittings !== undefined;
  const read = isGiven ? parseSittings(doctor.sittings) : undefined;
  if (read && "fault" in read) reportFault(doctor.sys.id, `sittings: ${read.fault}`);
  return {
    id: doctor.sys.id,
    name: readText(doctor.name) || standIns.doctor,
    centerOfExcellence: readText(doctor.centerOfExcellence),
    consulting: readText(doctor.consulting, "\n"),
    education: readText(doctor.education),
    ...(profilePicture && { profilePicture }),
    // Without what is wrong, so that the text of the consulting hours counts.
    ...(read && "sittings" in read && { sittings: read.sittings }),
    ...(personId && { personId }),
    ...isUntranslated(doctor),
  };
}
