import type { Hospital } from "#hospitals/site.ts";

/** A hospital's name with its town, because hospitals of one brand share the name. */
export function fullName({ name, place }: Pick<Hospital, "name" | "place">): string {
  return `${name}, ${place}`;
}
