import { fromBufferPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { RESUME_MESSAGE, RESUME_REASONS } from "../forms/resume-file.ts";
import { findRelationshipFault, readRelationships } from "./relationships.server.ts";

const LOCAL_FILE_HEADER = Buffer.from("PK\u0003\u0004");
const MACRO_PART = /(^|\/)vbaproject/;
const EMBEDDED_PART = /(^|\/)(embeddings|activex)\//;

/** An honest document has some dozens of parts. */
const MOST_ENTRIES = 2000;
const LARGEST_TOTAL_BYTES = 50 * 1024 * 1024;
/** An honest document unpacks to some ten times its size; deflate alone could reach a thousand (RFC 1951). */
const LARGEST_RATIO = 100;
/** Of a part that is read; an honest list of relationships has some kilobytes. */
const LARGEST_TEXT_BYTES = 1024 * 1024;

/** The type of a file in the mode that Unix keeps in the upper half of a part's attributes (APPNOTE.TXT 4.4.15). */
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

/**
 * Why the bytes are no Word document of the Open Packaging form (.docx) that an office may open without care; undefined
 * for one that is. Every part is unpacked, and dropped, to count what it really holds: the sizes in the list of parts
 * are not believed. Work and memory are bounded.
 */
export async function findWordFault(bytes: Buffer): Promise<string | undefined> {
  if (!bytes.subarray(0, LOCAL_FILE_HEADER.length).equals(LOCAL_FILE_HEADER)) return RESUME_MESSAGE;
  try {
    return await findPackageFault(bytes);
  } catch {
    // Thrown at a broken list or part, and at a path that leaves the package.
    return RESUME_MESSAGE;
  }
}

async function findPackageFault(bytes: Buffer): Promise<string | undefined> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: false });
  if (zip.entryCount > MOST_ENTRIES) return RESUME_REASONS.size;
  const mostBytes = Math.min(LARGEST_TOTAL_BYTES, LARGEST_RATIO * bytes.length);
  const names = new Set<string>();
  let [packed, unpacked, contentTypes, main] = [0, 0, "", "word/document.xml"];
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    packed += entry.compressedSize;
    // Parts that share bytes would make much work of a small file.
    if (names.has(name) || packed > bytes.length || isForbidden(entry)) return RESUME_MESSAGE;
    names.add(name);
    if (MACRO_PART.test(name)) return RESUME_REASONS.macro;
    if (EMBEDDED_PART.test(name)) return RESUME_REASONS.object;
    const isText = name.endsWith(".rels") || name === "[content_types].xml";
    const part = await readPart(zip, entry, isText ? LARGEST_TEXT_BYTES : 0, mostBytes - unpacked);
    if (!part) return RESUME_REASONS.size;
    unpacked += part.size;
    if (part.size !== entry.uncompressedSize) return RESUME_MESSAGE;
    if (name === "[content_types].xml") contentTypes = part.text.toString();
    if (!name.endsWith(".rels")) continue;
    const relationships = readRelationships(part.text);
    const fault = findRelationshipFault(relationships);
    if (fault !== undefined) return fault;
    const start = name === "_rels/.rels" && relationships.find(({ kind }) => kind === "officedocument");
    if (start) main = start.target.replace(/^\/+/, "").toLowerCase();
  }
  if (/macroEnabled/i.test(contentTypes)) return RESUME_REASONS.macro;
  const isWord = main === "word/document.xml" || contentTypes.includes("wordprocessingml.document.main+xml");
  return isWord && names.has(main) ? undefined : RESUME_MESSAGE;
}

function isForbidden(entry: Entry): boolean {
  const mode = entry.externalFileAttributes >>> 16;
  return entry.isEncrypted() || (mode & FILE_TYPE) === SYMBOLIC_LINK;
}

/** How much a part holds, with its content where text is wanted; undefined once it is more than `mostBytes`. */
async function readPart(zip: ZipFile, entry: Entry, mostText: number, mostBytes: number) {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the stream.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes || (mostText > 0 && size > mostText)) return undefined;
    if (mostText > 0) chunks.push(chunk);
  }
  return { size, text: Buffer.concat(chunks) };
}
