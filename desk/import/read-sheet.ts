import { fromBufferPromise } from "yauzl";
import readWorkbook from "read-excel-file/universal";
import { cleanText } from "#forms/form-fields.ts";
import { decodeText } from "#forms/resume/word-file.server.ts";
import { readCsv } from "#outbox/read-csv.ts";
import type { faults } from "#site/texts/en/desk-import.ts";

/** A row that is not empty, by the number that a spreadsheet program shows beside it. */
export interface SheetRow {
  row: number;
  cells: string[];
}

/** Why a file cannot be read; each has a sentence that says what to do. */
export interface SheetFault {
  kind: SheetFaultKind;
  /** A line, or how many rows there are. */
  number?: number;
}

export type SheetFaultKind = keyof typeof faults;

export type SheetFile = { sheets: SheetRow[][] } | { fault: SheetFault };

const MAX_SHEET_BYTES = 5 * 2 ** 20;
/** Ten times the doctors of a large group. */
const MAX_ROWS = 2000;
const MAX_CELL_LENGTH = 10_000;
/** What 2,000 rows unpack to is far below. */
const MAX_UNPACKED_BYTES = 32 * 2 ** 20;

const fault = (kind: SheetFaultKind, number?: number): SheetFile => ({
  fault: { kind, ...(number !== undefined && { number }) },
});

/** Reads CSV and XLSX by what is in the file, whatever its name. Takes a second for the largest. */
export async function readSheetFile(bytes: Uint8Array): Promise<SheetFile> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) return fault("empty");
  if (file.length > MAX_SHEET_BYTES) return fault("tooLarge");
  const start = file.toString("latin1", 0, 8);
  if (OTHER_KINDS.test(start)) return fault("broken");
  const isZip = start.startsWith("PK");
  try {
    const read = isZip ? await readZip(file) : readText(file);
    return "fault" in read ? read : checkRows(read.sheets);
  } catch {
    return fault(isZip ? "broken" : "encoding");
  }
}

/** Old Excel, or a newer one with a password ([MS-CFB]); what calls itself Excel and is HTML; PDF, RTF, pictures. */
const OTHER_KINDS = /^(?:\u00D0\u00CF|\s*<|%PDF|\{\\rtf|\u0089PNG|\u00FF\u00D8\u00FF)/;

async function readZip(file: Buffer): Promise<SheetFile> {
  const zip = await fromBufferPromise(file, { strictFileNames: true, validateEntrySizes: true });
  let unpacked = 0;
  for await (const { uncompressedSize } of zip.eachEntry()) unpacked += uncompressedSize;
  if (unpacked > MAX_UNPACKED_BYTES) return fault("tooLarge");
  // A telephone number is a number to a spreadsheet: all its digits, not 9.1E9.
  const parseNumber = (written: string) => (Number.isSafeInteger(Number(written)) ? String(Number(written)) : written);
  const sheets = await readWorkbook(new Uint8Array(file).buffer, { parseNumber });
  return { sheets: sheets.map(({ data }) => data.map((cells, at) => ({ row: at + 1, cells: cells.map(readCell) }))) };
}

function readCell(cell: unknown): string {
  if (cell instanceof Date) {
    const [day = "", time = ""] = cell.toISOString().split("T");
    return day < "1901" ? time.slice(0, 5) : day;
  }
  return String(cell ?? "");
}

function readText(file: Buffer): SheetFile {
  const text = decodeText(file);
  if (text.includes("\0")) return fault("encoding");
  const rows: SheetRow[] = [];
  for (const found of readCsv(text)) {
    if (!found.cells) return fault("brokenQuote", found.line);
    rows.push({
      row: found.row,
      cells: found.cells.map((cell) => cell.replace(/^'(?=[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/, "")),
    });
  }
  return { sheets: [rows] };
}

/** UTF-8 that was taken for Windows-1252 (Malayalam, then dashes), and letters that a program gave up. */
const GARBLED = /\u00E0[\u00B4\u00B5]|\u00E2\u20AC|\uFFFD|\?{4}/;

function checkRows(found: SheetRow[][]): SheetFile {
  const filled = found.map((rows) => rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== "")));
  const most = Math.max(...filled.map((rows) => rows.length));
  if (most === 0) return fault("empty");
  if (most > MAX_ROWS) return fault("tooManyRows", most);
  const sheets = filled.map((rows) => rows.map(({ row, cells }) => ({ row, cells: cells.map(clean) })));
  const garbled = sheets.flat().find(({ cells }) => cells.some((cell) => GARBLED.test(cell)));
  return garbled ? fault("garbled", garbled.row) : { sheets };
}

const clean = (cell: string) => cleanText(cell.slice(0, MAX_CELL_LENGTH));
