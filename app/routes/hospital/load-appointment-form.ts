import type { PageServices } from "#app/context.ts";
import type {
  AppointmentFormData,
  DepartmentChoice,
  DoctorChoice,
} from "#app/features/appointment/appointment-form-data.ts";
import { noticeAtForm } from "#hospitals/notice-at-form.ts";
import type { Hospital } from "#hospitals/site.ts";
import { todayInKolkata } from "#submissions/forms/today.ts";
import { contentOr, type ContentServices } from "./content-result.ts";

/** What the appointment form of that hospital needs, for the home page and the appointment page. */
export async function loadAppointmentForm(services: PageServices, hospital: Hospital): Promise<AppointmentFormData> {
  const { site, apiOrigin, now } = services;
  return {
    contentName: hospital.contentName,
    receivingAddress: hospital.contact.receivingAddress,
    conciergePhone: hospital.contact.conciergePhone,
    apiOrigin,
    basePath: hospital.basePath,
    departments: await loadDepartments(services, hospital),
    today: todayInKolkata(now()),
    privacyNotice: noticeAtForm(hospital),
    showsFailure: site.group.showsSendFailure,
  };
}

/** The hospital's departments that have doctors; when none are known all it has, so that the form can be sent (checklist A50). */
async function loadDepartments(services: ContentServices, hospital: Hospital): Promise<DepartmentChoice[]> {
  const listings = contentOr(await services.content.fetchDepartmentListings(hospital.contentName), [], services);
  if (listings.length === 0) return hospital.departments.map(({ name }) => ({ name }));
  return listings.map(({ id, department }) => ({ name: department, listingId: id }));
}

/** Doctors of that department, by the name the form shows; none when it is unknown or in an outage. */
export async function loadDoctorsOf(
  services: ContentServices,
  hospital: Hospital,
  department: string,
): Promise<DoctorChoice[]> {
  const { contentName } = hospital;
  const listings = contentOr(await services.content.fetchDepartmentListings(contentName), [], services);
  const listing = listings.find((candidate) => candidate.department === department);
  if (!listing) return [];
  return contentOr(await services.content.fetchListingDoctors(contentName, listing.id), [], services);
}
