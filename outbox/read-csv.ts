export interface CsvRow {
  /** Of the file, where the row begins. */
  line: number;
  /** As a spreadsheet counts it: a cell of several lines is in one row. */
  row: number;
  cells: string[];
}

/** What `formatCsv` puts before a text that a spreadsheet would run. */
const APOSTROPHE = /^'(?=[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/;
const CELL = /"((?:[^"]|"")*)"(?=[,;\t\r\n]|$)|([^",;\t\r\n]*)(?=[,;\t\r\n]|$)/y;
const SEPARATORS = [",", ";", "\t"];
const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/i;
/** Lines above the headings may hold a separator in a sentence. */
const LOOKED_AT = 4000;

/** Rows of a CSV file (RFC 4180) as spreadsheets save it; undefined in place of what follows a broken quote. */
export function* readCsv(source: string): Generator<CsvRow | { line: number; cells: undefined }> {
  const whole = source.replace(/^\uFEFF/, "");
  const text = whole.replace(SEPARATOR_LINE, "");
  const separator = SEPARATOR_LINE.exec(whole)?.[1] ?? findSeparator(text);
  const cell = new RegExp(CELL.source.replaceAll(",;\\t", separator === "\t" ? "\\t" : separator), "y");
  let [line, rowNumber] = text === whole ? [1, 1] : [2, 2];
  let row: CsvRow = { line, row: rowNumber, cells: [] };
  for (let at = 0; at <= text.length;) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (!found) return yield { line, cells: undefined };
    const [matched, quoted, plain = ""] = found;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(APOSTROPHE, ""));
    line += matched.split("\n").length - 1;
    at += matched.length;
    if (text[at] === separator) at += 1;
    else {
      if (row.cells.some((value) => value !== "")) yield row;
      at += text.startsWith("\r\n", at) ? 2 : 1;
      line += 1;
      rowNumber += 1;
      row = { line, row: rowNumber, cells: [] };
    }
  }
}

function findSeparator(text: string): string {
  const outside = text.slice(0, LOOKED_AT).replaceAll(/"(?:[^"]|"")*"/g, "");
  const counts = SEPARATORS.map((separator) => outside.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}
