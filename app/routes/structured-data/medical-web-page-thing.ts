import type { MedicalWebPageLeaf } from "schema-dts";
import type { Department, Hospital } from "#hospitals/site.ts";
import { hospitalReference, webSiteReference, type GraphServices } from "./references.ts";
import { specialtiesOf } from "./specialties.ts";

interface MedicalPage extends Pick<Department, "specialties"> {
  name: string;
  description: string;
  path: string;
  /** Absolute. */
  image?: string | undefined;
}

/** A page about what a hospital treats or has; nothing is required beyond what every page has (https://schema.org/MedicalWebPage). */
export function medicalWebPageThing(
  services: GraphServices,
  hospital: Hospital,
  { name, description, path, image, specialties }: MedicalPage,
): MedicalWebPageLeaf {
  const { site, origin } = services;
  const url = origin + path;
  const specialty = specialtiesOf([specialties ? { specialties } : {}]);
  return {
    "@type": "MedicalWebPage",
    "@id": url,
    url,
    name,
    description,
    inLanguage: site.language,
    ...(image && { image }),
    ...(specialty.length > 0 && { specialty }),
    isPartOf: webSiteReference(services),
    publisher: hospitalReference(origin, hospital),
  };
}
