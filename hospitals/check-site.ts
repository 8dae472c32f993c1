import type { Hospital, Site } from "./site.ts";
import type { SiteDataProblem } from "./site-data-error.ts";

/** Pages every hospital has, as paths below its base path. */
const PAGES = [
  "/about_us",
  "/doctors",
  "/department",
  "/facilities",
  "/gallery",
  "/news",
  "/careers",
  "/testimonials",
  "/contact_us",
  "/appointment",
];

/** Finds what can only be wrong between files: clashing hospitals, pictures without a file, links to no page. */
export function checkSite(site: Site): SiteDataProblem[] {
  return [...findClashes(site.hospitals), ...findMissingPictures(site), ...site.hospitals.flatMap(findDeadLinks)];
}

const MUST_DIFFER = ["basePath", "contentName", "code", "place"] as const;

function findClashes(hospitals: Hospital[]): SiteDataProblem[] {
  return MUST_DIFFER.flatMap((field) =>
    hospitals.flatMap((hospital, index) => {
      const value = String(hospital[field]).toLowerCase();
      const other = hospitals.slice(0, index).find((earlier) => String(earlier[field]).toLowerCase() === value);
      return other
        ? [{ ...ofHospital(hospital), path: field, message: `"${hospital[field]}" is also ${other.id}'s` }]
        : [];
    }),
  );
}

function findDeadLinks(hospital: Hospital): SiteDataProblem[] {
  const known = new Set([
    ...PAGES,
    ...hospital.routedDepartments.map(({ slug }) => `/department/${slug}`),
    ...hospital.routedFacilities.map(({ slug }) => `/facilities/${slug}`),
  ]);
  const links = { slides: hospital.slides, bestTiles: hospital.bestTiles };
  return Object.entries(links).flatMap(([list, items]) =>
    items.flatMap(({ link }, index) =>
      known.has(link)
        ? []
        : [
            {
              file: `hospitals/${hospital.id}/home.json`,
              path: `${list}.${index}.link`,
              message: `"${link}" is no page`,
            },
          ],
    ),
  );
}

interface PictureUse {
  file: string;
  path: string;
  picture: string;
}

function findMissingPictures(site: Site): SiteDataProblem[] {
  return listPictureUses(site)
    .filter(({ picture }) => !Object.hasOwn(site.pictures, picture))
    .map(({ picture, ...place }) => ({ ...place, message: `the pictures folder has no picture "${picture}"` }));
}

function listPictureUses({ group, hospitals }: Site): PictureUse[] {
  return [
    { file: "site.json", path: "landingPicture.picture", picture: group.landingPicture.picture },
    { file: "site.json", path: "nursingCollege.picture", picture: group.nursingCollege.picture },
    ...group.gallery.map(({ picture }, index) => ({ file: "gallery.json", path: `${index}.picture`, picture })),
    ...hospitals.flatMap(listHospitalPictures),
  ];
}

function listHospitalPictures(hospital: Hospital): PictureUse[] {
  const home = `hospitals/${hospital.id}/home.json`;
  return [
    { ...ofHospital(hospital), path: "campusPicture", picture: hospital.campusPicture },
    { file: home, path: "welcomePicture.picture", picture: hospital.welcome.picture },
    ...hospital.slides.map(({ picture }, index) => ({ file: home, path: `slides.${index}.picture`, picture })),
  ];
}

function ofHospital({ id }: Hospital) {
  return { file: `hospitals/${id}/hospital.json` };
}
