/** A page's title, which is also its route's name, e.g. "Kayalora Hospital | Alappuzha | Doctors" (specification §2.2). */
export function pageTitle(...parts: string[]): string {
  return parts.join(" | ");
}
