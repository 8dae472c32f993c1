import { servicesContext } from "#app/context.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { readFind, isAnotherPage } from "#app/features/find-service/find-entries.ts";
import { FindServicePage } from "#app/features/find-service/find-service-page.tsx";
import { listHospitalOffers } from "#app/features/find-service/hospital-offers.ts";
import { findServiceHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { groupPaths } from "#site/hospitals/hospital-paths.ts";
import { hasLandingPage } from "#site/hospitals/find-hospital.ts";
import { loadShell, redirectToOnlyHospital } from "./shell.ts";
import type { Route } from "./+types/find-service";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = {
  sitemap: "page",
  isListed: hasLandingPage,
  parameters: { find: { read: readFind, isEndless: () => true } },
};

export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  redirectToOnlyHospital(services.site, ({ toFindService }) => toFindService, request);
  return {
    head: findServiceHead(services),
    shell: loadShell(context, "group"),
    offers: listHospitalOffers(services.site),
  };
}

export const shouldRevalidate = isAnotherPage;

export default function FindService({ loaderData: { shell, offers } }: Route.ComponentProps) {
  return (
    <SiteLayout shell={shell}>
      <FindServicePage offers={offers} address={groupPaths.toFindService} homePath={shell.homePath} />
    </SiteLayout>
  );
}
