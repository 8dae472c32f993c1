import { servicesContext } from "#app/context.ts";
import { readFind, isAnotherPage } from "#app/features/what-is-where/find-entries.ts";
import { WhatIsWherePage } from "#app/features/what-is-where/what-is-where-page.tsx";
import { createWhatIsWhereView } from "#app/features/what-is-where/what-is-where-view.ts";
import { whatIsWhereHead, headElements } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { getHospital } from "./get-hospital.ts";
import type { Route } from "./+types/what-is-where";

export const handle: RoutePolicy = { parameters: { find: { read: readFind, isEndless: () => true } } };

/** The group's page inside a hospital's layout, so that a visitor stays in the hospital (specification §2.6). */
export function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  return {
    head: whatIsWhereHead(services, hospital),
    homePath: hospital.basePath,
    address: hospitalPaths(hospital).toWhatIsWhere,
    view: createWhatIsWhereView(services.site),
  };
}

export const shouldRevalidate = isAnotherPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function HospitalWhatIsWhere({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <WhatIsWherePage {...page} />;
}
