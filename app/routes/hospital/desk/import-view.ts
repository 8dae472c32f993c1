import type { ImportPreviewView } from "#app/features/desk/import-page.tsx";
import type { SheetLook } from "#desk/import/desk-import.server.ts";
import type { PlannedRow } from "#desk/import/import-plan.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

type Words = Catalogue["server"]["deskImport"];

/** So many rows of a kind are listed. */
const MAX_LISTED = 200;

type SeenSheet = Extract<SheetLook, { plan: unknown }>;

export function previewView(words: Words, { plan, unread, mark }: SeenSheet) {
  const { preview } = words;
  const { added, changed, refused, unchanged, unusedPhotos, photoOf, untouched } = plan;
  const ready = added.length + changed.length;
  const textOnly = [...added, ...changed].filter(({ notes }) => notes.some(({ kind }) => kind === "asText")).length;
  const shown = [
    {
      title: preview.refused,
      rows: refused.map(({ row, name, refusal: { kind, about } }) => ({
        ...{ name: name || preview.noName, row: preview.row(row), changes: [] },
        lines: [{ text: words.refused[kind](about), isDoubt: true }],
      })),
    },
    { title: preview.changed, rows: changed.map((row) => showRow(words, row, false)) },
    { title: preview.added, rows: added.map((row) => showRow(words, row, true)) },
    {
      title: preview.listings,
      rows: plan.listings.map(({ department, before, after }) => ({
        ...{ name: department, row: "", changes: [], lines: [{ text: preview.listing(before.length, after.length) }] },
      })),
    },
  ];
  const told = (number: number, text: (number: number) => string) => (number > 0 ? [text(number)] : []);
  return {
    words: preview,
    counts: [
      ...told(added.length, preview.counts[plan.kind].added),
      ...told(changed.length, preview.counts[plan.kind].changed),
      ...told(unchanged, preview.counts.unchanged),
    ],
    leftOut: told(refused.length, preview.counts.refused),
    ...(ready > 0 && { button: { label: preview.button(ready), mark } }),
    remarks: [
      ready > 0 ? preview.nothingYet : preview.nothingToDo,
      ...told(textOnly, preview.textOnly),
      ...told(untouched, preview.untouched),
      ...told(photoOf.size, preview.photosFound),
      ...(unusedPhotos.length > 0 ? [preview.photosUnused(unusedPhotos.join(", "))] : []),
      ...(unread.length > 0 ? [preview.unread(unread.join(", "))] : []),
    ],
    lists: shown
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows }) => ({
        ...{ title, rows: rows.slice(0, MAX_LISTED) },
        more: rows.length > MAX_LISTED ? preview.more(rows.length - MAX_LISTED) : undefined,
      })),
  } satisfies Omit<ImportPreviewView, "path">;
}

const FACTS = ["centerOfExcellence", "education", "contactNumber", "doctors"] as const;

function showRow({ preview, fields, notes }: Words, planned: PlannedRow, isNew: boolean) {
  const { row, name, differences } = planned;
  const said = new Map(differences.map(({ field, after }) => [field, after]));
  const facts = FACTS.flatMap((field) => said.get(field) ?? []).join(" · ");
  const lines = [
    ...(isNew ? [{ text: facts }, { text: said.get("consulting") ?? "" }] : []),
    ...planned.notes.map(({ kind, about }) => ({ text: notes[kind](about), isDoubt: true })),
  ].filter(({ text }) => text !== "");
  const changes = differences.map(({ field, before, after }) => ({
    ...{ field: fields[field], before: before || preview.empty, after },
  }));
  return { name, row: preview.row(row), lines, changes: isNew ? [] : changes };
}
