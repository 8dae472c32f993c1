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

const INDIA = "+91";

/**
 * A printed telephone number in international form (E.164), e.g. "+910000000002". A number written with "+" keeps its
 * country; any other is Indian, where the leading 0 of an eleven-digit number is dialled only inside the country.
 */
export function internationalNumber(printed: string): string {
  const digits = printed.replace(/\D/g, "");
  if (printed.trim().startsWith("+")) return `+${digits}`;
  return INDIA + (digits.length === 11 && digits.startsWith("0") ? digits.slice(1) : digits);
}
