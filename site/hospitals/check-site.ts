import type { Hospital, Site, Picture } from "./site.ts";
import type { SiteDataProblem } from "./read-data-file.server.ts";
import type { SiteFiles } from "./read-site-files.server.ts";

/** Pages of a hospital, as paths below its base path. */
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
export function checkSite(site: Omit<Site, "warnings">, files: Pick<SiteFiles, "hospitals">): SiteDataProblem[] {
  return [
    ...findClashes(site.hospitals),
    ...findMissingPictures(site),
    ...findMissingLandingPicture(site),
    ...site.hospitals.flatMap((hospital) => findDeadLinks(site, hospital, hasOwnTiles(files, hospital))),
    ...findDeadSharedTiles(
      site,
      site.hospitals.filter((hospital) => !hasOwnTiles(files, hospital)),
    ),
    ...site.hospitals.flatMap(findFewDepartments),
    ...site.hospitals.flatMap(findSameMailboxes),
  ];
}

/** A mailbox that refused a mail is no second one for it. */
function findSameMailboxes({ contact, ...hospital }: Hospital): SiteDataProblem[] {
  const { receivingAddress, secondReceivingAddress: second } = contact;
  if (second?.toLowerCase() !== receivingAddress.toLowerCase()) return [];
  const message = `"${second}" is the receivingAddress too`;
  return [{ file: `hospitals/${hospital.id}/hospital.json`, path: "contact.secondReceivingAddress", message }];
}

/** With the field of hospital.json that makes each. */
const MUST_DIFFER = { basePath: "basePathSuffix", contentName: "contentName", code: "code", place: "place" } as const;

function findClashes(hospitals: Hospital[]): SiteDataProblem[] {
  return (["basePath", "contentName", "code", "place"] as const).flatMap((field) =>
    hospitals.flatMap((hospital, index) => {
      const value = String(hospital[field]).toLowerCase();
      const other = hospitals.slice(0, index).find((earlier) => String(earlier[field]).toLowerCase() === value);
      return other
        ? [{ ...ofHospital(hospital), path: MUST_DIFFER[field], message: `"${hospital[field]}" is also ${other.id}'s` }]
        : [];
    }),
  );
}

/** A site of one hospital has no landing page. */
function findMissingLandingPicture({ group, hospitals }: Pick<Site, "group" | "hospitals">): SiteDataProblem[] {
  if (group.landingPicture || hospitals.length < 2) return [];
  return [{ file: "site.json", path: "landingPicture", message: "is missing: a site of several hospitals shows it" }];
}

const MIN_HOME_DEPARTMENTS = 3;

/** A hospital that has fewer departments shows them all. */
function findFewDepartments({ id, departments, homeDepartments }: Hospital): SiteDataProblem[] {
  const fewest = Math.min(MIN_HOME_DEPARTMENTS, departments.length);
  const shown = homeDepartments.length;
  if (shown >= fewest) return [];
  const message = `needs at least ${fewest} departments of this hospital's menu, but has ${shown}`;
  return [{ file: `hospitals/${id}/home.json`, path: "departments", message }];
}

function hasOwnTiles({ hospitals }: Pick<SiteFiles, "hospitals">, { id }: Hospital): boolean {
  return hospitals.some((files) => files.id === id && files.home.bestTiles !== undefined);
}

function findDeadLinks(site: Pick<Site, "group">, hospital: Hospital, ownTiles: boolean): SiteDataProblem[] {
  const known = listPages(site, hospital);
  const links = { slides: hospital.slides, ...(ownTiles && { bestTiles: hospital.bestTiles }) };
  const file = `hospitals/${hospital.id}/home.json`;
  return Object.entries(links).flatMap(([list, items]) =>
    items.flatMap(({ link }, index) =>
      known.has(link) ? [] : [{ file, path: `${list}.${index}.link`, message: `"${link}" is no page` }],
    ),
  );
}

/** The tiles of site.json are those of every hospital that has none of its own. */
function findDeadSharedTiles(site: Pick<Site, "group">, hospitals: Hospital[]): SiteDataProblem[] {
  return (hospitals[0]?.bestTiles ?? []).flatMap(({ link }, index) => {
    const without = hospitals.filter((hospital) => !listPages(site, hospital).has(link)).map(({ id }) => id);
    if (without.length === 0) return [];
    const message = `"${link}" is no page of ${without.join(", ")}: link one of every hospital, or give that hospital bestTiles of its own in its home.json`;
    return [{ file: "site.json", path: `bestTiles.${index}.link`, message }];
  });
}

function listPages({ group }: Pick<Site, "group">, hospital: Hospital): ReadonlySet<string> {
  const absent = [
    ...(group.gallery.length > 0 ? [] : ["/gallery"]),
    ...(hospital.facilities.length > 0 ? [] : ["/facilities"]),
  ];
  return new Set([
    ...PAGES.filter((page) => !absent.includes(page)),
    ...hospital.routedDepartments.map(({ slug }) => `/department/${slug}`),
    ...hospital.routedFacilities.map(({ slug }) => `/facilities/${slug}`),
  ]);
}

interface PictureUse {
  file: string;
  path: string;
  picture: string;
}

function findMissingPictures(site: Pick<Site, "group" | "hospitals" | "pictures">): SiteDataProblem[] {
  return listPictureUses(site)
    .filter(({ picture }) => !Object.hasOwn(site.pictures, picture))
    .map(({ picture, ...place }) => ({ ...place, message: `the pictures folder has no picture "${picture}"` }));
}

/** Every place that names a picture, departments and facilities excepted, whose files are not known here. */
export function listPictureUses({ group, hospitals }: Pick<Site, "group" | "hospitals">): PictureUse[] {
  return [
    ...(["landingPicture", "nursingCollege"] as const).flatMap((field) => {
      const picture = group[field]?.picture;
      return picture ? [{ file: "site.json", path: `${field}.picture`, picture }] : [];
    }),
    ...Object.entries(group.pagePictures).map(([page, picture]) => ({
      file: "site.json",
      ...(typeof picture === "string"
        ? { path: `pagePictures.${page}`, picture }
        : { path: `pagePictures.${page}.picture`, picture: picture.picture }),
    })),
    ...group.gallery.map(({ picture }, index) => ({ file: "gallery.json", path: `${index}.picture`, picture })),
    ...hospitals.flatMap(listHospitalPictures),
  ];
}

function listHospitalPictures(hospital: Hospital): PictureUse[] {
  const home = `hospitals/${hospital.id}/home.json`;
  return [
    { ...ofHospital(hospital), path: "campusPicture", picture: hospital.campusPicture },
    ...(hospital.arrivalPicture
      ? [{ ...ofHospital(hospital), path: "arrivalPicture", picture: hospital.arrivalPicture }]
      : []),
    { file: home, path: "welcomePicture.picture", picture: hospital.welcome.picture },
    ...hospital.slides.map(({ picture }, index) => ({ file: home, path: `slides.${index}.picture`, picture })),
  ];
}

function ofHospital({ id }: Hospital) {
  return { file: `hospitals/${id}/hospital.json` };
}

/** Finds mistakes between the shared files that no single hospital's page would show. */
export function checkFiles(files: SiteFiles, pictures: Record<string, Picture>): SiteDataProblem[] {
  return [
    ...findIdleNotes(files),
    ...findTwiceUsedSlugs(files),
    ...findMissingEntryPictures(files, pictures),
    ...findUnknownNeeds(files),
  ];
}

/** A note for a hospital or department that does not exist would never be seen. */
function findIdleNotes({ historyNotes, hospitalIds, departments }: SiteFiles): SiteDataProblem[] {
  const known = { hospitals: hospitalIds, departments: departments.map(({ name }) => name) };
  return historyNotes.flatMap((note, index) =>
    (["hospitals", "departments"] as const).flatMap((list) =>
      note[list].flatMap((id, at) =>
        known[list].includes(id)
          ? []
          : [{ file: "history-notes.json", path: `${index}.${list}.${at}`, message: `"${id}" is not in ${list}/` }],
      ),
    ),
  );
}

function findTwiceUsedSlugs({ facilities }: SiteFiles): SiteDataProblem[] {
  return facilities.flatMap(({ file, content }, index) => {
    const slug = content.slug.toLowerCase();
    const other = facilities.find((facility, at) => at !== index && facility.content.slug.toLowerCase() === slug);
    return other ? [{ file, path: "slug", message: `"${content.slug}" is also in ${other.file}` }] : [];
  });
}

/** A box that needs what no hospital can have would never be seen. */
function findUnknownNeeds({ group, departments, facilities }: SiteFiles): SiteDataProblem[] {
  const known = ["emergency", ...departments.map(({ name }) => name), ...facilities.map(({ content }) => content.slug)];
  return group.awesomeFacilities.flatMap(({ needs = [] }, index) =>
    needs
      .filter((slug) => !known.includes(slug))
      .map((slug) => ({
        file: "site.json",
        path: `awesomeFacilities.${index}.needs`,
        message: `"${slug}" is neither "emergency" nor in departments/ or facilities/`,
      })),
  );
}

function findMissingEntryPictures(files: SiteFiles, pictures: Record<string, Picture>): SiteDataProblem[] {
  const uses = (["departments", "facilities"] as const).flatMap((list) => [
    ...files[list].map(({ file, content }) => ({ file, path: "picture", picture: content.picture })),
    ...files.hospitals.flatMap(({ folder, [list]: { changes } }) =>
      Object.entries(changes).map(([slug, { picture }]) => ({
        file: `${folder}/${list}.json`,
        path: `changes.${slug}.picture`,
        picture,
      })),
    ),
  ]);
  return uses.flatMap(({ picture, ...place }) =>
    picture === undefined || Object.hasOwn(pictures, picture)
      ? []
      : [{ ...place, message: `the pictures folder has no picture "${picture}"` }],
  );
}
