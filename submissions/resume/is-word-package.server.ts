import { fromBufferPromise } from "yauzl";
import type { Entry } from "yauzl";

const LOCAL_FILE_HEADER = Buffer.from("PK\u0003\u0004");
const MAIN_PART = "word/document.xml";
const MACRO_PART = /(^|\/)vbaproject/i;

/** An honest document has some dozens of parts. */
const MOST_ENTRIES = 2000;
const LARGEST_TOTAL_BYTES = 50 * 1024 * 1024;
/** An honest document unpacks to some ten times its size; deflate alone could reach a thousand (RFC 1951). */
const LARGEST_RATIO = 100;

/** The type of a file in the mode that Unix keeps in the upper half of a part's attributes (APPNOTE.TXT 4.4.15). */
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

/**
 * Whether the bytes are a Word document of the Open Packaging form (.docx) without macros. Only the list of its parts
 * is read and nothing is unpacked; a package that claims too many parts, too much content, a link or a path out of
 * itself is none.
 */
export async function isWordPackage(bytes: Buffer): Promise<boolean> {
  if (!bytes.subarray(0, LOCAL_FILE_HEADER.length).equals(LOCAL_FILE_HEADER)) return false;
  try {
    return await hasHarmlessParts(bytes);
  } catch {
    // yauzl throws at a broken list and at a path that leaves the package.
    return false;
  }
}

async function hasHarmlessParts(bytes: Buffer): Promise<boolean> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  if (zip.entryCount > MOST_ENTRIES) return false;
  const mostBytes = Math.min(LARGEST_TOTAL_BYTES, LARGEST_RATIO * bytes.length);
  let total = 0;
  let hasMainPart = false;
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    if (total > mostBytes || isHarmful(entry)) return false;
    hasMainPart ||= entry.fileName === MAIN_PART;
  }
  return hasMainPart;
}

function isHarmful(entry: Entry): boolean {
  const mode = entry.externalFileAttributes >>> 16;
  return entry.isEncrypted() || (mode & FILE_TYPE) === SYMBOLIC_LINK || MACRO_PART.test(entry.fileName);
}
