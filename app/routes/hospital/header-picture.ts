import type { Hospital, Picture, Site } from "#hospitals/site.ts";

/** The picture in the banner of a hospital's inner page: one of its slides, so that neighbouring pages differ. */
export function headerPicture(site: Site, hospital: Hospital, slide: number): Picture | undefined {
  return site.pictures[hospital.slides[slide]?.picture ?? hospital.campusPicture];
}
