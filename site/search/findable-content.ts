import type { Content, DoctorSummary, NewsSummary } from "#site/content/content.ts";
import type { Hospital } from "#site/hospitals/site.ts";

export interface FindableContent {
  doctors: FindableDoctor[];
  news: Pick<NewsSummary, "id" | "headline">[];
  isWhole: boolean;
}

export interface FindableDoctor extends Pick<DoctorSummary, "consulting" | "sittings"> {
  id: string;
  name: string;
  field: string;
  departments: string[];
}

/** More than any hospital has. */
const MAX_DOCTORS = 300;

type Fetches = Pick<Content, "fetchDoctors" | "fetchDepartmentListings" | "fetchListedDoctors" | "fetchNews">;

/** Fetches a hospital's doctors and news; what the content service does not give now stays as it was. */
export async function fetchFindableContent(
  content: Fetches,
  { contentName, routedDepartments }: Hospital,
  before: FindableContent = { doctors: [], news: [], isWhole: false },
): Promise<FindableContent> {
  const [all, listings, news] = await Promise.all([
    content.fetchDoctors(contentName, MAX_DOCTORS),
    content.fetchDepartmentListings(contentName),
    content.fetchNews(contentName),
  ]);
  const found = {
    ...before,
    isWhole: false,
    ...(news.status === "ok" && { news: news.content.map(({ id, headline }) => ({ id, headline })) }),
  };
  if (all.status !== "ok" || listings.status !== "ok") return found;
  const slugOf = new Map(routedDepartments.map(({ queryName, slug }) => [queryName, slug]));
  const known = listings.content.filter(({ department }) => slugOf.has(department));
  const listed = await Promise.all(
    known.map(async ({ id, department }) => ({
      slug: slugOf.get(department) ?? department,
      doctors: await content.fetchListedDoctors(contentName, id, MAX_DOCTORS),
    })),
  );
  const doctors = all.content.doctors.map(({ id, name, centerOfExcellence, consulting, sittings }) => ({
    ...{ id, name, consulting },
    ...(sittings && { sittings }),
    field: centerOfExcellence,
    departments: listed.flatMap(({ slug, doctors: of }) =>
      of.status === "ok" && of.content.doctors.some((doctor) => doctor.id === id) ? [slug] : [],
    ),
  }));
  const isWhole = news.status === "ok" && listed.every((listing) => listing.doctors.status === "ok");
  return { ...found, doctors, isWhole };
}
