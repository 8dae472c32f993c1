import { findNearest } from "#site/hospitals/nearest-names.ts";
import type { Change } from "#desk/entries/create-entries.server.ts";
import type { EntrySummary } from "#desk/entries/describe-entry.server.ts";
import { createEntryNames } from "#desk/entries/entry-names.ts";
import { foldSound, listOf, splitList } from "./names.ts";

/** A department's list of doctors, as it is and as a sheet makes it. */
interface List {
  id: string;
  hospital: string;
  department: string;
  before: readonly string[] | undefined;
  after: string[];
}

/** The lists of the departments' doctors, as they are and as rows of a sheet change them. */
export function createDepartmentLists(entries: readonly EntrySummary[]) {
  const nameEntry = createEntryNames(entries.map(({ id }) => id));
  const lists = entries.map(({ id, title, hospital, fields }): List => {
    const before = listOf(fields["doctors"]);
    return { id, hospital, department: title, before, after: [...before] };
  });

  function open(hospital: string, department: string): List {
    const found = lists.find((one) => one.hospital === hospital && one.department === department);
    if (found) return found;
    const made = { id: nameEntry(`${department} ${hospital}`), hospital, department, before: undefined, after: [] };
    lists.push(made);
    return made;
  }

  const listsOf = (hospital: string, doctor: string) =>
    lists.filter((one) => one.hospital === hospital && one.after.includes(doctor));

  return {
    departmentsOf: (hospital: string, doctor: string) => listsOf(hospital, doctor).map(({ department }) => department),
    /** Lists a doctor in these departments and no other. */
    move(hospital: string, doctor: string, departments: readonly string[]): void {
      for (const list of listsOf(hospital, doctor))
        if (!departments.includes(list.department)) list.after = list.after.filter((id) => id !== doctor);
      for (const department of departments) {
        const { after } = open(hospital, department);
        if (!after.includes(doctor)) after.push(doctor);
      }
    },
    /** Sets a whole list; returns what it was, or undefined where there was none. */
    set(hospital: string, department: string, doctors: string[]) {
      const list = open(hospital, department);
      list.after = doctors;
      return list.before;
    },
    listChanges: () =>
      lists
        .filter(({ before, after }) => before?.join("\n") !== after.join("\n"))
        .map(({ id, hospital, department, before, after }): Change => {
          const own = before ? {} : { departments: department, hospital };
          return { type: "departments", id, fields: { ...own, doctors: after } };
        }),
  };
}

/**
 * The departments that a cell names, by the names that lists have, and the words that name none, each with the nearest.
 * `known` has the names of lists by how each name of a department sounds.
 */
export function readDepartments(cell: string, known: ReadonlyMap<string, string>) {
  const parts = splitList(cell).map((name) => ({ name, found: known.get(foldSound(name)) }));
  const sounds = [...known.keys()];
  return {
    found: [...new Set(parts.flatMap(({ found }) => found ?? []))],
    unknown: parts
      .filter(({ found }) => found === undefined)
      .map(({ name }) => ({
        about: name,
        nearest: known.get(sounds.length > 0 ? findNearest(foldSound(name), sounds) : ""),
      })),
  };
}
