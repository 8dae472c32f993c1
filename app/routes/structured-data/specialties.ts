import type { MedicalSpecialty } from "schema-dts";
import type { Department } from "#hospitals/site.ts";

type HasSpecialties = Pick<Department, "specialties">;

/** The branches of medicine of these departments, each once, as schema.org names them. */
export function specialtiesOf(departments: readonly HasSpecialties[]): MedicalSpecialty[] {
  const names = new Set(departments.flatMap(({ specialties }) => specialties ?? []));
  return [...names].map((name) => `https://schema.org/${name}` as const);
}

/**
 * The branches of medicine of the departments that these texts name as whole words, e.g. "Dental Care" and
 * "Nephrology and Urology Clinic"; none for texts that name no department.
 */
export function specialtiesNamedIn(
  texts: readonly string[],
  departments: readonly (HasSpecialties & Pick<Department, "name" | "queryName">)[],
): MedicalSpecialty[] {
  const sentences = texts.map(inWords);
  const isNamed = (name: string) => sentences.some((words) => words.includes(inWords(name)));
  return specialtiesOf(departments.filter(({ name, queryName }) => isNamed(name) || isNamed(queryName)));
}

/** Words with one space around each, so that "ent" is not found in "patient". */
function inWords(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;
}
