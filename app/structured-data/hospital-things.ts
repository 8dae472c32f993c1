import type {
  OrganizationLeaf,
  WebSiteLeaf,
  HospitalLeaf,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
  MedicalWebPageLeaf,
  MedicalSpecialty,
} from "schema-dts";
import type { PageServices } from "#app/context.ts";
import { pictureUrl } from "#app/head/shared-link.ts";
import { findOnlyHospital, isLargeGroup } from "#site/hospitals/find-hospital.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { Hospital, HospitalContact, OpeningTime, Department } from "#site/hospitals/site.ts";
import { holidayHours } from "./sitting-hours.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { groupReference, hospitalReference, webSiteReference, type GraphServices } from "./page-graph.ts";

/** The site's own sign; search engines want a logo of at least 112 by 112 pixels. */
const LOGO = "/icon-512.png";

/** The group with its hospitals; no property is required. */
export function groupThing(services: GraphServices): OrganizationLeaf {
  const { site, origin } = services;
  return {
    ...groupReference(services),
    alternateName: site.group.brand,
    slogan: site.group.motto,
    logo: origin + LOGO,
    // Each hospital names its group: a large one does not name all of them.
    ...(!isLargeGroup(site) && {
      subOrganization: site.hospitals.map((hospital) => hospitalReference(origin, hospital)),
    }),
  };
}

/** The site, by its hospital where it has only one. */
export function webSiteThing(services: GraphServices): WebSiteLeaf {
  const { site, origin } = services;
  const only = findOnlyHospital(site);
  return {
    ...webSiteReference(services),
    inLanguage: site.language,
    publisher: only ? hospitalReference(origin, only) : groupReference(services),
  };
}

/** ISO 3166 code: the numbers of the data are India's where they name no country (`parsePhone`). */
const COUNTRY = "IN";

/** A hospital with all that the data has; `name` and `address` are required. */
export function hospitalThing(services: GraphServices & Pick<PageServices, "now">, hospital: Hospital): HospitalLeaf {
  const { site, origin, texts } = services;
  const { contact, summary, sinceYear, campusPicture, routedDepartments } = hospital;
  const image = pictureUrl(origin, site.pictures[campusPicture]);
  const medicalSpecialty = specialtiesOf(routedDepartments);
  const special = holidayHours(hospital, readClock(Number(services.now()), sittingPlace(hospital).timeZone).day);
  return {
    ...hospitalReference(origin, hospital),
    description: summary,
    ...(image && { image }),
    address: postalAddress(hospital),
    ...(contact.geo && { geo: { "@type": "GeoCoordinates", ...contact.geo } }),
    hasMap: contact.mapUrl,
    telephone: telephone(contact.phone),
    email: contact.email,
    contactPoint: contactPoints(contact),
    ...(contact.openingTimes && {
      openingHoursSpecification: contact.openingTimes.map((time) => openingHours(time, texts.pages.common.opdHours)),
    }),
    ...(contact.openingTimes && special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(medicalSpecialty.length > 0 && { medicalSpecialty }),
    foundingDate: String(sinceYear),
    ...(!findOnlyHospital(site) && { parentOrganization: groupReference(services) }),
    ...(contact.facebookUrl && { sameAs: [contact.facebookUrl] }),
  };
}

export function telephone({ href }: Phone): string {
  return href.replace("tel:", "");
}

export function postalAddress({ place, contact }: Hospital): PostalAddressLeaf {
  const { addressLines, postalCode } = contact;
  return {
    "@type": "PostalAddress",
    streetAddress: addressLines.join(", "),
    addressLocality: place,
    ...(postalCode && { postalCode }),
    addressCountry: COUNTRY,
  };
}

function contactPoints({ emergencyPhone, conciergePhone }: HospitalContact) {
  const point = (contactType: string, phone: Phone) =>
    ({ "@type": "ContactPoint", contactType, telephone: telephone(phone) }) as const;
  return [...(emergencyPhone ? [point("emergency", emergencyPhone)] : []), point("appointments", conciergePhone)];
}

/** Without days the data does not say on which (https://schema.org/OpeningHoursSpecification). */
function openingHours({ days, opens, closes }: OpeningTime, name: string): OpeningHoursSpecificationLeaf {
  return {
    "@type": "OpeningHoursSpecification",
    name,
    ...(days && { dayOfWeek: days.map((day) => `https://schema.org/${day}` as const) }),
    opens,
    closes,
  };
}

interface MedicalPage extends Pick<Department, "specialties"> {
  name: string;
  description: string;
  path: string;
  image?: string | undefined;
}

/** A page about what a hospital treats or has (https://schema.org/MedicalWebPage). */
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

type HasSpecialties = Pick<Department, "specialties">;

function specialtiesOf(departments: readonly HasSpecialties[]): MedicalSpecialty[] {
  const names = new Set(departments.flatMap(({ specialties }) => specialties ?? []));
  return [...names].map((name) => `https://schema.org/${name}` as MedicalSpecialty);
}

/** The branches of medicine of the departments that these texts name as whole words, e.g. "Dental Care". */
export function specialtiesNamedIn(
  texts: readonly string[],
  departments: readonly (HasSpecialties & Pick<Department, "name" | "queryName">)[],
): MedicalSpecialty[] {
  const sentences = texts.map(inWords);
  const isNamed = (name: string) => sentences.some((words) => words.includes(inWords(name)));
  return specialtiesOf(departments.filter(({ name, queryName }) => isNamed(name) || isNamed(queryName)));
}

/** Words with one space around each, so that "ent" is not found in "patient". */
function inWords(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;
}
