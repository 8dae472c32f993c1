import { data } from "react-router";
import { GalleryPage } from "#app/features/gallery/gallery-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findOnlyHospital } from "#site/hospitals/find-hospital.ts";
import { openHospital, sectionPage } from "./hospital-page.ts";
import type { Route } from "./+types/gallery";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.gallery, order: 70 },
  sitemap: "page",
  isListed: ({ group }) => group.gallery.length > 0,
};

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const photos = services.site.group.gallery.flatMap(({ picture: name, description }) => {
    const picture = services.site.pictures[name];
    return picture ? [{ picture, description }] : [];
  });
  if (photos.length === 0) throw data(null, { status: 404 });
  const isOnly = findOnlyHospital(services.site) !== undefined;
  return { ...sectionPage(services, hospital, "gallery", paths.toGallery), photos, isOnly };
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage {...loaderData} />;
}
