import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { SIZED_PICTURE } from "./load-pictures.server.ts";
import type { SiteDataProblem } from "./read-data-file.server.ts";

/** The sample that the project ships. */
export const SAMPLE_DATA_DIR = resolve(import.meta.dirname, "../data");

const SAMPLE_HOST = /(^|[@./-])example([./]|$)/i;
const SAMPLE_NUMBER = /^(\+91)?0000/;

/** Whether a contact value is an invented one: a number beginning 0000, an e-mail or web address named "example". */
export function isSampleValue(value: string): boolean {
  return SAMPLE_NUMBER.test(value.replace(/\s/g, "")) || SAMPLE_HOST.test(value);
}

/** What a data folder still has of the sample. */
export interface SampleParts {
  /** To be replaced before the site is public, each with its place: it is invented, or names the sample. */
  values: SiteDataProblem[];
  /** Files with texts that any hospital may keep once somebody who knows has read them. */
  sharedTexts: string[];
}

/** Texts that only their own hospital can say. The others of site.json are read when `isSample` is set to false there. */
const OWN_TEXTS = /^hospitals\/|^history-notes\.json|^site\.json: accessibility\./;

/** Shorter texts, such as labels, may well be the same; a slug is no text. */
const SHORTEST_TEXT = 40;

/**
 * Finds what is left of the sample in a data folder: flags, invented numbers and addresses, names, texts, pictures and
 * the brand's files. `receivingAddresses` are mailboxes by hospital id that are used in place of the folder's.
 */
export async function findSampleParts(
  dataDir: string,
  { receivingAddresses = {} }: { receivingAddresses?: Record<string, string> } = {},
): Promise<SampleParts> {
  const leaves = await readLeaves(dataDir);
  const isShippedFolder = resolve(dataDir) === SAMPLE_DATA_DIR;
  // Whoever changed the project's own folder has no sample left to compare with.
  const isChangedInPlace =
    isShippedFolder &&
    !leaves.some(({ file, path, value }) => `${file} ${path} ${value}` === "site.json isSample true");
  const sample = isChangedInPlace ? [] : isShippedFolder ? leaves : await readLeaves(SAMPLE_DATA_DIR);
  const names = listNames(sample);
  const texts = new Set(sample.map(({ value }) => value).filter(isText));
  const unused = Object.keys(receivingAddresses).map((id) => `hospitals/${id}/hospital.json contact.receivingAddress`);
  const values = leaves.flatMap(({ file, path, value }) => {
    const message = unused.includes(`${file} ${path}`) ? undefined : describeLeaf({ file, path, value }, names, texts);
    return message === undefined ? [] : [{ file, path, message }];
  });
  const shared = leaves.filter(({ file, path, value }) => texts.has(value) && !OWN_TEXTS.test(`${file}: ${path}`));
  return {
    values: [...values, ...(isChangedInPlace ? [] : await findSameFiles(dataDir))],
    sharedTexts: [...new Set(shared.map(({ file }) => file))],
  };
}

interface Leaf {
  file: string;
  path: string;
  value: unknown;
}

function describeLeaf({ file, path, value }: Leaf, names: string[], texts: Set<unknown>): string | undefined {
  if (value === true && /(^|\.)isSample$/.test(path)) return "is true: set it to false once this is your own";
  if (typeof value !== "string") return undefined;
  if (isSampleValue(value)) return `"${value}" reaches nobody`;
  const name = names.find((known) => value.toLowerCase().includes(known));
  if (name !== undefined) return `"${shorten(value)}" names the sample`;
  return texts.has(value) && OWN_TEXTS.test(`${file}: ${path}`) ? `"${shorten(value)}" is the sample's` : undefined;
}

const LONGEST_QUOTE = 60;

function shorten(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.length >= SHORTEST_TEXT && /\s|:\/\//.test(value);
}

/** The sample's invented names in small letters: its brand, and its hospitals' names without "Hospital". */
function listNames(sample: Leaf[]): string[] {
  const isName = ({ file, path }: Leaf) =>
    path === "text.en.name" && (file === "brand/brand.json" || file.endsWith("/hospital.json"));
  const names = sample.filter(isName).map(({ value }) => String(value).toLowerCase().replace("hospital", "").trim());
  return [...new Set(names)].filter((name) => name !== "");
}

/** Every value of every JSON file that pages are made from, with its place. */
async function readLeaves(dataDir: string): Promise<Leaf[]> {
  const files = await listFiles(dataDir);
  const leaves = files
    .filter((file) => file.endsWith(".json"))
    .map(async (file) => listLeaves(file, "", JSON.parse(await readFile(join(dataDir, file), "utf8"))));
  return (await Promise.all(leaves)).flat();
}

function listLeaves(file: string, path: string, value: unknown): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ file, path, value }];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(file, path ? `${path}.${key}` : key, inner));
}

/** The content service's export is named by its setting. */
const NOT_SHOWN = /^(sample-content|brand\/fonts)\/|(^|\/)\.|\.(md|txt)$/;

async function listFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  // A picture folder may be a link to another place.
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

/** Pictures, by name, and files of the brand whose bytes are the sample's. */
async function findSameFiles(dataDir: string): Promise<SiteDataProblem[]> {
  const files = (await listFiles(dataDir)).filter((file) => /^(pictures|brand)\//.test(file));
  const same: string[] = [];
  for (const file of files) if (await isSameFile(dataDir, file)) same.push(file);
  const dropped = files.filter((file) => !SIZED_PICTURE.test(basename(file)) && !same.includes(file)).map(nameOf);
  const names = same.map((file) => (file.startsWith("pictures/") ? nameOf(file) : file));
  return [...new Set(names)]
    .filter((name) => !dropped.includes(name))
    .map((file) => ({ file, path: "", message: "is the sample's" }));
}

function basename(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

/** "pictures/gallery-01" of "pictures/gallery-01.800.avif". */
function nameOf(file: string): string {
  return file.slice(0, file.indexOf("."));
}

async function isSameFile(dataDir: string, file: string): Promise<boolean> {
  const [own, shipped] = [join(dataDir, file), join(SAMPLE_DATA_DIR, file)];
  if (resolve(own) === shipped) return true;
  const sizes = await Promise.all(
    [own, shipped].map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => undefined,
      ),
    ),
  );
  if (sizes[0] !== sizes[1]) return false;
  const [ownBytes, shippedBytes] = await Promise.all([readFile(own), readFile(shipped)]);
  return ownBytes.equals(shippedBytes);
}
