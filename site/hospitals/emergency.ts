import type { Phone } from "./phones.ts";

/** Where somebody goes who cannot wait: the hospital's own casualty, else the nearest of the group. */
export interface Casualty {
  isOwn: boolean;
  place: string;
  phone: Phone;
  mapUrl: string;
}

/** The ambulance, and police, fire and ambulance together: free, from any phone in Kerala. */
export const AMBULANCE: Phone = { printed: "108", href: "tel:108" };
const EMERGENCY_CALL: Phone = { printed: "112", href: "tel:112" };

export function listCasualties(hospitals: { casualty?: Casualty }[]): Casualty[] {
  const all = hospitals.flatMap(({ casualty }) => casualty ?? []);
  const own = all.filter(({ isOwn }) => isOwn);
  return own.length > 0 ? own : all.slice(0, 1);
}

/** These hospitals, those without a casualty first: what such a one says of a department is true of the others' too. */
export function modestFirst<Hospital extends { casualty?: Casualty }>(hospitals: Hospital[]): Hospital[] {
  const has = ({ casualty }: Hospital) => casualty?.isOwn === true;
  return [...hospitals.filter((hospital) => !has(hospital)), ...hospitals.filter(has)];
}

export interface EmergencyCall extends Phone {
  label: string;
}

export function listEmergencyCalls(
  casualty: Casualty | undefined,
  labels: { own: string; nearest: (place: string) => string; ambulance: string; police: string },
): EmergencyCall[] {
  const { own, nearest, ambulance, police } = labels;
  return [
    ...(casualty ? [{ label: casualty.isOwn ? own : nearest(casualty.place), ...casualty.phone }] : []),
    { label: ambulance, ...AMBULANCE },
    { label: police, ...EMERGENCY_CALL },
  ];
}

/** The department and the facility of the specification (55, 78); the files of others say so. */
const EMERGENCY_SLUGS = new Set(["emergency_medicine", "emergency_/_casuality"]);

export function isForEmergencies(slug: string, { emergency }: { emergency?: boolean } = {}): boolean {
  return emergency ?? EMERGENCY_SLUGS.has(slug);
}

/** Whether a department that a form names, by the site's or the content service's name, is for emergencies. */
export function isEmergencyDepartment(
  { routedDepartments }: { routedDepartments?: { name: string; queryName: string; emergency?: true }[] },
  name: string,
): boolean {
  const found = routedDepartments?.find((department) => department.name === name || department.queryName === name);
  return found ? found.emergency === true : isForEmergencies(name.toLowerCase().replaceAll(" ", "_"));
}
