import headings from "./headings.json" with { type: "json" };
import type { SheetRow } from "./read-sheet.ts";

/** What a column may hold: a field of the content model, or a word that is read beside them. */
export type ColumnField = keyof typeof headings;

/** What a row says, as text; an empty cell says nothing. */
export type Said = Partial<Record<ColumnField, string>>;

/** The rows below the headings of a sheet. */
export interface Table {
  fields: ReadonlySet<ColumnField>;
  /** Headings that are not known. */
  unread: string[];
  rows: { row: number; said: Said }[];
}

/** "O.P. Time (Mon–Sat)" and "op time" are one heading. */
const foldHeading = (heading: string) =>
  heading
    .replaceAll(/\([^()]*\)/g, "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

const KNOWN = new Map(
  Object.entries(headings).flatMap(([field, names]) =>
    names.map((name) => [foldHeading(name), field as ColumnField] as const),
  ),
);

/** Above the headings stand the hospital's name, a date, a line to read. */
const LOOKED_AT = 30;

/** The first table of a file, below whatever stands above its headings; undefined where no row has two known ones. */
export function findTable(sheets: readonly SheetRow[][]): Table | undefined {
  for (const rows of sheets) {
    for (const [at, { cells }] of rows.slice(0, LOOKED_AT).entries()) {
      const columns = cells.map((heading) => KNOWN.get(foldHeading(heading)));
      const fields = new Set(columns.filter((field) => field !== undefined));
      if (fields.size < 2) continue;
      const unread = cells.filter((heading, column) => heading !== "" && !columns[column]);
      return { fields, unread, rows: rows.slice(at + 1).map((row) => ({ row: row.row, said: readRow(row, columns) })) };
    }
  }
  return undefined;
}

/** Of these fields several columns are joined; of another field the first one that says something counts. */
const JOINED: readonly ColumnField[] = ["departments", "consulting", "contactNumber"];

function readRow({ cells }: SheetRow, columns: readonly (ColumnField | undefined)[]): Said {
  const said: Said = {};
  for (const [at, field] of columns.entries()) {
    const cell = cells[at];
    if (!field || !cell) continue;
    const before = said[field];
    if (before === undefined) said[field] = cell;
    else if (JOINED.includes(field)) said[field] = `${before}\n${cell}`;
  }
  return said;
}
