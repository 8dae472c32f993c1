import { setImmediate } from "node:timers/promises";
import { cleanLine } from "#forms/form-fields.ts";
import { readSittings } from "#site/sittings/read-sittings.ts";
import type { Change } from "#desk/entries/create-entries.server.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import type { EntryFields, FieldValue } from "#desk/entries/entry-types.ts";
import { createEntryNames } from "#desk/entries/entry-names.ts";
import type { Said, Table } from "./columns.ts";
import { createDepartmentLists, readDepartments } from "./department-lists.ts";
import { evenLines, foldFile, foldName, foldSound, splitList, textOf, withoutTitles } from "./names.ts";
import { checkFields, type Note, readFields, RefusedRow } from "./read-fields.ts";

/** A hospital as a sheet may name it. */
export interface ImportHospital {
  contentName: string;
  /** How its names sound, in each language. */
  names: readonly string[];
  /** The names that departments' lists have, by how each name of a department sounds. */
  departments: ReadonlyMap<string, string>;
}

export interface ImportContext {
  hospital: ImportHospital;
  /** Of all hospitals. */
  doctors: readonly Entry[];
  listings: readonly Entry[];
  /** Where the photographs that came along are, by their names. */
  photos: ReadonlyMap<string, string>;
}

export interface PlannedRow {
  row: number;
  name: string;
  /** By the fields of a doctor, or of a department's list. */
  differences: { field: string; before: string; after: string }[];
  notes: Note[];
}

export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/** After so many rows other requests are responded to. */
const ROWS_AT_ONCE = 20;

/** Compares a sheet with the entries. Nothing is written. */
export async function planImport({ fields, rows }: Table, context: ImportContext) {
  const planner = createPlanner(context);
  const isOfListings = fields.has("doctors") && !fields.has("name");
  const plan = isOfListings ? planner.planListing : planner.planDoctor;
  const refused: PlannedRow[] = [];
  for (const [at, { row, said }] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    try {
      plan(row, said);
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      const name = cleanLine(said.name ?? said.departments ?? "");
      refused.push({ row, name, differences: [], notes: [error.note] });
    }
  }
  return { kind: isOfListings ? ("listings" as const) : ("doctors" as const), refused, ...planner.finish() };
}

function createPlanner({ hospital, doctors, listings, photos }: ImportContext) {
  const { contentName, departments } = hospital;
  const added: PlannedRow[] = [];
  const altered: PlannedRow[] = [];
  const changes: Change[] = [];
  let unchanged = 0;
  const lists = createDepartmentLists(listings, contentName);
  const own = doctors.filter((doctor) => doctor.hospital === contentName);
  const byId = new Map(own.map((doctor) => [doctor.id, doctor]));
  const byKey = new Map([...own.map((doctor) => [textOf(doctor.fields["personId"]), doctor] as const), ...byId]);
  const byName = Map.groupBy(own, ({ title }) => foldName(title));
  const byPhoto = new Map([...photos.keys()].map((photo) => [foldFile(photo), photo]));
  const unusedPhotos = new Set(photos.keys());
  const nameEntry = createEntryNames(doctors.map(({ id }) => id));
  const rowOf = new Map<string, number>();

  /** Throws for a row of another hospital. */
  function checkHospital({ hospital: named }: Said): void {
    if (named && !hospital.names.includes(foldSound(named))) throw new RefusedRow("otherHospital", named);
  }

  function findDoctor(name: string): Entry | undefined {
    const [found, namesake] = byName.get(foldName(name)) ?? [];
    if (namesake) throw new RefusedRow("namesakes", name);
    return found;
  }

  /** A second row of the same entry is refused. */
  function noteRow(key: string, row: number): void {
    const earlier = rowOf.get(key);
    if (earlier !== undefined) throw new RefusedRow("double", String(earlier));
    rowOf.set(key, row);
  }

  /** The name of a row's doctor, and the entry where there is one. */
  function identify(said: Said) {
    const keyed = said.key === undefined ? undefined : byKey.get(cleanLine(said.key));
    const name = cleanLine(said.name ?? keyed?.title ?? "");
    if (foldName(name) === "") throw new RefusedRow("noName");
    const known = keyed ?? findDoctor(name);
    if (known?.waiting) throw new RefusedRow("isWaiting", known.title);
    if (known && !known.isPublic) throw new RefusedRow("isWithdrawn", known.title);
    return { name, known };
  }

  function planDoctor(row: number, said: Said): void {
    checkHospital(said);
    const { name, known } = identify(said);
    const { found, unknown } = readDepartments(said.departments ?? "", departments);
    const photo = byPhoto.get(said.profilePic === undefined ? foldName(name) : foldFile(said.profilePic)) ?? "";
    const fields = readFields(said);
    if (photo) fields["profilePic"] = photos.get(photo) ?? photo;
    if (fields["personId"] === known?.id) delete fields["personId"];
    // Whose lists have a doctor is compared as if it were a field.
    const before: EntryFields = { ...known?.fields, departments: known ? lists.departmentsOf(known.id) : [] };
    if (found.length > 0) fields["departments"] = found;
    // Without a column of its own the speciality is the department.
    if (said.departments && (!known || "departments" in pickChanged(fields, before)))
      fields["centerOfExcellence"] ??= cleanLine(said.departments);
    const changed = pickChanged(fields, before);
    const { departments: moved, ...written } = changed;
    checkFields(written);
    noteRow(known?.id ?? said.key ?? foldName(name), row);
    unusedPhotos.delete(photo);
    const id = known?.id ?? nameEntry(withoutTitles(name));
    if (moved) lists.move(id, found);
    const notes = [
      ...unknown.map((one): Note => ({ kind: "noDepartmentPage", ...one })),
      ...noteDoubts(said, written, before),
    ];
    keep({ row, name, differences: describe(changed, before), notes }, known !== undefined);
    if (Object.keys(written).length === 0) return;
    if ("consulting" in written && known?.fields["sittings"]) written["sittings"] = "";
    changes.push({ type: "doctors", id, fields: known ? written : { ...written, hospital: contentName } });
  }

  function keep(planned: PlannedRow, isKnown: boolean): void {
    if (planned.differences.length === 0) unchanged += 1;
    else (isKnown ? altered : added).push(planned);
  }

  function planListing(row: number, said: Said): void {
    checkHospital(said);
    const { found, unknown } = readDepartments(said.departments ?? "", departments);
    const [department] = found;
    if (department === undefined || found.length > 1 || unknown.length > 0)
      throw new RefusedRow("unknownDepartment", said.departments);
    const named = splitList(said.doctors ?? "").map((name) => {
      const doctor = findDoctor(name);
      if (!doctor) throw new RefusedRow("unknownDoctor", name);
      return doctor.id;
    });
    noteRow(department, row);
    const ids = [...new Set(named)];
    const before = lists.set(department, ids);
    const titlesOf = (list: readonly string[]) => list.map((id) => byId.get(id)?.title ?? id).join(", ");
    const was = { doctors: titlesOf(before ?? []) };
    const differences = describe(pickChanged({ doctors: titlesOf(ids) }, was), was);
    keep({ row, name: department, differences, notes: [] }, before !== undefined);
  }

  return {
    ...{ planDoctor, planListing },
    finish: () => ({
      ...{ added, changed: altered, unchanged, unusedPhotos: [...unusedPhotos] },
      /** All or none. */
      changes: [...changes, ...lists.listChanges()],
    }),
  };
}

function pickChanged(said: EntryFields, known: EntryFields = {}): Record<string, FieldValue> {
  const changed = Object.entries(said).filter(
    ([field, value]) => evenLines(textOf(known[field])) !== evenLines(textOf(value)),
  );
  return Object.fromEntries(changed);
}

const describe = (changed: EntryFields, known: EntryFields): PlannedRow["differences"] =>
  Object.entries(changed).map(([field, value]) => ({ field, before: textOf(known[field]), after: textOf(value) }));

function noteDoubts(said: Said, written: EntryFields, known: EntryFields): Note[] {
  const notes: Note[] = [];
  const isSaid = (field: string) => (known[field]?.length ?? 0) > 0;
  if (said.profilePic !== undefined && !("profilePic" in written) && !isSaid("profilePic"))
    notes.push({ kind: "noPhoto", about: said.profilePic });
  if ("consulting" in written && isSaid("sittings")) notes.push({ kind: "factsGo" });
  if (Object.keys(known).some((name) => isSaid(name) && (name.split(".", 1)[0] ?? "") in written && name.includes(".")))
    notes.push({ kind: "translationStays" });
  if (readSittings(textOf(written["consulting"])).unread.length > 0) notes.push({ kind: "asText" });
  return notes;
}
