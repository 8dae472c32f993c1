import { redirect } from "react-router";
import type {
  AppointmentFormData,
  DepartmentChoice,
  DoctorChoice,
} from "#app/features/appointment/appointment-form-data.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { contentOr, type ContentServices } from "./content-result.ts";

/**
 * The form with the department and the doctor chosen that an address names (`?department=…&doctor=…`). Links name the
 * department by its slug and the doctor by the content service's id; the names that visitors read serve as well. Any
 * address but those of our links answers with a redirect to one of them, so that no made-up one is cached.
 */
export async function prefillAppointmentForm(
  form: AppointmentFormData,
  { searchParams }: URL,
  hospital: Hospital,
  services: ContentServices,
): Promise<AppointmentFormData> {
  const [givenDepartment, givenDoctor] = [searchParams.get("department"), searchParams.get("doctor")];
  if (givenDepartment === null && givenDoctor === null) return form;
  const { toAppointment, toAppointmentFor } = hospitalPaths(hospital);
  const department = findDepartment(hospital, form.departments, givenDepartment ?? "");
  if (!department) throw redirect(toAppointment);
  const doctors = await loadDoctors(services, hospital, department.choice);
  const doctor = doctors.find(({ id, name }) => id === givenDoctor || isSameName(name, givenDoctor ?? ""));
  const address = toAppointmentFor(department.key, doctor?.id);
  if (address !== toAppointmentFor(givenDepartment ?? "", givenDoctor ?? undefined)) throw redirect(address);
  return {
    ...form,
    departments: withChoice(form.departments, department.choice),
    prefill: { department: department.choice.name, doctor: doctor?.name ?? "", doctors },
  };
}

interface FoundDepartment {
  /** How our links name it. */
  key: string;
  choice: DepartmentChoice;
}

/** A department without a listing has a page too: then its name is the choice, without doctors. */
function findDepartment(
  { routedDepartments }: Hospital,
  choices: DepartmentChoice[],
  given: string,
): FoundDepartment | undefined {
  const routed = routedDepartments.find(({ slug, name, queryName }) =>
    [slug, name, queryName].some((known) => isSameName(known, given)),
  );
  const listed = choices.find(({ name }) => isSameName(name, routed?.queryName ?? given));
  if (!routed) return listed && { key: listed.name, choice: listed };
  return { key: routed.slug, choice: listed ?? { name: routed.name } };
}

function isSameName(name: string, given: string): boolean {
  return name.toLowerCase() === given.trim().toLowerCase();
}

async function loadDoctors(
  services: ContentServices,
  { contentName }: Hospital,
  { listingId }: DepartmentChoice,
): Promise<DoctorChoice[]> {
  if (!listingId) return [];
  return contentOr(await services.content.fetchListingDoctors(contentName, listingId), [], services);
}

function withChoice(choices: DepartmentChoice[], choice: DepartmentChoice): DepartmentChoice[] {
  return choices.some(({ name }) => name === choice.name) ? choices : [...choices, choice];
}
