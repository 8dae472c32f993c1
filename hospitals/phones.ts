/** A telephone number, as printed and as a link. */
export interface Phone {
  /** e.g. "0000 000 0002". */
  printed: string;
  /** A tel: address (RFC 3966), or wa.me for WhatsApp. */
  href: string;
}

const INDIA = "+91";

/** A printed telephone number with its link. */
export function createPhone(printed: string): Phone {
  return { printed, href: `tel:${internationalNumber(printed)}` };
}

/** A WhatsApp number, given as "+91" and ten digits; wa.me takes the digits alone. */
export function createWhatsApp(number: string): Phone {
  return {
    printed: number.replace(/^(\+91)(\d{5})(\d{5})$/, "$1 $2 $3"),
    href: `https://wa.me/${number.replaceAll(/\D/g, "")}`,
  };
}

/**
 * A printed telephone number in international form (E.164), e.g. "+910000000002". A number written with "+" keeps its
 * country; any other is Indian, where the leading 0 of an eleven-digit number is dialled only inside the country.
 */
export function internationalNumber(printed: string): string {
  const digits = printed.replace(/\D/g, "");
  if (printed.trim().startsWith("+")) return `+${digits}`;
  return INDIA + (digits.length === 11 && digits.startsWith("0") ? digits.slice(1) : digits);
}

/** The link of a help line: short and free numbers are dialled as they are; others work from abroad too. */
export function dialledHref(printed: string): string {
  const digits = printed.replaceAll(/\D/g, "");
  return digits.length < 10 || digits.startsWith("1800") ? `tel:${digits}` : createPhone(printed).href;
}

/** What a list of telephone numbers needs of a hospital. */
export interface CalledHospital {
  name: string;
  place: string;
  contact: { phone: Phone; emergencyPhone: Phone };
}

/** A number to call, with its label. */
export interface HospitalPhone extends Phone {
  /** e.g. "Emergency, Punalur". */
  label: string;
  isEmergency: boolean;
}

/** Reception and emergency of each hospital, in their order. `emergencyAt` labels the emergency number of a place. */
export function listPhones(hospitals: CalledHospital[], emergencyAt: (place: string) => string): HospitalPhone[] {
  return hospitals.flatMap(({ name, place, contact: { phone, emergencyPhone } }) => [
    { label: `${name}, ${place}`, ...phone, isEmergency: false },
    { label: emergencyAt(place), ...emergencyPhone, isEmergency: true },
  ]);
}
