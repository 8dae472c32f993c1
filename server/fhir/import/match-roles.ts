import type { DoctorSummary } from "#site/content/content.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { fhirId } from "../resources.ts";
import type { Imported, ImportedType, Role } from "./feed-line.ts";
import type { ReadFile } from "./read-feed.ts";

type NamedDoctor = Pick<DoctorSummary, "id" | "personId">;

/** Finds a doctor's roles by the names of role and practitioner, and by the location where it has one. */
export function matchRoles(files: ReadFile[], hospitals: Hospital[]) {
  const all = files.flatMap(({ resources }) => resources);
  const of = <Type extends ImportedType>(type: Type) =>
    all.filter((one): one is Imported<Type> & typeof one => one.resourceType === type);
  const valuesOf = ({ identifier }: Imported<ImportedType>) => identifier.flatMap(({ value }) => value ?? []);
  const people = new Map(of("Practitioner").map((one) => [one.id, [one.id, ...valuesOf(one)]]));
  const places = new Map(of("Location").map((one) => [one.id, [...valuesOf(one), one.name]]));
  const roles = of("PractitionerRole").filter(({ active }) => active);
  const namesOf = (role: Role) => {
    const person = lastPart(role.practitioner?.reference);
    return [...valuesOf(role), ...(people.get(person) ?? [person])].filter(Boolean);
  };

  function isAt(role: Role, { id, name, contentName }: Hospital): boolean {
    return role.location.some(({ reference }) => {
      const place = lastPart(reference);
      return (
        place === fhirId(id) || places.get(place)?.some((one) => one === id || one === name || one === contentName)
      );
    });
  }

  function isOf(role: Role, hospital: Hospital, { id, personId }: NamedDoctor): boolean {
    const names = namesOf(role);
    const isOwn = names.includes(id);
    if (!isOwn && (personId === undefined || !names.includes(personId))) return false;
    return role.location.length > 0 ? isAt(role, hospital) : isOwn || hospitals.length === 1;
  }

  return {
    roles,
    find: (hospital: Hospital, doctor: NamedDoctor) => roles.filter((role) => isOf(role, hospital, doctor)),
    describe: (role: Role) => namesOf(role)[0] ?? role.id,
  };
}

function lastPart(reference = ""): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
