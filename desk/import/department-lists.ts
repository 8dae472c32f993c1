import { findNearest } from "#site/hospitals/nearest-names.ts";
import type { Change } from "#desk/entries/create-entries.server.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { createEntryNames } from "#desk/entries/entry-names.ts";
import { foldSound, listOf, splitList } from "./names.ts";

/** A department's list of doctors, as it is and as a sheet makes it. */
interface List {
  id: string;
  before: readonly string[] | undefined;
  after: readonly string[];
}

/** The lists of a hospital's departments, as they are and as rows of a sheet change them; `all` of every hospital. */
export function createDepartmentLists(all: readonly Entry[], hospital: string) {
  const nameEntry = createEntryNames(all.map(({ id }) => id));
  const own = all.filter((entry) => entry.hospital === hospital);
  const lists = new Map(
    own.map(({ id, title, fields }): [string, List] => {
      const before = listOf(fields["doctors"]);
      return [title, { id, before, after: before }];
    }),
  );

  /** Sets a whole list; returns what it was before the sheet, undefined where there was none. */
  function set(department: string, doctors: readonly string[]) {
    const { id, before } = lists.get(department) ?? { id: nameEntry(`${department} ${hospital}`), before: undefined };
    lists.set(department, { id, before, after: doctors });
    return before;
  }

  return {
    set,
    departmentsOf: (doctor: string) =>
      [...lists].flatMap(([department, { after }]) => (after.includes(doctor) ? department : [])).toSorted(),
    /** Lists a doctor in these departments and no other. */
    move(doctor: string, departments: readonly string[]): void {
      for (const department of new Set([...lists.keys(), ...departments])) {
        const listed = lists.get(department)?.after ?? [];
        const isWanted = departments.includes(department);
        if (isWanted === listed.includes(doctor)) continue;
        set(department, isWanted ? [...listed, doctor] : listed.filter((id) => id !== doctor));
      }
    },
    listChanges: () =>
      [...lists]
        .filter(([, { before, after }]) => before?.join("\n") !== after.join("\n"))
        .map(([department, { id, before, after }]): Change => {
          const named = before ? {} : { departments: department, hospital };
          return { type: "departments", id, fields: { ...named, doctors: after } };
        }),
  };
}

/**
 * The departments that a cell names, by the names that lists have, and the words that name none, each with the
 * nearest if any.
 * `known` has the names of lists by how each name of a department sounds.
 */
export function readDepartments(cell: string, known: ReadonlyMap<string, string>) {
  const parts = splitList(cell).map((about) => ({ about, sound: foldSound(about) }));
  return {
    found: [...new Set(parts.flatMap(({ sound }) => known.get(sound) ?? []))].toSorted(),
    unknown: parts
      .filter(({ sound }) => !known.has(sound))
      .map(({ about, sound }) => ({ about, nearest: known.get(findNearest(sound, ["", ...known.keys()])) })),
  };
}
