import { findResumeExtension, RESUME_TYPES } from "../forms/resume-file.ts";
import type { ResumeExtension } from "../forms/resume-file.ts";
import type { StoredFile } from "../stored-submission.ts";
import type { UploadedFile } from "../submissions.ts";
import { cleanFileName } from "./clean-file-name.ts";
import { isWordPackage } from "./is-word-package.server.ts";

const PDF_START = Buffer.from("%PDF-");
// A compound file, the container of Word 97 to 2003 (MS-CFB 2.2).
const COMPOUND_FILE_START = Buffer.from("d0cf11e0a1b11ae1", "hex");

const HOLDS: Record<ResumeExtension, (bytes: Buffer) => boolean | Promise<boolean>> = {
  pdf: (bytes) => startsWith(bytes, PDF_START),
  doc: (bytes) => startsWith(bytes, COMPOUND_FILE_START),
  docx: isWordPackage,
};

/**
 * The resume as it may be stored and mailed: its bytes untouched, its name cleaned, its type the one that both its
 * name and its bytes say. Undefined when they disagree, or when the file is of no type that is taken.
 */
export async function checkResume({ name, bytes }: UploadedFile): Promise<StoredFile | undefined> {
  const extension = findResumeExtension(name);
  if (!extension) return undefined;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!(await HOLDS[extension](content))) return undefined;
  return { name: cleanFileName(name, extension), type: RESUME_TYPES[extension], bytes: content };
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}
