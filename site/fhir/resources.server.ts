import { hash } from "node:crypto";
import type { ListedDoctor } from "#site/content/content.ts";
import { bookingPath } from "#site/hospitals/booking-path.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import type { Sittings } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { describeAvailability, someOf } from "./availability.ts";
import { listDays, planSpans, toDateTime } from "./spans.ts";

interface FeedFacts {
  hospital: Hospital;
  doctors: readonly (ListedDoctor & { sittings: Sittings })[];
  origin: string;
  now: number;
  texts: Catalogue;
}

const SLOT_DAYS = 14;
const BOOKING_LINK = "http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition/booking-deep-link";

/** FHIR R4 resources of a hospital by their type, without what is not known, which JSON leaves out. */
export const RESOURCES = {
  Location({ hospital: { id, name, place, contact }, origin }: FeedFacts) {
    const lines = contact.addressLines.join(", ").split(", ");
    const state = /\p{L}[\p{L} ]*/u.exec(lines.at(-1) ?? "")?.[0].trim();
    const location = {
      ...{ resourceType: "Location", id: fhirId(id), identifier: [{ system: `${origin}/fhir/hospital`, value: id }] },
      ...{ status: "active", mode: "instance", name },
      telecom: [{ system: "phone", value: contact.phone.printed, use: "work" }],
      address: { line: lines, city: place, state, postalCode: contact.postalCode, country: "IN" },
      position: contact.geo && { longitude: contact.geo.longitude, latitude: contact.geo.latitude },
    };
    return [location];
  },

  HealthcareService({ hospital, origin, texts }: FeedFacts) {
    return hospital.routedDepartments.map(({ slug, name: department }) => ({
      resourceType: "HealthcareService",
      id: serviceId(hospital, slug),
      identifier: [{ system: `${origin}/fhir/department`, value: `${hospital.id}/${slug}` }],
      ...{ active: true, name: `${department}, ${hospital.name}`, comment: texts.server.fhir.isRequest },
      type: [{ text: texts.server.fhir.outpatient }],
      specialty: [{ text: department }],
      location: [locationOf(hospital)],
    }));
  },

  Practitioner({ doctors, origin }: FeedFacts) {
    return doctors.map(({ id, name, personId = id }) => ({
      ...{ resourceType: "Practitioner", id: fhirId(personId), active: true, name: [{ text: name }] },
      identifier: [{ system: `${origin}/fhir/person`, value: personId }],
    }));
  },

  PractitionerRole({ hospital, doctors, origin, now, texts }: FeedFacts) {
    const place = sittingPlace(hospital);
    const { day: today } = readClock(now, place.timeZone);
    return doctors.map(({ id, name, personId = id, ...doctor }) => {
      const services = hospital.routedDepartments
        .filter(({ queryName }) => doctor.departments.includes(queryName))
        .map(({ slug, name: display }) => ({ reference: `HealthcareService/${serviceId(hospital, slug)}`, display }));
      return {
        ...{ resourceType: "PractitionerRole", id: fhirId(id), active: true, specialty: specialtyOf(doctor) },
        identifier: [{ system: `${origin}/fhir/doctor`, value: id }],
        practitioner: { reference: `Practitioner/${fhirId(personId)}`, display: name },
        location: [locationOf(hospital)],
        healthcareService: someOf(services),
        telecom: [{ system: "url", value: origin + hospitalPaths(hospital).toDoctor(id), use: "work" }],
        ...describeAvailability(doctor.sittings, today, place, texts),
      };
    });
  },

  Schedule({ hospital, doctors, texts }: FeedFacts) {
    return doctors.map(({ id, name, ...doctor }) => ({
      ...{ resourceType: "Schedule", id: fhirId(id), active: true, specialty: specialtyOf(doctor) },
      serviceType: [{ text: texts.server.fhir.outpatient }],
      actor: [{ reference: `PractitionerRole/${fhirId(id)}`, display: name }, locationOf(hospital)],
    }));
  },

  Slot({ hospital, doctors, origin, now }: FeedFacts) {
    const place = sittingPlace(hospital);
    const { day: today } = readClock(now, place.timeZone);
    const days = hospital.publishesSlots ? listDays(today).slice(1, 1 + SLOT_DAYS) : [];
    const slots = doctors.flatMap((doctor) =>
      days
        .flatMap((day) => planSpans(doctor.sittings, day, place))
        .map(({ from, to }) => ({
          ...{ resourceType: "Slot", id: fhirId(`${fhirId(doctor.id)}-${from}`), status: "free" },
          extension: [{ url: BOOKING_LINK, valueUrl: origin + bookingPath(hospital, doctor) }],
          schedule: { reference: `Schedule/${fhirId(doctor.id)}` },
          start: toDateTime(from, place.timeZone),
          end: toDateTime(to, place.timeZone),
        })),
    );
    return slots.filter(({ start }) => Date.parse(start) > now);
  },
};

/** A name that FHIR allows stays as it is; others get a hash. */
function fhirId(name: string): string {
  return /^[A-Za-z0-9.-]{1,64}$/.test(name) ? name : hash("sha256", name).slice(0, 32);
}

const specialtyOf = ({ centerOfExcellence: text }: Pick<ListedDoctor, "centerOfExcellence">) =>
  text ? [{ text }] : undefined;
const serviceId = (hospital: Hospital, slug: string) => fhirId(`${hospital.id}-${slug}`);
const locationOf = ({ id, name }: Hospital) => ({ reference: `Location/${fhirId(id)}`, display: name });
