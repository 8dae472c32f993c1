import { internationalNumber } from "./international-number.ts";
import type { Hospital, HospitalContact } from "./site.ts";

/** What a list of telephone numbers needs of a hospital. */
export type CalledHospital = Pick<Hospital, "name" | "place"> & {
  contact: Pick<HospitalContact, "phone" | "phoneE164" | "emergencyPhone">;
};

/** A number to call. */
export interface HospitalPhone {
  /** Who answers, e.g. "Emergency, Punalur". */
  label: string;
  /** The number as printed. */
  value: string;
  /** A tel: address (RFC 3966). */
  href: string;
  isEmergency: boolean;
}

/** Reception and emergency of each hospital, in their order. */
export function listPhones(hospitals: CalledHospital[]): HospitalPhone[] {
  return hospitals.flatMap(({ name, place, contact: { phone, phoneE164, emergencyPhone } }) => [
    { label: `${name}, ${place}`, value: phone, href: `tel:${phoneE164}`, isEmergency: false },
    {
      label: `Emergency, ${place}`,
      value: emergencyPhone,
      href: `tel:${internationalNumber(emergencyPhone)}`,
      isEmergency: true,
    },
  ]);
}
