import type { Testimonial } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { fullName } from "../../full-name.ts";
import { pageTitle } from "../../page-title.ts";
import { entryPicture } from "../../shared-link.ts";
import { plainText } from "../../structured-data/plain-text.ts";
import { videoThings } from "../../structured-data/video-thing.ts";
import { entryHead, type HeadServices } from "../page-head.ts";

/** Head of a testimonial's page. */
export function testimonialHead(services: HeadServices, hospital: Hospital, testimonial: Testimonial) {
  const { id, reviewer, poster, content } = testimonial;
  const { toTestimonials, toTestimonial } = hospitalPaths(hospital);
  return entryHead(services, hospital, {
    section: { name: "Testimonials", path: toTestimonials },
    entry: { name: reviewer, path: toTestimonial(id) },
    title: pageTitle(hospital.name, reviewer),
    description: `${reviewer} about ${fullName(hospital)}. ${plainText(content)}`,
    sharedLink: entryPicture(services.origin, poster, reviewer),
    things: videoThings(services.origin, hospital, testimonial, content),
  });
}
