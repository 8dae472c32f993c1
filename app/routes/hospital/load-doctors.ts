import { parseDoctorLimit } from "#app/features/doctors/doctor-limit.ts";
import type { Content } from "#content/content.ts";
import type { Hospital } from "#hospitals/site.ts";
import { askForList } from "./ask-content.ts";

const NO_DOCTORS = { total: 0, doctors: [] };

/** The doctors an address asks for: the hospital's, or those of one of its departments (`?department=…&limit=…`). */
export async function loadDoctors(content: Content, hospital: Hospital, { searchParams }: URL) {
  const { contentName } = hospital;
  const limit = parseDoctorLimit(searchParams.get("limit"));
  const asked = searchParams.get("department")?.trim().toLowerCase() ?? "";
  const departments = loadDepartments(content, hospital);
  const chosen = asked ? (await departments).find(({ key }) => key.toLowerCase() === asked) : undefined;
  const doctors = chosen
    ? content.fetchListedDoctors(contentName, chosen.listingId, limit)
    : content.fetchDoctors(contentName, limit);
  const [found, known] = await Promise.all([askForList(doctors, NO_DOCTORS), departments]);
  const filter = {
    departments: known.map(({ key, name }) => ({ key, name })),
    chosen: chosen?.key ?? "",
    isMissing: asked !== "" && !chosen,
  };
  return { limit, filter, ...found };
}

/** Departments that have doctors, as the site names them; a listing that is no department of the site by its own name. */
async function loadDepartments(content: Content, { contentName, routedDepartments }: Hospital) {
  const listings = await askForList(content.fetchDepartmentListings(contentName), []);
  const departments = listings.map(({ id, department }) => {
    const routed = routedDepartments.find(({ queryName }) => queryName === department);
    return { listingId: id, key: routed?.slug ?? department, name: routed?.name ?? department };
  });
  // Of several listings of one department the first counts, as on the department's page.
  return departments.filter(({ key }, index) => departments.findIndex((other) => other.key === key) === index);
}
