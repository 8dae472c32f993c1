import { findDepartment, findFacility, findHospitalByBasePath } from "#site/hospitals/find-hospital.ts";
import type { Site } from "#site/hospitals/site.ts";
import { findOwnPage, type OwnPages } from "./own-page.ts";

/** The route of an address, e.g. ":basePath/department/:slug". */
interface Match {
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * Whether there may be a page, by the site's own data: content has an entry or not. A part with a `*`, as redirects
 * have it, stands for any.
 */
export function mayBePage({ pattern, params }: Match, site: Pick<Site, "hospitals">, pages?: OwnPages): boolean {
  const { basePath, page, slug, "*": rest } = params;
  const hospital = basePath === undefined ? undefined : findHospitalByBasePath(site, basePath);
  if (/(^|:basePath\/)\*$/.test(pattern) || (basePath !== undefined && !hospital)) return false;
  if ([page, slug, rest].some((part) => part?.includes("*"))) return true;
  if (page !== undefined) return findOwnPage(pages, hospital, page) !== undefined;
  if (hospital && slug !== undefined) return findDepartment(hospital, slug) !== undefined;
  return !hospital || rest === undefined || findFacility(hospital, rest) !== undefined;
}
