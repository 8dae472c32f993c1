import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { findOnlyHospital, namedPicture } from "#site/hospitals/find-hospital.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { BestTile, Hospital, Insurer, Picture, ShortText, Site, Stat } from "#site/hospitals/site.ts";

export interface HomeView {
  place: string;
  isOnly: boolean;
  slides: HomeSlide[];
  quickFacts: { emergencyPhone?: Phone; openingHours: string };
  welcome: { heading: string; paragraphs: string[]; pictureDescription: string; picture?: Picture };
  claims: string[];
  bookingSteps: ShortText[];
  insurers: Insurer[];
  facilities: HomeFacility[];
  departments: HomeDepartment[];
  bestTiles: BestTile[];
  motto: string;
  testimonialPlaceholders: ShortText[];
  stats: Stat[];
}

export interface HomeSlide {
  heading: string;
  text: string;
  to: string;
  linkLabel: string;
  pictureDescription: string;
  picture?: Picture;
}

export interface HomeFacility {
  name: string;
  summary: string;
  to: string;
  picture?: Picture;
}

export interface HomeDepartment {
  name: string;
  icon: string;
  to: string;
}

export function createHomeView(site: Site, hospital: Hospital): HomeView {
  const { group, pictures } = site;
  const paths = hospitalPaths(hospital);
  const { contact, welcome } = hospital;
  return {
    place: hospital.place,
    isOnly: findOnlyHospital(site) !== undefined,
    slides: homeSlides(hospital, pictures),
    quickFacts: {
      ...(contact.emergencyPhone && { emergencyPhone: contact.emergencyPhone }),
      openingHours: contact.openingHours,
    },
    welcome: {
      heading: welcome.heading,
      paragraphs: welcome.paragraphs,
      pictureDescription: welcome.pictureDescription,
      ...namedPicture(pictures, welcome.picture),
    },
    claims: hospital.claims,
    bookingSteps: group.bookingSteps,
    insurers: hospital.insurers,
    facilities: homeFacilities(hospital, pictures),
    departments: hospital.homeDepartments.map(({ name, icon, slug }) => ({ name, icon, to: paths.toDepartment(slug) })),
    bestTiles: hospital.bestTiles.map((tile) => ({ ...tile, link: hospital.basePath + tile.link })),
    motto: group.motto,
    testimonialPlaceholders: group.testimonialPlaceholders,
    stats: group.stats,
  };
}

function homeSlides({ slides, basePath }: Hospital, pictures: Site["pictures"]): HomeSlide[] {
  return slides.map(({ heading, text, link, linkLabel, picture, pictureDescription }) => ({
    heading,
    text,
    to: basePath + link,
    linkLabel,
    pictureDescription,
    ...namedPicture(pictures, picture),
  }));
}

function homeFacilities(hospital: Hospital, pictures: Site["pictures"]): HomeFacility[] {
  const { toFacility } = hospitalPaths(hospital);
  return hospital.homeFacilities.map(({ name, summary, slug, picture }) => ({
    name,
    summary,
    to: toFacility(slug),
    ...namedPicture(pictures, picture),
  }));
}
