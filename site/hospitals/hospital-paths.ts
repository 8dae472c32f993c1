import type { Hospital } from "./site.ts";

export type HasBasePath = Pick<Hospital, "basePath">;

/** The addresses of the group's own pages; some stand below each hospital's base path too, in its layout. */
export const groupPaths = {
  toLanding: "/",
  toChoose: "/choose_hospital",
  toAccessibility: "/accessibility",
  toFindService: "/what_is_where",
  toSearch: "/search",
  toEmergency: "/emergency",
};

/** A path of the site's own language in another (`Site.prefix`). */
export function pathIn(prefix: string, path: string): string {
  return prefix === "" ? path || "/" : prefix + (path === "/" ? "" : path);
}

/** The same in another of the site's languages (`Site.prefix`). */
export function groupPathsIn(prefix: string): typeof groupPaths {
  const entries = Object.entries(groupPaths).map(([name, path]) => [name, pathIn(prefix, path)]);
  return Object.fromEntries(entries) as typeof groupPaths;
}

/** Apart, as no script of a browser needs them. */
export const boardPaths = { toSitsToday: "/sits_today", toCheck: "/check" };
export const TO_HOSPITALS = "/hospitals";

export const WORKER_PATH = "/emergency-worker.js";

/** The addresses of a hospital's pages (specification §2.2). Slugs stay literal, "/" and "&" too (checklist A16). */
export function hospitalPaths({ basePath }: HasBasePath) {
  const toDoctor = (doctorId: string) => `${basePath}/doctors/details/${doctorId}`;
  const toNewsArticle = (newsId: string) => `${basePath}/news/detail/${newsId}`;
  const toCareer = (careerId: string) => `${basePath}/careers/detail/${careerId}`;
  const toTestimonial = (id: string) => `${basePath}/testimonials/detail/${id}`;
  const toPage = { doctor: toDoctor, news: toNewsArticle, career: toCareer, testimonial: toTestimonial };
  return {
    toHome: basePath,
    toAboutUs: `${basePath}/about_us`,
    toDoctors: `${basePath}/doctors`,
    toDoctor,
    toDepartments: `${basePath}/department`,
    toDepartment: (slug: string) => `${basePath}/department/${slug}`,
    toFacilities: `${basePath}/facilities`,
    toFacility: (slug: string) => `${basePath}/facilities/${slug}`,
    toGallery: `${basePath}/gallery`,
    toNews: `${basePath}/news`,
    toNewsArticle,
    toCareers: `${basePath}/careers`,
    toCareer,
    toTestimonials: `${basePath}/testimonials`,
    toTestimonial,
    toEntry: ({ kind, id }: { kind: keyof typeof toPage; id: string }) => toPage[kind](id),
    toContactUs: `${basePath}/contact_us`,
    toAppointment: `${basePath}/appointment`,
    /** The form with a department chosen, by slug, and one of its doctors, by the content service's id. */
    toAppointmentFor: (department: string, doctorId?: string) =>
      `${basePath}/appointment?${new URLSearchParams({ department, ...(doctorId && { doctor: doctorId }) })}`,
    toOpenBook: `${basePath}/open_book`,
    /** For people without e-mail. */
    toCallMe: `${basePath}/call_me`,
    toComplaint: `${basePath}/complaint`,
    toPrivacy: `${basePath}/privacy`,
    toAccessibility: `${basePath}/accessibility`,
    toFindService: basePath + groupPaths.toFindService,
    toSearch: basePath + groupPaths.toSearch,
    toSitsToday: `${basePath}/sits_today`,
    toEmergency: basePath + groupPaths.toEmergency,
    toSent: (kind: string) => `${basePath}/sent/${kind}`,
  };
}

export function facilityPage({ slug }: { slug: string }): `facility-${string}` {
  return `facility-${slug.replaceAll(/[\W_]+/g, "_")}`;
}
