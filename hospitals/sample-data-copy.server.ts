import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

const SHIPPED = resolve(import.meta.dirname, "../data");
const NOT_COPIED = ["pictures", "sample-content"];

/** A throwaway copy of the shipped data folder, for tests that change it. */
export interface SampleDataCopy extends AsyncDisposable {
  dataDir: string;
  /** Puts a value at a dotted path of a JSON file, e.g. "text.en.name"; `undefined` takes the field away. */
  set(file: string, path: string, value: unknown): Promise<void>;
  /** Adds a hospital made of Punalur's files under a new id, place and code. */
  addHospital(id: string, place: string): Promise<void>;
}

/** Copies the shipped data folder; the pictures are linked, so a test must not write there. */
export async function copySampleData(): Promise<SampleDataCopy> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  await cp(SHIPPED, dataDir, { recursive: true, filter: (source) => !NOT_COPIED.includes(basename(source)) });
  await symlink(join(SHIPPED, "pictures"), join(dataDir, "pictures"), "dir");
  const set: SampleDataCopy["set"] = (file, path, value) => setInFile(join(dataDir, file), path, value);
  return {
    dataDir,
    set,
    async addHospital(id, place) {
      await cp(join(dataDir, "hospitals/punalur"), join(dataDir, "hospitals", id), { recursive: true });
      const file = `hospitals/${id}/hospital.json`;
      await set(file, "order", 4);
      await set(file, "code", 4);
      await set(file, "contentName", `Venmala Hospital ${place}`);
      await set(file, "text.en.place", place);
    },
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true }),
  };
}

async function setInFile(file: string, path: string, value: unknown): Promise<void> {
  const content: unknown = JSON.parse(await readFile(file, "utf8"));
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce((inner, key) => (inner as Record<string, unknown>)[key], content);
  (parent as Record<string, unknown>)[last] = value;
  await writeFile(file, JSON.stringify(content));
}
