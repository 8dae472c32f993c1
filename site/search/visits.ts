import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { OPEN_BOOK_ANCHORS, type OpenBookAnchor } from "#site/open-book/blocks.ts";
import { openBookAnchors } from "#site/open-book/open-book-anchors.ts";
import { foldText } from "./fold.ts";

/** A page, or a question of a visit. */
export interface PageTarget {
  kind: "page";
  id: string;
  name: string;
  hospitals: Hospital[];
  ways: ReadonlyMap<Hospital, Way>;
  /** Set for the group's own page, which stands below no hospital. */
  ofGroup?: { place: string; to: string };
}

/** `ask` is the number of the desk that knows what the hospital has not written. */
interface Way {
  to: string;
  ask?: string;
}

const PAGE_PATHS = {
  appointment: ({ toAppointment }) => toAppointment,
  callMe: ({ toCallMe }) => toCallMe,
  complaint: ({ toComplaint }) => toComplaint,
  doctors: ({ toDoctors }) => toDoctors,
  departments: ({ toDepartments }) => toDepartments,
  facilities: ({ toFacilities }) => toFacilities,
  careers: ({ toCareers }) => toCareers,
  contact: ({ toContactUs }) => toContactUs,
  gallery: ({ toGallery }) => toGallery,
  news: ({ toNews }) => toNews,
  testimonials: ({ toTestimonials }) => toTestimonials,
  about: ({ toAboutUs }) => toAboutUs,
  insurance: ({ toHome }) => `${toHome}#insurers-title`,
  sitsToday: ({ toSitsToday }) => toSitsToday,
} satisfies Record<string, (paths: ReturnType<typeof hospitalPaths>) => string>;

export type PageName = keyof typeof PAGE_PATHS;

export const PAGES = Object.keys(PAGE_PATHS) as PageName[];

/** What people ask of a visit, and what answers it: the first of these that holds a fact, e.g. "open_book#visiting". */
export interface Visit {
  id: string;
  /** By language; a page of the site is called what it is called there. */
  name: Partial<Record<string, string>>;
  to: string[];
  phrases: string[];
  /** Where nothing answers it, the desk does. */
  isAsked: boolean;
}

const TARGET = /^(\w+)(?:[#/]([^?]+))?(\?)?$/;

/** A page by its name, or such as "facility/icu"; with `?` a part of the open book that tells of these very words. */
export function isVisitTarget(target: string): boolean {
  const [, kind = "", name = ""] = TARGET.exec(target) ?? [];
  if (kind === "open_book") return OPEN_BOOK_ANCHORS.some((anchor) => anchor === name);
  return name === "" ? PAGES.some((page) => page === kind) : ["facility", "department", "page"].includes(kind);
}

interface Places {
  hospitals: Hospital[];
  facilityFiles: ReadonlyMap<string, string>;
  nameOf: (visit: Visit) => string;
  /** Addresses of the own pages that a hospital has. */
  hasOwnPage: (hospital: Hospital, address: string) => boolean;
}

/** Where each question of a visit is answered: the first of its targets that holds a fact, else at the desk. */
export function findVisitTargets(visits: readonly Visit[], { hospitals, facilityFiles, nameOf, hasOwnPage }: Places) {
  const asked = visits.map((visit) => ({
    ...visit,
    isTold: visit.to.some((target) => target.endsWith("?")) ? createWordSpotter(visit.phrases) : () => true,
    ways: new Map<Hospital, Way>(),
  }));
  for (const hospital of hospitals) {
    const paths = hospitalPaths(hospital);
    const anchors = openBookAnchors(hospital);
    const findWay = (target: string, isTold: (text: string) => boolean) => {
      const [, kind, name = "", isNamed] = TARGET.exec(target) ?? [];
      switch (kind) {
        case "open_book": {
          const anchor = name as OpenBookAnchor;
          const isThere = anchors.has(anchor) && (!isNamed || isTold(JSON.stringify(hospital.openBook?.[anchor])));
          return isThere ? `${paths.toOpenBook}#${anchor}` : undefined;
        }
        case "facility": {
          const slug = facilityFiles.get(name);
          return hospital.facilities.some((one) => one.slug === slug) ? paths.toFacility(slug!) : undefined;
        }
        case "department":
          return hospital.departments.some(({ slug }) => slug === name) ? paths.toDepartment(name) : undefined;
        case "page":
          return hasOwnPage(hospital, name) ? `${hospital.basePath}/${name}` : undefined;
        default:
          return hasPage(kind as PageName, hospital) ? PAGE_PATHS[kind as PageName](paths) : undefined;
      }
    };
    const { printed, href } = hospital.contact.phone;
    for (const { to: targets, isTold, isAsked, ways } of asked) {
      const [to] = targets.flatMap((target) => findWay(target, isTold) ?? []);
      if (to !== undefined) ways.set(hospital, { to });
      else if (isAsked) ways.set(hospital, { to: href, ask: printed });
    }
  }
  return asked.flatMap((visit): { target: PageTarget; phrases: string[] }[] => {
    const { id, phrases, ways } = visit;
    const target: PageTarget = { kind: "page", id, name: nameOf(visit), hospitals: [...ways.keys()], ways };
    return ways.size > 0 ? [{ target, phrases }] : [];
  });
}

function hasPage(page: PageName, { insurers, facilities, gallery, showsTestimonials }: Hospital): boolean {
  if (page === "testimonials") return showsTestimonials;
  if (page === "insurance") return insurers.length > 0;
  if (page === "facilities") return facilities.length > 0;
  return page !== "gallery" || gallery.length > 0;
}

/** Whether a text holds one of these, word by word and however spelt. */
export function createWordSpotter(phrases: readonly string[]): (text: string) => boolean {
  const known = phrases.map((phrase) => ` ${foldText(phrase).join(" ")} `);
  return (text) => {
    const words = ` ${foldText(text).join(" ")} `;
    return known.some((phrase) => words.includes(phrase));
  };
}
