import { servicesContext } from "#app/context.ts";
import { createLandingView, LandingPage, useLandingSections } from "#app/features/landing/landing-page.tsx";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { fitDescription, pageTitle } from "#app/head/page-head.ts";
import { createSharedLink } from "#app/head/shared-link.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { groupThing, webSiteThing } from "#app/structured-data/hospital-things.ts";
import { createPageGraph } from "#app/structured-data/page-graph.ts";
import { useWhenTouched } from "#app/ui/when-touched.ts";
import { groupPathsIn } from "#site/hospitals/hospital-paths.ts";
import { hasLandingPage } from "#site/hospitals/find-hospital.ts";
import { loadShell, redirectToOnlyHospital } from "./shell.ts";
import type { Route } from "./+types/landing";

export const handle: RoutePolicy = { sitemap: "page", isListed: hasLandingPage };

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  redirectToOnlyHospital(services.site, ({ toHome }) => toHome);
  const { site, texts, origin } = services;
  const view = createLandingView(site);
  return {
    head: {
      title: pageTitle(site.group.name, texts.pages.layout.ourHospitals),
      canonical: origin + groupPathsIn(site.prefix).toLanding,
      description: fitDescription(view.introduction),
      sharedLink: createSharedLink(services, { page: "home" }),
      ...createPageGraph([groupThing(services), webSiteThing(services)]),
    },
    shell: loadShell(context, "group"),
    view,
  };
}

const keepEmergency = () => import("#app/features/emergency/keep-page.ts").then(({ keepOnSite }) => keepOnSite());

export default function Landing({ loaderData }: Route.ComponentProps) {
  useWhenTouched(keepEmergency);
  return (
    <SiteLayout shell={loaderData.shell} landingSections={useLandingSections(loaderData.view)}>
      <LandingPage view={loaderData.view} />
    </SiteLayout>
  );
}
