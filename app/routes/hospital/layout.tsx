import { data, isRouteErrorResponse, Outlet } from "react-router";
import { servicesContext } from "#app/context.ts";
import { createShell } from "#app/features/layout/shell.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { NotFoundPage } from "#app/features/not-found/not-found-page.tsx";
import { FailurePage } from "#app/features/not-found/failure-page.tsx";
import { findHospitalByBasePath } from "#hospitals/find-hospital.ts";
import { pageTitle } from "../page-title.ts";
import type { Route } from "./+types/layout";

export function loader({ params, context }: Route.LoaderArgs) {
  const { site, now } = context.get(servicesContext);
  const hospital = findHospitalByBasePath(site, params.basePath);
  return data({ shell: createShell(site, hospital, now()) }, { status: hospital ? 200 : 404 });
}

/** Names the route when one of its pages failed; each page names itself otherwise. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [];
  return [{ title: pageTitle(isNotFound(error) ? "Page not found" : "Something went wrong") }];
}

export default function HospitalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout shell={loaderData.shell}>
      <Outlet />
    </SiteLayout>
  );
}

/** Keeps menus and phone numbers in reach when a page below is missing or fails (checklist A09). */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  const { shell } = loaderData;
  return (
    <SiteLayout shell={shell}>
      {isNotFound(error) ? <NotFoundPage shell={shell} /> : <FailurePage shell={shell} />}
    </SiteLayout>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
