import type { HospitalLeaf, OpeningHoursSpecificationLeaf, PostalAddressLeaf } from "schema-dts";
import type { Phone } from "#hospitals/phones.ts";
import type { Hospital, HospitalContact, OpeningTime } from "#hospitals/site.ts";
import { pictureUrl } from "../picture-url.ts";
import { groupReference, hospitalReference, type GraphServices } from "./references.ts";
import { specialtiesOf } from "./specialties.ts";

/** ISO 3166 code: the numbers of the data are India's where they name no country (`internationalNumber`). */
const COUNTRY = "IN";

/**
 * A hospital with all the data knows of it. `name` and `address` are required of every local business
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function hospitalThing(services: GraphServices, hospital: Hospital): HospitalLeaf {
  const { site, origin } = services;
  const { contact, summary, sinceYear, campusPicture, routedDepartments } = hospital;
  const image = pictureUrl(origin, site.pictures[campusPicture]);
  const medicalSpecialty = specialtiesOf(routedDepartments);
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
    ...(contact.openingTimes && { openingHoursSpecification: contact.openingTimes.map(openingHours) }),
    ...(medicalSpecialty.length > 0 && { medicalSpecialty }),
    foundingDate: String(sinceYear),
    parentOrganization: groupReference(services),
    sameAs: [contact.facebookUrl],
  };
}

/** The number in international form, as its link has it. */
function telephone({ href }: Phone): string {
  return href.replace("tel:", "");
}

/** Where the hospital is, for itself, its doctors and its jobs. */
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
  const numbers = [
    ["emergency", emergencyPhone],
    ["appointments", conciergePhone],
  ] as const;
  return numbers.map(([contactType, phone]) => ({
    "@type": "ContactPoint" as const,
    contactType,
    telephone: telephone(phone),
  }));
}

/** Without days the data does not say on which (https://schema.org/OpeningHoursSpecification). */
function openingHours({ days, opens, closes }: OpeningTime): OpeningHoursSpecificationLeaf {
  return {
    "@type": "OpeningHoursSpecification",
    name: "OPD hours",
    ...(days && { dayOfWeek: days.map((day) => `https://schema.org/${day}` as const) }),
    opens,
    closes,
  };
}
