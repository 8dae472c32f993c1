import { constants, createInflateRaw } from "node:zlib";
import type { ResumeFault } from "../resume-file.ts";

// Readers look for it in the first 1024 bytes (Adobe, PDF Reference 1.7, appendix H.3.4.1).
const HEADER = "%PDF-";
const HEADER_WITHIN = 1024;
const END = "%%EOF";

const BLANK = /^[\0\t\n\f\r \u00EF\u00BB\u00BF]+/;
const OTHER_STARTS = [
  ...["MZ", "\u007FELF", "\u00CA\u00FE\u00BA\u00BE", "#!", "PK", "Rar!", "7z\u00BC\u00AF", "\u001F\u008B"],
  ...["GIF8", "\u00FF\u00D8\u00FF", "\u0089PNG", "RIFF", "<", "\u00D0\u00CF\u0011\u00E0", "{\\rtf"],
];
const OTHER_MARKS = ["PK\u0003\u0004", "PK\u0005\u0006", "Rar!\u001A", "7z\u00BC\u00AF", "ustar"];
const PAGE = /<(?:html|script|svg|!doctype)/i;
/** The last record of a ZIP archive, which is looked for from the end (APPNOTE.TXT 4.3.16). */
const ZIP_END = "PK\u0005\u0006";
const ZIP_END_BYTES = 22;
const ZIP_SLACK_BYTES = 16;

/** An honest resume has a tenth of it. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

/** Undefined for a safe PDF. Objects are read wherever they stand, because tables are not believed here. */
export async function findPdfFault(bytes: Buffer): Promise<ResumeFault | undefined> {
  const text = bytes.toString("latin1");
  const start = text.slice(0, HEADER_WITHIN).indexOf(HEADER);
  if (start === -1) return "resumeUnreadable";
  if (isJoined(text, start)) return "pdfFile";
  return findObjectFault(text, bytes);
}

function isJoined(text: string, start: number): boolean {
  const before = text.slice(0, start).replace(BLANK, "");
  const end = text.lastIndexOf(END);
  const behind = end === -1 ? "" : text.slice(end + END.length).replace(BLANK, "");
  if (isOther(before) || isOther(behind)) return true;
  const zipEnd = text.lastIndexOf(ZIP_END);
  const commentAt = zipEnd + ZIP_END_BYTES;
  if (zipEnd === -1 || commentAt > text.length) return false;
  const comment = text.charCodeAt(commentAt - 2) + text.charCodeAt(commentAt - 1) * 256;
  return Math.abs(text.length - commentAt - comment) <= ZIP_SLACK_BYTES;
}

function isOther(text: string): boolean {
  return (
    OTHER_STARTS.some((start) => text.startsWith(start)) ||
    OTHER_MARKS.some((mark) => text.includes(mark)) ||
    PAGE.test(text)
  );
}

const OBJECT_START = /(?<![a-z])(?:obj|trailer)(?![a-z])/g;
const TURN_BYTES = 256 * 1024;
/** Filters that no program uses for a stream of objects. */
const ODD_FILTERS = ["LZWDecode", "LZW", "ASCII85Decode", "A85", "ASCIIHexDecode", "AHx", "RunLengthDecode", "RL"];

async function findObjectFault(text: string, bytes: Buffer): Promise<ResumeFault | undefined> {
  let [readable, unpackable, sinceTurn] = [4 * text.length, MAX_UNPACKED_BYTES, 0];
  for (const { index, 0: keyword } of text.matchAll(OBJECT_START)) {
    const { fault, end, isStream, names } = readObjects(text, index + keyword.length);
    if (fault) return fault;
    readable -= end - index;
    sinceTurn += end - index;
    // Objects within objects would make much work of a small file.
    if (readable < 0) return "resumeUnreadable";
    if (sinceTurn > TURN_BYTES) {
      sinceTurn = 0;
      await new Promise(setImmediate);
    }
    if (!isStream || !names.has("First") || !names.has("N")) continue;
    if (ODD_FILTERS.some((name) => names.has(name))) return "resumeUnreadable";
    const start = end + (/^\r?\n|^\r/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
    const isPacked = names.has("FlateDecode") || names.has("Fl");
    const content = isPacked
      ? await unpack(bytes.subarray(start + ZLIB_HEADER_BYTES), unpackable)
      : text.slice(start, text.indexOf("endstream", start));
    unpackable -= content.length;
    if (unpackable < 0) return "resumeUnreadable";
    const within = readObjects(content, 0);
    if (within.fault) return within.fault;
  }
  return undefined;
}

const ZLIB_HEADER_BYTES = 2;

/** What deflate makes of the bytes until they end or break, or are more than `maxBytes`. */
async function unpack(bytes: Buffer, maxBytes: number): Promise<string> {
  const unpacking = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
  unpacking.end(bytes);
  let content = "";
  try {
    for await (const chunk of unpacking as AsyncIterable<Buffer>) {
      content += chunk.toString("latin1");
      if (content.length > maxBytes) break;
    }
  } catch {
    // Broken or encrypted: what came before counts, as it does for a reader.
  }
  return content;
}

type Token = { kind: "open" | "close" | "name" | "text" | "word"; value: string; end: number };

// Blanks, numbers, a comment, a mark, a name, a text as digits, a word, and what is anything else (ISO 32000-1, 7.2).
const TOKEN =
  /[\0\t\n\f\r ]+|([\d.+-][\d.+\0\t\n\f\r -]*)|%[^\r\n]*|(<<|>>|[[\]])|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|<([\da-fA-F\0\t\n\f\r ]*)>|([^\0\t\n\f\r ()<>[\]{}/%]+)|./sy;
const STRING_MARK = /[()\\]/g;

function* readTokens(text: string, from: number): Generator<Token> {
  for (let at = from; at < text.length;) {
    TOKEN.lastIndex = at;
    const [token = "", numbers, mark, name, digits, word] = TOKEN.exec(text) ?? [];
    const end = token === "(" ? findStringEnd(text, at + 1) : at + token.length;
    if (token === "(") yield { kind: "text", value: text.slice(at + 1, end - 1), end };
    else if (mark !== undefined) yield { kind: mark === "<<" || mark === "[" ? "open" : "close", value: mark, end };
    else if (name !== undefined) yield { kind: "name", value: name.replace(/#[\da-f]{2}/gi, fromHex), end };
    else if (digits !== undefined) yield { kind: "text", value: fromHex(digits), end };
    else if (word ?? numbers) yield { kind: "word", value: word ?? "", end };
    at = end;
  }
}

function findStringEnd(text: string, from: number): number {
  STRING_MARK.lastIndex = from;
  for (let depth = 1; depth > 0;) {
    const mark = STRING_MARK.exec(text)?.[0];
    if (mark === undefined) return text.length;
    if (mark === "\\") STRING_MARK.lastIndex += 1;
    else depth += mark === "(" ? 1 : -1;
  }
  return STRING_MARK.lastIndex;
}

function fromHex(text: string): string {
  return Buffer.from(text.replace(/[^\da-f]/gi, ""), "hex").toString("latin1");
}

interface Level {
  isDictionary: boolean;
  entries: Map<string, Token>;
  key: string | undefined;
}

interface ReadObjects {
  fault?: ResumeFault | undefined;
  end: number;
  isStream: boolean;
  names: Set<string>;
}

const OBJECT_END = new Set(["endobj", "stream", "obj", "trailer", "xref", "startxref"]);
const MAX_DEPTH = 500;

function readObjects(text: string, from: number): ReadObjects {
  const read: ReadObjects = { end: text.length, isStream: false, names: new Set() };
  const levels: Level[] = [];
  for (const token of readTokens(text, from)) {
    const { kind, value, end } = token;
    if (kind === "word" && OBJECT_END.has(value)) {
      read.end = end;
      read.isStream = value === "stream";
      break;
    }
    if (kind === "name") read.names.add(value);
    const level = levels.at(-1);
    if (kind === "close") read.fault = levels.pop() && level && findDictionaryFault(level);
    else if (level?.key !== undefined) {
      level.entries.set(level.key, token);
      level.key = undefined;
    } else if (level?.isDictionary && kind === "name") level.key = value;
    // A name that is an object of its own is one that an action refers to.
    else if (!level && kind === "name" && value === "Launch") read.fault = "pdfProgram";
    if (kind === "open") levels.push({ isDictionary: value === "<<", entries: new Map(), key: undefined });
    if (levels.length > MAX_DEPTH) read.fault = "resumeUnreadable";
    if (read.fault) return read;
  }
  for (const level of levels) read.fault ??= findDictionaryFault(level);
  return read;
}

/** What a dictionary does when somebody opens or clicks it (ISO 32000-1, 7.11.4 and 12.6.4). */
function findDictionaryFault({ entries }: Level): ResumeFault | undefined {
  const action = entries.get("S");
  const isLaunch = action?.value === "Launch" && ["F", "Win", "Mac", "Unix"].some((key) => entries.has(key));
  if (isLaunch || (action && entries.has("JS"))) return "pdfProgram";
  if (!entries.has("EF")) return undefined;
  const names = ["F", "UF"].flatMap((key) => entries.get(key) ?? []);
  // A Europass resume brings its data along as XML.
  const isData = names.every(({ kind, value }) => kind === "text" && /\.xml$/i.test(value.replaceAll("\0", "")));
  return isData && names.length > 0 ? undefined : "pdfFile";
}
