import { findResumeExtension, RESUME_TYPES, type ResumeFault } from "../resume-file.ts";
import type { StoredFile } from "../stored-submission.ts";
import type { UploadedFile } from "../submissions.ts";
import { findPdfFault } from "./pdf-file.server.ts";
import { findWordFault } from "./word-file.server.ts";
import { cleanLine } from "../form-fields.ts";

// A compound file, the container of Word 97 to 2003 (MS-CFB 2.2), and names of its parts, which stand in it in UTF-16.
const COMPOUND_FILE_START = Buffer.from("d0cf11e0a1b11ae1", "hex");
const MACRO_STREAM = Buffer.from("_VBA_PROJECT", "utf16le");
const LOCKED_STREAM = Buffer.from("EncryptedPackage", "utf16le");
const FIRST_SECTOR = 512;
const WORD_TEXT = 0xa5ec;
const ENCRYPTED = 0x0100;
const OBJECT_STREAMS = ["\u0003ObjInfo", "\u0001Ole10Native"].map((name) => Buffer.from(name, "utf16le"));

// Rich text, which Word opens and some programs save under the ending of Word.
const RTF_START = "{\\rtf";
const RTF_TYPE = "application/rtf";
const RTF_OBJECT = /\\(?:object|objdata)(?![a-z])/i;
/** A template that lies on no disk of the applicant's; `{\*\template C:\\…}` is what Word writes. */
const RTF_REMOTE_TEMPLATE = /\\template(?![a-z0-9-])(?!\s*(?:[a-z]:|\}))/i;

export type ResumeCheck = { ok: true; file: StoredFile } | { ok: false; fault: ResumeFault };

/** The resume with its bytes untouched, its name cleaned and its type what its bytes say, or why it is refused. */
export async function checkResume({ name, bytes }: UploadedFile): Promise<ResumeCheck> {
  const extension = findResumeExtension(name);
  if (!extension) return { ok: false, fault: "resumeType" };
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isRtf = extension === "doc" && content.toString("latin1", 0, RTF_START.length) === RTF_START;
  const fault = isRtf ? findRtfFault(content) : await FIND_FAULT[extension](content);
  if (fault !== undefined) return { ok: false, fault };
  const type = isRtf ? RTF_TYPE : RESUME_TYPES[extension];
  return { ok: true, file: { name: cleanFileName(name, extension), type, bytes: content } };
}

const FIND_FAULT = { pdf: findPdfFault, doc: findCompoundFault, docx: findDocxFault };

function findCompoundFault(bytes: Buffer): ResumeFault | undefined {
  if (!isCompound(bytes)) return "resumeUnreadable";
  if (isLocked(bytes)) return "wordLocked";
  if (bytes.includes(MACRO_STREAM)) return "wordMacro";
  return OBJECT_STREAMS.some((name) => bytes.includes(name)) ? "wordObject" : undefined;
}

/** Word keeps a document with a password in the older container, whatever the file is called (MS-OFFCRYPTO 2.3). */
function isLocked(bytes: Buffer): boolean {
  if (bytes.includes(LOCKED_STREAM)) return true;
  // The first stream is the text's in most files (MS-DOC 2.5.1: fEncrypted).
  if (bytes.length < FIRST_SECTOR + 12 || bytes.readUInt16LE(FIRST_SECTOR) !== WORD_TEXT) return false;
  return (bytes.readUInt16LE(FIRST_SECTOR + 10) & ENCRYPTED) !== 0;
}

function isCompound(bytes: Buffer): boolean {
  return bytes.subarray(0, COMPOUND_FILE_START.length).equals(COMPOUND_FILE_START);
}

function findDocxFault(bytes: Buffer): Promise<ResumeFault | undefined> | ResumeFault {
  return isCompound(bytes) && isLocked(bytes) ? "wordLocked" : findWordFault(bytes);
}

function findRtfFault(bytes: Buffer): ResumeFault | undefined {
  const text = bytes.toString("latin1");
  if (RTF_OBJECT.test(text)) return "wordObject";
  return RTF_REMOTE_TEMPLATE.test(text) ? "wordTemplate" : undefined;
}

/** In UTF-16 units: with ending and path, mail programs can still save the file. */
const MAX_STEM_LENGTH = 100;

const FORBIDDEN = /[<>:"/\\|?*]/g;

/** Fit for a header and every file system; a name of which nothing is left becomes "resume". */
export function cleanFileName(name: string, extension: string): string {
  const line = cleanLine(name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1));
  const stem = line.slice(0, -extension.length - 1);
  const ending = line.slice(-extension.length);
  const cleaned = [...stem.replace(FORBIDDEN, "_").replace(/^[.\s]+/, "")].slice(0, MAX_STEM_LENGTH).join("").trimEnd();
  return `${cleaned || "resume"}.${ending}`;
}
