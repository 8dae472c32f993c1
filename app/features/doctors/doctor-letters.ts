/** "Dr.", "Sr.", "Prof." and the like, with or without the dot; initials such as "K." are part of the name. */
const TITLE = /^(?:[\p{L}\p{M}]{2,}\.|(?:dr|sr|fr|prof|mrs?|ms)\s)\s*/iu;

/** The letter a doctor is listed under: the first of the name without titles; empty for none. */
export function doctorLetter(name: string): string {
  let rest = name.trim();
  while (TITLE.test(rest)) rest = rest.replace(TITLE, "");
  return /\p{L}/u.exec(rest)?.[0].toUpperCase() ?? "";
}

export function doctorLetters(names: string[]): string[] {
  return [...new Set(names.map(doctorLetter).filter(Boolean))].sort((a, b) => a.localeCompare(b, "en"));
}

/** The letter in an address; empty for anything else. */
export function parseDoctorLetter(value: string | null): string {
  return /^\p{L}$/u.test(value ?? "") ? value!.toUpperCase() : "";
}
