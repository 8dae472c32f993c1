import { setImmediate } from "node:timers/promises";
import { cleanLine } from "#forms/clean-text.ts";
import { readSittings } from "#site/sittings/read-sittings.ts";
import type { Change, EntrySummary, FieldValue } from "#desk/entries/desk-entries.ts";
import type { Table } from "./columns.ts";
import type { FieldDifference, ImportContext, ImportPlan, Note, PlannedRow } from "./import-plan.ts";
import { createEntryNames, evenLines, foldFile, foldName, foldSound, isSameSet, listOf, textOf } from "./names.ts";
import { createListings, foldDepartments, readDepartments } from "./plan-listings.ts";
import { listPhones, readDoctor, readRows, type Refusal, type Said, type SaidDoctor } from "./read-doctor.ts";

interface FoundHospital {
  contentName: string;
  departments: Map<string, string>;
}

/** So long at most no request is responded to while rows are compared. */
const MAX_BLOCKING_MS = 10;

/** Compares a sheet with the entries. Nothing is written. */
export async function planImport(table: Table, context: ImportContext): Promise<ImportPlan> {
  const planner = createPlanner(context);
  const fields = new Set(table.columns.map(({ field }) => field));
  const isOfListings = fields.has("department") && fields.has("doctors") && !fields.has("name");
  let since = performance.now();
  for (const { row, said } of readRows(table)) {
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
  const byHospital = new Map(
    hospitals.flatMap(({ contentName, names, departments }) => {
      const found = { contentName, departments: foldDepartments(departments) };
      return [contentName, ...names].map((name) => [foldSound(name), found] as const);
    }),
  );
  const nameEntry = createEntryNames(byId.keys());
  const seen = new Map<string, number>();
  const met = new Set<string>();

  function findHospital(named = allowed[0] ?? ""): FoundHospital | Refusal {
    const found = byHospital.get(foldSound(named));
    if (!found) return { kind: "unknownHospital", about: named };
    return allowed.includes(found.contentName) ? found : { kind: "noRight", about: found.contentName };
  }

  function findDoctor({ key = "", personId = key }: Said, name: string, hospital: string) {
    const people = personId ? (byPerson.get(keyOf(hospital, cleanLine(personId))) ?? []) : [];
    const found = people.length > 0 ? people : (byName.get(keyOf(hospital, foldName(name))) ?? []);
    const refusal: Refusal = { kind: "namesakes", about: name };
    return found.length > 1 ? { refusal } : { known: found[0] };
  }

  /** A row of the same key is refused. */
  function findDouble(key: string, row: number): Refusal | undefined {
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, row);
    return earlier === undefined ? undefined : { kind: "double", about: String(earlier) };
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
    const double = findDouble(keyOf(contentName, known?.id ?? (said.key || foldName(name))), row);
    if (double) return double;
    met.add(contentName);
    if (known?.waiting) return { kind: "isWaiting", about: known.title };
    if (known && !known.isPublic) return { kind: "isWithdrawn", about: known.title };
    // A key that is no entry's is the hospital's own, by which the next sheet finds the doctor.
    if (said.key && !keyed) fields.personId ??= cleanLine(said.key);
    planDoctor({ row, name }, said, fields, hospital, known);
    return undefined;
  }

  function planDoctor(
    { row, name }: Pick<PlannedRow, "row" | "name">,
    said: Said,
    fields: SaidDoctor,
    hospital: FoundHospital,
    known: EntrySummary | undefined,
  ): void {
    const { contentName } = hospital;
    const notes: Note[] = [];
    const note = (kind: Note["kind"], about: string) => void notes.push({ kind, about });
    const id = known?.id ?? nameEntry(name, contentName);
    const { found, unknown } = readDepartments(said.department ?? "", hospital.departments);
    for (const department of unknown) note("noDepartmentPage", department);
    const moved = listings.move(contentName, id, found);
    // Without a column of its own the speciality is the department.
    if (said.department && (!known || moved)) fields.centerOfExcellence ??= cleanLine(said.department);
    const given = Object.entries(fields).filter(([field, value]) => !isSame(field, known?.fields[field], value));
    const changed: Record<string, FieldValue> = Object.fromEntries(given);
    const differences = given.map(([field, value]): FieldDifference => ({
      field: field as keyof SaidDoctor,
      ...{ before: textOf(known?.fields[field]), after: textOf(value) },
    }));
    if (moved) differences.push({ field: "departments", ...moved });
    const photo = byPhoto.get(said.photo === undefined ? foldName(name) : foldFile(said.photo));
    if (photo !== undefined) {
      plan.photoOf.set(id, { photo, name });
      differences.push({ field: "photo", before: textOf(known?.fields["profilePic"]), after: photo });
    } else if (said.photo && !known?.fields["profilePic"]?.length) note("noPhoto", said.photo);
    for (const phone of fields.contactNumber ?? []) if (!/\d{3}/.test(phone)) note("oddPhone", phone);
    const like = known ? undefined : bySound.get(keyOf(contentName, foldSound(name)));
    if (like !== undefined) note("soundsLike", like);
    if ("consulting" in changed && known?.fields["sittings"]?.length) {
      changed["sittings"] = "";
      note("factsGo", "");
    }
    if (known && differences.some(({ field }) => isTranslated(field, known))) note("translationStays", "");
    if (known && differences.length === 0) return void (plan.unchanged += 1);
    if (readSittings(textOf(changed["consulting"])).unread.length > 0) note("asText", "");
    plan[known ? "changed" : "added"].push({ row, name, differences, notes });
    if (known && given.length === 0 && photo === undefined) return;
    plan.changes.push({ type: "doctors", id, fields: known ? changed : { ...changed, name, hospital: contentName } });
  }

  function addListing(row: number, said: Said): Refusal | undefined {
    const hospital = findHospital(said.hospital);
    if ("kind" in hospital) return hospital;
    const { contentName } = hospital;
    const { found, unknown } = readDepartments(said.department ?? "", hospital.departments);
    const [department] = found;
    if (department === undefined || found.length > 1 || unknown.length > 0)
      return { kind: "unknownDepartment", about: said.department ?? "" };
    const double = findDouble(keyOf(contentName, department), row);
    if (double) return double;
    const ordered: EntrySummary[] = [];
    const names = (said.doctors ?? "").split(/[,;\n]/).map(cleanLine);
    for (const name of names.filter(Boolean)) {
      const { known, refusal } = findDoctor({}, name, contentName);
      if (refusal) return refusal;
      if (!known) return { kind: "unknownDoctor", about: name };
      ordered.push(known);
    }
    const before = listings.set(contentName, department, [...new Set(ordered.map(({ id }) => id))]);
    if (!before) return void (plan.unchanged += 1);
    const after = ordered.map(({ title }) => title).join(", ");
    const planned = { row, name: department, differences: [{ field: "doctors", before: titles(before), after }] };
    plan[before.length === 0 ? "added" : "changed"].push({ ...planned, notes: [] } as PlannedRow);
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
