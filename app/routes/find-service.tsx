import { lazy, Suspense } from "react";
import { readFind, isAnotherPage } from "#app/features/find-service/find-entries.ts";
import { FindServicePage } from "#app/features/find-service/find-service-page.tsx";
import { listHospitalOffers } from "#app/features/find-service/hospital-offers.ts";
import { findService, listServices } from "#app/features/places/services-view.ts";
import { findServiceHead, pageTitle } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { isLargeGroup } from "#site/hospitals/find-hospital.ts";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { openPlace, useShell } from "./shell.ts";
import type { Route } from "./+types/find-service";

export const handle: RoutePolicy = {
  sitemap: "page",
  listedIn: "groupOrOnlyHospital",
  parameters: {
    find: { read: readFind, isEndless: () => true },
    department: { read: "service" },
    facility: { read: "service" },
    place: { read: "place" },
    page: { read: "page" },
  },
};

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, address } = openPlace(args, "toFindService");
  const { site, texts } = services;
  const { toSearch } = hospital ? hospitalPaths(hospital) : groupPathsIn(site.prefix);
  const offers = listHospitalOffers(site);
  const head = findServiceHead(services, hospital);
  if (!isLargeGroup(site)) return { head, address, toSearch, offers, stopWords: texts.server.stopWords };
  const { searchParams } = new URL(args.request.url);
  const service = findService(services, offers, { address, searchParams, home: hospital });
  if (!service) return { head, toSearch, ...listServices(services, offers, address) };
  const { asked, ...page } = service;
  const title = pageTitle(page.title, head.title);
  const list = { label: texts.pages.sections.findService, to: address };
  return { ...page, list, head: { ...head, title, canonical: head.canonical + asked } };
}

export const shouldRevalidate = isAnotherPage;

/** A small group's page does without. */
const PlacesPage = lazy(() => import("#app/features/places/places-page.tsx"));

export default function FindService({ loaderData }: Route.ComponentProps) {
  const { homePath } = useShell();
  if ("view" in loaderData)
    return (
      <Suspense>
        <PlacesPage {...loaderData} homePath={homePath} />
      </Suspense>
    );
  return <FindServicePage {...loaderData} homePath={homePath} />;
}
