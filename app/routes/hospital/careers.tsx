import { CareersPage } from "#app/features/careers/careers-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { contentOr, openHospital, sectionPage } from "./hospital-page.ts";
import type { Route } from "./+types/careers";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.careers, order: 90 },
  sitemap: { listOf: "careers" },
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { group, pictures } = services.site;
  const photo = group.pagePictures.careers;
  const careers = await services.content.fetchCareers(hospital.contentName);
  return {
    ...sectionPage(services, hospital, "careers", paths.toCareers),
    place: hospital.place,
    picture: photo && pictures[photo.picture],
    pictureDescription: photo?.description,
    ...contentOr(careers, { total: 0, careers: [] }, services),
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  return <CareersPage {...loaderData} />;
}
