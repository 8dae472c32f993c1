import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { countEdits, findNearest } from "./nearest-names.ts";
import { readJson, type SiteDataProblem } from "./read-data-file.server.ts";
import { SAMPLE_DATA_DIR } from "./sample-values.server.ts";

const MAX_LINE = 400;
const MAX_EDITS = 2;

/** The value that this version's own data has where the data has a mistake. */
export async function suggestFix(
  { file, path, message }: SiteDataProblem,
  dataDir: string,
): Promise<string | undefined> {
  const [, picture] = /^the pictures folder has no picture "(.+)"$/.exec(message) ?? [];
  if (picture !== undefined) return `put a photograph named ${picture}.jpg into ${join(dataDir, "pictures")}`;
  const source = await findSampleFile(file);
  if (source === undefined) return undefined;
  if (path === "") {
    if (!/^the (file|folder) is missing/.test(message)) return undefined;
    return `cp -r ${join(SAMPLE_DATA_DIR, source)} ${join(dataDir, file)}, and change what it says`;
  }
  const sample: unknown = JSON.parse(await readFile(join(SAMPLE_DATA_DIR, source), "utf8"));
  const keys = path.split(".");
  const key = keys.at(-1) ?? "";
  if (message.startsWith("is not a field")) return suggestRemoval(key, findValue(sample, keys.slice(0, -1)));
  const value = findValue(sample, keys);
  if (value === undefined) return undefined;
  const line = JSON.stringify(value);
  if (message.startsWith("is missing"))
    return line.length > MAX_LINE
      ? `copy ${path} from ${join(SAMPLE_DATA_DIR, source)}, and change what it says`
      : `write "${key}": ${line}, with your own value`;
  const own: unknown = await readJson(dataDir, file).catch(() => undefined);
  return line.length > MAX_LINE || JSON.stringify(findValue(own, keys)) === line ? undefined : `as in ${line}`;
}

/** Fields that other files are checked against: with another's values there, these would be blamed. */
const REFERRED =
  /^(?:menu|unlisted|changes|departments|facilities|hospitals|slug|languages|order|code|basePathSuffix|contentName|text|text\.[^.]+|text\.[^.]+\.place|contact)(?:\.\d+)?$/;

/** The sample's values in place of mistakes, so that the rest can be checked. Undefined where that cannot be done. */
export async function mendWithSample(file: string, content: unknown, problems: SiteDataProblem[]): Promise<unknown> {
  if (problems.some(({ path }) => path === "" || REFERRED.test(path))) return undefined;
  const source = await findSampleFile(file);
  if (source === undefined) return undefined;
  const sample: unknown = JSON.parse(await readFile(join(SAMPLE_DATA_DIR, source), "utf8"));
  const mended = structuredClone(content);
  for (const { path, message } of problems) {
    const keys = path.split(".");
    const parent = keys
      .slice(0, -1)
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], mended);
    if (typeof parent !== "object" || parent === null) return undefined;
    const field = parent as Record<string, unknown>;
    const key = keys.at(-1) ?? "";
    if (message.startsWith("is not a field")) delete field[key];
    else field[key] = findValue(sample, keys);
  }
  return mended;
}

function suggestRemoval(key: string, known: unknown): string {
  const names = typeof known === "object" && known !== null ? Object.keys(known) : [];
  const nearest = names.length > 0 ? findNearest(key, names) : key;
  return nearest !== key && countEdits(key, nearest) <= MAX_EDITS
    ? `rename it to "${nearest}"`
    : "move what it says to another field, or remove it";
}

/** The sample's file of that name, or of another hospital, department or facility. */
async function findSampleFile(file: string): Promise<string | undefined> {
  if (existsSync(join(SAMPLE_DATA_DIR, file))) return file;
  const [folder = "", , ...rest] = file.split("/");
  if (!["hospitals", "departments", "facilities"].includes(folder)) return undefined;
  const entries = await readdir(join(SAMPLE_DATA_DIR, folder));
  return entries.map((entry) => join(folder, entry, ...rest)).find((path) => existsSync(join(SAMPLE_DATA_DIR, path)));
}

/** The value at a path; a list's first entry and the English texts stand for those that the sample has not. */
function findValue(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value;
  if (typeof value !== "object" || value === null) return undefined;
  const inner = value as Record<string, unknown>;
  const found = inner[key] ?? (Array.isArray(value) ? value[0] : /^[a-z]{2,3}(-|$)/.test(key) ? inner.en : undefined);
  return findValue(found, rest);
}
