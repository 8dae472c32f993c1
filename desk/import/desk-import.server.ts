import { hash } from "node:crypto";
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
  entries: Pick<DeskEntries, "list" | "putFile" | "publishAll">;
  /** In a process of its own where pages must go on. */
  readSheetFile: typeof readSheetFile;
  /** The editions of the site. */
  sites: readonly Pick<Site, "hospitals">[];
}

export type DeskImport = ReturnType<typeof createDeskImport>;

/** A hospital and its departments by the names that a sheet may use: of each of these editions of the site. */
function nameHospital(sites: readonly Pick<Site, "hospitals">[], id: string): ImportHospital {
  const same = sites.flatMap(({ hospitals }) => hospitals.filter((hospital) => hospital.id === id));
  const names = same.flatMap(({ contentName, name, place }) => [contentName, place, `${name} ${place}`]);
  const departments = same.flatMap((one) =>
    one.departments.flatMap(({ queryName, name, plainName = name }) =>
      [queryName, name, plainName].map((word) => [foldSound(word), queryName] as const),
    ),
  );
  return { contentName: same[0]?.contentName ?? "", names: names.map(foldSound), departments: new Map(departments) };
}

/** Sheets of doctors and of departments' lists: what they would change, then the change. */
export function createDeskImport({ entries, sites, readSheetFile }: DeskImportParts) {
  return {
    /** What a file would change at a hospital. Nothing is written. */
    async look(sheet: Uint8Array, hospitalId: string, photos: StoredPhotos): Promise<SheetLook> {
      const read = await readSheetFile(sheet).catch(() => BROKEN);
      if ("fault" in read) return read;
      const table = findTable(read.sheets);
      if (!table) return { fault: { kind: "noHeadings" } };
      const [doctors, listings] = await Promise.all([entries.list("doctors"), entries.list("departments")]);
      const hospital = nameHospital(sites, hospitalId);
      const plan = await planImport(table, { hospital, doctors, listings, photos });
      return { plan, unread: table.unread, mark: hash("sha256", JSON.stringify(plan.changes), "base64url") };
    },
    /** Stores photographs for doctors to come, and names those that cannot be taken. */
    async storePhotos(files: readonly NamedFile[]) {
      const photos = new Map<string, string>();
      for (const file of files) {
        const stored = await entries.putFile("doctors", file);
        if ("path" in stored) photos.set(file.name, stored.path);
      }
      return { photos, refused: files.flatMap(({ name }) => (photos.has(name) ? [] : name)) };
    },
    /** Publishes all changes of a plan or, where some are refused, none: returns which these are, and why. */
    publish: entries.publishAll,
  };
}
