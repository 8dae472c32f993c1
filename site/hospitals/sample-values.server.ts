import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { SIZED_PICTURE } from "./load-pictures.server.ts";
import type { SiteDataProblem } from "./read-data-file.server.ts";

export const SAMPLE_DATA_DIR = resolve(import.meta.dirname, "../../data");

const SAMPLE_HOST = /(^|[@./-])example([./]|$)/i;
const SAMPLE_NUMBER = /^(\+91)?0000/;

/** Whether a contact value is an invented one: a number beginning 0000, an e-mail or web address named "example". */
export function isSampleValue(value: string): boolean {
  return SAMPLE_NUMBER.test(value.replaceAll(/[\s()-]/g, "")) || SAMPLE_HOST.test(value);
}

/** Texts that only their own hospital can say. Others of site.json are read when `isSample` is false there. */
const OWN_TEXTS = /^hospitals\/|^history-notes\.json|^site\.json: accessibility\./;

/** What is of this sample or an earlier one. `receivingAddresses` by hospital id stand in place of the folder's. */
export async function findSampleParts(
  dataDir: string,
  { receivingAddresses = {} }: { receivingAddresses?: Record<string, string> } = {},
) {
  const marks = await readSampleMarks();
  const unused = Object.keys(receivingAddresses).map((id) => `hospitals/${id}/hospital.json contact.receivingAddress`);
  const values: SiteDataProblem[] = [];
  const sharedTexts = new Set<string>();
  // One file at a time: those of 300 hospitals at once would keep a site that serves from its visitors.
  for await (const leaves of readLeaves(dataDir)) {
    for (const leaf of leaves) {
      const { file, path } = leaf;
      const message = unused.includes(`${file} ${path}`) ? undefined : describeLeaf(leaf, marks);
      if (message !== undefined) values.push({ file, path, message });
      if (isText(leaf) && !isOwn(leaf) && isKnown(leaf, marks)) sharedTexts.add(file);
    }
  }
  return {
    values: [...values, ...(await findSameFiles(dataDir, marks))],
    /** Files with texts that any hospital may keep once somebody who knows has read them. */
    sharedTexts: [...sharedTexts],
  };
}

function describeLeaf(leaf: Leaf, marks: SampleMarks): string | undefined {
  const { path, value } = leaf;
  if (value === true && /(^|\.)isSample$/.test(path)) return "is true: set it to false once this is your own";
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value);
  if (isSampleValue(text)) return `"${text}" reaches nobody`;
  if (marks.names.some((name) => text.toLowerCase().includes(name))) return `"${shorten(text)}" names the sample`;
  if (!isOwn(leaf) || !isKnown(leaf, marks)) return undefined;
  return `${typeof value === "number" ? value : `"${shorten(text)}"`} is the sample's`;
}

function isOwn(leaf: Leaf): boolean {
  return isFact(leaf) || OWN_TEXTS.test(`${leaf.file}: ${leaf.path}`);
}

function isKnown(leaf: Leaf, { fingerprints }: SampleMarks): boolean {
  const own = fingerprintLeaf(leaf);
  return own !== undefined && fingerprints.has(own);
}

const MAX_QUOTE = 60;

function shorten(text: string): string {
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

export async function listMarks(dataDir: string): Promise<SampleMarks> {
  const leaves: Leaf[] = [];
  for await (const ofFile of readLeaves(dataDir)) leaves.push(...ofFile);
  const files = (await listFiles(dataDir)).filter((file) => SAMPLE_FILES.test(file));
  const ofFiles = await Promise.all(files.map((file) => fingerprintFile(dataDir, file)));
  const ofLeaves = leaves.map(fingerprintLeaf).filter((one) => one !== undefined);
  return { names: listNames(leaves), fingerprints: new Set([...ofLeaves, ...ofFiles]) };
}

/** Those of each file. */
async function* readLeaves(dataDir: string): AsyncGenerator<Leaf[]> {
  for (const file of await listFiles(dataDir))
    if (file.endsWith(".json")) yield listLeaves(file, "", JSON.parse(await readFile(join(dataDir, file), "utf8")));
}

/** Many hospitals open at nine, so that hours are compared as a whole. */
const ONE_FACT = /(^|\.)openingTimes$/;

export function listLeaves(file: string, path: string, value: unknown): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ file, path, value }];
  if (ONE_FACT.test(path)) return [{ file, path, value: JSON.stringify(value).replaceAll('"', "") }];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(file, path ? `${path}.${key}` : key, inner));
}

export const NOT_SHOWN = /^(sample-content|brand\/fonts)\/|(^|\/)\.|^(?!pages\/).*\.md$|\.txt$/;

async function listFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const linked = entries.filter((entry) => entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name));
  const inLinked = await Promise.all(
    linked.map(async (path) => (await readdir(path).catch(() => [])).map((name) => join(path, name))),
  );
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return [...files, ...inLinked.flat()]
    .map((path) => relative(dataDir, path))
    .filter((file) => !NOT_SHOWN.test(file))
    .toSorted();
}

async function findSameFiles(dataDir: string, { fingerprints }: SampleMarks): Promise<SiteDataProblem[]> {
  const files = (await listFiles(dataDir)).filter((file) => SAMPLE_FILES.test(file));
  const same: string[] = [];
  for (const file of files) if (fingerprints.has(await fingerprintFile(dataDir, file))) same.push(file);
  const dropped = files.filter((file) => !SIZED_PICTURE.test(basename(file)) && !same.includes(file)).map(nameOf);
  const names = same.map((file) => (file.startsWith("pictures/") ? nameOf(file) : file));
  return [...new Set(names)]
    .filter((name) => !dropped.includes(name))
    .map((file) => ({ file, path: "", message: "is the sample's" }));
}

async function fingerprintFile(dataDir: string, file: string): Promise<string> {
  return fingerprint(await readFile(join(dataDir, file)));
}

function nameOf(file: string): string {
  return file.slice(0, file.indexOf("."));
}

export interface Leaf {
  file: string;
  path: string;
  value: unknown;
}

export const SAMPLE_FILES = /^(pictures|brand|pages)\//;

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

function isFact({ file, path }: Leaf): boolean {
  return FACT.test(file.endsWith("/insurers.json") ? `insurers: ${path}` : path);
}

function isText({ value }: Pick<Leaf, "value">): boolean {
  return typeof value === "string" && value.length >= MIN_TEXT && /\s|:\/\//.test(value);
}

/** Of a text wherever it stands, of a fact with the name of its field, of what is neither undefined. */
export function fingerprintLeaf(leaf: Leaf): string | undefined {
  if (isText(leaf)) return fingerprint(String(leaf.value));
  const field = leaf.path.split(".").findLast((key) => !/^\d+$/.test(key));
  return isFact(leaf) ? fingerprint(`${field}: ${leaf.value}`) : undefined;
}

const DIGITS = 8;

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
