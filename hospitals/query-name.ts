/**
 * The name a department carries in the content service: its slug split at underscores, each word capitalised, e.g.
 * "Obstetrics And Gynaecology", "E N T" (checklist A14).
 */
export function queryName(slug: string): string {
  return slug
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
