import { readFind, isAnotherPage } from "#app/features/find-service/find-entries.ts";
import { FindServicePage } from "#app/features/find-service/find-service-page.tsx";
import { listHospitalOffers } from "#app/features/find-service/hospital-offers.ts";
import { findServiceHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hasLandingPage } from "#site/hospitals/find-hospital.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/find-service";

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
    head: findServiceHead(services, hospital),
    homePath: hospital.basePath,
    address: paths.toFindService,
    offers: listHospitalOffers(services.site),
  };
}

export const shouldRevalidate = isAnotherPage;

export default function HospitalFindService({ loaderData }: Route.ComponentProps) {
  return <FindServicePage {...loaderData} />;
}
