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
  origin: string;
  now: number;
  texts: Catalogue;
}

const SLOT_DAYS = 14;
const BOOKING_LINK = "http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition/booking-deep-link";

/** FHIR R4 resources without what is not known, which JSON leaves out. */
export function describeHospital(hospital: Hospital, { origin, texts }: FeedFacts) {
  const { id, name, place, contact, routedDepartments } = hospital;
  const lines = contact.addressLines.join(", ").split(", ");
  const state = /\p{L}[\p{L} ]*/u.exec(lines.at(-1) ?? "")?.[0].trim();
  const location = {
    ...{ resourceType: "Location", id: fhirId(id), identifier: [{ system: `${origin}/fhir/hospital`, value: id }] },
    ...{ status: "active", mode: "instance", name },
    telecom: [{ system: "phone", value: contact.phone.printed, use: "work" }],
    address: { line: lines, city: place, state, postalCode: contact.postalCode, country: "IN" },
    position: contact.geo && { longitude: contact.geo.longitude, latitude: contact.geo.latitude },
  };
  const services = routedDepartments.map(({ slug, name: department }) => ({
    resourceType: "HealthcareService",
    id: serviceId(hospital, slug),
    identifier: [{ system: `${origin}/fhir/department`, value: `${id}/${slug}` }],
    ...{ active: true, name: `${department}, ${name}`, comment: texts.server.fhir.isRequest },
    type: [{ text: texts.server.fhir.outpatient }],
    specialty: [{ text: department }],
    location: [locationOf(hospital)],
  }));
  return [location, ...services];
}

export function describeDoctor(hospital: Hospital, doctor: ListedDoctor, sittings: Sittings, facts: FeedFacts) {
  const { origin, now, texts } = facts;
  const { name, centerOfExcellence, personId = doctor.id } = doctor;
  const id = fhirId(doctor.id);
  const place = sittingPlace(hospital);
  const { day: today } = readClock(now, place.timeZone);
  const specialty = centerOfExcellence ? [{ text: centerOfExcellence }] : undefined;
  const services = hospital.routedDepartments
    .filter(({ queryName }) => doctor.departments.includes(queryName))
    .map(({ slug, name: display }) => ({ reference: `HealthcareService/${serviceId(hospital, slug)}`, display }));
  const practitioner = {
    ...{ resourceType: "Practitioner", id: fhirId(personId), active: true, name: [{ text: name }] },
    identifier: [{ system: `${origin}/fhir/person`, value: personId }],
  };
  const role = {
    ...{ resourceType: "PractitionerRole", id, active: true, specialty },
    identifier: [{ system: `${origin}/fhir/doctor`, value: doctor.id }],
    practitioner: { reference: `Practitioner/${fhirId(personId)}`, display: name },
    location: [locationOf(hospital)],
    healthcareService: someOf(services),
    telecom: [{ system: "url", value: origin + hospitalPaths(hospital).toDoctor(doctor.id), use: "work" }],
    ...describeAvailability(sittings, today, place, texts),
  };
  const schedule = {
    ...{ resourceType: "Schedule", id, active: true, specialty },
    serviceType: [{ text: texts.server.fhir.outpatient }],
    actor: [{ reference: `PractitionerRole/${id}`, display: name }, locationOf(hospital)],
  };
  const days = hospital.publishesSlots ? listDays(today).slice(1, 1 + SLOT_DAYS) : [];
  const slots = days.flatMap((day) =>
    planSpans(sittings, day, place).map(({ from, to }) => ({
      ...{ resourceType: "Slot", id: fhirId(`${id}-${from}`), status: "free" },
      extension: [{ url: BOOKING_LINK, valueUrl: origin + bookingPath(hospital, doctor) }],
      schedule: { reference: `Schedule/${id}` },
      start: toDateTime(from, place.timeZone),
      end: toDateTime(to, place.timeZone),
    })),
  );
  return [practitioner, role, schedule, ...slots.filter(({ start }) => Date.parse(start) > now)];
}

/** A name that FHIR allows stays as it is; others get a hash. */
export function fhirId(name: string): string {
  return /^[A-Za-z0-9.-]{1,64}$/.test(name) ? name : hash("sha256", name).slice(0, 32);
}

const serviceId = (hospital: Hospital, slug: string) => fhirId(`${hospital.id}-${slug}`);
const locationOf = ({ id, name }: Hospital) => ({ reference: `Location/${fhirId(id)}`, display: name });
