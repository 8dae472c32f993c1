import { setImmediate } from "node:timers/promises";
import { cleanLine } from "#forms/form-fields.ts";
import { readSittings } from "#site/sittings/read-sittings.ts";
import type { notes } from "#site/texts/en/desk-import.ts";
import type { Change, EntrySummary, FieldValue } from "#desk/entries/desk-entries.ts";
import type { Table } from "./columns.ts";
import { createEntryNames } from "#desk/entries/entry-names.ts";
import { evenLines, foldFile, foldName, foldSound, isSameSet, listOf, textOf, withoutTitles } from "./names.ts";
import { createListings, type ImportHospital, type PlannedListing, readDepartments } from "./plan-listings.ts";
import { listPhones, readDoctor, readRows, RefusedRow, type Said, type SaidDoctor } from "./read-doctor.ts";

export interface ImportContext {
  hospitals: readonly ImportHospital[];
  /** The content names of those that the editor may change; the first is that of rows without a hospital. */
  allowed: readonly string[];
  /** Of all hospitals. */
  doctors: readonly EntrySummary[];
  listings: readonly EntrySummary[];
  /** The names of the photographs that came along. */
  photos: readonly string[];
}

/** What whoever imports should know of a row that is imported all the same. */
export interface Note {
  kind: keyof typeof notes;
  about: string;
  /** The known name that is nearest. */
  nearest?: string;
}

export interface PlannedRow {
  row: number;
  name: string;
  differences: { field: keyof SaidDoctor | "departments" | "doctors" | "photo"; before: string; after: string }[];
  notes: Note[];
}

export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/** So long at most no request is responded to while rows are compared. */
const MAX_BLOCKING_MS = 10;

/** Compares a sheet with the entries. Nothing is written. */
export async function planImport(table: Table, context: ImportContext) {
  const { addDoctor, addListing, finish } = createPlanner(context);
  const fields = new Set(table.columns.map(({ field }) => field));
  const isOfListings = fields.has("department") && fields.has("doctors") && !fields.has("name");
  const refused: { row: number; name: string; refusal: Pick<RefusedRow, "kind" | "about"> }[] = [];
  let since = performance.now();
  for (const { row, said } of readRows(table)) {
    try {
      if (isOfListings) addListing(row, said);
      else addDoctor(row, said);
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      const { kind, about } = error;
      refused.push({ row, name: cleanLine(said.name ?? said.department ?? ""), refusal: { kind, about } });
    }
    if (performance.now() - since < MAX_BLOCKING_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return { kind: isOfListings ? ("listings" as const) : ("doctors" as const), refused, ...finish() };
}

/** What is published, with the photograph that becomes a file before. */
type PlannedChange = Change & { photo?: { name: string; alt: string } };

function createPlanner({ hospitals, allowed, doctors, listings: entries, photos }: ImportContext) {
  const added: PlannedRow[] = [];
  const changed: PlannedRow[] = [];
  const changes: PlannedChange[] = [];
  let unchanged = 0;
  const listings = createListings(entries);
  const keyOf = (hospital: string, name: string) => `${hospital}\n${name}`;
  const byId = new Map(doctors.map((doctor) => [doctor.id, doctor]));
  const byName = Map.groupBy(doctors, ({ hospital, title }) => keyOf(hospital, foldName(title)));
  const byPerson = Map.groupBy(doctors, ({ hospital, fields }) => keyOf(hospital, textOf(fields["personId"])));
  const bySound = new Map(doctors.map(({ hospital, title }) => [keyOf(hospital, foldSound(title)), title]));
  const byPhoto = new Map(photos.map((photo) => [foldFile(photo), photo]));
  const byHospital = new Map(
    hospitals.flatMap((one) => [one.contentName, ...one.names].map((name) => [foldSound(name), one] as const)),
  );
  const nameEntry = createEntryNames(byId.keys());
  const seen = new Map<string, number>();
  const met = new Set<string>();

  function findHospital(named = allowed[0] ?? ""): ImportHospital {
    const found = byHospital.get(foldSound(named));
    if (!found) throw new RefusedRow("unknownHospital", named);
    if (!allowed.includes(found.contentName)) throw new RefusedRow("noRight", found.contentName);
    return found;
  }

  function findDoctor({ key = "", personId = key }: Said, name: string, hospital: string): EntrySummary | undefined {
    const people = personId ? byPerson.get(keyOf(hospital, cleanLine(personId))) : undefined;
    const found = people ?? byName.get(keyOf(hospital, foldName(name))) ?? [];
    if (found.length > 1) throw new RefusedRow("namesakes", name);
    return found[0];
  }

  /** A row of the same key is refused. */
  function noteRow(key: string, row: number): void {
    const earlier = seen.get(key);
    if (earlier !== undefined) throw new RefusedRow("double", String(earlier));
    seen.set(key, row);
  }

  function addDoctor(row: number, said: Said): void {
    const fields = readDoctor(said);
    const keyed = byId.get(cleanLine(said.key ?? ""));
    const hospital = findHospital(said.hospital ?? keyed?.hospital);
    const { contentName } = hospital;
    if (keyed && keyed.hospital !== contentName) throw new RefusedRow("moved", keyed.hospital);
    const name = fields.name ?? keyed?.title ?? "";
    if (foldName(name) === "") throw new RefusedRow("noName");
    const known = keyed ?? findDoctor(said, name, contentName);
    noteRow(keyOf(contentName, known?.id ?? (said.key || foldName(name))), row);
    met.add(contentName);
    if (known?.waiting) throw new RefusedRow("isWaiting", known.title);
    if (known && !known.isPublic) throw new RefusedRow("isWithdrawn", known.title);
    // A key that is no entry's is the hospital's own, by which the next sheet finds the doctor.
    if (said.key && !keyed) fields.personId ??= cleanLine(said.key);
    planDoctor({ row, name, differences: [], notes: [] }, said, fields, hospital, known);
  }

  function planDoctor(
    planned: PlannedRow,
    said: Said,
    fields: SaidDoctor,
    { contentName, departments }: ImportHospital,
    known: EntrySummary | undefined,
  ): void {
    const { name, differences } = planned;
    const note = (kind: Note["kind"], about = "", nearest?: string) =>
      void planned.notes.push({ kind, about, ...(nearest !== undefined && { nearest }) });
    const id = known?.id ?? nameEntry(withoutTitles(name), contentName);
    const { found, unknown } = readDepartments(said.department ?? "", departments);
    for (const one of unknown) note("noDepartmentPage", one.name, one.nearest);
    const moved = listings.move(contentName, id, found);
    // Without a column of its own the speciality is the department.
    if (said.department && (!known || moved)) fields.centerOfExcellence ??= cleanLine(said.department);
    const given = Object.entries(fields).filter(([field, value]) => !isSame(field, known?.fields[field], value));
    for (const [field, value] of given)
      differences.push({
        field: field as keyof SaidDoctor,
        ...{ before: textOf(known?.fields[field]), after: textOf(value) },
      });
    if (moved) differences.push({ field: "departments", ...moved });
    const photo = byPhoto.get(said.photo === undefined ? foldName(name) : foldFile(said.photo));
    if (photo !== undefined)
      differences.push({ field: "photo", before: textOf(known?.fields["profilePic"]), after: photo });
    else if (said.photo && !known?.fields["profilePic"]?.length) note("noPhoto", said.photo);
    for (const phone of fields.contactNumber ?? []) if (!/\d{3}/.test(phone)) note("oddPhone", phone);
    const like = known ? undefined : bySound.get(keyOf(contentName, foldSound(name)));
    if (like !== undefined) note("soundsLike", like);
    const written: Record<string, FieldValue> = Object.fromEntries(given);
    if ("consulting" in written && known?.fields["sittings"]?.length) {
      written["sittings"] = "";
      note("factsGo");
    }
    if (known && differences.some(({ field }) => isTranslated(field, known))) note("translationStays");
    if (known && differences.length === 0) return void (unchanged += 1);
    if (readSittings(textOf(written["consulting"])).unread.length > 0) note("asText");
    (known ? changed : added).push(planned);
    if (known && given.length === 0 && photo === undefined) return;
    changes.push({
      ...{ type: "doctors", id, fields: known ? written : { ...written, name, hospital: contentName } },
      ...(photo !== undefined && { photo: { name: photo, alt: name } }),
    });
  }

  function addListing(row: number, said: Said): void {
    const { contentName, departments } = findHospital(said.hospital);
    const { found, unknown } = readDepartments(said.department ?? "", departments);
    const [department] = found;
    if (department === undefined || found.length > 1 || unknown.length > 0)
      throw new RefusedRow("unknownDepartment", said.department);
    noteRow(keyOf(contentName, department), row);
    const names = (said.doctors ?? "")
      .split(/[,;\n]/)
      .map(cleanLine)
      .filter(Boolean);
    const ordered = names.map((name) => {
      const doctor = findDoctor({}, name, contentName);
      if (!doctor) throw new RefusedRow("unknownDoctor", name);
      return doctor;
    });
    const before = listings.set(contentName, department, [...new Set(ordered.map(({ id }) => id))]);
    if (!before) return void (unchanged += 1);
    const titles = before.map((id) => byId.get(id)?.title ?? id).join(", ");
    const after = ordered.map(({ title }) => title).join(", ");
    const differences: PlannedRow["differences"] = [{ field: "doctors", before: titles, after }];
    (before.length === 0 ? added : changed).push({ row, name: department, differences, notes: [] });
  }

  function finish() {
    const moved = listings.listChanged();
    const used = new Set(changes.map(({ photo }) => photo?.name));
    const inSheet = (doctor: EntrySummary) => seen.has(keyOf(doctor.hospital, doctor.id));
    return {
      ...{ added, changed, unchanged },
      /** Departments' lists that are made or changed. */
      listings: moved,
      /** All or none. */
      changes: [...changes, ...moved.map(toChange)],
      /** Doctors of the sheet's hospitals that are not in it: they stay as they are. */
      untouched: doctors.filter((doctor) => met.has(doctor.hospital) && !inSheet(doctor)).length,
      unusedPhotos: photos.filter((photo) => !used.has(photo)),
    };
  }

  return { addDoctor, addListing, finish };
}

const toChange = ({ id, hospital, department, after, isNew }: PlannedListing): PlannedChange => ({
  ...{ type: "departments", id },
  fields: { doctors: after, ...(isNew && { departments: department, hospital }) },
});

const isTranslated = (field: string, { fields }: EntrySummary) =>
  Object.entries(fields).some(([name, value]) => name.startsWith(`${field}.`) && value.length > 0);

function isSame(field: string, known: FieldValue | undefined, said: FieldValue): boolean {
  if (field === "contactNumber") return isSameSet(listPhones(listOf(known).join("\n")), listOf(said));
  return evenLines(textOf(known)) === evenLines(textOf(said));
}
