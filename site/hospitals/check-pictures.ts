import { listPictureUses } from "./check-site.ts";
import type { SiteDataProblem } from "./read-data-file.server.ts";
import type { PictureOriginal, Site } from "./site.ts";

/** A place that a picture fills, and the size in pixels that is sharp there on every screen. */
interface Place {
  name: string;
  width: number;
  height: number;
}

const SLIDE = { width: 1600, height: 660 };
const PANORAMA = { width: 1600, height: 430 };
const SCENE = { width: 1600, height: 1000 };
const LINK_PREVIEW = { width: 1200, height: 630 };

/**
 * Finds the pictures dropped in that cannot be used, and those that are too small for a place where they are shown: each
 * with the place, its size and the size that would be right. A site is served with them all the same.
 */
export function findPictureProblems(site: Site): SiteDataProblem[] {
  return site.originals.flatMap(({ problem, ...original }) =>
    problem === undefined ? findTooSmall(site, original) : [{ file: original.file, path: "", message: problem }],
  );
}

function findTooSmall(site: Site, { name, file, width, height }: PictureOriginal): SiteDataProblem[] {
  const places = listPlaces(site, name).filter((place) => width < place.width || height < place.height);
  const [largest] = places.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) return [];
  const where = [...new Set(places.map((place) => place.name))].join(", ");
  const message = `is too small for ${where}: it has ${width} × ${height} pixels, and ${largest.width} × ${largest.height} or more are right`;
  return [{ file, path: "", message }];
}

function listPlaces(site: Site, name: string): Place[] {
  const named = listPictureUses(site)
    .filter(({ picture }) => picture === name)
    .map(({ file, path }) => ({ name: `${file} ${path}`, ...sizeOf(path) }));
  const entries = site.hospitals
    .flatMap(({ routedDepartments, routedFacilities }) => [
      ...routedDepartments.map((department) => ({ ...department, kind: "department" })),
      ...routedFacilities.map((facility) => ({ ...facility, kind: "facility" })),
    ])
    .filter(({ picture }) => picture === name)
    .map(({ kind, slug }) => ({ name: `the ${kind} ${slug}`, ...SCENE }));
  return [...named, ...entries, ...(name.startsWith("og-") ? [{ name: "shared links", ...LINK_PREVIEW }] : [])];
}

function sizeOf(path: string) {
  if (path.startsWith("landingPicture")) return PANORAMA;
  return /^(slides|pagePictures\.(?!careers|testimonials))/.test(path) ? SLIDE : SCENE;
}
