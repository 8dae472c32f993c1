import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import PlacesPage from "#app/features/places/places-page.tsx";
import { listByPlace } from "#app/features/places/places-view.ts";
import { hospitalsHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { isLargeGroup } from "#site/hospitals/find-hospital.ts";
import { groupPathsIn, pathIn, TO_HOSPITALS } from "#site/hospitals/hospital-paths.ts";
import { useShell } from "./shell.ts";
import type { Route } from "./+types/hospitals";

export const handle: RoutePolicy = {
  sitemap: "page",
  listedIn: "largeGroup",
  parameters: { place: { read: "place" }, page: { read: "page" } },
};

/** The hospitals of a large group by place; a small one lists all on its first page. */
export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { site, texts } = services;
  if (!isLargeGroup(site)) throw redirect(groupPathsIn(site.prefix).toLanding);
  const query = { address: pathIn(site.prefix, TO_HOSPITALS), searchParams: new URL(request.url).searchParams };
  const view = listByPlace(services, query, site.hospitals);
  const { title, lead } = texts.server.places;
  return { head: hospitalsHead(services), title, lead, view };
}

export default function Hospitals({ loaderData }: Route.ComponentProps) {
  return <PlacesPage {...loaderData} homePath={useShell().homePath} />;
}
