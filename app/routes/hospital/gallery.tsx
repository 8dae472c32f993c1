import { GalleryPage } from "#app/features/gallery/gallery-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openHospital, sectionPage } from "./hospital-page.ts";
import type { Route } from "./+types/gallery";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = { menu: { label: ({ sections }) => sections.gallery, order: 70 }, sitemap: "page" };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const photos = services.site.group.gallery.flatMap(({ picture: name, description }) => {
    const picture = services.site.pictures[name];
    return picture ? [{ picture, description }] : [];
  });
  return { ...sectionPage(services, hospital, "gallery", paths.toGallery), photos };
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage {...loaderData} />;
}
