import { createPhone, type Phone } from "./phones.ts";

/** Where somebody goes who cannot wait: the hospital's own casualty, else the nearest of the group. */
export interface Casualty {
  /** False where it is another hospital's. */
  isOwn: boolean;
  place: string;
  phone: Phone;
  mapUrl: string;
}

/** The ambulance, and police, fire and ambulance together: free, from any phone in Kerala. */
export const AMBULANCE = createPhone("108");
export const EMERGENCY_CALL = createPhone("112");

/** The casualties to name for these hospitals: their own, else the nearest. */
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

/** A number to call at once, and who answers. */
export interface EmergencyCall extends Phone {
  label: string;
}

interface CallLabels {
  own: string;
  nearest: (place: string) => string;
  ambulance: string;
  police: string;
}

/** Whom to call in an emergency: the casualty, then the numbers that everybody in the country can call. */
export function listEmergencyCalls(casualty: Casualty | undefined, labels: CallLabels): EmergencyCall[] {
  const { own, nearest, ambulance, police } = labels;
  return [
    ...(casualty ? [{ label: casualty.isOwn ? own : nearest(casualty.place), ...casualty.phone }] : []),
    { label: ambulance, ...AMBULANCE },
    { label: police, ...EMERGENCY_CALL },
  ];
}
