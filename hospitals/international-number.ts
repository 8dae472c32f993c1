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
