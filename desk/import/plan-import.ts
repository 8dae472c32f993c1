import { setImmediate } from "node:timers/promises";
import { cleanLine } from "#forms/clean-text.ts";
import { readSittings } from "#site/sittings/read-sittings.ts";
import type { Change, EntrySummary, FieldValue } from "#desk/entries/desk-entries.ts";
import type { Table } from "./columns.ts";
import type { FieldDifference, ImportContext, ImportHospital, ImportPlan, Note } from "./import-plan.ts";
import { createEntryNames, evenLines, foldFile, foldName, foldSound, listOf, textOf } from "./names.ts";
import { createListings, foldDepartments, readDepartments } from "./plan-listings.ts";
import { listPhones, readDoctor, readRows, type Refusal, type Said, type SaidDoctor } from "./read-doctor.ts";

/** So long at most no request is responded to while rows are compared. */
const MAX_BLOCKING_MS = 10;

/** Compares a sheet with the entries. Nothing is written. */
export async function planImport(table: Table, context: ImportContext): Promise<ImportPlan> {
  const planner = createPlanner(context);
  const fields = new Set(table.columns.map(({ field }) => field));
  const isOfListings = fields.has("department") && fields.has("doctors") && !fields.has("name");
  let since = performance.now();
  for (const { row, said } of readRows(table, context.fillsDown)) {
    const refusal = isOfListings ? planner.addListing(row, said) : planner.addDoctor(row, said);
    if (refusal) planner.refuse(row, said, refusal);
    if (performance.now() - since < MAX_BLOCKING_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return { kind: isOfListings ? "listings" : "doctors", ...planner.finish() };
}

function createPlanner({ hospitals, allowed, doctors, listings: entries, photos }: ImportContext) {
  const plan: Pick<ImportPlan, "added" | "changed" | "unchanged" | "refused" | "photoOf"> & { changes: Change[] } = {
    ...{ added: [], changed: [], unchanged: 0, refused: [], photoOf: new Map(), changes: [] },
  };
  const listings = createListings(entries);
  const keyOf = (hospital: string, name: string) => `${hospital}\n${name}`;
  const byId = new Map(doctors.map((doctor) => [doctor.id, doctor]));
  const byName = Map.groupBy(doctors, ({ hospital, title }) => keyOf(hospital, foldName(title)));
  const byPerson = Map.groupBy(doctors, ({ hospital, fields }) => keyOf(hospital, textOf(fields["personId"])));
  const bySound = new Map(doctors.map(({ hospital, title }) => [keyOf(hospital, foldSound(title)), title]));
  const byPhoto = new Map(photos.map((photo) => [foldFile(photo), photo]));
  const byDepartment = new Map(
    hospitals.map(({ contentName, departments }) => [contentName, foldDepartments(departments)]),
  );
  const nameEntry = createEntryNames(byId.keys());
  const seen = new Map<string, number>();
  const met = new Set<string>();

  const bySpokenName = new Map(
    hospitals.flatMap((hospital) =>
      [hospital.contentName, ...hospital.names].map((name) => [foldSound(name), hospital] as const),
    ),
  );

  const departmentsOf = ({ contentName }: ImportHospital) => byDepartment.get(contentName) ?? new Map<string, string>();

  function findHospital(named = allowed[0] ?? ""): ImportHospital | Refusal {
    const found = bySpokenName.get(foldSound(named));
    if (!found) return { kind: "unknownHospital", about: named };
    return allowed.includes(found.contentName) ? found : { kind: "noRight", about: found.contentName };
  }

  function findDoctor({ key = "", personId = key }: Said, name: string, hospital: string) {
    const people = personId ? (byPerson.get(keyOf(hospital, cleanLine(personId))) ?? []) : [];
    const found = people.length > 0 ? people : (byName.get(keyOf(hospital, foldName(name))) ?? []);
    const refusal: Refusal = { kind: "namesakes", about: name };
    return found.length > 1 ? { refusal } : { known: found[0] };
  }

  function findPhoto(said: string | undefined, name: string): string | undefined {
    return byPhoto.get(said === undefined ? foldName(name) : foldFile(said));
  }

  function addDoctor(row: number, said: Said): Refusal | undefined {
    const read = readDoctor(said);
    if ("refusal" in read) return read.refusal;
    const { fields } = read;
    const keyed = byId.get(cleanLine(said.key ?? ""));
    const hospital = findHospital(said.hospital ?? keyed?.hospital);
    if ("kind" in hospital) return hospital;
    const { contentName } = hospital;
    if (keyed && keyed.hospital !== contentName) return { kind: "moved", about: keyed.hospital };
    const name = fields.name ?? keyed?.title ?? "";
    if (foldName(name) === "") return { kind: "noName", about: "" };
    const { known = keyed, refusal } = keyed ? {} : findDoctor(said, name, contentName);
    if (refusal) return refusal;
    const key = keyOf(contentName, known?.id ?? (said.key || foldName(name)));
    const earlier = seen.get(key);
    if (earlier !== undefined) return { kind: "double", about: String(earlier) };
    seen.set(key, row);
    met.add(contentName);
    if (known?.waiting) return { kind: "isWaiting", about: known.title };
    if (known && !known.isPublic) return { kind: "isWithdrawn", about: known.title };
    // A key that is no entry's is the hospital's own, by which the next sheet finds the doctor.
    if (said.key && !keyed) fields.personId ??= cleanLine(said.key);
    planDoctor({ row, said, fields, hospital, known, name });
    return undefined;
  }

  interface ReadRow {
    row: number;
    said: Said;
    fields: SaidDoctor;
    hospital: ImportHospital;
    known: EntrySummary | undefined;
    name: string;
  }

  function planDoctor({ row, said, fields, hospital, known, name }: ReadRow): void {
    const { contentName } = hospital;
    const notes: Note[] = [];
    const note = (kind: Note["kind"], about: string) => void notes.push({ kind, about });
    const id = known?.id ?? nameEntry(name, contentName);
    const moved = moveDoctor(id, said.department, hospital, note);
    // Without a column of its own the speciality is the department.
    if (said.department && (!known || moved)) fields.centerOfExcellence ??= cleanLine(said.department);
    const given = Object.entries(fields).filter(([field, value]) => !isSame(field, known?.fields[field], value));
    const changed: Record<string, FieldValue> = Object.fromEntries(given);
    const differences = given.map(([field, value]): FieldDifference => ({
      field: field as keyof SaidDoctor,
      ...{ before: textOf(known?.fields[field]), after: textOf(value) },
    }));
    if (moved) differences.push({ field: "departments", ...moved });
    const photo = findPhoto(said.photo, name);
    if (photo !== undefined) {
      plan.photoOf.set(id, { photo, name });
      differences.push({ field: "photo", before: textOf(known?.fields["profilePic"]), after: photo });
    } else if (said.photo && !known?.fields["profilePic"]?.length) note("noPhoto", said.photo);
    for (const phone of fields.contactNumber ?? []) if (!/\d{3}/.test(phone)) note("oddPhone", phone);
    const like = known ? undefined : bySound.get(keyOf(contentName, foldSound(name)));
    if (like !== undefined) note("soundsLike", like);
    if (fields.consulting !== undefined && "consulting" in changed && known?.fields["sittings"]?.length) {
      changed["sittings"] = "";
      note("factsGo", "");
    }
    if (known && differences.some(({ field }) => isTranslated(field, known))) note("translationStays", "");
    if (known && differences.length === 0) return void (plan.unchanged += 1);
    const unread = "consulting" in changed && readSittings(fields.consulting ?? "").unread.length > 0;
    const timing = "consulting" in changed && { timing: unread ? ("text" as const) : ("read" as const) };
    plan[known ? "changed" : "added"].push({ row, name, hospital: contentName, differences, notes, ...timing });
    if (known && given.length === 0 && photo === undefined) return;
    plan.changes.push({ type: "doctors", id, fields: known ? changed : { ...changed, name, hospital: contentName } });
  }

  /** Lists the doctor where the cell says; returns the departments before and after where they differ. */
  function moveDoctor(
    id: string,
    cell: string | undefined,
    hospital: ImportHospital,
    note: (kind: Note["kind"], about: string) => void,
  ) {
    const { found, unknown } = readDepartments(cell ?? "", departmentsOf(hospital));
    for (const name of unknown) note("noDepartmentPage", name);
    const before = listings.of(hospital.contentName, id);
    if (found.length === 0 || isSameSet(before, found)) return undefined;
    listings.move(hospital.contentName, id, found);
    return { before: before.join(", "), after: found.join(", ") };
  }

  function addListing(row: number, said: Said): Refusal | undefined {
    const hospital = findHospital(said.hospital);
    if ("kind" in hospital) return hospital;
    const { contentName } = hospital;
    const { found, unknown } = readDepartments(said.department ?? "", departmentsOf(hospital));
    const [department] = found;
    if (department === undefined || found.length > 1 || unknown.length > 0)
      return { kind: "unknownDepartment", about: said.department ?? "" };
    const key = keyOf(contentName, department);
    const earlier = seen.get(key);
    if (earlier !== undefined) return { kind: "double", about: String(earlier) };
    seen.set(key, row);
    const ordered: EntrySummary[] = [];
    for (const name of (said.doctors ?? "")
      .split(/[,;\n]/)
      .map(cleanLine)
      .filter(Boolean)) {
      const { known, refusal } = findDoctor({}, name, contentName);
      if (refusal) return refusal;
      if (!known) return { kind: "unknownDoctor", about: name };
      ordered.push(known);
    }
    const before = listings.set(contentName, department, [...new Set(ordered.map(({ id }) => id))]);
    if (!before) return void (plan.unchanged += 1);
    const differences: FieldDifference[] = [
      { field: "doctors", before: titles(before), after: ordered.map(({ title }) => title).join(", ") },
    ];
    plan[before.length === 0 ? "added" : "changed"].push({
      row,
      name: department,
      hospital: contentName,
      differences,
      notes: [],
    });
    return undefined;
  }

  const titles = (list: readonly string[]) => list.map((id) => byId.get(id)?.title ?? id).join(", ");

  return {
    ...{ addDoctor, addListing },
    refuse(row: number, said: Said, refusal: Refusal): void {
      plan.refused.push({ row, name: cleanLine(said.name ?? said.department ?? ""), refusal });
    },
    finish(): Omit<ImportPlan, "kind"> {
      const { listings: changedListings, changes } = listings.finish();
      const used = new Set([...plan.photoOf.values()].map(({ photo }) => photo));
      const inSheet = (doctor: EntrySummary) => seen.has(keyOf(doctor.hospital, doctor.id));
      return {
        ...{ ...plan, listings: changedListings, changes: [...plan.changes, ...changes] },
        untouched: doctors.filter((doctor) => met.has(doctor.hospital) && !inSheet(doctor)).length,
        unusedPhotos: photos.filter((photo) => !used.has(photo)),
      };
    },
  };
}

const isTranslated = (field: string, { fields }: EntrySummary) =>
  Object.entries(fields).some(([name, value]) => name.startsWith(`${field}.`) && value.length > 0);

function isSame(field: string, known: FieldValue | undefined, said: FieldValue): boolean {
  if (field === "contactNumber") return isSameSet(listPhones(listOf(known).join("\n")), listOf(said));
  return evenLines(textOf(known)) === evenLines(textOf(said));
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join("\n") === other.toSorted().join("\n");
