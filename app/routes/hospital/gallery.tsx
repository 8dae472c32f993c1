import { servicesContext } from "#app/context.ts";
import { GalleryPage } from "#app/features/gallery/gallery-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { getHospital } from "./get-hospital.ts";
import type { Route } from "./+types/gallery";

export const handle: RoutePolicy = { menu: { label: ({ sections }) => sections.gallery, order: 70 }, sitemap: "page" };

export function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site } = services;
  const photos = site.group.gallery.flatMap(({ picture: name, description }) => {
    const picture = site.pictures[name];
    return picture ? [{ picture, description }] : [];
  });
  return {
    head: sectionHead(services, hospital, "gallery", hospitalPaths(hospital).toGallery),
    basePath: hospital.basePath,
    photos,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage basePath={loaderData.basePath} photos={loaderData.photos} />;
}
