import { data, Outlet } from "react-router";
import { servicesContext } from "#app/context.ts";
import { createShell } from "#app/features/layout/shell.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { findHospitalByBasePath } from "#hospitals/find-hospital.ts";
import type { Route } from "./+types/layout";

export function loader({ params, context }: Route.LoaderArgs) {
  const { site, now } = context.get(servicesContext);
  const hospital = findHospitalByBasePath(site, params.basePath);
  return data({ shell: createShell(site, hospital, now()) }, { status: hospital ? 200 : 404 });
}

export default function HospitalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout shell={loaderData.shell}>
      <Outlet />
    </SiteLayout>
  );
}
