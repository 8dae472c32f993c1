import { MAX_SEARCH_LENGTH } from "#app/ui/search-field/search-field.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Phone } from "#hospitals/phones.ts";
import type { Hospital } from "#hospitals/site.ts";

const SHAPE = /^[^\p{Cc}]+$/u;

/** The words to search for in an address, with single spaces; empty for none, and for more than the field holds. */
export function readSearchText(value: string | null): string {
  const text = (value ?? "").replaceAll(/\s+/g, " ").trim();
  return text.length <= MAX_SEARCH_LENGTH && SHAPE.test(text) ? text : "";
}

/** What the page of results shows of a hospital: how to reach it. */
export interface ReachedHospital {
  place: string;
  phone: Phone;
  emergencyPhone: Phone;
  mapUrl: string;
  toDoctors: string;
  toDepartments: string;
}

export function reachHospital({ place, basePath, contact }: Hospital): ReachedHospital {
  const { phone, emergencyPhone, mapUrl } = contact;
  const { toDoctors, toDepartments } = hospitalPaths({ basePath });
  return { place, phone, emergencyPhone, mapUrl, toDoctors, toDepartments };
}
