import { redirect, useRouteLoaderData, type RouterContextProvider } from "react-router";
import { menuContext, servicesContext } from "#app/context.ts";
import { createShell } from "#app/features/layout/shell.ts";
import { findOnlyHospital } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";

/** What the layout shows around the pages of a hospital, of the group, or at an unknown address (undefined). */
export function loadShell(context: Readonly<RouterContextProvider>, owner: Hospital | "group" | undefined) {
  const { site, texts, now } = context.get(servicesContext);
  return createShell(site, owner, { now: now(), menu: context.get(menuContext), texts: texts.pages });
}

/**
 * Leads from a page of the group to the same page of its hospital where the site has one, with the request's search
 * text. The redirect is temporary, because the group may grow.
 */
export function redirectToOnlyHospital(
  site: Pick<Site, "hospitals">,
  pathOf: (paths: ReturnType<typeof hospitalPaths>) => string,
  request?: Request,
): void {
  const only = findOnlyHospital(site);
  if (only) throw redirect(pathOf(hospitalPaths(only)) + (request ? new URL(request.url).search : ""));
}

type LayoutData = { shell: ReturnType<typeof loadShell> };

/** What the hospital's layout knows; only inside a hospital's pages. */
export function useShell() {
  const layout = useRouteLoaderData<() => LayoutData>("routes/hospital/layout");
  if (!layout) throw new Error("useShell is used outside a hospital's layout");
  return layout.shell;
}
