export interface CsvRow {
  /** Of the file, where the row begins. */
  line: number;
  cells: string[];
}

const CELL = /"((?:[^"]|"")*)"(?=[,;\t\r\n]|$)|([^",;\t\r\n]*)(?=[,;\t\r\n]|$)/y;

/** Rows of a CSV file (RFC 4180) as spreadsheets save it; undefined in place of what follows a broken quote. */
export function* readCsv(source: string): Generator<CsvRow | { line: number; cells: undefined }> {
  const text = source.replace(/^\uFEFF/, "");
  const separator = /^[^\r\n]*?([,;\t])/.exec(text)?.[1] ?? ",";
  const cell = new RegExp(CELL.source.replaceAll(",;\\t", separator === "\t" ? "\\t" : separator), "y");
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (let at = 0; at <= text.length;) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (!found) return yield { line, cells: undefined };
    const [whole, quoted, plain = ""] = found;
    row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split("\n").length - 1;
    at += whole.length;
    if (text[at] === separator) at += 1;
    else {
      if (row.cells.some((value) => value !== "")) yield row;
      at += text.startsWith("\r\n", at) ? 2 : 1;
      line += 1;
      row = { line, cells: [] };
    }
  }
}
