import headings from "./headings.json" with { type: "json" };
import { foldSound } from "./names.ts";
import type { SheetRow } from "./read-sheet.ts";

/** What a column may hold: a field of the content model, or a word that is read beside them. */
type ColumnField = keyof typeof headings;

/** What a row says, as text; an empty cell says nothing. */
export type Said = Partial<Record<ColumnField, string>>;

export type Table = NonNullable<ReturnType<typeof findTable>>;

/** "O.P. Time (Mon–Sat)" and "op time" are one heading. */
const foldHeading = (heading: string) => foldSound(heading.replaceAll(/\([^()]*\)/g, ""));

const KNOWN = new Map(
  Object.entries(headings).flatMap(([field, names]) =>
    names.map((name) => [foldHeading(name), field as ColumnField] as const),
  ),
);

/** The first table of a file, below whatever stands above its headings; undefined where no row has two known ones. */
export function findTable(sheets: readonly SheetRow[][]) {
  for (const rows of sheets) {
    for (const [at, { cells }] of rows.entries()) {
      const columns = cells.map((heading) => KNOWN.get(foldHeading(heading)));
      if (new Set(columns.filter(Boolean)).size < 2) continue;
      return {
        /** Each row is the list of a department, not a doctor. */
        isOfListings: columns.includes("doctors") && !columns.includes("name"),
        /** Headings that are not known. */
        unread: cells.filter((heading, column) => heading !== "" && !columns[column]),
        rows: rows.slice(at + 1).map((row) => ({ row: row.row, said: readRow(row, columns) })),
      };
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
