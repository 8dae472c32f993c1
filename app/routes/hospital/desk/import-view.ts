import type { ImportPreviewView } from "#app/features/desk/import-page.tsx";
import { COLUMN_FIELDS, type ColumnField } from "#desk/import/columns.ts";
import type { SheetLook } from "#desk/import/desk-import.server.ts";
import type { PlannedRow } from "#desk/import/import-plan.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

type Words = Catalogue["server"]["deskImport"];
type Chosen = { corrections: ReadonlyMap<number, ColumnField | undefined>; fillsDown: boolean };

/** So many rows of a kind are listed. */
const MAX_LISTED = 200;

/** How an address says what the columns are: `c4=phone`, empty for a column that is not read. */
export function readChosen(query: URLSearchParams): Chosen {
  const corrections = [...query].flatMap(([name, value]) => {
    const [, at] = /^c(\d{1,2})$/.exec(name) ?? [];
    return at === undefined ? [] : [[Number(at), COLUMN_FIELDS.find((one) => one === value)] as const];
  });
  return { corrections: new Map(corrections), fillsDown: query.get("fill") === "on" };
}

type SeenSheet = Extract<SheetLook, { plan: unknown }>;

export function previewView(words: Words, { plan, table, mark }: SeenSheet, fillsDown: boolean) {
  const { preview } = words;
  const { added, changed, refused, unchanged, unusedPhotos, photoOf, untouched } = plan;
  const ready = added.length + changed.length;
  const textOnly = [...added, ...changed].filter(({ isAsText }) => isAsText).length;
  const unknown = table.columns.filter(({ field, heading }) => !field && heading).map(({ heading }) => heading);
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
    ],
    lists: shown
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows }) => ({
        ...{ title, rows: rows.slice(0, MAX_LISTED) },
        more: rows.length > MAX_LISTED ? preview.more(rows.length - MAX_LISTED) : undefined,
      })),
    columns: {
      title: unknown.length > 0 ? preview.unknown(unknown.join(", ")) : preview.columns,
      headRow: preview.headRow(table.headRow),
      list: table.columns.flatMap(({ at, heading, field = "" }) =>
        heading ? { name: `c${at}`, label: heading, value: field } : [],
      ),
    },
    choices: [
      { value: "", label: preview.notRead },
      ...COLUMN_FIELDS.map((field) => ({ value: field, label: words.columns[field] })),
    ],
    fillsDown,
    photos: [
      ...told(photoOf.size, preview.photosFound),
      ...(unusedPhotos.length > 0 ? [preview.photosUnused(unusedPhotos.join(", "))] : []),
    ],
  } satisfies Omit<ImportPreviewView, "file" | "path">;
}

const FACTS = ["centerOfExcellence", "education", "contactNumber", "doctors"] as const;

function showRow({ preview, fields, notes }: Words, planned: PlannedRow, isNew: boolean) {
  const { row, name, differences, isAsText } = planned;
  const said = new Map(differences.map(({ field, after }) => [field, after]));
  const facts = FACTS.flatMap((field) => said.get(field) ?? []).join(" · ");
  const mark = isAsText ? preview.asText : undefined;
  const lines = [
    ...(isNew ? [{ text: facts }, { text: said.get("consulting") ?? "", mark }] : mark ? [{ text: mark }] : []),
    ...planned.notes.map(({ kind, about }) => ({ text: notes[kind](about), isDoubt: true })),
  ].filter(({ text }) => text !== "");
  const changes = differences.map(({ field, before, after }) => ({
    ...{ field: fields[field], before: before || preview.empty, after },
  }));
  return { name, row: preview.row(row), lines, changes: isNew ? [] : changes };
}
