import { lazy, Suspense } from "react";
import { servicesContext } from "#app/context.ts";
import { createLandingView, LandingPage, useLandingSections } from "#app/features/landing/landing-page.tsx";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { createFinder } from "#app/features/places/places-view.ts";
import { fitDescription, pageTitle } from "#app/head/page-head.ts";
import { createSharedLink } from "#app/head/shared-link.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { groupThing, webSiteThing } from "#app/structured-data/hospital-things.ts";
import { createPageGraph } from "#app/structured-data/page-graph.ts";
import { useWhenTouched } from "#app/ui/when-touched.ts";
import { groupPathsIn, pathIn, TO_HOSPITALS } from "#site/hospitals/hospital-paths.ts";
import { isLargeGroup } from "#site/hospitals/find-hospital.ts";
import { loadShell, redirectToOnlyHospital } from "./shell.ts";
import type { Route } from "./+types/landing";

export const handle: RoutePolicy = { sitemap: "page", listedIn: "group" };

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  redirectToOnlyHospital(services.site, ({ toHome }) => toHome);
  const { site, texts, origin } = services;
  const view = createLandingView(site, texts.server.places.inSome);
  const isLarge = isLargeGroup(site);
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
    ...(isLarge && { finder: createFinder(services, { address: pathIn(site.prefix, TO_HOSPITALS) }) }),
  };
}

const keepEmergency = () => import("#app/features/emergency/keep-page.ts").then(({ keepOnSite }) => keepOnSite());

/** A small group's page does without. */
const PlaceStart = lazy(() => import("#app/features/places/place-finder.tsx"));

export default function Landing({ loaderData: { shell, view, finder } }: Route.ComponentProps) {
  useWhenTouched(keepEmergency);
  const places = finder && (
    <Suspense>
      <PlaceStart finder={finder} />
    </Suspense>
  );
  return (
    <SiteLayout shell={shell} landingSections={useLandingSections(view)}>
      <LandingPage view={view} places={places} />
    </SiteLayout>
  );
}
