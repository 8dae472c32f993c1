import { loadSite } from "#hospitals/load-site.server.ts";
import type { Hospital } from "#hospitals/site.ts";

/** The shipped sample, at an origin of its own. */
export const origin = "https://www.example.org";
export const site = await loadSite({ dataDir: "data" });
export const hospital = firstOf(site.hospitals);

function firstOf([first]: Hospital[]): Hospital {
  if (!first) throw new Error("the sample has no hospital");
  return first;
}
