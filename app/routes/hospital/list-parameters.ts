import type { RoutePolicy } from "#app/route-policy.ts";
import type { Site } from "#site/hospitals/site.ts";

type Parameter = NonNullable<RoutePolicy["parameters"]>[string];

const DAY_MS = 24 * 60 * 60_000;
/** Farther from today there is no board, in no time zone. */
const MAX_DAYS_OFF = 16;

/** A route's policy goes to browsers: what it needs stands apart from what loads a list. */
export const dayParameter: Parameter = {
  read: (value) => value.slice(0, 20),
  isEndless: (value) => !(Math.abs(Date.parse(value) - Date.now()) < MAX_DAYS_OFF * DAY_MS),
};

/** Mostly one of the site's own; the content service may list others. */
export const departmentParameter: Parameter = { read: "name", isEndless: isNoDepartment };

function isNoDepartment(slug: string, { hospitals }: Pick<Site, "hospitals">): boolean {
  return !hospitals.some(({ routedDepartments }) => routedDepartments.some((department) => department.slug === slug));
}
