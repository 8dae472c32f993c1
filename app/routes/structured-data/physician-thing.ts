import type { PhysicianLeaf } from "schema-dts";
import type { Doctor } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { internationalNumber } from "#hospitals/phones.ts";
import type { Hospital } from "#hospitals/site.ts";
import { assetPicture } from "../picture-url.ts";
import { postalAddress } from "./hospital-thing.ts";
import { hospitalReference } from "./references.ts";
import { specialtiesNamedIn } from "./specialties.ts";

/**
 * A doctor (https://schema.org/Physician), who counts as a local business: `name` and `address` are required
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function physicianThing(origin: string, hospital: Hospital, doctor: Doctor): PhysicianLeaf {
  const { id, name, centerOfExcellence, departments, profilePicture, contactNumbers, email, education } = doctor;
  const url = origin + hospitalPaths(hospital).toDoctor(id);
  const image = assetPicture(origin, profilePicture)?.url;
  const medicalSpecialty = specialtiesNamedIn([centerOfExcellence, ...departments], hospital.routedDepartments);
  return {
    "@type": "Physician",
    "@id": `${url}#physician`,
    name,
    url,
    ...(centerOfExcellence && { description: centerOfExcellence }),
    ...(image && { image }),
    address: postalAddress(hospital),
    ...(contactNumbers.length > 0 && { telephone: contactNumbers.map(internationalNumber) }),
    ...(email && { email }),
    ...(medicalSpecialty.length > 0 && { medicalSpecialty }),
    ...(education && { hasCredential: { "@type": "EducationalOccupationalCredential", name: education } }),
    hospitalAffiliation: hospitalReference(origin, hospital),
  };
}
