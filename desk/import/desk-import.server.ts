import { hash } from "node:crypto";
import type { DeskEntries } from "#desk/entries/desk-entries.server.ts";
import type * as texts from "#site/texts/en/desk-import.ts";
import type { Site } from "#site/hospitals/site.ts";
import { findTable } from "./columns.ts";
import { nameHospital } from "./names.ts";
import { type ImportContext, planImport } from "./plan-import.ts";
import type { readSheetFile, SheetFile } from "./read-sheet.ts";

interface DeskImportParts {
  entries: Pick<DeskEntries, "list" | "putFile">;
  /** In a process of its own where pages must go on. */
  readSheetFile: typeof readSheetFile;
  /** The editions of the site. */
  sites: readonly Pick<Site, "hospitals">[];
}

type SentSheet = Pick<ImportContext, "photos"> & { bytes: Uint8Array };
type Words = Pick<typeof texts, "faults" | "notes">;

export type DeskImport = ReturnType<typeof createDeskImport>;

/** Sheets of doctors and of departments' lists: what they would change, then the change. */
export function createDeskImport({ entries, sites, readSheetFile }: DeskImportParts) {
  return {
    /** What a file would change at a hospital, or why it cannot be read. Nothing is written. */
    async look({ bytes, photos }: SentSheet, hospitalId: string, { faults, notes: say }: Words) {
      // Also what takes too long to read, or more memory than there is.
      const read = await readSheetFile(bytes).catch((): SheetFile => ({ fault: "broken" }));
      if ("fault" in read) return { fault: faults[read.fault](read.number ?? 0) };
      const table = findTable(read.sheets);
      if (!table) return { fault: faults.noHeadings() };
      const [doctors, listings] = await Promise.all([entries.list("doctors"), entries.list("departments")]);
      const hospital = nameHospital(sites, hospitalId);
      const plan = await planImport(table, { hospital, doctors, listings, photos, say });
      /** The mark changes with everything that would be imported, and with what that changes. */
      return { ...plan, unread: table.unread, mark: hash("sha256", JSON.stringify(plan), "base64url") };
    },
    /** Stores photographs for doctors to come: returns where each is, or "", by its name. */
    async storePhotos(files: readonly { name: string; bytes: Uint8Array }[]) {
      const photos = new Map<string, string>();
      for (const file of files) {
        const stored = await entries.putFile("doctors", file);
        photos.set(file.name, "path" in stored ? stored.path : "");
      }
      return photos;
    },
  };
}
