import { findOnlyHospital } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";

export type HomeView = ReturnType<typeof createHomeView>;

export function createHomeView(site: Site, hospital: Hospital) {
  const { group, pictures } = site;
  const { basePath, place, claims, insurers, contact, welcome } = hospital;
  const { toDepartment, toFacility } = hospitalPaths(hospital);
  return {
    basePath,
    place,
    isOnly: findOnlyHospital(site) !== undefined,
    slides: hospital.slides.map(({ link, picture, ...slide }) => ({
      ...slide,
      to: basePath + link,
      picture: pictures[picture],
    })),
    quickFacts: { emergencyPhone: contact.emergencyPhone, openingHours: contact.openingHours },
    welcome: { ...welcome, picture: pictures[welcome.picture] },
    claims,
    bookingSteps: group.bookingSteps,
    insurers,
    facilities: hospital.homeFacilities.map(({ name, summary, slug, picture }) => ({
      name,
      summary,
      to: toFacility(slug),
      picture: pictures[picture],
    })),
    departments: hospital.homeDepartments.map(({ name, icon, slug }) => ({ name, icon, to: toDepartment(slug) })),
    bestTiles: hospital.bestTiles.map((tile) => ({ ...tile, link: basePath + tile.link })),
    motto: group.motto,
    testimonialPlaceholders: group.testimonialPlaceholders,
    stats: group.stats,
  };
}
