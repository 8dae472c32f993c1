import { describe, expect, test } from "vitest";
import { makeDocx, relationship, makeZip, type ZipPart } from "#outbox/test-support/make-docx.ts";
import { checkResume, cleanFileName } from "./check-resume.server.ts";

const PDF = Buffer.from("%PDF-1.7\n");
const DOC = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(504)]);
const RTF = Buffer.from(
  "{\\rtf1\\ansi{\\*\\template C:\\\\Users\\\\Anu\\\\Normal.dotm}{\\*\\template }Staff nurse\\par}",
);
const DOCX = makeDocx();
const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const MEGABYTE = 1024 ** 2;
/** Of so much content that it weighs nothing in a file. */
const zeros = (name: string, bytes: number): ZipPart => ({ name, content: Buffer.alloc(bytes), isCompressed: true });
const utf16 = (text: string) => Buffer.from(text, "utf16le");
const after = (text: string) => Buffer.concat([Buffer.from(text), PDF]);

/** What is said of a file; undefined when it is taken. */
async function refusalOf(name: string, bytes: Buffer) {
  const check = await checkResume({ name, bytes });
  return check.ok ? undefined : check.fault;
}

describe("a resume whose content matches its name is accepted unchanged", () => {
  test.each<[string, Buffer, string]>([
    ["a.pdf", PDF, "application/pdf"],
    ["a.PDF", PDF, "application/pdf"],
    ["byte order mark.pdf", after("\uFEFF"), "application/pdf"],
    ["line break.pdf", after("\r\n"), "application/pdf"],
    ["junk.pdf", after("x".repeat(1019)), "application/pdf"],
    ["a.doc", DOC, "application/msword"],
    ["rich text.doc", RTF, "application/rtf"],
    ["a.docx", DOCX, DOCX_TYPE],
    ["document2.docx", makeDocx({ main: "word/document2.xml" }), DOCX_TYPE],
    ["spare.docx", makeZip([{ name: "word/document.xml", content: "<w:document/>" }]), DOCX_TYPE],
  ])("%s", async (name, bytes, type) => {
    expect(await checkResume({ name, bytes })).toEqual({ ok: true, file: { name, type, bytes } });
  });

  test("alone, from the middle of a larger buffer", async () => {
    const whole = Buffer.concat([Buffer.from("xx"), PDF, Buffer.from("yy")]);
    const bytes = new Uint8Array(whole).subarray(2, 2 + PDF.length);
    expect(await checkResume({ name: "a.pdf", bytes })).toMatchObject({ ok: true, file: { bytes: PDF } });
  });
});

describe("name and bytes that disagree", () => {
  test.each<[string, Buffer]>([
    ["a.doc", PDF],
    ["a.docx", DOC],
    ["a.docx", RTF],
    ["a.pdf", DOCX],
    ["a.pdf", RTF],
    ["a.pdf", after("x".repeat(1020))],
    ["a.pdf", Buffer.from("%PD")],
    ["template.docx", makeDocx({ main: "word/other.xml", mainType: "template.main+xml" })],
    ["missing.docx", makeDocx({ main: "word/document2.xml" }).subarray(0, -1)],
    ["table.docx", makeZip([{ name: "xl/workbook.xml" }, { name: "[Content_Types].xml", content: "<Types/>" }])],
  ])("%s is refused", async (name, bytes) => {
    expect(await refusalOf(name, bytes)).toBe("resumeUnreadable");
  });

  test.each(["a.exe", "a", "a.odt"])("%s is refused as another kind", async (name) => {
    expect(await refusalOf(name, PDF)).toBe("resumeType");
  });
});

describe("a Word file with a password", () => {
  const locked = Buffer.concat([DOC, utf16("EncryptedPackage")]);
  const older = Buffer.concat([DOC, Buffer.from("eca5c1000904000000000001", "hex")]);

  test.each<[string, Buffer]>([
    ["a.docx", locked],
    ["a.doc", locked],
    ["a.doc", older],
  ])("%s is refused by its reason", async (name, bytes) => {
    expect(await refusalOf(name, bytes)).toBe("wordLocked");
  });

  test("differs from one of the older kind without", async () => {
    const open = Buffer.concat([DOC, Buffer.from("eca5c1000904000000000010", "hex")]);
    expect(await refusalOf("a.doc", open)).toBeUndefined();
  });
});

describe("a Word file with a chart", () => {
  const workbook = { name: "xl/workbook.xml", content: "<workbook/>" };
  const figures = (...parts: ZipPart[]) => makeZip([workbook, { name: "xl/worksheets/sheet1.xml" }, ...parts]);
  const chart = (table: Buffer, name = "Microsoft_Excel_Worksheet.xlsx") =>
    makeDocx({
      parts: [
        { name: "word/charts/chart1.xml", content: "<c:chartSpace/>" },
        {
          name: "word/charts/_rels/chart1.xml.rels",
          content: `<Relationships>${relationship("package", `../embeddings/${name}`, true)}</Relationships>`,
        },
        { name: `word/embeddings/${name}`, content: table },
      ],
    });
  const link = (kind: string, target: string): ZipPart => ({
    name: "xl/_rels/workbook.xml.rels",
    content: `<Relationships>${relationship(kind, target)}</Relationships>`,
  });

  test("is taken with the figures that Excel keeps for it", async () => {
    expect(await refusalOf("a.docx", chart(figures()))).toBeUndefined();
  });

  test.each<[string, Buffer, string]>([
    ["macros in its figures", chart(figures({ name: "xl/vbaProject.bin" })), "wordMacro"],
    ["old macros in its figures", chart(figures({ name: "xl/macrosheets/sheet1.xml" })), "wordMacro"],
    ["a file in its figures", chart(figures({ name: "xl/embeddings/oleObject1.bin" })), "wordObject"],
    ["figures in its figures", chart(figures({ name: "xl/a.xlsx", content: figures() })), "wordObject"],
    ["figures of the web", chart(figures(link("externalLinkPath", "https://example.org/a.xlsx"))), "wordRemote"],
    ["text in place of its figures", chart(DOCX), "wordObject"],
    ["a program in place of its figures", chart(Buffer.from("MZ")), "wordObject"],
    ["figures by another name", chart(figures(), "oleObject1.bin"), "wordObject"],
    ["figures that grow too large", chart(figures(zeros("xl/a", 60 * MEGABYTE))), "wordSize"],
  ])("and %s is refused by its reason", async (_name, bytes, fault) => {
    expect(await refusalOf("a.docx", bytes)).toBe(fault);
  });
});

describe("a Word file that reaches out of itself", () => {
  const template = (target: string) => makeDocx({ settings: relationship("attachedTemplate", target) });
  const other = (kind: string, target: string) => makeDocx({ relationships: relationship(kind, target) });
  const [ofTemplate, remote, object, macro] = ["wordTemplate", "wordRemote", "wordObject", "wordMacro"];

  test.each<[string, Buffer, string]>([
    ["a template of the web", template("https://example.org/a.dotm"), ofTemplate],
    ["the same, as entities", template("&#104;ttp&#x3a;//example.org/a.dotm"), ofTemplate],
    ["a template on a server", template("file:///\\\\example.org\\a.dotm"), ofTemplate],
    ["the same, encoded", template("file:///%5C%5Cexample.org%5Ca.dotm"), ofTemplate],
    ["the same, as a share", template("\\\\example.org\\share\\a.dotm"), ofTemplate],
    ["the same, as a file's host", template("file://example.org/share/a.dotm"), ofTemplate],
    ["the same, as a device", template("\\\\?\\UNC\\example.org\\a.dotm"), ofTemplate],
    ["a template among other attributes", makeDocx({ settings: reordered("http://example.org/a.dotm") }), ofTemplate],
    ["a template with a prefix", makeDocx({ settings: prefixed("http://example.org/a.dotm") }), ofTemplate],
    ["a picture of the web", other("image", "https://example.org/a.png"), remote],
    ["a part of a document of the web", other("subDocument", "http://example.org/a.docx"), remote],
    ["an OLE object of the web", other("oleObject", "https://example.org/a.hta"), object],
    ["an OLE object", embed("word/embeddings/oleObject1.bin"), object],
    ["an OLE object in another folder", makeDocx({ relationships: relationship("oleObject", "a.bin", true) }), object],
    ["a table", embed("word/embeddings/Microsoft_Excel_Sheet.xlsx"), object],
    ["an ActiveX control", embed("word/activeX/activeX1.bin"), object],
    ["a page as a part", makeDocx({ relationships: relationship("aFChunk", "a.mht", true) }), object],
    ["macros", embed("word/vbaProject.bin"), macro],
    ["macros in capitals", embed("WORD/VBAPROJECT.BIN"), macro],
    ["macros by another name", makeDocx({ relationships: relationship("vbaProject", "a.bin", true) }), macro],
    ["macros by its type", makeDocx({ mainType: "document.macroEnabled.main+xml" }), macro],
  ])("with %s is refused by its reason", async (_name, bytes, fault) => {
    expect(await refusalOf("a.docx", bytes)).toBe(fault);
  });

  test.each<[string, Buffer, string]>([
    ["macros", Buffer.concat([DOC, utf16("_VBA_PROJECT")]), macro],
    ["an OLE object", Buffer.concat([DOC, utf16("\u0003ObjInfo")]), object],
    ["an OLE object in rich text", Buffer.from("{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}"), object],
    ["a template in rich text", Buffer.from("{\\rtf1{\\*\\template https://example.org/a.dotm}}"), ofTemplate],
    ["the same, escaped", Buffer.from("{\\rtf1{\\*\\template\\u104?ttp://example.org/a}}"), ofTemplate],
  ])("of the older kind, with %s, is refused by its reason", async (_name, bytes, fault) => {
    expect(await refusalOf("a.doc", bytes)).toBe(fault);
  });

  test.each([
    "file:///C:\\Users\\Anu\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx",
    "file:///C:%5CUsers%5CAnu%5CResume%20one.dotx",
    "C:\\Users\\Anu\\Resume.dotx",
    "file:///Users/anu/Library/Resume.dotx",
    "file://localhost/Users/anu/Resume.dotx",
    "Normal.dotm",
  ])("differs from one whose template lies on the applicant's disk: %s", async (target) => {
    expect(await refusalOf("a.docx", template(target))).toBeUndefined();
  });

  test.each(["https://example.org/", "mailto:anu@example.org", "\\\\server\\anu", "ftp://example.org"])(
    "differs from one with a link to %s",
    async (target) => expect(await refusalOf("a.docx", other("hyperlink", target))).toBeUndefined(),
  );

  function embed(name: string): Buffer {
    return makeDocx({ parts: [{ name, content: "x" }] });
  }

  function reordered(target: string): string {
    return `<Relationship\n TargetMode = 'External' Target='${target}' Id='a>b' Type='a/attachedTemplate'></Relationship>`;
  }

  function prefixed(target: string): string {
    return `<r:Relationship xmlns:r="a" Type="a/attachedTemplate" Target="${target}" TargetMode="External"/>`;
  }
});

describe("a list of relationships that could be read in two ways", () => {
  const template = relationship("attachedTemplate", "https://example.org/a.dotm");
  const list = (content: string) => `<Relationships>${content}</Relationships>`;

  test.each<[string, string | Buffer, string]>([
    ["in UTF-16", Buffer.concat([Buffer.from("fffe", "hex"), utf16(list(template))]), "wordTemplate"],
    ["in UTF-16 without a mark", utf16(list(template)), "resumeUnreadable"],
    ["in another encoding", `<?xml version="1.0" encoding="UTF-7"?>${list("")}`, "resumeUnreadable"],
    ["with entities of its own", `<!DOCTYPE a [<!ENTITY b "http:">]>${list(template)}`, "resumeUnreadable"],
    ["with a broken relationship", list(template.replace('"', "")), "resumeUnreadable"],
    ["that is none", "<w:document/>", "resumeUnreadable"],
  ])("%s is refused", async (_name, content, fault) => {
    const part = { name: "word/_rels/settings.xml.rels", content };
    expect(await refusalOf("a.docx", makeDocx({ parts: [part] }))).toBe(fault);
  });
});

describe("a package that is no harmless document", () => {
  const DOCUMENT: ZipPart = { name: "word/document.xml", content: "<w:document/>" };
  const many = Array.from({ length: 2000 }, (_, number) => ({ name: `word/media/${number}.png` }));
  /** A megabyte that is not compressed, so that the ratio of the whole is none that anybody minds. */
  const picture: ZipPart = { name: "word/media/1.png", content: "x".repeat(MEGABYTE) };

  test.each<[string, Buffer]>([
    ["with too many parts", makeZip([DOCUMENT, ...many])],
    [
      "of 60 MB that it does not own up to",
      makeDocx({ parts: [picture, { ...zeros("a", 60 * MEGABYTE), claimedSize: 9 }] }),
    ],
    ["of 60 MB in two", makeDocx({ parts: [picture, zeros("a", 30 * MEGABYTE), zeros("b", 30 * MEGABYTE)] })],
    ["of more than a hundred times its size", makeDocx({ parts: [zeros("a", MEGABYTE)] })],
    ["with endless relationships", makeDocx({ parts: [picture, zeros("a.rels", 2 * MEGABYTE)] })],
  ])("%s is refused by its reason", async (_name, bytes) => {
    expect(bytes.length).toBeLessThan(2 * MEGABYTE);
    expect(await refusalOf("a.docx", bytes)).toBe("wordSize");
  });

  test.each<[string, Buffer]>([
    ["that claims 4 GB", makeDocx({ parts: [{ ...zeros("a", 10), claimedSize: 0xff_ff_ff_00 }] })],
    ["that holds a little more than it says", makeDocx({ parts: [{ ...zeros("a", 10), claimedSize: 9 }] })],
    ["with a path out of it", makeDocx({ parts: [{ name: "../../etc/passwd" }] })],
    ["with a path of Windows", makeDocx({ parts: [{ name: "..\\..\\boot.ini" }] })],
    ["with an absolute path", makeDocx({ parts: [{ name: "/etc/passwd" }] })],
    ["that links to another file", makeDocx({ parts: [{ name: "link", content: "/etc/passwd", mode: 0o120777 }] })],
    ["that is encrypted", makeDocx({ parts: [{ name: "a", content: "x", flags: 1 }] })],
    ["with a part twice", makeDocx({ parts: [{ name: "WORD/document.xml" }] })],
    ["with parts that share their bytes", shareBytes(makeZip([DOCUMENT, picture, { ...picture, name: "b" }]))],
    ["with something before it", Buffer.concat([Buffer.from("MZ"), DOCX])],
    ["cut off", DOCX.subarray(0, DOCX.length - 30)],
    ["of the first bytes only", Buffer.from("PK\u0003\u0004")],
  ])("%s is refused", async (_name, bytes) => {
    expect(await refusalOf("a.docx", bytes)).toBe("resumeUnreadable");
  });

  test("differs from one with as many parts as are allowed, and from one with the rights of plain files", async () => {
    expect(await refusalOf("a.docx", makeZip([DOCUMENT, ...many.slice(1)]))).toBeUndefined();
    expect(await refusalOf("a.docx", makeZip([{ ...DOCUMENT, mode: 0o100644 }]))).toBeUndefined();
  });

  /** Drops the second of two equal parts and lets its entry lead to the first. */
  function shareBytes(zip: Buffer): Buffer {
    const [first, second] = ["word/media/1.png", "b"].map((name) => zip.lastIndexOf(name) - 46) as [number, number];
    const start = zip.readUInt32LE(second + 42);
    const list = zip.readUInt32LE(zip.length - 6);
    const shared = Buffer.from(zip);
    zip.copy(shared, second + 42, first + 42, first + 46);
    shared.writeUInt32LE(start, zip.length - 6);
    return Buffer.concat([shared.subarray(0, start), shared.subarray(list)]);
  }
});

test("a bomb leaves the process its turns", async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 0);
  const picture: ZipPart = { name: "word/media/1.png", content: "x".repeat(MEGABYTE) };
  const bomb = makeDocx({ parts: [picture, { ...zeros("a", 60 * MEGABYTE), claimedSize: 9 }] });
  turns = 0;
  expect(await refusalOf("a.docx", bomb)).toBe("wordSize");
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
});

test.each([
  ["Anu Thomas (2026).pdf", "Anu Thomas (2026).pdf"],
  ["അനു.PDF", "അനു.PDF"],
  ["C:\\Users\\Anu\\cv.pdf", "cv.pdf"],
  ["../../etc/cv.pdf", "cv.pdf"],
  ["cv\r\nBcc: a@b.in.pdf", "cv Bcc_ a@b.in.pdf"],
  ["cv\u202Efdp.pdf", "cvfdp.pdf"],
  ['a"b<c>|?*.pdf', "a_b_c____.pdf"],
  [".hidden.pdf", "hidden.pdf"],
  [".pdf", "resume.pdf"],
  [" .pdf", "resume.pdf"],
  ["cv .pdf", "cv.pdf"],
  [`${"a".repeat(300)}.pdf`, `${"a".repeat(100)}.pdf`],
])("%j is kept as %j", (name, cleaned) => {
  expect(cleanFileName(name, "pdf")).toBe(cleaned);
});
