import { data, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { servicesContext } from "#app/context.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findHospitalByBasePath } from "#site/hospitals/find-hospital.ts";
import { loadShell, useIsBare } from "../shell.ts";
import type { Route } from "./+types/layout";

export const handle: RoutePolicy = {
  menu: { label: ({ layout }) => layout.ourHospitals, order: 30, opens: "hospitals" },
  listedIn: "group",
};

export function loader({ params, context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const hospital = findHospitalByBasePath(site, params.basePath);
  return data({ shell: loadShell(context, hospital) }, { status: hospital ? 200 : 404 });
}

/** The layout stays from one page of a hospital to the next, also when the next does not load. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.basePath !== nextParams.basePath;
}

export default function HospitalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout isBare={useIsBare()} shell={loaderData.shell}>
      <Outlet />
    </SiteLayout>
  );
}
