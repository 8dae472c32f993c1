import type { Hospital, Site } from "#site/hospitals/site.ts";
import { groupPaths, hospitalPaths } from "#site/hospitals/hospital-paths.ts";

export type Scheme = "light" | "dark";

/** A page that `npm run screens` photographs. */
export interface Screen {
  /** Beginning of its files' names. */
  name: string;
  path: string;
  /** For a page whose address only the content service knows: the first link below this path on `path` leads to it. */
  firstLinkBelow?: string;
  /** The built site has no page of components. */
  server: "built" | "development";
  views: View[];
}

/** A window's width in px and the colour scheme it asks for. */
export interface View {
  width: number;
  scheme: Scheme;
}

/** The pages that show the design are drawn at the widths of phones, tablets and desks, the others without tablets. */
const EVERY_VIEW = viewsOf([390, 768, 1440]);
const PHONE_AND_DESK = viewsOf([390, 1440]);

function viewsOf(widths: readonly number[]): View[] {
  return (["light", "dark"] as const).flatMap((scheme) => widths.map((width) => ({ width, scheme })));
}

/** The pages that show the design, then one of every other type of page, from the hospital that has the most. */
export function listScreens({ hospitals }: Pick<Site, "hospitals">): Screen[] {
  const fullest = hospitals.toSorted((a, b) => b.routedDepartments.length - a.routedDepartments.length)[0];
  return [
    { name: "landing", path: "/", server: "built", views: EVERY_VIEW },
    ...hospitals.map(({ id, basePath }): Screen => ({
      name: `home-${id}`,
      path: basePath,
      server: "built",
      views: EVERY_VIEW,
    })),
    {
      name: "components",
      path: "/development/components",
      server: "development",
      views: EVERY_VIEW,
    },
    ...pageTypes(fullest ? listHospitalPages(fullest) : []),
    ...pageTypes([
      ["find-service", groupPaths.toFindService],
      ["not-found", "/no_such_page"],
    ]),
  ];
}

type PageType = [name: string, path: string, firstLinkBelow?: string];

function pageTypes(pages: PageType[]): Screen[] {
  return pages.map(([name, path, firstLinkBelow]) => ({
    name,
    path,
    ...(firstLinkBelow === undefined ? {} : { firstLinkBelow }),
    server: "built",
    views: PHONE_AND_DESK,
  }));
}

function listHospitalPages(hospital: Hospital): PageType[] {
  const paths = hospitalPaths(hospital);
  const { basePath, departments, facilities } = hospital;
  return [
    ["about-us", paths.toAboutUs],
    ["doctors", paths.toDoctors],
    ["doctor", paths.toDoctors, paths.toDoctor("")],
    ["departments", paths.toDepartments],
    ["department", paths.toDepartment(departments[0]?.slug ?? "")],
    ["facilities", paths.toFacilities],
    ...[false, true].map((isUrgent): PageType => {
      const facility = facilities.find(({ emergency }) => (emergency === true) === isUrgent);
      return [isUrgent ? "facility-emergency" : "facility", paths.toFacility(facility?.slug ?? "")];
    }),
    ["facility-missing", paths.toFacility("no_such_facility")],
    ["gallery", paths.toGallery],
    ["news", paths.toNews],
    ["news-article", paths.toNews, paths.toNewsArticle("")],
    ["careers", paths.toCareers],
    ["career", paths.toCareers, paths.toCareer("")],
    ["testimonials", paths.toTestimonials],
    ["testimonial", paths.toTestimonials, paths.toTestimonial("")],
    ["contact-us", paths.toContactUs],
    ["appointment", paths.toAppointment],
    ["sent", `${paths.toSent("contact")}?reference=C-7F3K-9QXM`],
    ["search", paths.toSearch],
    ["privacy", paths.toPrivacy],
    ["accessibility", paths.toAccessibility],
    ["not-found-in-hospital", `${basePath}/no_such_page`],
  ];
}

/** The name of a screen's picture in one of its views, e.g. "landing-390-dark.webp". */
export function screenFile({ name }: Screen, { width, scheme }: View): string {
  return `${name}-${width}-${scheme}.webp`;
}
