import { chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { EntryKey } from "#outbox/store/entry-versions.server.ts";

/** A file is never half there, and its mode stays: written beside its place under a name that readers pass over. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const passing = join(folder, `.${basename(path)}.tmp`);
  const known = await stat(path).catch(() => undefined);
  try {
    await writeFile(passing, content, { flush: true, mode: (known?.mode ?? 0o666) & 0o777 });
    if (known) await chmod(passing, known.mode);
    await rename(passing, path);
  } catch (error) {
    await rm(passing, { force: true });
    throw error;
  }
  // What came into a folder is there after a loss of power.
  await using opened = await open(folder, "r");
  await opened.sync();
}

/** Undefined where there is no such file. */
export async function readIfThere(path: string): Promise<{ text: string; modified: number } | undefined> {
  try {
    return { text: await readFile(path, "utf8"), modified: (await stat(path)).mtimeMs };
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

export const entryPath = ({ type, id }: EntryKey) => `${type}/${id}.md`;
export const draftPath = ({ type, id }: EntryKey) => `${type}/${id}.draft.md`;
