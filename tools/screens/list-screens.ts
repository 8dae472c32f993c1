import type { Hospital, Site } from "#hospitals/site.ts";
import { groupPaths, hospitalPaths } from "#hospitals/hospital-paths.ts";

export type Scheme = "light" | "dark";

/** A page that is shown in docs/screens. */
export interface Screen {
  /** Beginning of its files' names. */
  name: string;
  title: string;
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

/** Widths of a phone's, a tablet's and a desk's window, and how wide the pictures of them are: for looking, not for reading. */
const PICTURE_WIDTHS = new Map([
  [390, 195],
  [768, 288],
  [1440, 400],
]);
const WIDTHS = [...PICTURE_WIDTHS.keys()];
/** The pages that show the design are drawn in every view, the others as most visitors see them. */
const EVERY_VIEW = (["light", "dark"] as const).flatMap((scheme) => WIDTHS.map((width) => ({ width, scheme })));
const PHONE_AND_DESK = [390, 1440].map((width) => ({ width, scheme: "light" as const }));

/** The pages that show the design, then one of every other type of page, from the hospital that has the most. */
export function listScreens({ group, hospitals }: Site): Screen[] {
  const fullest = hospitals.toSorted((a, b) => b.routedDepartments.length - a.routedDepartments.length)[0];
  return [
    { name: "landing", title: `Landing page of ${group.name}`, path: "/", server: "built", views: EVERY_VIEW },
    ...hospitals.map(({ id, name, place, basePath }): Screen => {
      const title = `Home page of ${name}, ${place}`;
      return { name: `home-${id}`, title, path: basePath, server: "built", views: EVERY_VIEW };
    }),
    {
      name: "components",
      title: "Components",
      path: "/development/components",
      server: "development",
      views: EVERY_VIEW,
    },
    ...pageTypes(fullest ? listHospitalPages(fullest) : []),
    ...pageTypes([
      ["what-is-where", "What is where", groupPaths.toWhatIsWhere],
      ["not-found", "Not found", "/no_such_page"],
    ]),
  ];
}

type PageType = [name: string, title: string, path: string, firstLinkBelow?: string];

function pageTypes(pages: PageType[]): Screen[] {
  return pages.map(([name, title, path, firstLinkBelow]) => ({
    name,
    title,
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
    ["about-us", "About us", paths.toAboutUs],
    ["doctors", "Doctors", paths.toDoctors],
    ["doctor", "A doctor", paths.toDoctors, paths.toDoctor("")],
    ["departments", "Departments", paths.toDepartments],
    ["department", "A department", paths.toDepartment(departments[0]?.slug ?? "")],
    ["facilities", "Facilities", paths.toFacilities],
    ["facility", "A facility", paths.toFacility(facilities[0]?.slug ?? "")],
    ["facility-missing", "A facility that is not there", paths.toFacility("no_such_facility")],
    ["gallery", "Gallery", paths.toGallery],
    ["news", "News", paths.toNews],
    ["news-article", "A news article", paths.toNews, paths.toNewsArticle("")],
    ["careers", "Careers", paths.toCareers],
    ["career", "A career", paths.toCareers, paths.toCareer("")],
    ["testimonials", "Testimonials", paths.toTestimonials],
    ["testimonial", "A testimonial", paths.toTestimonials, paths.toTestimonial("")],
    ["contact-us", "Contact us", paths.toContactUs],
    ["appointment", "Appointment", paths.toAppointment],
    ["sent", "Confirmation of a form sent without JavaScript", `${paths.toSent("contact")}?reference=C-7F3K-9QXM`],
    ["privacy", "Privacy notice", paths.toPrivacy],
    ["accessibility", "Accessibility", paths.toAccessibility],
    ["not-found-in-hospital", "Not found in a hospital", `${basePath}/no_such_page`],
  ];
}

/** The name of a screen's picture in one of its views, e.g. "landing-390-dark.webp". */
export function screenFile({ name }: Screen, { width, scheme }: View): string {
  return `${name}-${width}-${scheme}.webp`;
}

/** How wide the picture of a window of this width is, in px: half as wide or less. */
export function pictureWidth(width: number): number {
  return PICTURE_WIDTHS.get(width) ?? Math.ceil(width / 2);
}
