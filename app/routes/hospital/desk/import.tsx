import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import type { DeskImport } from "#desk/import/desk-import.server.ts";
import { KINDS, type PlannedRow } from "#desk/import/plan-import.ts";
import { submit, type OpenDesk } from "./open-desk.ts";

/** A spreadsheet between the look and the import: the page that shows the look has it in its form. */
type SentSheet = NonNullable<Awaited<ReturnType<typeof readSheet>>>;
type Look = Exclude<Awaited<ReturnType<DeskImport["look"]>>, { fault: string }>;

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

/** Shows what a sheet would change. */
function showPlan(desk: OpenDesk, { name, bytes, photos }: SentSheet, look: Look, error?: string) {
  const { preview } = desk.words.deskImport;
  const groups = KINDS.map((kind) => {
    const rows = look.rows.filter((row) => row.kind === kind);
    return { kind, rows, text: preview.counts[kind](rows.length) };
  }).filter(({ rows }) => rows.length > 0);
  const tell = (names: readonly string[], say: (names: string) => string, className = "note"): Part =>
    names.length > 0 && { text: say(names.join(", ")), className };
  const form = [
    ...groups.map(({ kind, text }) => ({ text, className: kind === "refused" ? "form-error" : "field__label" })),
    look.ready > 0 && submit(preview.button(look.ready)),
    { text: look.ready > 0 ? preview.nothingYet : preview.nothingToDo },
    tell(look.refusedPhotos, preview.photosRefused, "form-error"),
    tell(look.unusedPhotos, preview.photosUnused),
    tell(look.unread, preview.unread),
  ];
  const hidden = {
    ...{ name, kept: Buffer.from(bytes).toString("base64"), mark: look.mark },
    photos: String(new URLSearchParams([...photos])),
  };
  const listed = groups.filter(({ kind }) => kind !== "unchanged").toReversed();
  const parts = [
    { form, hidden, takesFile: true, className: "form-panel" },
    { link: preview.other, to: `${desk.path}/import` },
    ...listed.map(({ text, rows }) => ({ heading: text, parts: [{ rows: rows.map((row) => viewRow(row, desk)) }] })),
  ];
  return desk.show({ title: preview.title(name), error, parts }, error === undefined ? 200 : 409);
}

function viewRow({ row, name, differences, notes }: PlannedRow, { words }: OpenDesk): RowView {
  const { deskImport, deskEntries } = words;
  return {
    ...{ id: `row-${row}`, title: name || deskImport.preview.noName, text: deskImport.preview.row(row) },
    facts: differences.map(({ field, before, after }) => {
      const { label } = deskEntries.fields[`doctors.${field}`] ?? deskEntries.fields[`departments.${field}`] ?? {};
      return `${label}: ${before && `${before} → `}${after}`;
    }),
    parts: notes.map((text) => ({ text, className: "desk__aside" })),
  };
}

/** Shows what a spreadsheet would change, or imports it where its form has the mark of what was shown. */
export async function act(desk: OpenDesk, form: FormData) {
  const { services, editor, hospital } = desk;
  const { deskImport: words } = desk.words;
  const { importing, entries } = services.desk;
  if (!entries?.find("doctors") || !importing) throw desk.done("/import");
  const sheet = await readSheet(form, importing);
  if (!sheet) return showStart(desk, words.start.noSheet, 400);
  const look = await importing.look(sheet, hospital.id, words);
  if ("fault" in look) return showStart(desk, `${sheet.name}: ${look.fault}`, 400);
  const { changes, mark } = look;
  if (mark !== form.get("mark")) return showPlan(desk, sheet, look, form.has("mark") ? words.done.changed : undefined);
  const faults = await entries.publishAll(changes, editor.address);
  if (faults.length > 0) return showPlan(desk, sheet, look, words.done.refused(faults.join(", ")));
  await desk.audit("import", sheet.name, words.done.imported(look.ready, sheet.name));
  throw desk.done("/import", { done: String(look.ready), from: sheet.name });
}

/** The sheet that is sent, or comes back from the page that showed what it would change. */
async function readSheet(form: FormData, importing: DeskImport) {
  const [sent] = await readFiles(form, "sheet");
  if (sent) return { ...sent, photos: await importing.storePhotos(await readFiles(form, "photos")) };
  const [name = "", kept, photos] = ["name", "kept", "photos"].map((field) => form.get(field)?.toString());
  if (kept === undefined) return undefined;
  return { name, bytes: Buffer.from(kept, "base64"), photos: new Map(new URLSearchParams(photos)) };
}

/** A browser sends an unnamed, empty file where none was chosen. */
async function readFiles(form: FormData, name: string) {
  const files = form.getAll(name).filter((file): file is File => file instanceof File && file.name !== "");
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}
