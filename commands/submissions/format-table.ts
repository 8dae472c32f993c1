import type { Row } from "./format-csv.ts";

const WIDEST_COLUMN = 48;

/** Rows as a table for a terminal; long texts are cut short, and nothing in them steers the terminal. */
export function formatTable(columns: readonly string[], rows: Row[]): string {
  const cells = [[...columns], ...rows.map((row) => columns.map((column) => shorten(printable(row[column] ?? ""))))];
  const widths = columns.map((_column, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A value on one line without control characters, which could move the cursor or colour what follows. */
export function printable(value: string | number): string {
  return String(value).replace(/\p{Cc}+/gu, " ");
}

function shorten(text: string): string {
  return text.length > WIDEST_COLUMN ? `${text.slice(0, WIDEST_COLUMN - 1)}…` : text;
}
