import { cleanLine, cleanText } from "#forms/form-fields.ts";
import type { Site } from "#site/hospitals/site.ts";
import { foldText } from "#site/search/fold.ts";
import type { FieldValue } from "#desk/entries/entry-types.ts";

const TITLES = /^(?:(?:dr|doctor|prof|professor|mr|mrs|ms|ഡോ|ഡോക്ടർ|പ്രൊഫ)(?![\p{L}\p{M}])[.\s]*)+/iu;

export const withoutTitles = (name: string) => name.trim().replace(TITLES, "");

/** "Dr. K.P. Anitha" and "DR K P ANITHA" are one name. */
export function foldName(name: string): string {
  return withoutTitles(name)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Headings, hospitals and departments, as people hear them: "Paediatrics" and "Pediatrics". */
export const foldSound = (name: string) => foldText(name).join("");

/** "Photos/Dr Anitha Kumari.JPG" and "dr-anitha-kumari" are one file. */
export function foldFile(name: string): string {
  return foldName(name.replace(/^.*[/\\]/, "").replace(/\.[a-z]{3,4}$/i, ""));
}

/** The names of a hospital and its departments in each of these editions of the site, by how they sound. */
export function nameHospital(sites: readonly Pick<Site, "hospitals">[], id: string) {
  const editions = sites.flatMap(({ hospitals }) => hospitals.filter((hospital) => hospital.id === id));
  const names = editions.flatMap(({ contentName, name, place }) => [contentName, place, `${name} ${place}`]);
  const departments = editions.flatMap((edition) =>
    edition.departments.flatMap(({ queryName, name, plainName = name }) =>
      [queryName, name, plainName].map((word) => [foldSound(word), queryName] as const),
    ),
  );
  return {
    contentName: editions[0]?.contentName ?? "",
    names: names.map(foldSound),
    /** The names that the departments' lists have. */
    departments: new Map(departments),
  };
}

export function listOf(value: FieldValue | undefined): readonly string[] {
  return typeof value === "string" ? [value].filter(Boolean) : (value ?? []);
}

export const textOf = (value: FieldValue | undefined) => listOf(value).join(", ");

/** What stands in one cell with commas, semicolons or line ends between. */
export const splitList = (cell: string) =>
  cell
    .split(/[,;\n]/)
    .map(cleanLine)
    .filter(Boolean);

/** Lines without empty ones between them, and without the spaces around and between their words. */
export const evenLines = (text: string) =>
  cleanText(text)
    .replaceAll(/ +/g, " ")
    .replaceAll(/ ?\n[ \n]*/g, "\n");
