import { hash } from "node:crypto";
import type { DeskEntries, FileRefusal } from "#desk/entries/desk-entries.ts";
import type { Editions } from "#site/texts/editions.server.ts";
import { correctColumns, findTable, type ColumnField, type Table } from "./columns.ts";
import type { ImportHospital, ImportPlan } from "./import-plan.ts";
import type { KeptSheets } from "./kept-sheets.server.ts";
import { planImport } from "./plan-import.ts";
import { readSheetApart } from "./read-sheet-apart.ts";
import type { SheetFault, SheetFaultKind } from "./read-sheet.ts";

export interface ImportOptions {
  /** The content names of the hospitals that the editor may change; the first is that of rows without one. */
  allowed: readonly string[];
  corrections: ReadonlyMap<number, ColumnField | undefined>;
  fillsDown: boolean;
}

export type SheetLook = { name: string } & (
  | { fault: Pick<SheetFault, "number"> & { kind: SheetFaultKind | "noHeadings" } }
  /** `mark` changes with everything that would be imported. */
  | { table: Table; plan: ImportPlan; mark: string }
);

export type ImportResult =
  | { status: "imported"; name: string; plan: ImportPlan }
  /** The sheet or the entries are not what was shown: look again. */
  | { status: "gone" | "changed" }
  | { status: "photos"; photos: { name: string; reason: FileRefusal }[] }
  | { status: "refused"; faults: { name: string; message: string }[] }
  | { status: "unavailable" };

export type DeskImport = ReturnType<typeof createDeskImport>;

/** The hospitals and their departments by the names that a sheet may use, of every language. */
export function nameHospitals(editions: Editions): ImportHospital[] {
  const all = editions.flatMap(({ site }) => site.hospitals);
  return editions[0].site.hospitals.map(({ id, contentName, departments }) => {
    const same = all.filter((hospital) => hospital.id === id);
    const named = same.flatMap((hospital) => hospital.departments);
    return {
      ...{ contentName, names: same.flatMap(({ name, place }) => [place, `${name} ${place}`]) },
      departments: departments.map(({ slug, queryName }) => ({
        queryName,
        names: named.flatMap((one) => (one.slug === slug ? [one.name, one.plainName ?? one.name] : [])),
      })),
    };
  });
}

/** Sheets of doctors and of departments' lists: what they would change, then the change, all or nothing. */
export function createDeskImport({
  entries,
  kept,
  hospitals,
}: {
  entries: DeskEntries;
  kept: KeptSheets;
  hospitals: readonly ImportHospital[];
}) {
  /** Undefined once the sheet is gone. */
  async function look(owner: string, id: string, options: ImportOptions): Promise<SheetLook | undefined> {
    const sheet = await kept.open(owner, id);
    return sheet && lookAt({ name: sheet.name, bytes: await sheet.readSheet(), photos: sheet.photos }, options);
  }

  async function lookAt(
    { name, bytes, photos }: { name: string; bytes: Uint8Array; photos: readonly string[] },
    { corrections, ...options }: ImportOptions,
  ): Promise<SheetLook> {
    const read = await readSheetApart(bytes);
    if ("fault" in read) return { name, fault: read.fault };
    const found = findTable(read.sheets);
    if (!found) return { name, fault: { kind: "noHeadings" } };
    const table = correctColumns(found, corrections);
    const [doctors, listings] = await Promise.all([entries.list("doctors"), entries.list("departments")]);
    const plan = await planImport(table, { ...options, hospitals, doctors, listings, photos });
    const mark = hash("sha256", JSON.stringify([plan.changes, [...plan.photoOf]]), "base64url");
    return { name, table, plan, mark };
  }

  /** Imports what `look` showed with that mark; the sheet is removed then. */
  async function run(owner: string, id: string, options: ImportOptions, mark: string): Promise<ImportResult> {
    const [sheet, looked] = [await kept.open(owner, id), await look(owner, id, options)];
    if (!sheet || !looked) return { status: "gone" };
    if (!("plan" in looked) || looked.mark !== mark) return { status: "changed" };
    const { plan, name } = looked;
    const result = await publishPlan(entries, plan, sheet.readPhoto, owner);
    if (result.status === "photos") for (const photo of result.photos) await sheet.removePhoto(photo.name);
    if (result.status === "imported") await sheet.remove();
    return result.status === "imported" ? { status: "imported", name, plan } : result;
  }

  return { keep: kept.keep, addPhotos: kept.addPhotos, look, lookAt, run };
}

/** Publishes all that is planned, or nothing; a photograph that is refused keeps it from being published. */
async function publishPlan(
  entries: Pick<DeskEntries, "putFile" | "publishAll">,
  { changes, photoOf }: ImportPlan,
  readPhoto: (name: string) => Promise<Uint8Array>,
  by: string,
): Promise<Exclude<ImportResult, { status: "imported" }> | { status: "imported" }> {
  const paths = new Map<string, string>();
  const photos: { name: string; reason: FileRefusal }[] = [];
  for (const [id, { photo, name }] of photoOf) {
    const stored = await entries.putFile("doctors", { name: photo, bytes: await readPhoto(photo), alt: name });
    if (stored.status === "unavailable") return { status: "unavailable" };
    if (stored.status === "stored") paths.set(id, stored.path);
    else photos.push({ name: photo, reason: stored.reason });
  }
  if (photos.length > 0) return { status: "photos", photos };
  const whole = changes.map((change) => {
    const profilePic = change.type === "doctors" ? paths.get(change.id ?? "") : undefined;
    return profilePic === undefined ? change : { ...change, fields: { ...change.fields, profilePic } };
  });
  const result = await entries.publishAll(whole, by);
  if (result.status === "published") return { status: "imported" };
  if (result.status === "unavailable") return { status: "unavailable" };
  return {
    status: "refused",
    faults: result.refused.flatMap(({ index, faults }) =>
      faults.map(({ message }) => ({ name: String(changes[index]?.id ?? ""), message })),
    ),
  };
}
