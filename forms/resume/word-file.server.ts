import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import type { ResumeFault } from "../resume-file.ts";

const LOCAL_FILE_HEADER = Buffer.from("PK\u0003\u0004");
const MACRO_PART = /(^|\/)(vbaproject|macrosheets\/)/;
const EMBEDDED_PART = /(^|\/)(embeddings|activex)\//;

const MAX_ENTRIES = 2000;
const MAX_TOTAL_BYTES = 50 * 1024 * 1024;
/** An honest document unpacks to some ten times its size; deflate alone could reach a thousand (RFC 1951). */
const MAX_RATIO = 100;
/** Of a part that is read; an honest list of relationships has some kilobytes. */
const MAX_TEXT_BYTES = 1024 * 1024;
const MAX_TABLE_BYTES = 4 * 1024 * 1024;

/** The type of a file in the mode that Unix keeps in the upper half of a part's attributes (APPNOTE.TXT 4.4.15). */
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

/** Undefined for a safe .docx. Every part is unpacked to count what it holds: the listed sizes are not believed. */
export async function findWordFault(bytes: Buffer): Promise<ResumeFault | undefined> {
  if (!bytes.subarray(0, LOCAL_FILE_HEADER.length).equals(LOCAL_FILE_HEADER)) return "resumeUnreadable";
  try {
    const budget = { left: Math.min(MAX_TOTAL_BYTES, MAX_RATIO * bytes.length) };
    return await findPackageFault(bytes, TEXT, budget);
  } catch {
    return "resumeUnreadable";
  }
}

interface PackageKind {
  main: string;
  type: string;
}

const TEXT: PackageKind = { main: "word/document.xml", type: "wordprocessingml.document.main+xml" };
/** The figures of a chart, which Word keeps as a document of Excel. */
const TABLE: PackageKind = { main: "xl/workbook.xml", type: "spreadsheetml.sheet.main+xml" };
const TABLE_PART = ".xlsx";

async function findPackageFault(
  bytes: Buffer,
  expected: PackageKind,
  budget: { left: number },
): Promise<ResumeFault | undefined> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: false });
  if (zip.entryCount > MAX_ENTRIES) return "wordSize";
  const names = new Set<string>();
  let [packed, contentTypes, main] = [0, "", expected.main];
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    packed += entry.compressedSize;
    // Parts that share bytes would make much work of a small file.
    if (names.has(name) || packed > bytes.length || isForbidden(entry)) return "resumeUnreadable";
    names.add(name);
    if (MACRO_PART.test(name)) return "wordMacro";
    const isTable = name.endsWith(TABLE_PART);
    if (isTable ? expected === TABLE : EMBEDDED_PART.test(name)) return "wordObject";
    const isText = name.endsWith(".rels") || name === "[content_types].xml";
    const most = isText ? MAX_TEXT_BYTES : isTable ? MAX_TABLE_BYTES : 0;
    const part = await readPart(zip, entry, most, budget.left);
    if (!part) return "wordSize";
    budget.left -= part.size;
    if (part.size !== entry.uncompressedSize) return "resumeUnreadable";
    if (name === "[content_types].xml") contentTypes = part.text.toString();
    const tableFault = isTable && (await findTableFault(part.text, budget));
    if (tableFault) return tableFault;
    if (!name.endsWith(".rels")) continue;
    const relationships = readRelationships(part.text);
    const fault = findRelationshipFault(relationships);
    if (fault !== undefined) return fault;
    const start = name === "_rels/.rels" && relationships.find(({ kind }) => kind === "officedocument");
    if (start) main = start.target.replace(/^\/+/, "").toLowerCase();
  }
  if (/macroEnabled/i.test(contentTypes)) return "wordMacro";
  const isOfKind = main === expected.main || contentTypes.includes(expected.type);
  return isOfKind && names.has(main) ? undefined : "resumeUnreadable";
}

async function findTableFault(bytes: Buffer, budget: { left: number }): Promise<ResumeFault | undefined> {
  const fault = await findPackageFault(bytes, TABLE, budget).catch(() => "wordObject" as const);
  return fault === "resumeUnreadable" ? "wordObject" : fault;
}

function isForbidden(entry: Entry): boolean {
  const mode = entry.externalFileAttributes >>> 16;
  return entry.isEncrypted() || (mode & FILE_TYPE) === SYMBOLIC_LINK;
}

async function readPart(zip: ZipFile, entry: Entry, maxText: number, maxBytes: number) {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the stream.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes || (maxText > 0 && size > maxText)) return undefined;
    if (maxText > 0) chunks.push(chunk);
  }
  return { size, text: Buffer.concat(chunks) };
}

/** ECMA-376 part 2 §6.5. */
interface Relationship {
  kind: string;
  target: string;
}

const TAG = /<(?:[\w.-]+:)?Relationship((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const TAG_START = /<(?:[\w.-]+:)?Relationship(?=[\s/>])/g;
const LIST = /<(?:[\w.-]+:)?Relationships[\s/>]/;
const OTHER_ENCODING = /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-(?:8|16)["'])/i;

/** Throws at anything that Word and this code could read in two ways. */
function readRelationships(bytes: Buffer): Relationship[] {
  const text = decodeText(bytes);
  if (!LIST.test(text) || text.includes("<!DOCTYPE") || OTHER_ENCODING.test(text)) throw new Error("no relationships");
  const tags = [...text.matchAll(TAG)];
  if (tags.length !== (text.match(TAG_START) ?? []).length) throw new Error("a relationship is malformed");
  return tags.map(([, attributes = ""]) => ({
    kind: readAttribute(attributes, "Type").split("/").at(-1)?.toLowerCase() ?? "",
    target: readAttribute(attributes, "Target"),
  }));
}

/** Text in UTF-8, or in the UTF-16 that its first bytes name. Throws where it is neither. */
export function decodeText(bytes: Buffer): string {
  const byteOrder = bytes.toString("hex", 0, 2);
  const encoding = byteOrder === "fffe" ? "utf-16le" : byteOrder === "feff" ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function readAttribute(attributes: string, name: string): string {
  const [, quoted = "''"] = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(attributes) ?? [];
  return quoted
    .slice(1, -1)
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, code?: string, entity?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return code === undefined ? (ENTITIES[entity ?? ""] ?? whole) : String.fromCodePoint(Number(code));
    });
}

const MACRO_KINDS = new Set(["vbaproject", "wordvbadata"]);
const EMBEDDED_KINDS = new Set(["oleobject", "package", "control", "activexcontrolbinary", "afchunk"]);
/** Inside the package, where every such part is looked into. */
const TABLE_TARGET = /^[\w ./()-]+\.xlsx$/i;

function findRelationshipFault(relationships: Relationship[]): ResumeFault | undefined {
  for (const { kind, target } of relationships) {
    if (MACRO_KINDS.has(kind)) return "wordMacro";
    if (EMBEDDED_KINDS.has(kind) && !(kind === "package" && TABLE_TARGET.test(target))) return "wordObject";
    if (kind === "hyperlink" || !isRemote(target)) continue;
    return kind === "attachedtemplate" ? "wordTemplate" : "wordRemote";
  }
  return undefined;
}

/** Whether Word would look for it on another computer; the applicant's own disk, where templates lie, is none. */
function isRemote(target: string): boolean {
  const path = decodePercents(target).trim().replaceAll("\\", "/");
  if (/^[a-z]:\//i.test(path)) return false;
  const url = URL.parse(path, "file:///package/");
  return (
    !url ||
    path.startsWith("//") ||
    url.protocol !== "file:" ||
    url.host + url.search !== "" ||
    url.pathname.startsWith("//")
  );
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
