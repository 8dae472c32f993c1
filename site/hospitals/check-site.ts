import { OPEN_BOOK_ANCHORS } from "#site/open-book/blocks.ts";
import type { SiteDataProblem } from "./read-data-file.server.ts";
import type { SiteFiles } from "./read-site-files.server.ts";
import type { Hospital, PictureOriginal, Site } from "./site.ts";

/** Finds what can only be wrong between files: clashing hospitals, pictures without a file, links to no page. */
export function checkSite(site: Site, files: SiteFiles): SiteDataProblem[] {
  const { group, hospitals } = site;
  const isWithOwnTiles = ({ id }: Hospital) =>
    files.hospitals.some((one) => one.id === id && one.home.bestTiles !== undefined);
  const { own = [], shared = [] } = Object.groupBy(hospitals, (one) => (isWithOwnTiles(one) ? "own" : "shared"));
  return [
    ...findIdleNotes(files),
    ...findTwiceUsedSlugs(files),
    ...findMissingPictures(site, listEntryPictures(files)),
    ...findUnknownNeeds(files),
    ...findClashes(hospitals),
    ...findMissingPictures(site, listPictureUses(site)),
    ...(group.landingPicture || hospitals.length < 2
      ? []
      : [{ file: "site.json", path: "landingPicture", message: "is missing: a site of several hospitals shows it" }]),
    ...hospitals.flatMap((hospital) => findDeadLinks(hospital, "slides")),
    ...own.flatMap((hospital) => findDeadLinks(hospital, "bestTiles")),
    ...findDeadSharedTiles(shared),
    ...hospitals.flatMap(findFewDepartments),
    ...hospitals.flatMap(findSameMailboxes),
    ...hospitals.flatMap(findUnknownBookPages),
    ...findUnknownLanguages(site),
  ];
}

function fileOf({ id }: Hospital, name: "gallery" | "home" | "hospital" | "open-book"): string {
  return `hospitals/${id}/${name}.json`;
}

function findSameMailboxes(hospital: Hospital): SiteDataProblem[] {
  const { receivingAddress, secondReceivingAddress: second } = hospital.contact;
  if (second?.toLowerCase() !== receivingAddress.toLowerCase()) return [];
  const message = `"${second}" is the receivingAddress too`;
  return [{ file: fileOf(hospital, "hospital"), path: "contact.secondReceivingAddress", message }];
}

function findUnknownLanguages({ group, hospitals, languages }: Pick<Site, "group" | "hospitals" | "languages">) {
  const offices = [
    { file: "site.json", path: "office.officeLanguage", named: group.office?.officeLanguage },
    ...hospitals.map((hospital) => ({
      ...{ file: fileOf(hospital, "hospital"), path: "contact.officeLanguage" },
      named: hospital.contact.officeLanguage,
    })),
  ];
  return offices.flatMap(({ named, ...place }): SiteDataProblem[] => {
    if (named === undefined || languages.includes(named)) return [];
    return [{ ...place, message: `"${named}" is none of the languages in site.json: ${languages.join(", ")}` }];
  });
}

function findUnknownBookPages(hospital: Hospital): SiteDataProblem[] {
  const { openBook, routedDepartments, routedFacilities } = hospital;
  const known = new Set([...routedDepartments, ...routedFacilities].map(({ slug }) => slug));
  return OPEN_BOOK_ANCHORS.flatMap((anchor) =>
    (openBook?.[anchor]?.pages ?? []).flatMap((slug, index) => {
      const message = `"${slug}" is no department or facility of this hospital`;
      return known.has(slug)
        ? []
        : [{ file: fileOf(hospital, "open-book"), path: `${anchor}.pages.${index}`, message }];
    }),
  );
}

const MUST_DIFFER = [
  ["basePath", "basePathSuffix"],
  ["contentName", "contentName"],
  ["code", "code"],
  ["place", "place"],
] as const;

function findClashes(hospitals: Hospital[]): SiteDataProblem[] {
  return MUST_DIFFER.flatMap(([field, path]) =>
    hospitals.flatMap((hospital, index) => {
      const value = String(hospital[field]).toLowerCase();
      const other = hospitals.slice(0, index).find((earlier) => String(earlier[field]).toLowerCase() === value);
      const message = `"${hospital[field]}" is also ${other?.id}'s`;
      return other ? [{ file: fileOf(hospital, "hospital"), path, message }] : [];
    }),
  );
}

const MIN_HOME_DEPARTMENTS = 3;

/** A hospital that has fewer departments shows them all. */
function findFewDepartments(hospital: Hospital): SiteDataProblem[] {
  const { departments, homeDepartments } = hospital;
  const fewest = Math.min(MIN_HOME_DEPARTMENTS, departments.length);
  const shown = homeDepartments.length;
  const message = `needs at least ${fewest} departments of this hospital's menu, but has ${shown}`;
  return shown >= fewest ? [] : [{ file: fileOf(hospital, "home"), path: "departments", message }];
}

function findDeadLinks(hospital: Hospital, list: "slides" | "bestTiles"): SiteDataProblem[] {
  const known = listPages(hospital);
  const file = fileOf(hospital, "home");
  return hospital[list].flatMap(({ link }, index) =>
    known.has(link) ? [] : [{ file, path: `${list}.${index}.link`, message: `"${link}" is no page` }],
  );
}

/** The tiles of site.json are those of every hospital that has none of its own. */
function findDeadSharedTiles(hospitals: Hospital[]): SiteDataProblem[] {
  return (hospitals[0]?.bestTiles ?? []).flatMap(({ link }, index) => {
    const without = hospitals.filter((hospital) => !listPages(hospital).has(link)).map(({ id }) => id);
    if (without.length === 0) return [];
    const message = `"${link}" is no page of ${without.join(", ")}: link one of every hospital, or give that hospital bestTiles of its own in its home.json`;
    return [{ file: "site.json", path: `bestTiles.${index}.link`, message }];
  });
}

function listPages(hospital: Hospital): ReadonlySet<string> {
  const { gallery, facilities, routedDepartments, routedFacilities, showsTestimonials } = hospital;
  return new Set([
    ...["/about_us", "/doctors", "/department", "/news", "/careers", "/contact_us", "/appointment"],
    ...(showsTestimonials ? ["/testimonials"] : []),
    ...(gallery.length > 0 ? ["/gallery"] : []),
    ...(facilities.length > 0 ? ["/facilities"] : []),
    ...routedDepartments.map(({ slug }) => `/department/${slug}`),
    ...routedFacilities.map(({ slug }) => `/facilities/${slug}`),
  ]);
}

interface PictureUse {
  file: string;
  path: string;
  picture: string | undefined;
}

function findMissingPictures({ pictures }: Pick<Site, "pictures">, uses: PictureUse[]): SiteDataProblem[] {
  return uses.flatMap(({ picture, ...place }) =>
    picture === undefined || Object.hasOwn(pictures, picture)
      ? []
      : [{ ...place, message: `the pictures folder has no picture "${picture}"` }],
  );
}

/** Every place that names a picture but departments and facilities, whose files are not known here. */
function listPictureUses({ group, hospitals }: Pick<Site, "group" | "hospitals">): PictureUse[] {
  return [
    ...(["landingPicture", "nursingCollege"] as const).map((field) => {
      return { file: "site.json", path: `${field}.picture`, picture: group[field]?.picture };
    }),
    ...Object.entries(group.pagePictures).map(([page, picture]) => ({
      file: "site.json",
      ...(typeof picture === "string"
        ? { path: `pagePictures.${page}`, picture }
        : { path: `pagePictures.${page}.picture`, picture: picture.picture }),
    })),
    ...group.gallery.map(({ picture }, index) => ({ file: "gallery.json", path: `${index}.picture`, picture })),
    ...hospitals.flatMap((hospital) => {
      const file = fileOf(hospital, "hospital");
      const home = fileOf(hospital, "home");
      return [
        { file, path: "campusPicture", picture: hospital.campusPicture },
        { file, path: "arrivalPicture", picture: hospital.arrivalPicture },
        { file: home, path: "welcomePicture.picture", picture: hospital.welcome.picture },
        ...(hospital.hasOwnGallery ? hospital.gallery : []).map(({ picture }, index) => ({
          ...{ file: fileOf(hospital, "gallery"), path: `${index}.picture`, picture },
        })),
        ...hospital.slides.map(({ picture }, index) => ({ file: home, path: `slides.${index}.picture`, picture })),
      ];
    }),
  ];
}

function listEntryPictures(files: SiteFiles): PictureUse[] {
  return (["departments", "facilities"] as const).flatMap((list) => [
    ...files[list].map(({ file, content }) => ({ file, path: "picture", picture: content.picture })),
    ...files.hospitals.flatMap(({ folder, [list]: { changes } }) =>
      Object.entries(changes).map(([slug, { picture }]) => {
        return { file: `${folder}/${list}.json`, path: `changes.${slug}.picture`, picture };
      }),
    ),
  ]);
}

function findIdleNotes({ historyNotes, hospitalIds, departments }: SiteFiles): SiteDataProblem[] {
  const known = { hospitals: hospitalIds, departments: departments.map(({ name }) => name) };
  return historyNotes.flatMap((note, index) =>
    (["hospitals", "departments"] as const).flatMap((list) =>
      note[list].flatMap((id, at) => {
        const path = `${index}.${list}.${at}`;
        return known[list].includes(id)
          ? []
          : [{ file: "history-notes.json", path, message: `"${id}" is not in ${list}/` }];
      }),
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

function findUnknownNeeds({ group, departments, facilities }: SiteFiles): SiteDataProblem[] {
  const known = ["emergency", ...departments.map(({ name }) => name), ...facilities.map(({ content }) => content.slug)];
  return group.awesomeFacilities.flatMap(({ needs = [] }, index) => {
    const path = `awesomeFacilities.${index}.needs`;
    const unknown = needs.filter((slug) => !known.includes(slug));
    return unknown.map((slug) => {
      const message = `"${slug}" is neither "emergency" nor in departments/ or facilities/`;
      return { file: "site.json", path, message };
    });
  });
}

const SLIDE = { width: 1600, height: 660 };
const PANORAMA = { width: 1600, height: 430 };
const SCENE = { width: 1600, height: 1000 };
const LINK_PREVIEW = { width: 1200, height: 630 };

/** Pictures dropped in that cannot be used, or are too small for a place. A site is served with them all the same. */
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

function listPlaces(site: Site, name: string) {
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
