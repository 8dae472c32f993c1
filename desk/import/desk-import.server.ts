import { hash } from "node:crypto";
import type { Change } from "#desk/entries/create-entries.server.ts";
import type { DeskEntries } from "#desk/entries/desk-entries.server.ts";
import type { Site } from "#site/hospitals/site.ts";
import { findTable } from "./columns.ts";
import { foldSound } from "./names.ts";
import { type ImportContext, type ImportHospital, type ImportPlan, planImport } from "./plan-import.ts";
import type { readSheetFile, SheetFault, SheetFile } from "./read-sheet.ts";

/** Also what takes too long to read, or more memory than there is. */
const BROKEN: SheetFile = { fault: { kind: "broken" } };

/** `unread` are headings that are not known; `mark` changes with everything that would be imported. */
export type SheetLook = { fault: SheetFault } | { plan: ImportPlan; unread: string[]; mark: string };

export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** Where photographs are, by their names. */
export type StoredPhotos = ImportContext["photos"];

export interface DeskImportParts {
  entries: Pick<DeskEntries, "types" | "list" | "putFile" | "publishAll">;
  /** In a process of its own where pages must go on. */
  readSheetFile: typeof readSheetFile;
  hospitals: readonly ImportHospital[];
}

export type DeskImport = ReturnType<typeof createDeskImport>;

/** The hospitals and their departments by the names that a sheet may use, of every language. */
export function nameHospitals([first, ...others]: readonly [Site, ...Site[]]): ImportHospital[] {
  const all = [first, ...others].flatMap(({ hospitals }) => hospitals);
  return first.hospitals.map(({ id, contentName, departments }) => {
    const same = all.filter((hospital) => hospital.id === id);
    const named = same.flatMap((hospital) => hospital.departments);
    return {
      ...{ contentName, names: same.flatMap(({ name, place }) => [place, `${name} ${place}`]) },
      departments: new Map(
        departments.flatMap(({ slug, queryName }) => {
          const own = named.filter((one) => one.slug === slug).flatMap((one) => [one.name, one.plainName ?? one.name]);
          return [queryName, ...own].map((word) => [foldSound(word), queryName] as const);
        }),
      ),
    };
  });
}

/** Sheets of doctors and of departments' lists: what they would change, then the change. */
export function createDeskImport({ entries, hospitals, readSheetFile }: DeskImportParts) {
  return {
    /** What a file would change. Nothing is written. */
    async look(sheet: Uint8Array, allowed: readonly string[], photos: StoredPhotos): Promise<SheetLook> {
      const read = await readSheetFile(sheet).catch(() => BROKEN);
      if ("fault" in read) return read;
      const table = findTable(read.sheets);
      const doctorType = entries.types.find(({ id }) => id === "doctors");
      if (!table || !doctorType) return { fault: { kind: "noHeadings" } };
      const [doctors, listings] = await Promise.all([entries.list("doctors"), entries.list("departments")]);
      const plan = await planImport(table, { allowed, hospitals, doctorType, doctors, listings, photos });
      return { plan, unread: table.unread, mark: hash("sha256", JSON.stringify(plan.changes), "base64url") };
    },
    /** Stores photographs for doctors to come, and names those that cannot be taken. */
    async storePhotos(files: readonly NamedFile[]) {
      const photos = new Map<string, string>();
      for (const file of files) {
        const stored = await entries.putFile("doctors", file);
        if (stored.status === "stored") photos.set(file.name, stored.path);
      }
      return { photos, refused: files.flatMap(({ name }) => (photos.has(name) ? [] : name)) };
    },
    /** Publishes all changes of a plan or, where one is refused, none; `about` says which and why. */
    async publish(changes: readonly Change[], by: string) {
      const result = await entries.publishAll(changes, by);
      const faults = result.status === "refused" ? result.faults : [];
      return { status: result.status, about: faults.map(({ message }) => message).join(", ") };
    },
  };
}
