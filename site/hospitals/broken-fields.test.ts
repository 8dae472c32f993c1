import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSite } from "./load-site.server.ts";
import { SiteDataError, type SiteDataProblem } from "./read-data-file.server.ts";
import { copySampleData, type SampleDataCopy } from "./test-support/copy-sample-data.ts";
import { SAMPLE_DATA_DIR } from "./sample-values.server.ts";

interface Field {
  file: string;
  path: string;
  value: unknown;
}

/** Every kind of field once, e.g. a hospital's `contact.helplines.0.phone`, with its file and what it holds. */
async function listFields(dataDir: string): Promise<Field[]> {
  const names = (await readdir(dataDir, { recursive: true })).toSorted();
  const files = names.filter((name) => name.endsWith(".json") && !/^(pictures|search|editors|forbidden)/.test(name));
  const fields = new Map<string, Field>();
  for (const file of files) {
    const kind = file.replace(/^(departments|facilities)\/.*|^hospitals\/[^/]+/, "$1");
    for (const { path, value } of walk("", JSON.parse(await readFile(join(dataDir, file), "utf8")))) {
      const shape = path.replace(/\d+/g, "N").replace(/changes\.[^.]+/, "changes");
      const field = `${kind} ${kind === "/open-book.json" ? shape.replace(/^\w+/, "part") : shape}`;
      if (!fields.has(field)) fields.set(field, { file, path, value });
    }
  }
  return [...fields.values()];
}

function* walk(path: string, value: unknown): Generator<{ path: string; value: unknown }> {
  if (path !== "") yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* walk(path === "" ? key : `${path}.${key}`, inner);
}

/** With one file for each picture, so that a site loads in a few milliseconds. */
async function copyWithFewPictures(): Promise<SampleDataCopy> {
  const copy = await copySampleData();
  const [from, to] = [SAMPLE_DATA_DIR, copy.dataDir].map((dir) => join(dir, "pictures")) as [string, string];
  await rm(to);
  await mkdir(to);
  const smallest = new Map((await readdir(from)).toReversed().map((name) => [name.split(".")[0], name]));
  await Promise.all([...smallest.values()].map((name) => copyFile(join(from, name), join(to, name))));
  return copy;
}

async function findMistakes(dataDir: string): Promise<SiteDataProblem[]> {
  return loadSite({ dataDir }).then(
    () => [],
    (error: unknown) => {
      if (error instanceof SiteDataError) return error.problems;
      throw error;
    },
  );
}

type BrokenField = Field & { broken: unknown };

/** A holiday may be its name alone. */
const isOneKind = ({ path }: Field) => !/^holidays\.[^.]+$/.test(path);

/** Of the language that is loaded: placeholders of another are read with it. */
const isText = ({ path, value }: Field) => typeof value === "string" && /(^|\.)(text\.en|notices)\./.test(path);
const withOtherType = (field: Field): BrokenField => ({ ...field, broken: typeof field.value === "string" ? 5 : "x" });
const withPlaceholder = (field: Field): BrokenField => ({ ...field, broken: "In {town}:" });

/** One field of each file at a time: to load the site takes longer than all else. */
function* inRounds(fields: BrokenField[]): Generator<BrokenField[]> {
  const files = [...Map.groupBy(fields, ({ file }) => file).values()];
  const count = Math.max(...files.map(({ length }) => length));
  for (let round = 0; round < count; round += 1) yield files.flatMap((ofFile) => ofFile[round] ?? []);
}

test("whatever field is broken, file and place of it are named, and nothing else", { timeout: 120_000 }, async () => {
  await using copy = await copyWithFewPictures();
  const { dataDir } = copy;
  const fields = await listFields(dataDir);
  expect(fields.length).toBeGreaterThan(200);
  const isTold = async (broken: BrokenField[]) => {
    for (const { file, path, broken: value } of broken) await copy.set(file, path, value);
    const told = new Set((await findMistakes(dataDir)).map((problem) => `${problem.file}: ${problem.path}`));
    for (const { file, path, value } of broken) await copy.set(file, path, value);
    return told.size === broken.length && broken.every(({ file, path }) => told.has(`${file}: ${path}`));
  };
  const wrong: string[] = [];
  for (const round of [
    ...inRounds(fields.filter(isOneKind).map(withOtherType)),
    ...inRounds(fields.filter(isText).map(withPlaceholder)),
  ]) {
    // Some mistakes are told only once others are mended.
    if (await isTold(round)) continue;
    for (const field of round)
      if (!(await isTold([field]))) wrong.push(`${field.file}: ${field.path}: ${JSON.stringify(field.broken)}`);
  }
  expect(wrong).toEqual([]);
});
