import { describe, expect, test } from "vitest";
import { makeZip } from "../test-support/make-zip.ts";
import type { ZipPart } from "../test-support/make-zip.ts";
import { checkResume } from "./check-resume.server.ts";

const DOCUMENT: ZipPart = { name: "word/document.xml", content: "<w:document/>" };
const TYPES: ZipPart = { name: "[Content_Types].xml", content: "<Types/>" };
const PDF = Buffer.from("%PDF-1.7\n");
const DOC = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(504)]);
const DOCX = makeZip([TYPES, DOCUMENT]);

test.each([
  ["a.pdf", PDF, "application/pdf"],
  ["a.PDF", PDF, "application/pdf"],
  ["a.doc", DOC, "application/msword"],
  ["a.docx", DOCX, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
])("%s with the right bytes is taken as it is", async (name, bytes, type) => {
  expect(await checkResume({ name, bytes })).toEqual({ name, type, bytes });
});

test("bytes in the middle of a larger buffer are taken alone", async () => {
  const bytes = new Uint8Array(Buffer.concat([Buffer.from("xx"), PDF, Buffer.from("yy")])).subarray(2, 2 + PDF.length);
  expect((await checkResume({ name: "a.pdf", bytes }))?.bytes.equals(PDF)).toBe(true);
});

describe("name and bytes that disagree", () => {
  test.each<[string, Buffer]>([
    ["a.doc", PDF],
    ["a.docx", DOC],
    ["a.pdf", DOCX],
    ["a.pdf", Buffer.from("\n%PDF-1.7")],
    ["a.pdf", Buffer.from("%PD")],
    ["a.exe", PDF],
    ["a", PDF],
  ])("%s is refused", async (name, bytes) => {
    expect(await checkResume({ name, bytes })).toBeUndefined();
  });
});

describe("a package that is no harmless document", () => {
  /** A megabyte, so that the ratio of the whole is none that anybody minds. */
  const PICTURE: ZipPart = { name: "word/media/1.png", content: "x".repeat(1024 ** 2) };
  /** What makes a package with the document so many bytes more than a hundred times its size. */
  const overRatio = (bytes: number): ZipPart => {
    const part: ZipPart = { name: "word/media/1.png", content: "x", claimedSize: 1 };
    const size = makeZip([DOCUMENT, part]).length;
    return { ...part, claimedSize: 100 * size - Buffer.byteLength(DOCUMENT.content ?? "") + bytes };
  };
  const many = Array.from({ length: 2000 }, (_, number) => ({ name: `word/media/${number}.png` }));

  test.each<[string, Buffer]>([
    ["without the main part", makeZip([TYPES, { name: "xl/workbook.xml" }])],
    ["with macros", makeZip([TYPES, DOCUMENT, { name: "word/vbaProject.bin" }])],
    ["with macros in capitals", makeZip([TYPES, DOCUMENT, { name: "WORD/VBAPROJECT.BIN" }])],
    ["with a path out of it", makeZip([TYPES, DOCUMENT, { name: "../../etc/passwd" }])],
    ["with a path of Windows", makeZip([TYPES, DOCUMENT, { name: "..\\..\\boot.ini" }])],
    ["with an absolute path", makeZip([TYPES, DOCUMENT, { name: "/etc/passwd" }])],
    ["with too many parts", makeZip([DOCUMENT, ...many])],
    ["that would unpack to 4 GB", makeZip([TYPES, { ...DOCUMENT, claimedSize: 0xff_ff_ff_00 }])],
    [
      "that would unpack to 60 MB in two",
      makeZip([DOCUMENT, { ...PICTURE, claimedSize: 30 * 1024 ** 2 }, { name: "2", claimedSize: 30 * 1024 ** 2 }]),
    ],
    ["that would unpack to more than a hundred times its size", makeZip([DOCUMENT, overRatio(1)])],
    [
      "that links to another file",
      makeZip([TYPES, DOCUMENT, { name: "word/link", content: "/etc/passwd", mode: 0o120777 }]),
    ],
    ["that is encrypted", makeZip([TYPES, { ...DOCUMENT, flags: 1 }])],
    ["with something before it", Buffer.concat([Buffer.from("MZ"), DOCX])],
    ["cut off", DOCX.subarray(0, DOCX.length - 30)],
    ["of the first bytes only", Buffer.from("PK\u0003\u0004")],
  ])("%s is refused", async (_name, bytes) => {
    expect(await checkResume({ name: "a.docx", bytes })).toBeUndefined();
  });

  test("is told from one with as many parts as are allowed", async () => {
    expect(await checkResume({ name: "a.docx", bytes: makeZip([DOCUMENT, ...many.slice(1)]) })).toBeDefined();
  });

  test("is told from one that unpacks to a hundred times its size, and from one with the rights of plain files", async () => {
    expect(await checkResume({ name: "a.docx", bytes: makeZip([DOCUMENT, overRatio(0)]) })).toBeDefined();
    const plain = makeZip([
      { ...TYPES, mode: 0o100644 },
      { ...DOCUMENT, mode: 0o100644 },
    ]);
    expect(await checkResume({ name: "a.docx", bytes: plain })).toBeDefined();
  });
});
