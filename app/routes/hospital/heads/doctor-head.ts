import type { Doctor } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Hospital } from "#hospitals/site.ts";
import { fullName } from "../../full-name.ts";
import { pageTitle } from "../../page-title.ts";
import { entryPicture } from "../../shared-link.ts";
import { physicianThing } from "../../structured-data/physician-thing.ts";
import { entryHead, type HeadServices } from "../page-head.ts";

/** Head of a doctor's page. */
export function doctorHead(services: HeadServices, hospital: Hospital, doctor: Doctor) {
  const { id, name, centerOfExcellence, profilePicture } = doctor;
  const { toDoctors, toDoctor } = hospitalPaths(hospital);
  const field = centerOfExcellence && `, ${centerOfExcellence}`;
  return entryHead(services, hospital, {
    section: { name: "Doctors", path: toDoctors },
    entry: { name, path: toDoctor(id) },
    title: pageTitle(hospital.name, name),
    description: `${name}${field}, at ${fullName(hospital)}. Consultation timings, training, telephone and appointment.`,
    sharedLink: { type: "profile", ...entryPicture(services.origin, profilePicture, name) },
    things: [physicianThing(services.origin, hospital, doctor)],
  });
}
