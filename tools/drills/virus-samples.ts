import { deflateSync } from "node:zlib";
import { EICAR } from "#submissions/test-support/eicar.ts";
import { makeZip, type ZipPart } from "#submissions/test-support/make-zip.ts";
import { makeCompoundFile, type CompoundEntry } from "./make-compound-file.ts";

/** A resume, and what clamd names in it; undefined where it is clean. */
export interface Sample {
  title: string;
  name: string;
  bytes: Buffer;
  signature?: RegExp;
}

const EICAR_FOUND = /Eicar/;
const MEGABYTE = 1024 * 1024;

const TEXT: CompoundEntry = { name: "WordDocument", content: Buffer.from("Nurse for six years.") };
const PARTS: ZipPart[] = [
  { name: "[Content_Types].xml", content: "<Types/>", isCompressed: true },
  { name: "word/document.xml", content: "<w:document>Nurse for six years.</w:document>", isCompressed: true },
];

export const CLEAN: Sample[] = [
  { title: "a PDF", name: "clean.pdf", bytes: makePdf("BT (Nurse for six years.) Tj ET") },
  { title: "a Word document of 1997", name: "clean.doc", bytes: makeCompoundFile([TEXT]) },
  { title: "a Word document", name: "clean.docx", bytes: makeZip(PARTS) },
];

export const KNOWN_BAD: Sample[] = [
  { title: "EICAR at the end of a PDF", name: "end.pdf", bytes: Buffer.concat([makePdf(""), Buffer.from(EICAR)]) },
  { title: "EICAR in a compressed stream of a PDF", name: "stream.pdf", bytes: makePdf(EICAR) },
  {
    title: "EICAR in a stream of a Word document of 1997",
    name: "stream.doc",
    bytes: makeCompoundFile([TEXT, { name: "ObjectPool", content: Buffer.from(EICAR) }]),
  },
  { title: "EICAR as a part of a Word document", name: "stored.docx", bytes: embed(EICAR, false) },
  { title: "the same, compressed", name: "deflated.docx", bytes: embed(EICAR, true) },
  {
    title: "EICAR in a zip in a Word document",
    name: "nested.docx",
    bytes: embed(makeZip([{ name: "eicar.com", content: EICAR, isCompressed: true }]), true),
  },
].map((sample) => ({ ...sample, signature: EICAR_FOUND }));

/** What only the settings of docs/guides/clamd.conf make clamd name. */
export const BAD_BY_SETTINGS: Sample[] = [
  {
    title: "EICAR behind more than clamd unpacks",
    name: "large.docx",
    bytes: embed(
      makeZip([
        { name: "zeros", content: Buffer.alloc(60 * MEGABYTE), isCompressed: true },
        { name: "eicar.com", content: EICAR, isCompressed: true },
      ]),
      true,
    ),
    signature: /^Heuristics\.Limits\.Exceeded/,
  },
  {
    title: "an encrypted zip in a Word document",
    name: "encrypted.docx",
    bytes: embed(makeZip([{ name: "eicar.com", content: "what a password would open", flags: 1 }]), true),
    signature: /^Heuristics\.Encrypted/,
  },
];

/** Larger than clamd is set to take in one of the scenes. */
export const LARGE: Sample[] = [
  { title: "a large PDF", name: "large.pdf", bytes: Buffer.concat([makePdf(""), Buffer.alloc(3 * MEGABYTE, "x")]) },
];

function embed(content: string | Buffer, isCompressed: boolean): Buffer {
  return makeZip([...PARTS, { name: "word/media/image1.bin", content, isCompressed }]);
}

function makePdf(content: string): Buffer {
  const stream = deflateSync(content);
  return Buffer.concat([
    Buffer.from(
      "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n" +
        "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n" +
        "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>\nendobj\n" +
        `4 0 obj\n<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`,
    ),
    stream,
    Buffer.from("\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n"),
  ]);
}
