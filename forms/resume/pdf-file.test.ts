import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { makeZip } from "#outbox/test-support/make-docx.ts";
import { findPdfFault } from "./pdf-file.server.ts";

const PAGES = [
  "1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction [3 0 R /Fit]>> endobj",
  "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj",
  "3 0 obj <</Type/Page/Parent 2 0 R/Annots[<</Subtype/Link/A<</S/URI/URI(https://example.org)>>>>]>> endobj",
];
const END = "xref\n0 1\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n";

/** A PDF with one more object, before the end. */
const pdf = (object = "", end = END) =>
  Buffer.from(["%PDF-1.7\n%\u00E2\u00E3", ...PAGES, object, end].join("\n"), "latin1");
const object = (content: string) => pdf(`4 0 obj ${content} endobj`);
const stream = (dictionary: string, content: Buffer) =>
  pdf(`4 0 obj <<${dictionary}/Length ${content.length}>> stream\r\n${content.toString("latin1")}\r\nendstream endobj`);
const packed = (content: string, dictionary = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode") =>
  stream(dictionary, deflateSync(Buffer.from(`5 0 ${content}`, "latin1")));

const SCRIPT = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const FILE = "<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>";

describe("a PDF that can start a program", () => {
  test.each<[string, Buffer]>([
    ["a script", object(SCRIPT)],
    ["a script elsewhere", object("<</S /JavaScript\n/JS 7 0 R>>")],
    ["a script in a field", object(`<</FT/Tx/AA<</K ${SCRIPT}>>>>`)],
    ["a script in escapes", object("<</#53/#4AavaScript/J#53(a)>>")],
    ["a script behind a bracket in a comment", object(`<</T(a\\)(b))%)\n/A${SCRIPT}>>`)],
    ["a script in packed objects", packed(SCRIPT)],
    ["a script in packed objects without a type", packed(SCRIPT, "/N 1/First 4/Filter[/Fl]")],
    ["a script in objects that are not packed", stream("/N 1/First 4", Buffer.from(`5 0 ${SCRIPT}`))],
    ["a script in what a text seems to be", object(`(9 0 obj ${SCRIPT} endobj)`)],
    ["a script in an update", Buffer.concat([pdf(), Buffer.from(`4 0 obj ${SCRIPT} endobj\n${END}`)])],
    ["a script in its last lines", pdf("", `trailer <</Root<</OpenAction${SCRIPT}>>>>\n%%EOF`)],
    ["a script without an end", pdf(`4 0 obj <</A<</S/JavaScript/JS(a)`, "")],
    ["a program", object("<</S/Launch/F(cmd.exe)>>")],
    ["a program for Windows", object("<</S/Launch/Win<</F(cmd.exe)>>>>")],
    ["a program whose kind stands elsewhere", object("<</S 8 0 R/F(cmd.exe)>> endobj\n8 0 obj /Launch")],
  ])("by %s is refused", async (_name, bytes) => {
    expect(await findPdfFault(bytes)).toBe("pdfProgram");
  });
});

describe("a PDF with another file", () => {
  const zip = makeZip([{ name: "a.exe", content: "MZ" }]);

  test.each<[string, Buffer]>([
    ["embedded in it", object(FILE)],
    ["embedded in packed objects", packed(FILE)],
    ["embedded beside data", object("<</F(a.xml)/UF(a.exe)/EF<</F 6 0 R>>>>")],
    ["that is a page before it", Buffer.concat([Buffer.from("<html><script>"), pdf()])],
    ["that is a page after a blank", Buffer.concat([Buffer.from(" \n<!DOCTYPE html>"), pdf()])],
    ["that is a program before it", Buffer.concat([Buffer.from("MZ\u0090"), pdf()])],
    ["that is a picture before it", Buffer.concat([Buffer.from("GIF89a"), pdf()])],
    ["that is an archive behind it", Buffer.concat([pdf(), zip])],
    ["that is an archive behind junk", Buffer.concat([pdf(), Buffer.from("junk"), zip])],
    ["that is a page behind it", Buffer.concat([pdf(), Buffer.from("\n<script>alert(1)</script>")])],
    ["that is an archive around its end", archiveAround()],
  ])("%s is refused", async (_name, bytes) => {
    expect(await findPdfFault(bytes)).toBe("pdfFile");
  });

  /** An archive whose comment is the end of the PDF. */
  function archiveAround(): Buffer {
    const record = Buffer.from(zip);
    record.writeUInt16LE(END.length, record.length - 2);
    return Buffer.concat([pdf("", ""), record, Buffer.from(END)]);
  }
});

describe("a PDF is taken", () => {
  test.each<[string, Buffer]>([
    ["as it is", pdf()],
    ["with a byte order mark and line breaks before it", Buffer.concat([Buffer.from("\uFEFF\r\n"), pdf()])],
    ["with junk before it", Buffer.concat([Buffer.from("Some junk\n"), pdf()])],
    ["with zeros and line breaks behind it", Buffer.concat([pdf(), Buffer.alloc(600), Buffer.from("\r\n")])],
    ["without its end", pdf("", "")],
    ["with an update", Buffer.concat([pdf(), Buffer.from(`4 0 obj <<>> endobj\n${END}`)])],
    ["that opens at a page", object("<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>")],
    ["with fields to fill in", object("<</AcroForm<</Fields[<</FT/Tx/T(name)>>]>>>>")],
    ["with the names in its text", object("<</Title(HTML/JavaScript, /S /JavaScript /JS \\(a\\), /EF)>>")],
    ["with a part of its outline by such a name", object("<</Type/StructElem/S/Launch/P 5 0 R>>")],
    ["with a font by such a name", object("<</Font<</JS 5 0 R/EFGHIJ+Arial 6 0 R>>>>")],
    ["with such bytes in a picture", stream("/Subtype/Image", Buffer.from(`${SCRIPT}${FILE}`))],
    ["with harmless packed objects", packed("<</Type/Font/BaseFont/Arial#20Bold>>")],
    ["with broken packed objects", stream("/N 1/First 4/Filter/FlateDecode", Buffer.from("broken"))],
    ["with the data of a Europass resume", object("<</F(cv.xml)/UF<FEFF00630076002E0078006D006C>/EF<</F 6 0 R>>>>")],
  ])("%s", async (_name, bytes) => {
    expect(await findPdfFault(bytes)).toBeUndefined();
  });
});

describe("a PDF that makes endless work", () => {
  test.each<[string, Buffer]>([
    ["of packed zeros", packed("0".repeat(20_000_000))],
    ["of objects within objects", object("(1 0 obj ".repeat(50_000))],
    ["of endless depth", object("[".repeat(5000))],
    ["packed in a rare way", stream("/N 1/First 4/Filter/LZWDecode", Buffer.from("a"))],
  ])("%s is refused", async (_name, bytes) => {
    expect(await findPdfFault(bytes)).toBe("resumeUnreadable");
  });
});
