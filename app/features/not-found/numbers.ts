import { listPhones, type CalledHospital } from "#hospitals/phones.ts";
import type { Hospital } from "#hospitals/site.ts";

/** Whom to call when a page fails. */
export interface HospitalNumbers extends CalledHospital {
  basePath: string;
}

/** The numbers of a hospital, and nothing else: they are sent with every page. */
export function numbersOf({ name, place, basePath, contact }: Hospital): HospitalNumbers {
  const { phone, emergencyPhone } = contact;
  return { name, place, basePath, contact: { phone, emergencyPhone } };
}

/** The hospital that an address belongs to; all where it belongs to none. */
export function numbersFor<Numbers extends Pick<HospitalNumbers, "basePath">>(
  hospitals: Numbers[],
  pathname: string,
): Numbers[] {
  const path = `${pathname}/`.toLowerCase();
  const own = hospitals.filter(({ basePath }) => path.startsWith(`${basePath}/`.toLowerCase()));
  return own.length > 0 ? own : hospitals;
}

/** Reception and emergency of each, as a list of contacts shows them. */
export function contactItems(hospitals: HospitalNumbers[]) {
  return listPhones(hospitals).map(({ isEmergency, label, printed, href }) => ({
    icon: isEmergency ? "siren" : "phone",
    label,
    value: printed,
    href,
  }));
}
