import { cleanLine } from "#forms/form-fields.ts";
import { findNearest } from "#site/hospitals/nearest-names.ts";
import type { EntrySummary } from "#desk/entries/desk-entries.ts";
import { createEntryNames } from "#desk/entries/entry-names.ts";
import { foldSound, isSameSet, listOf } from "./names.ts";

/** A hospital as a sheet may name it. */
export interface ImportHospital {
  contentName: string;
  /** Its other names: of its place, in other languages. */
  names: readonly string[];
  /** The names that listings have, by how each name of a department sounds. */
  departments: ReadonlyMap<string, string>;
}

/** A department's list of doctors, as it is and as a sheet makes it. */
export interface PlannedListing {
  id: string;
  hospital: string;
  department: string;
  isNew: boolean;
  before: readonly string[];
  after: string[];
}

/** The lists of the departments' doctors, as they are and as rows of a sheet change them. */
export function createListings(entries: readonly EntrySummary[]) {
  const nameEntry = createEntryNames(entries.map(({ id }) => id));
  const known = entries.map(({ id, title, hospital, fields }): PlannedListing => {
    const before = listOf(fields["doctors"]);
    return { id, hospital, department: title, isNew: false, before, after: [...before] };
  });
  const isChanged = ({ isNew, before, after }: PlannedListing) => isNew || before.join("\n") !== after.join("\n");

  function open(hospital: string, department: string): PlannedListing {
    const found = known.find((one) => one.hospital === hospital && one.department === department);
    if (found) return found;
    const id = nameEntry(`${department} ${hospital}`);
    const made = { id, hospital, department, isNew: true, before: [], after: [] };
    known.push(made);
    return made;
  }

  return {
    /** Lists a doctor in these departments and no other; returns those before and after, where they differ. */
    move(hospital: string, doctor: string, departments: readonly string[]) {
      const own = known.filter((one) => one.hospital === hospital && one.after.includes(doctor));
      const before = own.map(({ department }) => department);
      if (departments.length === 0 || isSameSet(before, departments)) return undefined;
      for (const one of own)
        if (!departments.includes(one.department)) one.after = one.after.filter((id) => id !== doctor);
      for (const department of departments.filter((name) => !before.includes(name)))
        open(hospital, department).after.push(doctor);
      return { before: before.join(", "), after: departments.join(", ") };
    },
    /** Sets a whole list; returns what it was, or undefined where it was the same. */
    set(hospital: string, department: string, doctors: string[]): readonly string[] | undefined {
      const listing = open(hospital, department);
      listing.after = doctors;
      return isChanged(listing) ? listing.before : undefined;
    },
    listChanged: () => known.filter(isChanged),
  };
}

/** The departments that a cell names, by the names that listings have, and the words that name none. */
export function readDepartments(cell: string, known: ImportHospital["departments"]) {
  const nameOf = (words: string) => known.get(foldSound(words));
  const parts = cell
    .split(/[,;\n]/)
    .flatMap((part) => (nameOf(part) === undefined ? part.split(/\/|&|\band\b/) : part))
    .map(cleanLine)
    .filter(Boolean);
  const written = new Map([...known.values()].map((name) => [name.toLowerCase(), name]));
  const nearestOf = (words: string) =>
    written.size > 0 ? written.get(findNearest(words.toLowerCase(), [...written.keys()])) : undefined;
  return {
    found: [...new Set(parts.flatMap((part) => nameOf(part) ?? []))],
    unknown: parts.flatMap((name) => (nameOf(name) === undefined ? { name, nearest: nearestOf(name) } : [])),
  };
}
