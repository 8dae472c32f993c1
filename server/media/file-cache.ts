import { createHash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat, statfs, utimes } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";

export interface CachedFile {
  readonly path: string;
  readonly contentType: string;
  readonly size: number;
  readonly confirmedAt: Date;
}

export type FileDraft = ReturnType<typeof createDraft>;

export class NoRoomError extends Error {
  override name = "NoRoomError";
}

export type FileCache = Awaited<ReturnType<typeof openFileCache>>;

export interface FileCacheOptions {
  /** Made when missing. Another process may use it too; then each holds the limit by what it knows of. */
  directory: string;
  maxBytes: number;
  leavesFree?: number;
  readFree?: () => Promise<number>;
  startsEmpty?: boolean;
}

interface Entry {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  confirmedAt: number;
  usedAt: number;
}

/** A name holds everything: hash of the key, size in bytes, content type. */
const NAME = /^(?<hash>[0-9a-f]{64})\.(?<size>\d+)\.(?<type>[\w%+.-]+)$/;
const DRAFT_SUFFIX = ".part";
/** A draft this old was left by a process that ended; a younger one may be another's work. */
const ABANDONED_MS = 3_600_000;
/** A file's time of use is written at most this often, so that reading seldom writes. */
const USE_STEP_MS = 3_600_000;

/** By key in one folder; those used longest ago make room. Survives a crash; an unusable folder has no room. */
export async function openFileCache(options: FileCacheOptions) {
  const { directory, maxBytes, leavesFree = 0, startsEmpty = false } = options;
  const readFree = options.readFree ?? (() => readFreeBytes(directory));
  const entries = (await isUsable(directory)) ? await readEntries(directory) : new Map<string, Entry>();
  let total = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  const pathOf = ({ name }: Entry) => join(directory, name);

  async function drop(hash: string) {
    const entry = entries.get(hash);
    if (!entry) return;
    entries.delete(hash);
    total -= entry.size;
    await rm(pathOf(entry), { force: true });
  }

  async function makeRoom(size: number) {
    if (!(await isUsable(directory))) throw new NoRoomError(`${directory} cannot be written to`);
    const mostBytes = Math.min(maxBytes, total + (await readFree()) - leavesFree);
    if (size > mostBytes) throw new NoRoomError(`${directory} has no room for ${size} bytes`);
    await dropUntil(mostBytes - size);
  }

  async function dropUntil(mostBytes: number) {
    for (const hash of entries.keys()) {
      if (total <= mostBytes) return;
      await drop(hash);
    }
  }

  function toCachedFile(entry: Entry): CachedFile {
    const { contentType, size, confirmedAt } = entry;
    return { path: pathOf(entry), contentType, size, confirmedAt: new Date(confirmedAt) };
  }

  async function add(hash: string, entry: Entry, draftPath: string): Promise<CachedFile> {
    if (entries.get(hash)?.name !== entry.name) await drop(hash);
    await rename(draftPath, pathOf(entry));
    total += entry.size - (entries.get(hash)?.size ?? 0);
    entries.delete(hash);
    entries.set(hash, entry);
    await dropUntil(maxBytes);
    return toCachedFile(entry);
  }

  async function beginDraft(key: string, contentType: string, expected = 0): Promise<FileDraft> {
    await makeRoom(expected);
    const path = join(directory, `${randomUUID()}${DRAFT_SUFFIX}`);
    const handle = await open(path, "wx", 0o600);
    return createDraft(handle, path, (size) => {
      const hash = hashOf(key);
      const now = Date.now();
      const name = `${hash}.${size}.${encodeURIComponent(contentType)}`;
      return add(hash, { name, contentType, size, confirmedAt: now, usedAt: now }, path);
    });
  }

  await dropUntil(startsEmpty ? 0 : maxBytes);
  return {
    async find(key: string): Promise<CachedFile | undefined> {
      const hash = hashOf(key);
      const entry = entries.get(hash);
      if (!entry) return undefined;
      if (!(await isWhole(pathOf(entry), entry.size))) {
        await drop(hash);
        return undefined;
      }
      entries.delete(hash);
      entries.set(hash, entry);
      await noteUse(pathOf(entry), entry);
      return toCachedFile(entry);
    },
    draft: beginDraft,
    async write(key: string, contentType: string, body: Uint8Array): Promise<CachedFile> {
      const draft = await beginDraft(key, contentType, body.byteLength);
      try {
        await draft.write(body);
        return await draft.commit();
      } catch (error) {
        await draft.discard();
        throw error;
      }
    },
    async confirm(key: string) {
      const entry = entries.get(hashOf(key));
      if (!entry) return;
      entry.confirmedAt = Date.now();
      await writeTimes(pathOf(entry), entry);
    },
    remove: (key: string) => drop(hashOf(key)),
  };
}

/** Makes the folder where it is missing, also one that was removed while the site runs. */
function isUsable(directory: string): Promise<boolean> {
  return mkdir(directory, { recursive: true, mode: 0o700 })
    .then(() => access(directory, constants.W_OK))
    .then(
      () => true,
      () => false,
    );
}

async function readEntries(directory: string): Promise<Map<string, Entry>> {
  const found: [string, Entry][] = [];
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if (name.endsWith(DRAFT_SUFFIX)) await removeAbandoned(path);
    const { hash, size, type } = NAME.exec(name)?.groups ?? {};
    if (!hash || !type) continue;
    const times = await stat(path).catch(() => undefined);
    if (!times) continue;
    const { atimeMs, mtimeMs } = times;
    const contentType = decodeURIComponent(type);
    found.push([hash, { name, contentType, size: Number(size), confirmedAt: mtimeMs, usedAt: atimeMs }]);
  }
  return new Map(found.toSorted(([, a], [, b]) => a.usedAt - b.usedAt));
}

async function removeAbandoned(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
}

/** A file that is being written; `find` does not see it before `commit`. */
function createDraft(handle: FileHandle, path: string, add: (size: number) => Promise<CachedFile>) {
  let size = 0;
  return {
    path,
    async write(chunk: Uint8Array) {
      await handle.writeFile(chunk);
      size += chunk.byteLength;
    },
    async commit() {
      // On disk before it has its name, so that a power cut leaves no empty file under it.
      await handle.datasync();
      await handle.close();
      return add(size);
    },
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(path, { force: true });
    },
  };
}

async function readFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

async function isWhole(path: string, size: number): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.size === size;
}

async function noteUse(path: string, entry: Entry): Promise<void> {
  const now = Date.now();
  if (now - entry.usedAt < USE_STEP_MS) return;
  entry.usedAt = now;
  await writeTimes(path, entry);
}

/** The file's own times hold what must survive a restart. */
async function writeTimes(path: string, { usedAt, confirmedAt }: Entry): Promise<void> {
  await utimes(path, new Date(usedAt), new Date(confirmedAt)).catch(() => undefined);
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
