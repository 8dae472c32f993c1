import type { Facility } from "#hospitals/site.ts";

const NOTHING_KNOWN = "Something went wrong while fetching data";

/** Stands in for a facility the hospital does not have: the literal sentence twice (specification §8). */
export const MISSING_FACILITY: Omit<Facility, "sideLabel" | "icon" | "picture" | "summary"> = {
  slug: "",
  name: NOTHING_KNOWN,
  description: NOTHING_KNOWN,
  paragraphs: [],
  pictureDescription: "",
};
