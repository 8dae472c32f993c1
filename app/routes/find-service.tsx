import { readFind, isAnotherPage } from "#app/features/find-service/find-entries.ts";
import { FindServicePage } from "#app/features/find-service/find-service-page.tsx";
import { listHospitalOffers } from "#app/features/find-service/hospital-offers.ts";
import { findServiceHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { isListedPlace, openPlace, useShell } from "./shell.ts";
import type { Route } from "./+types/find-service";

export const handle: RoutePolicy = {
  sitemap: "page",
  isListed: isListedPlace,
  parameters: { find: { read: readFind, isEndless: () => true } },
};

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, address } = openPlace(args, "toFindService");
  const { stopWords } = services.texts.server;
  const { toSearch } = hospital ? hospitalPaths(hospital) : groupPathsIn(services.site.prefix);
  const offers = listHospitalOffers(services.site);
  return { head: findServiceHead(services, hospital), address, toSearch, offers, stopWords };
}

export const shouldRevalidate = isAnotherPage;

export default function FindService({ loaderData }: Route.ComponentProps) {
  return <FindServicePage {...loaderData} homePath={useShell().homePath} />;
}
