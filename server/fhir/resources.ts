import { hash } from "node:crypto";
import type { ListedDoctor } from "#site/content/content.ts";
import { bookingPath } from "#site/hospitals/booking-path.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { addDays, planDay } from "#site/sittings/plan-day.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import { momentAt, readClock } from "#site/sittings/sitting-state.ts";
import type { Sittings } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { describeAvailability, toDateTime } from "./availability.ts";

/** The files of the feed, in the order of its manifest (HL7 SMART Scheduling Links 1.0.0-ballot). */
export const FEED_TYPES = [
  ...["Location", "HealthcareService", "Practitioner", "PractitionerRole", "Schedule", "Slot"],
] as const;

export interface Resource {
  resourceType: string;
  id: string;
  [field: string]: unknown;
}

export interface HospitalSittings {
  hospital: Hospital;
  doctors: { doctor: ListedDoctor; sittings: Sittings }[];
}

export interface FeedFacts {
  all: HospitalSittings[];
  groupName: string;
  origin: string;
  now: number;
  texts: Catalogue;
}

const SLOT_DAYS = 14;
const BOOKING_LINK = "http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition/booking-deep-link";
const DOCTOR_ROLE = {
  coding: [{ system: "http://terminology.hl7.org/CodeSystem/practitioner-role", code: "doctor", display: "Doctor" }],
};

/** FHIR R4 resources without what is not known. A name that FHIR allows stays as it is; others get a hash. */
export function buildResources(facts: FeedFacts): Resource[] {
  const resources = facts.all.flatMap((one) => [
    toLocation(one.hospital, facts),
    ...one.hospital.routedDepartments.map((department) => toService(one.hospital, department, facts)),
    ...one.doctors.flatMap((doctor) => toDoctor(one.hospital, doctor, facts)),
  ]);
  // Somebody who sits in two hospitals is one practitioner.
  return [...new Map(resources.map((one) => [`${one.resourceType}/${one.id}`, one])).values()];
}

export function fhirId(name: string): string {
  if (/^[\w.-]{1,64}$/.test(name) && !name.includes("_")) return name;
  return `${name.replaceAll(/[^A-Za-z0-9.-]+/g, "-").slice(0, 50)}-${hash("sha256", name).slice(0, 12)}`;
}

function toLocation({ id, name, place, summary, contact }: Hospital, { groupName, origin }: FeedFacts): Resource {
  const lines = contact.addressLines.join(", ").split(", ");
  const state =
    lines.length > 1
      ? lines
          .at(-1)
          ?.replaceAll(/[\d–-]/g, "")
          .trim()
      : undefined;
  return {
    resourceType: "Location",
    id: fhirId(id),
    identifier: [{ system: `${origin}/fhir/hospital`, value: id }],
    ...{ status: "active", name, description: summary, mode: "instance" },
    telecom: [
      { system: "phone", value: contact.phone.printed, use: "work" },
      { system: "email", value: contact.email, use: "work" },
    ],
    address: {
      ...{ use: "work", type: "physical", text: lines.join(", ") },
      line: state ? lines.slice(0, -1) : lines,
      city: place,
      ...(state && { state }),
      ...(contact.postalCode && { postalCode: contact.postalCode }),
      country: "IN",
    },
    ...(contact.geo && { position: { longitude: contact.geo.longitude, latitude: contact.geo.latitude } }),
    managingOrganization: { type: "Organization", display: groupName },
  };
}

const serviceId = (hospital: Hospital, slug: string) => fhirId(`${hospital.id}-${slug}`);
const locationOf = ({ id, name }: Hospital) => ({ reference: `Location/${fhirId(id)}`, display: name });
const organizationOf = ({ name }: Hospital) => ({ type: "Organization", display: name });

function toService(hospital: Hospital, { slug, name }: { slug: string; name: string }, facts: FeedFacts): Resource {
  const { origin, texts } = facts;
  const { outpatient, isRequest } = texts.server.fhir;
  return {
    resourceType: "HealthcareService",
    id: serviceId(hospital, slug),
    identifier: [{ system: `${origin}/fhir/department`, value: `${hospital.id}/${slug}` }],
    active: true,
    providedBy: organizationOf(hospital),
    type: [{ text: outpatient }],
    specialty: [{ text: name }],
    location: [locationOf(hospital)],
    ...{ name: `${name}, ${hospital.name}`, comment: isRequest },
    telecom: contactsOf(hospital, origin + encodeURI(hospitalPaths(hospital).toDepartment(slug))),
  };
}

function contactsOf({ contact }: Hospital, page: string) {
  return [
    { system: "phone", value: contact.conciergePhone.printed, use: "work" },
    { system: "url", value: page, use: "work" },
  ];
}

function toDoctor(hospital: Hospital, { doctor, sittings }: HospitalSittings["doctors"][number], facts: FeedFacts) {
  const { origin, now, texts } = facts;
  const { name, centerOfExcellence, education } = doctor;
  const person = doctor.personId ?? doctor.id;
  const id = fhirId(doctor.id);
  const place = sittingPlace(hospital);
  const specialty = centerOfExcellence ? [{ text: centerOfExcellence }] : [];
  const services = hospital.routedDepartments
    .filter(({ queryName }) => doctor.departments.includes(queryName))
    .map(({ slug, name: display }) => ({ reference: `HealthcareService/${serviceId(hospital, slug)}`, display }));
  const practitioner: Resource = {
    resourceType: "Practitioner",
    id: fhirId(person),
    identifier: [{ system: `${origin}/fhir/person`, value: person }],
    ...{ active: true, name: [{ text: name }] },
    ...(education && { qualification: [{ code: { text: education } }] }),
  };
  const role: Resource = {
    resourceType: "PractitionerRole",
    id,
    identifier: [{ system: `${origin}/fhir/doctor`, value: doctor.id }],
    active: true,
    practitioner: { reference: `Practitioner/${fhirId(person)}`, display: name },
    organization: organizationOf(hospital),
    code: [DOCTOR_ROLE],
    ...(specialty.length > 0 && { specialty }),
    location: [locationOf(hospital)],
    ...(services.length > 0 && { healthcareService: services }),
    telecom: contactsOf(hospital, origin + hospitalPaths(hospital).toDoctor(doctor.id)),
    ...describeAvailability(sittings, readClock(now, place.timeZone).day, place, texts),
  };
  const schedule: Resource = {
    ...{ resourceType: "Schedule", id, active: true },
    serviceType: [{ text: texts.server.fhir.outpatient }],
    ...(specialty.length > 0 && { specialty }),
    actor: [{ reference: `PractitionerRole/${id}`, display: name }, locationOf(hospital)],
  };
  const slots = hospital.publishesSlots ? listSlots(hospital, doctor, sittings, facts) : [];
  return [practitioner, role, schedule, ...slots];
}

/** One for each sitting that has not begun; the link leads to the form with the doctor chosen. */
function listSlots(
  hospital: Hospital,
  doctor: ListedDoctor,
  sittings: Sittings,
  { origin, now }: FeedFacts,
): Resource[] {
  const place = sittingPlace(hospital);
  const { day: today } = readClock(now, place.timeZone);
  const link = { url: BOOKING_LINK, valueUrl: origin + bookingPath(hospital, doctor) };
  return Array.from({ length: SLOT_DAYS }, (_, ahead) => addDays(today, ahead)).flatMap((day) =>
    planDay(sittings, day, place).sittings.flatMap(({ from, to }) => {
      const [start, end] = [momentAt(day, from, place.timeZone), momentAt(day, to, place.timeZone)];
      if (start <= now) return [];
      return {
        resourceType: "Slot",
        id: fhirId(`${fhirId(doctor.id)}-${day}-${from}`),
        extension: [link],
        schedule: { reference: `Schedule/${fhirId(doctor.id)}` },
        status: "free",
        ...{ start: toDateTime(start, place.timeZone), end: toDateTime(end, place.timeZone) },
      };
    }),
  );
}
