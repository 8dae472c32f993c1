import { MAX_SEARCH_LENGTH } from "#app/ui/search-field/search-field.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Casualty } from "#site/hospitals/emergency.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { Hospital } from "#site/hospitals/site.ts";

const SHAPE = /^[^\p{Cc}]+$/u;

/** The words to search for in an address, with single spaces; empty for none, and for more than the field holds. */
export function readSearchText(value: string | null): string {
  const text = (value ?? "").replaceAll(/\s+/g, " ").trim();
  return text.length <= MAX_SEARCH_LENGTH && SHAPE.test(text) ? text : "";
}

const MAX_LISTED = 12;

/** None of a large group: its pages by place list the nearest first. */
export function listFew(hospitals: Hospital[]): Hospital[] {
  return hospitals.length > MAX_LISTED ? [] : hospitals;
}

export interface ReachedHospital {
  place: string;
  phone: Phone;
  casualty?: Casualty;
  toDoctors: string;
  toDepartments: string;
}

export function reachHospital({ place, basePath, contact: { phone }, casualty }: Hospital): ReachedHospital {
  const { toDoctors, toDepartments } = hospitalPaths({ basePath });
  return { place, phone, ...(casualty && { casualty }), toDoctors, toDepartments };
}
