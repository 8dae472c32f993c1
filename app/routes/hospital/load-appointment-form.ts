import type { PageServices } from "#app/context.ts";
import type {
  AppointmentFormData,
  DepartmentChoice,
  DoctorChoice,
} from "#app/features/appointment/appointment-form-data.ts";
import type { Content } from "#content/content.ts";
import { noticeAtForm } from "#hospitals/notice-at-form.ts";
import type { Hospital } from "#hospitals/site.ts";
import { todayInKolkata } from "#submissions/forms/today.ts";
import { askContent, askForList } from "./ask-content.ts";

/** What the appointment form of that hospital needs, for the home page and the appointment page. */
export async function loadAppointmentForm(
  { site, content, apiOrigin, now }: PageServices,
  hospital: Hospital,
): Promise<AppointmentFormData> {
  return {
    contentName: hospital.contentName,
    receivingAddress: hospital.contact.receivingAddress,
    conciergePhone: hospital.contact.conciergePhone,
    apiOrigin,
    basePath: hospital.basePath,
    departments: await loadDepartments(content, hospital),
    today: todayInKolkata(now()),
    privacyNotice: noticeAtForm(hospital),
    showsFailure: site.group.showsSendFailure,
  };
}

/** The hospital's departments that have doctors; when none are known all it has, so that the form can be sent (checklist A50). */
async function loadDepartments(content: Content, hospital: Hospital): Promise<DepartmentChoice[]> {
  const answer = await askContent(content.fetchDepartmentListings(hospital.contentName));
  if (!answer.isAvailable || answer.content.length === 0) return hospital.departments.map(({ name }) => ({ name }));
  return answer.content.map(({ id, department }) => ({ name: department, listingId: id }));
}

/** Doctors of that department, by the name the form shows; none when it is unknown or the service cannot be asked. */
export async function loadDoctorsOf(content: Content, hospital: Hospital, department: string): Promise<DoctorChoice[]> {
  const listings = await askForList(content.fetchDepartmentListings(hospital.contentName), []);
  const listing = listings.find((candidate) => candidate.department === department);
  if (!listing) return [];
  return (await askForList(content.fetchListingDoctors(hospital.contentName, listing.id), [])).map(toChoice);
}

/** Doctors of one of that hospital's listings. */
export async function askForListingDoctors(content: Content, hospital: Hospital, listingId: string) {
  const answer = await askContent(content.fetchListingDoctors(hospital.contentName, listingId));
  return answer.isAvailable
    ? { isAvailable: true, doctors: answer.content.map(toChoice) }
    : { isAvailable: false, doctors: [] };
}

function toChoice({ id, name }: DoctorChoice): DoctorChoice {
  return { id, name };
}
