import type { Phone } from "./phones.ts";

const FREE = /^18[06]0\d{4,9}$/;
const MOBILE = /^[06-9]/;
const MIN_LOCAL_DIGITS = 6;

/** A telephone number as people write it, in one spelling and with its link; what is none is printed as it is. */
export function createPhone(written: string): Phone {
  return parsePhone(written) ?? { printed: written, href: `tel:${written.replaceAll(/[^\d+]/g, "")}` };
}

/** A WhatsApp number, which is a mobile number of India; wa.me takes the digits alone. */
export function createWhatsApp(written: string): Phone {
  const national = createPhone(written).href.slice("tel:+91".length);
  return { printed: `+91 ${inHalves(national)}`, href: `https://wa.me/91${national}` };
}

/** Whether a number can be one of WhatsApp: landline, short and toll-free numbers are none. */
export function isMobile(written: string): boolean {
  const href = parsePhone(written)?.href ?? "";
  return href.startsWith("tel:+91") && MOBILE.test(href.slice("tel:+91".length));
}

/**
 * "0487-2334455", "(0487) 2334455", "0487/2334455", "+91 98950 12345", "1800-425-1234", "108". Behind a further "/" are
 * other endings; the first number is dialled. Short and toll-free ones are dialled as they are: they are reached inside
 * the country alone. Undefined for what is no number.
 */
export function parsePhone(written: string): Phone | undefined {
  const [first = "", ...others] = written.replace(/^(\s?\(?0\d{2,4}\)?)\s?\/\s?(?=\d{6})/, "$1 ").split(/[/,]/);
  const number = parseOne(first.trim());
  const endings = others.map((other) =>
    /^\d{1,4}$/.test(other.trim()) ? other.trim() : parseOne(other.trim())?.printed,
  );
  if (!number || endings.includes(undefined)) return undefined;
  return { printed: [number.printed, ...endings].join(" / "), href: `tel:${number.dialled}` };
}

interface ParsedNumber {
  printed: string;
  dialled: string;
}

function parseOne(written: string): ParsedNumber | undefined {
  if (!/^\+?[\d\s().–-]{3,30}$/.test(written)) return undefined;
  const groups = written.match(/\d+/g) ?? [];
  const digits = groups.join("");
  const isWithCountry = written.startsWith("+");
  if (isWithCountry && !digits.startsWith("91"))
    return digits.length >= 8 && digits.length <= 15
      ? { printed: `+${groups.join(" ")}`, dialled: `+${digits}` }
      : undefined;
  const isIndian = isWithCountry || (digits.length === 12 && digits.startsWith("91"));
  const [country = "", ...rest] = groups;
  return isIndian
    ? parseIndian(country === "91" ? rest : [country.slice(2), ...rest], "+91 ")
    : (parseInside(digits) ?? parseIndian(groups, ""));
}

function parseInside(digits: string): ParsedNumber | undefined {
  if (FREE.test(digits)) return { printed: `${digits.slice(0, 4)} ${inGroups(digits.slice(4))}`, dialled: digits };
  if (digits.length < 3 || digits.length > 8 || digits.startsWith("0")) return undefined;
  return { printed: digits.length < MIN_LOCAL_DIGITS ? digits : inGroups(digits), dialled: digits };
}

function parseIndian(groups: string[], prefix: "+91 " | ""): ParsedNumber | undefined {
  const digits = groups.join("");
  const hasTrunk = digits.length === 11 && digits.startsWith("0");
  const national = hasTrunk ? digits.slice(1) : digits;
  if (national.length !== 10) return undefined;
  if (FREE.test(national)) return parseInside(national);
  const dialled = `+91${national}`;
  const first = (groups[0] ?? "").length - Number(hasTrunk);
  const isArea = first >= 2 && first <= (hasTrunk || !MOBILE.test(national) ? 4 : 3);
  if (!isArea && MOBILE.test(national)) return { printed: prefix + inHalves(national), dialled };
  const area = national.slice(0, isArea ? first : 3);
  return { printed: `${prefix === "" ? "0" : prefix}${area} ${inGroups(national.slice(area.length))}`, dialled };
}

function inHalves(digits: string): string {
  return `${digits.slice(0, 5)} ${digits.slice(5)}`;
}

/** "233 4455", "2345 6789". */
function inGroups(digits: string): string {
  const first = digits.length === 8 ? 4 : 3;
  return digits.length <= 5 ? digits : `${digits.slice(0, first)} ${digits.slice(first)}`;
}

/** e.g. "+91 98470 12345". */
export function formatPhone(digits: number): string {
  return createPhone(`+91 ${digits}`).printed;
}
