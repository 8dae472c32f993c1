/** A facility's label in the side list: its slug with underscores shown as spaces (checklist A19). */
export function sideLabel(slug: string): string {
  return slug.replaceAll("_", " ");
}
