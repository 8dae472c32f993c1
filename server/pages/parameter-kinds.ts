import type { PageParameter, ParameterKind } from "#app/route-policy.ts";
import { isPlacePath } from "#site/hospitals/place-path.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Farther from today there is no board, in no time zone. */
const MAX_DAYS_OFF = 16;

const NAME = /^[\p{L}\p{M}\p{N} _.,'()&/-]{1,80}$/u;

/** Kinds of query parameters: what a value looks like, and whether there is no end of them. */
export const PARAMETER_KINDS: Record<ParameterKind, Pick<PageParameter, "isEndless"> & { shape: RegExp }> = {
  name: { shape: NAME },
  id: { shape: /^[\w.-]{1,64}$/ },
  day: {
    shape: /^.{1,20}$/u,
    isEndless: (value) => !(Math.abs(Date.parse(value) - Date.now()) < MAX_DAYS_OFF * DAY_MS),
  },
  /** A department or a facility: mostly one of the site's own; the content service may list others. */
  service: {
    shape: NAME,
    isEndless: (value, { hospitals }) =>
      !hospitals.some(({ routedDepartments, routedFacilities }) =>
        [...routedDepartments, ...routedFacilities].some(({ slug }) => slug === value),
      ),
  },
  /** The path of a place, or what somebody typed. */
  place: {
    shape: /^[^\p{Cc}]{1,80}$/u,
    isEndless: (value, { hospitals }) => value !== "all" && !isPlacePath(value, hospitals),
  },
  page: { shape: /^[1-9]\d{0,2}$/ },
};
