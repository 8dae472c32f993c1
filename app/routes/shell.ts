import { redirect, useMatches, useRouteLoaderData, type RouterContextProvider } from "react-router";
import { menuContext, servicesContext } from "#app/context.ts";
import { createShell } from "#app/features/layout/shell.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findOnlyHospital, isLargeGroup } from "#site/hospitals/find-hospital.ts";
import { groupPathsIn, hospitalPaths, pathIn, TO_HOSPITALS } from "#site/hospitals/hospital-paths.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { openHospital, type HospitalRequest } from "./hospital/hospital-page.ts";

export function loadShell(context: Readonly<RouterContextProvider>, owner: Hospital | "group" | undefined) {
  const services = context.get(servicesContext);
  const { site, texts, now, notices, ownPages } = services;
  const hospital = findOnlyHospital(site) ?? (owner === "group" ? undefined : owner);
  const said = owner === "group" || !owner ? owner : notices.withHolidays(owner, site.language);
  return {
    ...createShell(site, said, { now: now(), menu: context.get(menuContext), catalogue: texts, ownPages }),
    ...notices.lines(hospital?.id, services),
  };
}

/** Leads to the same page of the only hospital; temporarily, because the group may grow. */
export function redirectToOnlyHospital(
  site: Pick<Site, "hospitals">,
  pathOf: (paths: ReturnType<typeof hospitalPaths>) => string,
  request?: Request,
): void {
  const only = findOnlyHospital(site);
  if (only) throw redirect(pathOf(hospitalPaths(only)) + (request ? new URL(request.url).search : ""));
}

/** A large group has its hospitals by place on one page. */
export function redirectToPlaces(site: Pick<Site, "hospitals" | "prefix">): void {
  if (isLargeGroup(site)) throw redirect(pathIn(site.prefix, TO_HOSPITALS));
}

/** Opens a page that the group has and, inside its layout, each hospital (specification §2.6). */
export function openPlace(
  args: HospitalRequest & { request: Request },
  page: "toAccessibility" | "toFindService" | "toSearch",
) {
  if (args.params.basePath !== undefined) {
    const { hospital, services, paths } = openHospital(args);
    return { hospital, services, address: paths[page] };
  }
  const services = args.context.get(servicesContext);
  redirectToOnlyHospital(services.site, (paths) => paths[page], args.request);
  return { hospital: undefined, services, address: groupPathsIn(services.site.prefix)[page] };
}

export function useIsBare(): boolean {
  return useMatches().some(({ handle }) => (handle as RoutePolicy | undefined)?.isBare === true);
}

type LayoutData = () => { shell: ReturnType<typeof loadShell> };

export function useShell() {
  const ofHospital = useRouteLoaderData<LayoutData>("routes/hospital/layout");
  const ofGroup = useRouteLoaderData<LayoutData>("routes/group-layout");
  const layout = ofHospital ?? ofGroup;
  if (!layout) throw new Error("useShell is used outside a layout");
  return layout.shell;
}
