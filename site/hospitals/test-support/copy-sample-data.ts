import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const SHIPPED = resolve(import.meta.dirname, "../../../data");
const NOT_COPIED = ["pictures", "sample-content"];

/** A JSON file's content, as a test that knows its shape reads it. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

/** A throwaway copy of the shipped data folder, for tests that change it. */
export interface SampleDataCopy extends AsyncDisposable {
  dataDir: string;
  /** Puts a value at a dotted path of a JSON file, e.g. "text.en.name"; `undefined` takes the field away. */
  set(file: string, path: string, value: unknown): Promise<void>;
  /** Puts what `change` makes of a JSON file in its place. */
  rewrite(file: string, change: (content: Json) => unknown): Promise<void>;
  /** Adds a hospital made of Punalur's files under a new id, place and code. */
  addHospital(id: string, place: string): Promise<void>;
  /** Removes a hospital's folder, and the notes on the history of any. */
  removeHospital(id: string): Promise<void>;
}

/** Copies the shipped data folder, in English alone; the pictures are linked, so a test must not write there. */
export async function copySampleData(): Promise<SampleDataCopy> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-data-"));
  for (const name of readdirSync(SHIPPED))
    // Without a filter and without promises it takes a tenth of the time.
    if (!NOT_COPIED.includes(name)) cpSync(join(SHIPPED, name), join(dataDir, name), { recursive: true });
  symlinkSync(join(SHIPPED, "pictures"), join(dataDir, "pictures"), "dir");
  const rewrite: SampleDataCopy["rewrite"] = async (name, change) => {
    const file = join(dataDir, name);
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, "utf8")))));
  };
  const set: SampleDataCopy["set"] = (file, path, value) => rewrite(file, (content) => setIn(content, path, value));
  await set("site.json", "languages", ["en"]);
  return {
    dataDir,
    set,
    rewrite,
    async addHospital(id, place) {
      cpSync(join(dataDir, "hospitals/punalur"), join(dataDir, "hospitals", id), { recursive: true });
      const file = `hospitals/${id}/hospital.json`;
      const { length: count } = await readdir(join(dataDir, "hospitals"));
      await set(file, "order", count);
      await set(file, "code", count);
      await set(file, "contentName", `Venmala Hospital ${place}`);
      await set(file, "text.en.place", place);
    },
    async removeHospital(id) {
      await rm(join(dataDir, "hospitals", id), { recursive: true });
      await writeFile(join(dataDir, "history-notes.json"), "[]");
    },
    [Symbol.asyncDispose]: async () => rmSync(dataDir, { recursive: true }),
  };
}

function setIn(content: Json, path: string, value: unknown): Json {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce((inner, key) => inner[key], content);
  parent[last] = value;
  return content;
}
