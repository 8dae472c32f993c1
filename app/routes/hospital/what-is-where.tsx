import { readFind, isAnotherPage } from "#app/features/what-is-where/find-entries.ts";
import { WhatIsWherePage } from "#app/features/what-is-where/what-is-where-page.tsx";
import { createHospitalOffers } from "#app/features/what-is-where/hospital-offers.ts";
import { whatIsWhereHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hasLandingPage } from "#hospitals/find-hospital.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/what-is-where";

export { meta } from "#app/head/page-head.ts";

/** Of several hospitals the group's page is listed instead. */
export const handle: RoutePolicy = {
  sitemap: "page",
  isListed: (site) => !hasLandingPage(site),
  parameters: { find: { read: readFind, isEndless: () => true } },
};

/** The group's page inside a hospital's layout, so that a visitor stays in the hospital (specification §2.6). */
export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  return {
    head: whatIsWhereHead(services, hospital),
    homePath: hospital.basePath,
    address: paths.toWhatIsWhere,
    offers: createHospitalOffers(services.site),
  };
}

export const shouldRevalidate = isAnotherPage;

export default function HospitalWhatIsWhere({ loaderData }: Route.ComponentProps) {
  return <WhatIsWherePage {...loaderData} />;
}
