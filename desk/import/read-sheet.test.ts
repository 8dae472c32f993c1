import { expect, test } from "vitest";
import { makeZip } from "#outbox/test-support/make-docx.ts";
import { readSheetFile } from "./read-sheet.ts";
import { makeXlsx } from "./test-support/make-xlsx.ts";

const HEADINGS = ["Doctor name", "OP time", "Mobile"];

async function readRows(file: Buffer | string) {
  const read = await readSheetFile(Buffer.from(file));
  if ("fault" in read) throw new Error(read.fault);
  return read.sheets.flat();
}

test("a workbook's cells are read as they are shown, formulas by their value, with the numbers of their rows", async () => {
  const file = makeXlsx({
    Doctors: [
      [],
      ["Doctors of Punalur"],
      [],
      HEADINGS,
      ["Dr. Anitha ", { number: 0.395833333333333, style: 2 }, 9_447_012_345],
      [],
      [{ type: "str", xml: "<f>A5</f><v>Dr. Basil</v>" }, { number: 46_031, style: 1 }, "0000 110 2101"],
    ],
  });
  expect(await readRows(file)).toEqual([
    { row: 2, cells: ["Doctors of Punalur", "", ""] },
    { row: 4, cells: HEADINGS },
    { row: 5, cells: ["Dr. Anitha", "09:30", "9447012345"] },
    { row: 7, cells: ["Dr. Basil", "2026-01-09", "0000 110 2101"] },
  ]);
});

test.each<[name: string, bytes: Buffer]>([
  ["UTF-8", Buffer.from("ഡോക്ടർ,OP time\nഡോ. അനിത,9–1\n")],
  ["UTF-8 with its mark", Buffer.from("\uFEFFഡോക്ടർ,OP time\nഡോ. അനിത,9–1\n")],
  ["UTF-16 with its mark", Buffer.from("\uFEFFഡോക്ടർ\tOP time\r\nഡോ. അനിത\t9–1\r\n", "utf16le")],
  ["big-endian UTF-16", Buffer.from("\uFEFFഡോക്ടർ\tOP time\nഡോ. അനിത\t9–1\n", "utf16le").swap16()],
])("CSV in %s is read", async (_, bytes) => {
  expect(await readRows(bytes)).toEqual([
    { row: 1, cells: ["ഡോക്ടർ", "OP time"] },
    { row: 2, cells: ["ഡോ. അനിത", "9–1"] },
  ]);
});

test("a row of CSV has the number that a spreadsheet shows, whatever its cells hold", async () => {
  const rows = await readRows('List, of doctors;;\n\nName;Times;Note\n"A; B";"Mon 9–1\nTue 9–1";=1+1\nC;\'+91 1;-\n');
  expect(rows).toEqual([
    { row: 1, cells: ["List, of doctors", "", ""] },
    { row: 3, cells: ["Name", "Times", "Note"] },
    { row: 4, cells: ["A; B", "Mon 9–1\nTue 9–1", "=1+1"] },
    { row: 5, cells: ["C", "+91 1", "-"] },
  ]);
});

const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

test.each<[kind: string, file: Buffer | string, number?: number]>([
  ["empty", ""],
  ["empty", " , \n,\n"],
  ["empty", makeXlsx({ One: [] })],
  ["broken", COMPOUND],
  ["broken", "<html><table><tr><td>Name"],
  ["broken", Buffer.concat([COMPOUND, Buffer.from("EncryptedPackage", "utf16le")])],
  ["broken", makeZip([{ name: "content.xml" }])],
  ["broken", makeZip([{ name: "word/document.xml" }])],
  ["broken", "%PDF-1.7"],
  ["broken", makeXlsx({ One: [["a"]] }).subarray(0, 400)],
  ["tooLarge", Buffer.alloc(6 * 2 ** 20, "a,")],
  ["encoding", Buffer.from("Name,Times\nDr A,9 \u0096 1\n", "latin1")],
  ["encoding", Buffer.from("Name,Times\n", "utf16le")],
  ["garbled", Buffer.from(Buffer.from("Name\n\nഡോ. അനിത\n").toString("latin1")), 3],
  ["garbled", "Name\n????? ??????\n", 2],
  ["brokenQuote", 'Name,Times\n"Dr A,9\n', 2],
  ["tooManyRows", "Dr A,9\n".repeat(10_000), 10_000],
])("what cannot be read is named: %s", async (kind, file, number) => {
  expect(await readSheetFile(Buffer.from(file))).toEqual({ fault: kind, ...(number && { number }) });
});
