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
  const { pages, server } = services.texts;
  const photo = group.pagePictures.careers;
  const result = await services.content.fetchCareers(hospital.contentName);
  const jobs = result.status === "ok" ? { ...result, content: result.content.careers } : result;
  const { entries: careers, headOf, ...list } = listPage(services, args.request, paths.toCareers, jobs);
  const { head, ...page } = sectionPage(services, hospital, "careers", paths.toCareers);
  return {
    head: headOf(head),
    ...{ ...page, ...list, careers },
    found:
      result.status === "ok"
        ? pages.careers.found(result.content.total)
        : server.places.jobsAway(hospital.contact.phone.printed),
    place: hospital.place,
    picture: photo && pictures[photo.picture],
    pictureDescription: photo?.description,
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  return <CareersPage {...loaderData} />;
}
