import { redirect } from "react-router";
import type {
  AppointmentFormData,
  DepartmentChoice,
  DoctorChoice,
} from "#app/features/appointment/appointment-form-data.ts";
import type { Content } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { askForListingDoctors } from "./load-appointment-form.ts";

/**
 * The form with the department and the doctor chosen that an address names (`?department=…&doctor=…`). Links name the
 * department by its slug and the doctor by the content service's id; the names that visitors read serve as well. Any
 * address but those of our links answers with a redirect to one of them, so that no made-up one is kept.
 */
export async function prefillAppointmentForm(
  form: AppointmentFormData,
  { searchParams }: URL,
  hospital: Hospital,
  content: Content,
): Promise<AppointmentFormData> {
  const [askedDepartment, askedDoctor] = [searchParams.get("department"), searchParams.get("doctor")];
  if (askedDepartment === null && askedDoctor === null) return form;
  const { toAppointment, toAppointmentFor } = hospitalPaths(hospital);
  const department = findDepartment(hospital, form.departments, askedDepartment ?? "");
  if (!department) throw redirect(toAppointment);
  const doctors = await loadDoctors(content, hospital, department.choice);
  const doctor = doctors.find(({ id, name }) => id === askedDoctor || isSameName(name, askedDoctor ?? ""));
  const address = toAppointmentFor(department.key, doctor?.id);
  if (address !== toAppointmentFor(askedDepartment ?? "", askedDoctor ?? undefined)) throw redirect(address);
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
  asked: string,
): FoundDepartment | undefined {
  const routed = routedDepartments.find(({ slug, name, queryName }) =>
    [slug, name, queryName].some((known) => isSameName(known, asked)),
  );
  const listed = choices.find(({ name }) => isSameName(name, routed?.queryName ?? asked));
  if (!routed) return listed && { key: listed.name, choice: listed };
  return { key: routed.slug, choice: listed ?? { name: routed.name } };
}

function isSameName(name: string, asked: string): boolean {
  return name.toLowerCase() === asked.trim().toLowerCase();
}

async function loadDoctors(
  content: Content,
  hospital: Hospital,
  { listingId }: DepartmentChoice,
): Promise<DoctorChoice[]> {
  return listingId ? (await askForListingDoctors(content, hospital, listingId)).doctors : [];
}

function withChoice(choices: DepartmentChoice[], choice: DepartmentChoice): DepartmentChoice[] {
  return choices.some(({ name }) => name === choice.name) ? choices : [...choices, choice];
}
