import type { Phone } from "#hospitals/phones.ts";
import type { Hospital, Site } from "#hospitals/site.ts";
import { searchWords } from "./find-entries.ts";

/** What each hospital offers, and how to reach it. */
export interface WhatIsWhereView {
  /** In display order; the columns. */
  hospitals: WhereHospital[];
  /** Alphabetical, as are the facilities. */
  departments: WhereEntry[];
  facilities: WhereEntry[];
}

export interface WhereHospital {
  name: string;
  place: string;
  basePath: string;
  /** The reception's number. */
  phone: Phone;
  emergencyPhone: Phone;
}

/** A department or a facility of any hospital. */
export interface WhereEntry {
  slug: string;
  name: string;
  icon: string;
  summary: string;
  /** What else it is found by, as `searchWords` writes words: its services and where it is. */
  words: string;
  /** For each hospital, in their order: whether it lists this. */
  isHere: boolean[];
}

/**
 * Gathers what is where. A page that opens but stands in no menu of its hospital (checklist A13, A17) does not count:
 * a visitor is sent only where the hospital itself says that it has the thing.
 */
export function createWhatIsWhereView({ hospitals, language }: Site): WhatIsWhereView {
  return {
    hospitals: hospitals.map(whereHospital),
    departments: listEntries(
      hospitals,
      language,
      ({ departments }) => departments,
      ({ services, doctorsTitle, doctorsSubtitle }) => [...services, doctorsTitle, doctorsSubtitle],
    ),
    facilities: listEntries(
      hospitals,
      language,
      ({ facilities }) => facilities,
      () => [],
    ),
  };
}

function whereHospital({ name, place, basePath, contact }: Hospital): WhereHospital {
  const { phone, emergencyPhone } = contact;
  return { name, place, basePath, phone, emergencyPhone };
}

interface Listed {
  slug: string;
  name: string;
  icon: string;
  summary: string;
}

function listEntries<Entry extends Listed>(
  hospitals: Hospital[],
  language: string,
  listOf: (hospital: Hospital) => Entry[],
  moreTexts: (entry: Entry) => string[],
): WhereEntry[] {
  const slugs = new Set(hospitals.flatMap(listOf).map(({ slug }) => slug));
  const entries = [...slugs].flatMap((slug) => {
    const found = hospitals.map((hospital) => listOf(hospital).find((entry) => entry.slug === slug));
    const first = found.find((entry) => entry !== undefined);
    if (!first) return [];
    const { name, icon, summary } = first;
    const places = hospitals.filter((_, index) => found[index]).map(({ place }) => place);
    const texts = found.flatMap((entry) => (entry ? [entry.name, entry.summary, ...moreTexts(entry)] : []));
    const words = otherWords([...texts, ...places], `${name} ${summary}`);
    return [{ slug, name, icon, summary, words, isHere: found.map((entry) => entry !== undefined) }];
  });
  return entries.toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** Each word once, and none that the entry shows anyway: they are sent with the page. */
function otherWords(texts: string[], shown: string): string {
  const known = new Set(searchWords(shown));
  return [...new Set(texts.flatMap(searchWords))].filter((word) => !known.has(word)).join(" ");
}
