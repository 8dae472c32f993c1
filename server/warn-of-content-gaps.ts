import type { Logger } from "pino";
import { ContentUnavailableError, type Content } from "#content/content.ts";
import type { Hospital, Site } from "#hospitals/site.ts";

/**
 * Warns of departments in a hospital's menu that have no doctors in the content service, and of listings there that
 * belong to no department: neither fails, so nobody would notice. A content service that is away logs its own failures.
 */
export async function warnOfContentGaps(
  { hospitals }: Pick<Site, "hospitals">,
  content: Pick<Content, "fetchDepartmentListings">,
  log: Pick<Logger, "warn" | "error">,
): Promise<void> {
  try {
    for (const hospital of hospitals) {
      const listings = await content.fetchDepartmentListings(hospital.contentName);
      warnOfHospital(
        hospital,
        listings.map(({ department }) => department),
        log,
      );
    }
  } catch (error) {
    if (error instanceof ContentUnavailableError) return;
    log.error({ err: error }, "the departments could not be compared with the content service");
  }
}

function warnOfHospital(
  { id, contentName, departments, routedDepartments }: Hospital,
  listed: string[],
  log: Pick<Logger, "warn">,
) {
  if (listed.length === 0) {
    log.warn(
      { hospital: contentName },
      `no department in the content service has this hospital and doctors: correct contentName in data/hospitals/${id}/hospital.json, or the entries' hospital`,
    );
    return;
  }
  const withoutDoctors = departments.map(({ queryName }) => queryName).filter((name) => !listed.includes(name));
  if (withoutDoctors.length > 0) {
    log.warn(
      { hospital: contentName, departments: withoutDoctors },
      "departments of the menu have no doctors in the content service: publish a department entry with this hospital and name, and link its doctors",
    );
  }
  const known = routedDepartments.map(({ queryName }) => queryName);
  const unknown = [...new Set(listed)].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    log.warn(
      { hospital: contentName, listings: unknown },
      `department entries in the content service match no department of the hospital: correct their name, or add the department to data/hospitals/${id}/departments.json`,
    );
  }
}
