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

/** The sheets of a file, or why it cannot be read; `number` is a line, or how many rows there are. */
export type SheetFile = { sheets: SheetRow[][] } | { fault: keyof typeof faults; number?: number };

const MAX_SHEET_BYTES = 5 * 2 ** 20;
/** Ten times the doctors of a large group. */
const MAX_ROWS = 2000;

/** Old Excel, or a newer one with a password ([MS-CFB]); what calls itself Excel and is HTML; PDF, RTF, pictures. */
const OTHER_KINDS = /^(?:\u00D0\u00CF|\s*<|%PDF|\{\\rtf|\u0089PNG|\u00FF\u00D8\u00FF)/;
/** UTF-8 that was taken for Windows-1252 (Malayalam, then dashes), and letters that a program gave up. */
const GARBLED = /\u00E0[\u00B4\u00B5]|\u00E2\u20AC|\uFFFD|\?{4}/;

/** Reads CSV and XLSX by what is in the file, whatever its name. Takes a second for the largest. */
export async function readSheetFile(bytes: Uint8Array): Promise<SheetFile> {
  if (bytes.length > MAX_SHEET_BYTES) return { fault: "tooLarge" };
  const file = Buffer.from(bytes);
  const start = file.toString("latin1", 0, 8);
  if (OTHER_KINDS.test(start)) return { fault: "broken" };
  const isWorkbook = start.startsWith("PK");
  try {
    const read = isWorkbook ? await readSheets(file) : readText(file);
    return "fault" in read ? read : checkRows(read.sheets);
  } catch {
    return { fault: isWorkbook ? "broken" : "encoding" };
  }
}

async function readSheets(file: Buffer) {
  const sheets = await readWorkbook(new Uint8Array(file).buffer);
  return { sheets: sheets.map(({ data }) => data.map((cells, at) => ({ row: at + 1, cells: cells.map(readCell) }))) };
}

function readCell(cell: unknown): string {
  if (!(cell instanceof Date)) return String(cell ?? "");
  const [day = "", time = ""] = cell.toISOString().split("T");
  return day < "1901" ? time.slice(0, 5) : day;
}

function readText(file: Buffer): SheetFile {
  const text = decodeText(file);
  if (text.includes("\0")) return { fault: "encoding" };
  const rows: SheetRow[] = [];
  for (const found of readCsv(text)) {
    if (!found.cells) return { fault: "brokenQuote", number: found.line };
    rows.push(found);
  }
  return { sheets: [rows] };
}

function checkRows(found: SheetRow[][]): SheetFile {
  const sheets = found.map((rows) =>
    rows
      .map(({ row, cells }) => ({ row, cells: cells.map(cleanText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== "")),
  );
  const most = Math.max(...sheets.map((rows) => rows.length));
  if (most === 0) return { fault: "empty" };
  if (most > MAX_ROWS) return { fault: "tooManyRows", number: most };
  const garbled = sheets.flat().find(({ cells }) => cells.some((cell) => GARBLED.test(cell)));
  return garbled ? { fault: "garbled", number: garbled.row } : { sheets };
}
