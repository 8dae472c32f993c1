import { hash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Change } from "#desk/entries/desk-entries.ts";
import type { DeskEntries } from "#desk/entries/desk-entries.server.ts";
import type { Site } from "#site/hospitals/site.ts";
import { findTable } from "./columns.ts";
import { foldSound } from "./names.ts";
import type { KeptSheets } from "./kept-sheets.server.ts";
import { planImport, type ImportContext, type ImportPlan } from "./plan-import.ts";
import type { ImportHospital } from "./plan-listings.ts";
import type { readSheetFile, SheetFault, SheetFile } from "./read-sheet.ts";

/** Also what takes too long to read, or more memory than there is. */
const BROKEN: SheetFile = { fault: { kind: "broken" } };

type Allowed = ImportContext["allowed"];

export type SheetLook = { name: string } & (
  | { fault: SheetFault }
  /** `unread` are headings that are not known; `mark` changes with everything that would be imported. */
  | { plan: ImportPlan; unread: string[]; mark: string }
);

type ImportResult =
  | { status: "imported"; name: string; plan: ImportPlan }
  /** The sheet is gone; or it, or the entries, are not what was shown. */
  | { status: "gone" | "changed" | "unavailable" }
  /** What cannot be read, or cannot be published and why. */
  | { status: "photos" | "refused"; about: string };

export interface DeskImportParts {
  entries: Pick<DeskEntries, "list" | "putFile" | "publishAll">;
  kept: KeptSheets;
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

/** Sheets of doctors and of departments' lists: what they would change, then the change, all or nothing. */
export function createDeskImport({ entries, kept, hospitals, ...parts }: DeskImportParts) {
  /** Undefined once the sheet is gone. */
  async function look(owner: string, id: string, allowed: Allowed): Promise<SheetLook | undefined> {
    const sheet = await kept.find(owner, id);
    if (!sheet) return undefined;
    const { name } = sheet;
    const photos = await readdir(sheet.photos).catch(() => []);
    const read = await parts.readSheetFile(await readFile(sheet.sheet)).catch((): SheetFile => BROKEN);
    if ("fault" in read) return { name, fault: read.fault };
    const table = findTable(read.sheets);
    if (!table) return { name, fault: { kind: "noHeadings" } };
    const [doctors, listings] = await Promise.all([entries.list("doctors"), entries.list("departments")]);
    const plan = await planImport(table, { allowed, hospitals, doctors, listings, photos });
    const unread = table.columns.flatMap(({ field, heading }) => (field ? [] : heading || []));
    return { name, plan, unread, mark: hash("sha256", JSON.stringify(plan.changes), "base64url") };
  }

  /** Imports what `look` showed with that mark; a photograph that cannot be read is taken out, and nothing imported. */
  async function run(owner: string, id: string, allowed: Allowed, mark: string): Promise<ImportResult> {
    const [sheet, looked] = [await kept.find(owner, id), await look(owner, id, allowed)];
    if (!sheet || !looked) return { status: "gone" };
    if (!("plan" in looked) || looked.mark !== mark) return { status: "changed" };
    const { plan, name } = looked;
    const unreadable: string[] = [];
    const changes: Change[] = [];
    for (const { photo, ...change } of plan.changes) {
      changes.push(change);
      if (!photo) continue;
      const bytes = await readFile(join(sheet.photos, photo.name));
      const stored = await entries.putFile("doctors", { ...photo, bytes });
      if (stored.status === "unavailable") return stored;
      if (stored.status === "refused") unreadable.push(photo.name);
      else change.fields = { ...change.fields, profilePic: stored.path };
    }
    for (const photo of unreadable) await rm(join(sheet.photos, photo));
    if (unreadable.length > 0) return { status: "photos", about: unreadable.join(", ") };
    const result = await entries.publishAll(changes, owner);
    if (result.status === "unavailable") return result;
    if (result.status === "refused")
      return { status: "refused", about: result.faults.map(({ message }) => message).join(", ") };
    await rm(sheet.folder, { recursive: true, force: true });
    return { status: "imported", name, plan };
  }

  return { keep: kept.keep, addPhotos: kept.addPhotos, look, run };
}
