import { RESUME_REASONS } from "../forms/resume-file.ts";

/** What a part of a Word document refers to (ECMA-376 part 2 §6.5). */
export interface Relationship {
  /** The end of its type in small letters, e.g. "hyperlink". */
  kind: string;
  target: string;
}

const TAG = /<(?:[\w.-]+:)?Relationship((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const TAG_START = /<(?:[\w.-]+:)?Relationship(?=[\s/>])/g;
const LIST = /<(?:[\w.-]+:)?Relationships[\s/>]/;
const OTHER_ENCODING = /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-(?:8|16)["'])/i;

/** Reads a part that lists relationships; throws at anything that Word and this code could read in two ways. */
export function readRelationships(bytes: Buffer): Relationship[] {
  const text = decode(bytes);
  if (!LIST.test(text) || text.includes("<!DOCTYPE") || OTHER_ENCODING.test(text)) throw new Error("no relationships");
  const tags = [...text.matchAll(TAG)];
  if (tags.length !== (text.match(TAG_START) ?? []).length) throw new Error("a relationship is malformed");
  return tags.map(([, attributes = ""]) => ({
    kind: readAttribute(attributes, "Type").split("/").at(-1)?.toLowerCase() ?? "",
    target: readAttribute(attributes, "Target"),
  }));
}

function decode(bytes: Buffer): string {
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

/** Why a document with these relationships is refused; links to follow by hand are no reason. */
export function findRelationshipFault(relationships: Relationship[]): string | undefined {
  for (const { kind, target } of relationships) {
    if (MACRO_KINDS.has(kind)) return RESUME_REASONS.macro;
    if (EMBEDDED_KINDS.has(kind)) return RESUME_REASONS.object;
    if (kind === "hyperlink" || !isRemote(target)) continue;
    return kind === "attachedtemplate" ? RESUME_REASONS.template : RESUME_REASONS.remote;
  }
  return undefined;
}

/**
 * Whether Word would look for it on another computer. A template or picture on a disk is none: Word writes where the
 * applicant's own template lies, and an office has nothing there.
 */
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
