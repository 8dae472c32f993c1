import { foldText } from "#site/search/fold.ts";
import headings from "./headings.json" with { type: "json" };
import type { SheetRow } from "./read-sheet.ts";

/** What a column of a sheet may hold. */
export type ColumnField = keyof typeof headings;

export interface Table {
  /** In the order of a row's cells; without a field where the heading is not known. */
  columns: { heading: string; field: ColumnField | undefined }[];
  rows: SheetRow[];
}

/** Several of these are joined; of another field the first column counts. */
const JOINED: readonly ColumnField[] = ["department", "times", "contactNumber", "unused"];

const foldHeading = (heading: string) => foldText(heading).join(" ");

const KNOWN = new Map(
  Object.entries(headings).flatMap(([field, names]) =>
    names.map((name) => [foldHeading(name), field as ColumnField] as const),
  ),
);
const LONGEST = Math.max(...[...KNOWN.keys()].map((key) => key.split(" ").length));

/** Above the headings stand the hospital's name, a date, a line to read. */
const LOOKED_AT = 30;

function fieldOf(heading: string): ColumnField | undefined {
  const plain = heading.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, " ");
  return KNOWN.get(foldHeading(heading)) ?? KNOWN.get(foldHeading(plain)) ?? fieldWithin(foldText(plain));
}

/** "OP Timings at Punalur", "Mobile no. for booking": the longest known words within. */
function fieldWithin(words: string[]): ColumnField | undefined {
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const field = KNOWN.get(words.slice(at, at + length).join(" "));
      if (field && field !== "unused") return field;
    }
  }
  return undefined;
}

/** The sheet with the most known headings, below whatever stands above them; undefined where no row has two of them. */
export function findTable(sheets: readonly SheetRow[][]): Table | undefined {
  let best: { table: Table; score: number } | undefined;
  for (const rows of sheets) {
    for (const [at, { cells }] of rows.slice(0, LOOKED_AT).entries()) {
      const columns = nameColumns(cells);
      const score = new Set(columns.flatMap(({ field }) => (field && field !== "unused" ? field : []))).size;
      if (score < 2 || score <= (best?.score ?? 0)) continue;
      best = { score, table: { columns, rows: rows.slice(at + 1) } };
    }
  }
  return best?.table;
}

function nameColumns(cells: readonly string[]): Table["columns"] {
  const taken = new Set<ColumnField>();
  const columns = cells.map((heading) => {
    const found = heading === "" ? undefined : fieldOf(heading);
    const field = found && (JOINED.includes(found) || !taken.has(found)) ? found : undefined;
    if (field) taken.add(field);
    return { heading, field };
  });
  // A heading "Doctors" beside no other name is the name of one doctor a row, unless departments are listed.
  if (taken.has("name") || taken.has("department")) return columns;
  return columns.map((column) => (column.field === "doctors" ? { ...column, field: "name" } : column));
}
