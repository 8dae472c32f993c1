import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import * as texts from "#site/texts/en.ts";

/** The shipped sample, at an origin of its own. */
export const origin = "https://www.example.org";
const site = await loadSite({ dataDir: "data" });
export const services = { site, origin, texts, now: () => new Date("2026-12-01T06:00:00Z") };
export const hospital = firstOf(site.hospitals);

function firstOf([first]: Hospital[]): Hospital {
  if (!first) throw new Error("the sample has no hospital");
  return first;
}
