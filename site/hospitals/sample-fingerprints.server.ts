import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** A value of a JSON file of the data folder, with its place. */
export interface Leaf {
  file: string;
  /** E.g. "contact.text.en.addressLines.0". */
  path: string;
  value: unknown;
}

/** Every file that the sample's pictures and brand are in. */
export const SAMPLE_FILES = /^(pictures|brand)\//;

/** What only its own hospital can know, however short it is. */
const FACT = new RegExp(
  [
    String.raw`(^|\.)(sinceYear|copyrightYear|reviewedOn|figure|motto|latitude|longitude|postalCode|mapUrl)$`,
    String.raw`(^|\.)(openingHours|openingTimes|holidays\.\d+|addressLines\.0|accreditations\.\d+|weCare\.points\.\d+)$`,
    String.raw`(^|\.)leaders\.\d+\.text\.[^.]+\.name$`,
    String.raw`^insurers: \d+\.text\.[^.]+\.name$`,
  ].join("|"),
);

/** Shorter texts, such as labels, may well be the same; a slug is no text. */
const MIN_TEXT = 40;

export function isFact({ file, path }: Leaf): boolean {
  return FACT.test(file.endsWith("/insurers.json") ? `insurers: ${path}` : path);
}

export function isText({ value }: Pick<Leaf, "value">): boolean {
  return typeof value === "string" && value.length >= MIN_TEXT && /\s|:\/\//.test(value);
}

/** Of a text wherever it stands, of a fact with the name of its field, of what is neither undefined. */
export function fingerprintLeaf(leaf: Leaf): string | undefined {
  if (isText(leaf)) return fingerprint(String(leaf.value));
  const field = leaf.path.split(".").findLast((key) => !/^\d+$/.test(key));
  return isFact(leaf) ? fingerprint(`${field}: ${leaf.value}`) : undefined;
}

const DIGITS = 8;

/** Of a text, or of a file's bytes. */
export function fingerprint(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, DIGITS);
}

/** The sample's invented names in small letters: its brand, and its hospitals' names without "Hospital". */
export function listNames(leaves: Leaf[]): string[] {
  const isName = ({ file, path }: Leaf) =>
    path === "text.en.name" && (file === "brand/brand.json" || file.endsWith("/hospital.json"));
  const names = leaves.filter(isName).map(({ value }) => String(value).toLowerCase().replace("hospital", "").trim());
  return [...new Set(names)].filter((name) => name !== "");
}

/** What the sample is known by: everything that was ever in it, not only today. */
export interface SampleMarks {
  names: string[];
  fingerprints: ReadonlySet<string>;
}

/** Its first line has the names, the others fingerprints; `tools/write-sample-fingerprints.ts` writes it. */
export const FINGERPRINTS_FILE = resolve(import.meta.dirname, "sample-fingerprints.txt");

export async function readSampleMarks(): Promise<SampleMarks> {
  const [names = "", ...lines] = (await readFile(FINGERPRINTS_FILE, "utf8")).trimEnd().split("\n");
  return { names: names.split(", "), fingerprints: new Set(lines.join(" ").split(" ")) };
}
