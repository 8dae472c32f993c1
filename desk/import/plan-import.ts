import { setImmediate } from "node:timers/promises";
import { cleanLine } from "#forms/form-fields.ts";
import { readSittings } from "#site/sittings/read-sittings.ts";
import type { Change } from "#desk/entries/create-entries.server.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { createEntryNames } from "#desk/entries/entry-names.ts";
import type { EntryFields, FieldValue } from "#desk/entries/entry-types.ts";
import type { Said, Table } from "./columns.ts";
import { evenLines, foldFile, foldName, foldSound, listOf, splitList, textOf, withoutTitles } from "./names.ts";
import type { nameHospital } from "./names.ts";
import { checkFields, type NoteTexts, readFields, RefusedRow } from "./read-fields.ts";

export interface ImportContext {
  hospital: ReturnType<typeof nameHospital>;
  /** Of all hospitals. */
  doctors: readonly Entry[];
  listings: readonly Entry[];
  /** Where the photographs that came along are, by their names; "" for one that cannot be taken. */
  photos: ReadonlyMap<string, string>;
  say: NoteTexts;
}

/** What becomes of rows. */
export const KINDS = ["added", "changed", "unchanged", "refused"] as const;

export interface PlannedRow {
  row: number;
  kind: (typeof KINDS)[number];
  name: string;
  /** By the fields of a doctor, or of a department's list. */
  differences: { field: string; before: string; after: string }[];
  /** What to know of it, or why it is refused. */
  notes: string[];
}

/** After so many rows other requests are responded to. */
const ROWS_AT_ONCE = 20;

/** Compares a sheet with the entries. Nothing is written. */
export async function planImport({ isOfListings, rows }: Table, context: ImportContext) {
  const { hospital, doctors, photos, say } = context;
  const { readDoctor, readListing } = createReaders(rows, context);
  const read = isOfListings ? readListing : readDoctor;
  const toChange = createChanges(isOfListings ? "departments" : "doctors", context);
  const titles = new Map(doctors.map(({ id, title }) => [id, title]));
  const show = (field: string, value: FieldValue = "") =>
    textOf(field === "doctors" ? listOf(value).map((id) => titles.get(id) ?? id) : value);
  const planned: PlannedRow[] = [];
  const changes: Change[] = [];
  const moved = new Map<string, readonly string[]>();
  const usedPhotos = new Set<FieldValue | undefined>();
  const rowOf = new Map<string, number>();

  function plan(row: number, said: Said): PlannedRow {
    if (said.hospital && !hospital.names.includes(foldSound(said.hospital)))
      throw new RefusedRow(say.otherHospital(said.hospital));
    const { key, name, known, before, fields, notes } = read(said);
    usedPhotos.add(fields["profilePic"]);
    if (known?.waiting || known?.isPublic === false) throw new RefusedRow(say.isWaiting());
    const changed = pickChanged(fields, before);
    checkFields(changed, say);
    const earlier = rowOf.get(key);
    if (earlier !== undefined) throw new RefusedRow(say.double(String(earlier)));
    rowOf.set(key, row);
    const { departments, ...written } = changed;
    if ("consulting" in written && before["sittings"]) written["sittings"] = "";
    const change = toChange(known, name, written);
    if (departments) moved.set(change.id, listOf(departments));
    if (!known || Object.keys(written).length > 0) changes.push(change);
    const differences = Object.entries(changed).map(([field, value]) => ({
      ...{ field, before: show(field, before[field]), after: show(field, value) },
    }));
    const kind = !known ? "added" : differences.length > 0 ? "changed" : "unchanged";
    return { row, kind, name, differences, notes: [...notes, ...noteDoubts(changed, before, say)] };
  }

  for (const [at, { row, said }] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    try {
      planned.push(plan(row, said));
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      const name = cleanLine(said.name ?? said.departments ?? "");
      planned.push({ row, kind: "refused", name, differences: [], notes: [error.message] });
    }
  }
  return {
    rows: planned,
    /** How many rows would be imported. */
    ready: planned.filter(({ kind }) => kind === "added" || kind === "changed").length,
    /** All or none. */
    changes: [...changes, ...moveDoctors(moved, context)],
    unusedPhotos: [...photos].flatMap(([photo, path]) => (path === "" || usedPhotos.has(path) ? [] : photo)),
    refusedPhotos: [...photos].flatMap(([photo, path]) => (path === "" ? photo : [])),
  };
}

/** Reads what a row says of a doctor or of a department's list, beside the entry that there is. Throws `RefusedRow`. */
function createReaders(rows: Table["rows"], { hospital, doctors, listings, photos, say }: ImportContext) {
  const own = ofHospital(doctors, hospital);
  const lists = ofHospital(listings, hospital);
  const byKey = new Map(own.map((doctor) => [textOf(doctor.fields["personId"]), doctor]));
  for (const doctor of own) byKey.set(doctor.id, doctor);
  byKey.delete("");
  const byName = Map.groupBy(own, ({ title }) => foldName(title));
  const byPhoto = new Map([...photos].map(([photo, path]) => [foldFile(photo), path]));
  /** Doctors whom rows name by their keys. */
  const named = new Set(rows.map(({ said }) => byKey.get(said.key ?? "")));

  function findDoctor(name: string, key?: string): Entry | undefined {
    const all = byName.get(foldName(name)) ?? [];
    // A row with a key of its own is about somebody else than these.
    const [found, namesake] = key === undefined ? all : all.filter((doctor) => !named.has(doctor));
    if (namesake || (key && found?.fields["personId"])) throw new RefusedRow(say.namesakes(name));
    return found;
  }

  function readDepartments(cell = "") {
    const names = Map.groupBy(splitList(cell), (name) => hospital.departments.get(foldSound(name)));
    const unknown = names.get(undefined) ?? [];
    return { found: [...names.keys()].filter((name) => name !== undefined).toSorted(), unknown };
  }

  function readDoctor(said: Said) {
    const keyed = byKey.get(said.key ?? "");
    const name = cleanLine(said.name ?? keyed?.title ?? "");
    if (foldName(name) === "") throw new RefusedRow(say.noName());
    const known = keyed ?? findDoctor(name, said.key);
    const { found, unknown } = readDepartments(said.departments);
    const listed = lists.filter(({ fields }) => known && listOf(fields["doctors"]).includes(known.id));
    const before: EntryFields = { ...known?.fields, departments: listed.map(({ title }) => title).toSorted() };
    const photo = byPhoto.get(said.profilePic === undefined ? foldName(name) : foldFile(said.profilePic));
    const fields = readFields(said);
    if (said.key !== undefined && !keyed) fields["personId"] = said.key;
    if (photo) fields["profilePic"] = photo;
    if (found.length > 0) fields["departments"] = found;
    // Without a column of its own the speciality is the department.
    if (said.departments && (!known || "departments" in pickChanged(fields, before)))
      fields["centerOfExcellence"] ??= cleanLine(said.departments);
    const notes = unknown.map((department) => say.noDepartmentPage(department));
    if (said.profilePic !== undefined && !photo && !before["profilePic"]) notes.push(say.noPhoto(said.profilePic));
    return { key: known?.id ?? said.key ?? foldName(name), name, known, before, fields, notes };
  }

  function readListing(said: Said): ReturnType<typeof readDoctor> {
    const { found, unknown } = readDepartments(said.departments);
    const [name] = found;
    if (name === undefined || found.length > 1 || unknown.length > 0)
      throw new RefusedRow(say.unknownDepartment(said.departments ?? ""));
    const known = lists.find(({ title }) => title === name);
    const listed = splitList(said.doctors ?? "").map((title) => {
      const doctor = byKey.get(title) ?? findDoctor(title);
      if (!doctor) throw new RefusedRow(say.unknownDoctor(title));
      return doctor.id;
    });
    const fields = listed.length > 0 ? { doctors: [...new Set(listed)] } : {};
    return { key: name, name, known, before: known?.fields ?? {}, fields, notes: [] };
  }

  return { readDoctor, readListing };
}

const ofHospital = (all: readonly Entry[], { contentName }: ImportContext["hospital"]) =>
  all.filter(({ hospital }) => hospital === contentName);

/** The fields that a row changes: spaces and empty lines change nothing. */
function pickChanged(fields: EntryFields, before: EntryFields): Record<string, FieldValue> {
  const changed = Object.entries(fields).filter(
    ([field, value]) => evenLines(textOf(before[field])) !== evenLines(textOf(value)),
  );
  return Object.fromEntries(changed);
}

function noteDoubts(changed: EntryFields, before: EntryFields, say: NoteTexts): string[] {
  const isTranslated = (field: string) =>
    Object.keys(before).some((other) => other.startsWith(`${field}.`) && textOf(before[other]) !== "");
  return [
    Object.keys(changed).some(isTranslated) ? say.translationStays() : [],
    "consulting" in changed && before["sittings"] ? say.factsGo() : [],
    readSittings(textOf(changed["consulting"])).unread.length > 0 ? say.asText() : [],
  ].flat();
}

/** Makes changes of entries, and new ones of the hospital. */
function createChanges(type: "doctors" | "departments", context: ImportContext) {
  const { doctors, listings, hospital } = context;
  const nameEntry = createEntryNames((type === "doctors" ? doctors : listings).map(({ id }) => id));
  return (known: Entry | undefined, name: string, fields: EntryFields): Change => {
    if (known) return { type, id: known.id, fields };
    const own = { hospital: hospital.contentName, ...(type === "departments" && { departments: name }) };
    return { type, id: nameEntry(withoutTitles(name)), fields: { ...fields, ...own } };
  };
}

/** The lists of departments, once these doctors are in those departments alone. */
function moveDoctors(moved: ReadonlyMap<string, readonly string[]>, context: ImportContext): Change[] {
  const toChange = createChanges("departments", context);
  const lists = new Map(ofHospital(context.listings, context.hospital).map((list) => [list.title, list]));
  return [...new Set([...lists.keys(), ...[...moved.values()].flat()])].flatMap((department) => {
    const known = lists.get(department);
    const before = listOf(known?.fields["doctors"]);
    const stay = before.filter((doctor) => moved.get(doctor)?.includes(department) !== false);
    const come = [...moved].flatMap(([id, departments]) => (departments.includes(department) ? id : []));
    const doctors = [...new Set([...stay, ...come])];
    return known && doctors.join() === before.join() ? [] : toChange(known, department, { doctors });
  });
}
