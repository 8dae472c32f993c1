import type { Hospital } from "#site/hospitals/site.ts";
import { SAMPLE_SITE, SAMPLE_TEXTS } from "./samples.ts";

/** Every text of a catalogue between ‹ and ›, so that what is written anywhere else shows. */
function mark<Value>(value: Value): Value {
  if (typeof value === "string") return `‹${value}›` as Value;
  if (typeof value === "function") return ((...given: unknown[]) => mark(value(...given))) as Value;
  if (Array.isArray(value)) return value.map(mark) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)])) as Value;
}

const marked = mark({ ...SAMPLE_TEXTS });

/** The sample site in a second language: Malayalam dates, marked texts, and a place in Malayalam. */
export const OTHER_EDITION = {
  site: {
    ...SAMPLE_SITE,
    ...{ language: "ml", prefix: "/ml" },
    hospitals: SAMPLE_SITE.hospitals.map((hospital): Hospital => ({
      ...hospital,
      place: `‹${hospital.place}›`,
      basePath: `/ml${hospital.basePath}`,
    })),
  },
  texts: { ...marked, pages: { ...marked.pages, locale: "ml-IN" } },
};

/** What of a text stands outside the marks. */
export function unmarked(text: string): string {
  let depth = 0;
  return [...text]
    .filter((letter) => {
      if (letter === "‹") depth += 1;
      if (letter === "›") depth -= 1;
      return depth === 0 && letter !== "›";
    })
    .join("");
}
