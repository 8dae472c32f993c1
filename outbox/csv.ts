export type Row = Record<string, string | number>;

// A spreadsheet takes such a cell for a formula and runs it; the full-width signs too (OWASP, "CSV Injection").
const FORMULA = /^[=+\-@\t\r\n|%\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula begins with an apostrophe. */
export function formatCsv(columns: readonly string[], rows: Row[]): string {
  const lines = [columns.map(quote), ...rows.map((row) => columns.map((column) => formatCell(row[column] ?? "")))];
  return lines.map((cells) => cells.join(",")).join("\r\n");
}

/** As a file: Excel takes one for UTF-8 only when it begins with this mark. */
export const csvFile = (text: string) => `\uFEFF${text}\r\n`;

/** To be saved under that name. */
export function sendCsv(name: string, text: string): Response {
  const disposition = `attachment; filename="${name}"`;
  const headers = { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": disposition };
  return new Response(csvFile(text), { headers });
}

function formatCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  return quote(FORMULA.test(value) ? `'${value}` : value);
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
