import { servicesContext } from "#app/context.ts";
import { LandingPage } from "#app/features/landing/landing-page.tsx";
import { createLandingView } from "#app/features/landing/landing-view.ts";
import { createShell } from "#app/features/layout/shell.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { groupPaths } from "#hospitals/hospital-paths.ts";
import { fitDescription } from "./fit-description.ts";
import { headElements } from "./hospital/page-head.ts";
import { pageTitle } from "./page-title.ts";
import { createSharedLink } from "./shared-link.ts";
import { groupThing, webSiteThing } from "./structured-data/group-things.ts";
import { createPageGraph } from "./structured-data/page-graph.ts";
import type { Route } from "./+types/landing";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { site, origin, now } = services;
  const view = createLandingView(site);
  return {
    head: {
      title: pageTitle(site.group.name, "Our Hospitals"),
      canonical: origin + groupPaths.toLanding,
      description: fitDescription(view.introduction),
      sharedLink: createSharedLink(services),
      ...createPageGraph([groupThing(services), webSiteThing(services)]),
    },
    shell: createShell(site, "group", now()),
    view,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout shell={loaderData.shell} isLanding>
      <LandingPage view={loaderData.view} />
    </SiteLayout>
  );
}
