import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import type { NamedFile, SheetLook, StoredPhotos } from "#desk/import/desk-import.server.ts";
import type { PlannedRow } from "#desk/import/plan-import.ts";
import { submit, type OpenDesk } from "./open-desk.ts";

/** So many rows of a kind are listed. */
const MAX_LISTED = 200;

/** A spreadsheet between the look and the import: the page that shows the look has it in its form. */
interface SentSheet extends NamedFile {
  photos: StoredPhotos;
  /** Photographs that cannot be taken. */
  refused: readonly string[];
}

/** Asks for a spreadsheet. */
export const show = async (desk: OpenDesk) => showStart(desk);

function showStart(desk: OpenDesk, fault?: string, status = 200) {
  const { services, path, query } = desk;
  const { start, done } = desk.words.deskImport;
  const number = Number(query.get("done"));
  const said = number > 0 ? done.imported(number, query.get("from") ?? "") : undefined;
  const error = services.desk.entries?.find("doctors") ? undefined : done.notOurs;
  const sheet = {
    ...{ name: "sheet", label: start.sheet, type: "file", hint: start.sheetHint, error: fault },
    more: { accept: ".xlsx,.csv,.tsv,.txt,.xls,.ods" },
  };
  const photos = {
    ...{ name: "photos", label: start.photos, type: "file", note: start.optional, hint: start.photosHint },
    more: { accept: "image/*", multiple: true },
  };
  const parts: Part[] = [
    { text: start.lead },
    { form: [sheet, photos, submit(start.button)], takesFile: true, className: "form-panel" },
    {
      heading: start.exports,
      parts: [
        { text: start.exportsLead },
        { link: start.exportDoctors, to: `${path}/import/doctors.csv` },
        { link: start.exportListings, to: `${path}/import/departments.csv` },
      ],
    },
  ];
  return desk.show({ title: start.title, said, error, parts }, status);
}

type SeenSheet = Extract<SheetLook, { plan: unknown }>;

/** Shows what a sheet would change. */
function showPlan(desk: OpenDesk, sheet: SentSheet, look: SeenSheet, error?: string) {
  const words = desk.words.deskImport;
  const { preview } = words;
  const { added, changed, refused, unchanged, unusedPhotos, kind } = look.plan;
  const ready = added.length + changed.length;
  const told = (number: number, text: string, className?: string): Part =>
    number > 0 && { text, ...(className && { className }) };
  const list = (heading: string, rows: readonly PlannedRow[]): Part =>
    rows.length > 0 && {
      heading: `${heading} (${rows.length})`,
      parts: [{ rows: rows.slice(0, MAX_LISTED).map((row) => viewRow(row, desk)) }],
    };
  const kept = {
    ...{ name: sheet.name, kept: Buffer.from(sheet.bytes).toString("base64"), mark: look.mark },
    photos: String(new URLSearchParams([...sheet.photos])),
  };
  const parts: Part[] = [
    {
      form: [
        told(added.length, preview.counts[kind].added(added.length), "field__label"),
        told(changed.length, preview.counts[kind].changed(changed.length), "field__label"),
        told(unchanged, preview.counts.unchanged(unchanged), "field__label"),
        told(refused.length, preview.counts.refused(refused.length), "form-error"),
        ready > 0 && submit(preview.button(ready)),
        { text: ready > 0 ? preview.nothingYet : preview.nothingToDo },
        told(sheet.refused.length, preview.photosRefused(sheet.refused.join(", ")), "form-error"),
        told(unusedPhotos.length, preview.photosUnused(unusedPhotos.join(", "))),
        told(look.unread.length, preview.unread(look.unread.join(", "))),
      ],
      ...{ hidden: kept, takesFile: true, className: "form-panel" },
    },
    { link: preview.other, to: `${desk.path}/import` },
    list(preview.refused, refused),
    list(preview.changed, changed),
    list(preview.added, added),
  ];
  return desk.show({ title: preview.title(sheet.name), error, parts }, error === undefined ? 200 : 409);
}

function viewRow({ row, name, differences, notes }: PlannedRow, { words }: OpenDesk): RowView {
  const { deskImport, deskEntries } = words;
  const { preview } = deskImport;
  return {
    ...{ id: `row-${row}`, title: name || preview.noName, text: preview.row(row) },
    facts: differences.map(({ field, before, after }) => {
      const { label } = deskEntries.fields[`doctors.${field}`] ?? deskEntries.fields[`departments.${field}`] ?? {};
      return `${label}: ${before && `${before} → `}${after}`;
    }),
    parts: notes.map(({ kind, about = "", nearest }) => ({
      ...{ text: deskImport.notes[kind](about, nearest), className: "desk__aside" },
    })),
  };
}

/** Shows what a spreadsheet would change, or imports it where its form has the mark of what was shown. */
export async function act(desk: OpenDesk, form: FormData) {
  const { services, editor } = desk;
  const { start, faults, done } = desk.words.deskImport;
  const { importing, entries } = services.desk;
  if (!entries?.find("doctors") || !importing) throw desk.done("/import");
  const sheet = readKept(form) ?? (await readSent(form, importing));
  if (!sheet) return showStart(desk, start.noSheet, 400);
  const look = await importing.look(sheet.bytes, desk.hospital.id, sheet.photos);
  if ("fault" in look) return showStart(desk, `${sheet.name}: ${faults[look.fault.kind](look.fault.number ?? 0)}`, 400);
  const { plan, mark } = look;
  if (mark !== form.get("mark")) return showPlan(desk, sheet, look, form.has("mark") ? done.changed : undefined);
  const faulty = await importing.publish(plan.changes, editor.address);
  if (faulty.length > 0) return showPlan(desk, sheet, look, done.refused(faulty.join(", ")));
  const number = String(plan.added.length + plan.changed.length);
  await desk.audit("import", sheet.name, number);
  throw desk.done("/import", { done: number, from: sheet.name });
}

type Importing = NonNullable<OpenDesk["services"]["desk"]["importing"]>;

async function readSent(form: FormData, importing: Importing): Promise<SentSheet | undefined> {
  const [sheet] = await readFiles(form, "sheet");
  return sheet && { ...sheet, ...(await importing.storePhotos(await readFiles(form, "photos"))) };
}

/** A sheet that comes back from the page that showed what it would change. */
function readKept(form: FormData): SentSheet | undefined {
  const [name, bytes, photos] = ["name", "kept", "photos"].map((field) => String(form.get(field)));
  if (!form.has("kept")) return undefined;
  return {
    name: name ?? "",
    bytes: Buffer.from(bytes ?? "", "base64"),
    photos: new Map(new URLSearchParams(photos)),
    refused: [],
  };
}

/** A browser sends an unnamed, empty file where none was chosen. */
async function readFiles(form: FormData, name: string): Promise<NamedFile[]> {
  const files = form.getAll(name).filter((file): file is File => file instanceof File && file.name !== "");
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}
