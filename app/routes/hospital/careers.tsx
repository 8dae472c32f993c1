import { CareersPage } from "#app/features/careers/careers-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openHospital, sectionPage } from "./hospital-page.ts";
import { listPage } from "./list-page.ts";
import type { Route } from "./+types/careers";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.careers, order: 90 },
  sitemap: { listOf: "careers" },
  parameters: { page: { read: "page" } },
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { group, pictures } = services.site;
  const photo = group.pagePictures.careers;
  const found = await services.content.fetchCareers(hospital.contentName);
  const jobs = found.status === "ok" ? { ...found, content: found.content.careers } : found;
  const { entries: careers, headOf, ...list } = listPage(services, args.request, paths.toCareers, jobs);
  const { head, ...page } = sectionPage(services, hospital, "careers", paths.toCareers);
  return {
    head: headOf(head),
    ...{ ...page, ...list, careers },
    total: found.status === "ok" ? found.content.total : 0,
    place: hospital.place,
    picture: photo && pictures[photo.picture],
    pictureDescription: photo?.description,
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  return <CareersPage {...loaderData} />;
}
