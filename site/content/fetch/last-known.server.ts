import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentTypes } from "../content-model.ts";

export interface LastKnown {
  find: (query: string, variables: Record<string, unknown>) => Promise<Record<string, unknown> | undefined>;
  store: (query: string, variables: Record<string, unknown>, data: Record<string, unknown>) => Promise<void>;
  forget: (id: string) => Promise<void>;
}

export interface LastKnownOptions {
  directory: string;
  graphqlUrl: string;
  maxFiles?: number;
}

/** About twenty times what three hospitals need; at 20 KB each, 100 MB at most. */
const MAX_FILES = 5000;
const MAX_BYTES = 2 * 1024 * 1024;

/** Changes with the content model and this file's format: an upgrade reads no responses of another shape. */
const MODEL_VERSION = hash(JSON.stringify([1, contentTypes])).slice(0, 16);

/** Each is one file, replaced in one step; one that cannot be read, or of another content model or space, is none. */
export async function openLastKnown(options: LastKnownOptions): Promise<LastKnown> {
  const { directory, graphqlUrl, maxFiles = MAX_FILES } = options;
  const folder = join(directory, `${MODEL_VERSION}-${hash(graphqlUrl).slice(0, 16)}`);
  await removeOthers(directory, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = new Map<string, string>();
  let files = (await readdir(folder)).length;
  let serial = 0;

  async function write(file: string, text: string) {
    serial += 1;
    const part = `${file}.${process.pid}-${serial}.part`;
    await writeFile(part, text, { mode: 0o600 });
    await rename(part, file);
    files += 1;
    if (files > maxFiles) files = await removeOldest(folder, maxFiles);
  }

  async function remove(file: string) {
    written.delete(file);
    await rm(file, { force: true });
  }

  return {
    async find(query, variables) {
      return parseStored(await readFile(toFile(folder, query, variables), "utf8").catch(() => ""));
    },
    async store(query, variables, data) {
      const file = toFile(folder, query, variables);
      const text = JSON.stringify(data);
      if (isEmpty(data) || Buffer.byteLength(text) > MAX_BYTES) return remove(file);
      const digest = hash(text);
      // What has not changed is not written again, only marked as used.
      if (written.get(file) === digest && (await touch(file))) return;
      await write(file, text);
      written.set(file, digest);
      if (written.size > maxFiles) written.clear();
    },
    async forget(id) {
      const named = JSON.stringify(id);
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        if ((await readFile(file, "utf8").catch(() => "")).includes(named)) await remove(file);
      }
    },
  };
}

function toFile(folder: string, query: string, variables: Record<string, unknown>): string {
  return join(folder, `${hash(JSON.stringify([query, variables]))}.json`);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Made-up addresses give such responses, without end: they would push out all others. */
function isEmpty(data: Record<string, unknown>): boolean {
  return Object.values(data).every((value) => {
    const items = typeof value === "object" && value !== null && "items" in value ? value.items : value;
    return items === null || items === undefined || (Array.isArray(items) && items.length === 0);
  });
}

function parseStored(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

async function removeOthers(directory: string, folder: string) {
  const names = await readdir(directory).catch(() => []);
  const others = names.map((name) => join(directory, name)).filter((path) => path !== folder);
  await Promise.all(others.map((path) => rm(path, { recursive: true, force: true })));
}

async function removeOldest(folder: string, maxFiles: number): Promise<number> {
  const names = await readdir(folder);
  const aged = await Promise.all(names.map(readAge));
  const room = Math.max(0, names.length - Math.floor(maxFiles * 0.9));
  const oldest = aged.toSorted((one, other) => one.usedAt - other.usedAt).slice(0, room);
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
  return names.length - oldest.length;

  async function readAge(name: string) {
    const file = join(folder, name);
    return stat(file).then(
      ({ mtimeMs }) => ({ file, usedAt: mtimeMs }),
      () => ({ file, usedAt: 0 }),
    );
  }
}
