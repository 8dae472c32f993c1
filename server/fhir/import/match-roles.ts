import type { DoctorSummary } from "#site/content/content.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { fhirId } from "../resources.ts";
import type { Resource, Role } from "./feed-line.ts";

/** The roles that are held, with every name of the person and of the places. */
export function nameRoles(resources: Resource[]) {
  const byReference = new Map(resources.map((one) => [`${one.resourceType}/${one.id}`, one]));
  const valuesOf = (one?: Resource) => one?.identifier.map(({ value }) => value) ?? [];
  /** A reference may be an address, and what it means need not be in the feed. */
  const namesAt = (reference: string) => {
    const [type, id = ""] = reference.split("/").slice(-2);
    const found = byReference.get(`${type}/${id}`);
    return [...valuesOf(found), id, found?.resourceType === "Location" ? found.name : ""].filter(Boolean);
  };
  return resources
    .filter((one): one is Role => one.resourceType === "PractitionerRole" && one.active)
    .map((role) => ({
      ...role,
      people: [...valuesOf(role), ...namesAt(role.practitioner.reference)],
      places: role.location.flatMap(({ reference }) => namesAt(reference)),
    }));
}

/** By the identifiers of role and practitioner, and by the location; without one it is the hospital with this id. */
export function isRoleOf({ people, places }: NamedRole, { id, name, contentName }: Hospital, doctor: NamedDoctor) {
  if (places.length === 0) return people.includes(doctor.id);
  const isOf = people.some((one) => one === doctor.id || one === doctor.personId);
  return isOf && [fhirId(id), id, name, contentName].some((one) => places.includes(one));
}

type NamedRole = ReturnType<typeof nameRoles>[number];
type NamedDoctor = Pick<DoctorSummary, "id" | "personId">;
