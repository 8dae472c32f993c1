import type { Picture, Site } from "./site.ts";

/** The picture of that name as a property to spread; nothing when the site has none, which the loader refuses. */
export function namedPicture(pictures: Site["pictures"], name: string): { picture?: Picture } {
  const picture = pictures[name];
  return picture ? { picture } : {};
}
