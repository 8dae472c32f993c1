import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import { text } from "#answers/read-answer.ts";
import type { SheetLook } from "#desk/import/desk-import.server.ts";
import type { PlannedRow } from "#desk/import/plan-import.ts";
import type { NamedFile } from "#desk/import/kept-sheets.server.ts";
import { compareFields } from "#desk/entries/merge-entry.ts";
import { submit, type OpenDesk } from "./open-desk.ts";

/** So many rows of a kind are listed. */
const MAX_LISTED = 200;
const FACTS = ["centerOfExcellence", "education", "contactNumber", "doctors"] as const;

/** Asks for a spreadsheet; with `file`, shows what it would change. */
export const show = (desk: OpenDesk) => showPage(desk);

async function showPage(desk: OpenDesk, error?: string, fault?: string, status = 200) {
  const { services, path, query } = desk;
  const { start, faults, done, preview } = desk.words.deskImport;
  const file = query.get("file") ?? "";
  const look = file ? await services.desk.importing?.look(desk.editor.address, file, listAllowed(desk)) : undefined;
  if (look && "plan" in look)
    return desk.show({ title: preview.title(look.name), error, parts: previewParts(desk, look) }, status);
  const number = Number(query.get("done"));
  const said = number > 0 ? done.imported(number, query.get("from") ?? "") : undefined;
  const isOurs = services.desk.entries?.ownership()?.state === "ours";
  const missing = !isOurs ? done.notOurs : file !== "" && !look ? done.gone : undefined;
  const unread = look && `${look.name}: ${faults[look.fault.kind](look.fault.number ?? 0)}`;
  const sheet = {
    ...{ name: "sheet", label: start.sheet, type: "file", hint: start.sheetHint, error: fault ?? unread },
    more: { accept: ".xlsx,.csv,.tsv,.txt,.xls,.ods" },
  };
  const parts: Part[] = [
    { text: start.lead },
    {
      form: [
        sheet,
        { ...PHOTOS, label: start.photos, note: start.optional, hint: start.photosHint },
        submit(start.button),
      ],
      ...{ hidden: { do: "look" }, takesFile: true, className: "form-panel" },
    },
    {
      heading: start.exports,
      parts: [
        { text: start.exportsLead },
        { link: start.exportDoctors, to: `${path}/import/doctors.csv` },
        { link: start.exportListings, to: `${path}/import/departments.csv` },
      ],
    },
  ];
  return desk.show({ title: start.title, said, error: missing ?? error, parts }, status);
}

const PHOTOS = { name: "photos", type: "file", more: { accept: "image/*", multiple: true } };

type SeenSheet = Extract<SheetLook, { plan: unknown }>;

function previewParts(desk: OpenDesk, { plan, unread, mark }: SeenSheet): Part[] {
  const words = desk.words.deskImport;
  const { preview } = words;
  const { added, changed, refused, unchanged, unusedPhotos, untouched, changes } = plan;
  const ready = added.length + changed.length;
  const textOnly = [...added, ...changed].filter(({ notes }) => notes.some(({ kind }) => kind === "asText")).length;
  const told = (number: number, say: (number: number) => string, className?: string): Part =>
    number > 0 && { text: say(number), ...(className && { className }) };
  const list = (heading: string, rows: RowView[]): Part =>
    rows.length > 0 && {
      heading,
      parts: [{ rows: rows.slice(0, MAX_LISTED) }, told(rows.length - MAX_LISTED, preview.more)],
    };
  return [
    {
      form: [
        told(added.length, preview.counts[plan.kind].added, "field__label"),
        told(changed.length, preview.counts[plan.kind].changed, "field__label"),
        told(unchanged, preview.counts.unchanged, "field__label"),
        told(refused.length, preview.counts.refused, "form-error"),
        ready > 0 && submit(preview.button(ready)),
        { text: ready > 0 ? preview.nothingYet : preview.nothingToDo },
        told(textOnly, preview.textOnly),
        told(untouched, preview.untouched),
        told(changes.filter(({ photo }) => photo).length, preview.photosFound),
        unusedPhotos.length > 0 && { text: preview.photosUnused(unusedPhotos.join(", ")) },
        unread.length > 0 && { text: preview.unread(unread.join(", ")) },
      ],
      ...{ hidden: { do: "import", mark }, className: "form-panel" },
    },
    {
      form: [{ ...PHOTOS, label: preview.photos }, { buttons: [{ label: preview.addPhotos }] }],
      ...{ hidden: { do: "photos" }, takesFile: true, className: "form-panel" },
    },
    { link: preview.other, to: `${desk.path}/import` },
    list(
      preview.refused,
      refused.map(({ row, name, refusal: { kind, about } }) => ({
        ...{ id: `row-${row}`, title: name || preview.noName, text: preview.row(row) },
        parts: [{ text: words.refused[kind](about), className: "desk__aside" }],
      })),
    ),
    list(preview.changed, changed.map(rowOf(desk, false))),
    list(preview.added, added.map(rowOf(desk, true))),
    list(
      preview.listings,
      plan.listings.map(({ department, before, after }) => ({
        ...{ id: department, title: department, facts: [preview.listing(before.length, after.length)] },
      })),
    ),
  ];
}

const rowOf =
  ({ words }: OpenDesk, isNew: boolean) =>
  (row: PlannedRow): RowView => {
    const { preview, fields, notes } = words.deskImport;
    const said = new Map(row.differences.map(({ field, after }) => [field, after]));
    const facts = isNew
      ? [FACTS.flatMap((field) => said.get(field) ?? []).join(" · "), said.get("consulting") ?? ""]
      : [];
    const changes = row.differences.flatMap(({ field, before, after }) =>
      compareFields({ [field]: before }, { [field]: after }).map((one) => ({ ...one, label: fields[field] })),
    );
    return {
      ...{ id: `row-${row.row}`, title: row.name, text: preview.row(row.row), facts: facts.filter(Boolean) },
      parts: [
        ...row.notes.map(({ kind, about, nearest }) => ({
          text: notes[kind](about, nearest),
          className: "desk__aside",
        })),
        !isNew && { changes, words: words.deskEntries.history },
      ],
    };
  };

/** The hospital of the desk first: rows without one are of it. */
const listAllowed = ({ hospital, others }: OpenDesk) => [hospital, ...others].map(({ contentName }) => contentName);

/** Keeps a spreadsheet or photographs, or imports what was shown. */
export async function act(desk: OpenDesk, form: FormData) {
  const { services, editor, query } = desk;
  const { start, done } = desk.words.deskImport;
  const { importing } = services.desk;
  if (services.desk.entries?.ownership()?.state !== "ours" || !importing) throw desk.done("/import");
  const file = query.get("file") ?? "";
  const [task, photos] = [text(form, "do"), await readFiles(form, "photos")];
  if (task === "look") {
    const [sheet] = await readFiles(form, "sheet");
    if (!sheet) return showPage(desk, undefined, start.noSheet, 400);
    throw desk.done("/import", { file: await importing.keep(editor.address, sheet, photos) });
  }
  if (task === "photos") {
    await importing.addPhotos(editor.address, file, photos);
    throw desk.done("/import", { file });
  }
  const result = await importing.run(editor.address, file, listAllowed(desk), text(form, "mark"));
  if (result.status === "imported") {
    const number = String(result.plan.added.length + result.plan.changed.length);
    await desk.audit("import", result.name, number);
    throw desk.done("/import", { done: number, from: result.name });
  }
  const said = "about" in result ? done[result.status](result.about) : done[result.status];
  return showPage(desk, said, undefined, 409);
}

/** A browser sends an unnamed, empty file where none was chosen. */
async function readFiles(form: FormData, name: string): Promise<NamedFile[]> {
  const files = form.getAll(name).filter((file): file is File => file instanceof File && file.name !== "");
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}
