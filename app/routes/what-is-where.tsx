import { servicesContext } from "#app/context.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { readFind, isAnotherPage } from "#app/features/what-is-where/find-entries.ts";
import { WhatIsWherePage } from "#app/features/what-is-where/what-is-where-page.tsx";
import { createHospitalOffers } from "#app/features/what-is-where/hospital-offers.ts";
import { whatIsWhereHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { groupPaths } from "#hospitals/hospital-paths.ts";
import { hasLandingPage } from "#hospitals/find-hospital.ts";
import { loadShell, redirectToOnlyHospital } from "./shell.ts";
import type { Route } from "./+types/what-is-where";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = {
  sitemap: "page",
  isListed: hasLandingPage,
  parameters: { find: { read: readFind, isEndless: () => true } },
};

export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  redirectToOnlyHospital(services.site, ({ toWhatIsWhere }) => toWhatIsWhere, request);
  return {
    head: whatIsWhereHead(services),
    shell: loadShell(context, "group"),
    offers: createHospitalOffers(services.site),
  };
}

export const shouldRevalidate = isAnotherPage;

export default function WhatIsWhere({ loaderData: { shell, offers } }: Route.ComponentProps) {
  return (
    <SiteLayout shell={shell}>
      <WhatIsWherePage offers={offers} address={groupPaths.toWhatIsWhere} homePath={shell.homePath} />
    </SiteLayout>
  );
}
