import type { Content, DoctorSummary, ListedDoctor, NewsSummary } from "#site/content/content.ts";
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
const MAX_DOCTORS = 2700;

type Fetches = Pick<Content, "fetchDoctors" | "fetchNews">;

/** Fetches a hospital's doctors and news; what the content service does not give now stays as it was. */
export async function fetchFindableContent(
  content: Fetches,
  { contentName, routedDepartments }: Hospital,
  before: FindableContent = { doctors: [], news: [], isWhole: false },
): Promise<FindableContent> {
  const [all, news] = await Promise.all([
    content.fetchDoctors(contentName, MAX_DOCTORS),
    content.fetchNews(contentName),
  ]);
  const slugOf = new Map(routedDepartments.map(({ queryName, slug }) => [queryName, slug]));
  const toFindable = ({ id, name, centerOfExcellence, consulting, sittings, departments }: ListedDoctor) => ({
    ...{ id, name, consulting, field: centerOfExcellence },
    ...(sittings && { sittings }),
    departments: [...departments.toSorted().flatMap((department) => slugOf.get(department) ?? [])],
  });
  return {
    doctors: all.status === "ok" ? all.content.doctors.map(toFindable) : before.doctors,
    news: news.status === "ok" ? news.content.map(({ id, headline }) => ({ id, headline })) : before.news,
    isWhole: all.status === "ok" && news.status === "ok",
  };
}
