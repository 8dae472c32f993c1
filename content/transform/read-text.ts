import type { CmsText } from "../fetch/cms-entries.ts";

/** The texts of a field, single or list; empty when there are none. */
export function readTexts(value: CmsText): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((text) => typeof text === "string").filter((text) => text.trim() !== "");
}

/** A field's text; a list is joined, a missing value is empty. */
export function readText(value: CmsText, separator = ", "): string {
  return readTexts(value).join(separator);
}

/** True when an entry's hospital field names the given hospital. */
export function isOfHospital(value: CmsText, hospital: string): boolean {
  return readTexts(value).includes(hospital);
}
