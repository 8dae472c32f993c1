import { data } from "react-router";
import { GalleryPage } from "#app/features/gallery/gallery-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findOnlyHospital } from "#site/hospitals/find-hospital.ts";
import { openHospital, sectionPage } from "./hospital-page.ts";
import type { Route } from "./+types/gallery";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.gallery, order: 70 },
  sitemap: "page",
  isListed: (_site, hospital) => hospital?.gallery.length !== 0,
};

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const pictures = hospital.gallery.flatMap(({ picture: name, description }) => {
    const picture = services.site.pictures[name];
    return picture ? [{ picture, description }] : [];
  });
  if (pictures.length === 0) throw data(null, { status: 404 });
  const isOnly = hospital.hasOwnGallery || findOnlyHospital(services.site) !== undefined;
  return { ...sectionPage(services, hospital, "gallery", paths.toGallery), pictures, isOnly };
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage {...loaderData} />;
}
