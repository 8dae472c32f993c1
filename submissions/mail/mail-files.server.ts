import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60_000;

/** The mails of a submission that were written as files, where no mail server is set. */
export async function findMailFiles(mailDir: string, reference: string): Promise<string[]> {
  return (await listMailFiles(mailDir)).filter((path) => path.endsWith(`-${reference}.eml`));
}

/** The mails that were written so many days ago or longer, whichever store they came from. */
export async function findOldMailFiles(mailDir: string, olderThanDays: number): Promise<string[]> {
  const latest = Date.now() - olderThanDays * DAY_MS;
  const files = await listMailFiles(mailDir);
  const times = await Promise.all(files.map(async (path) => (await stat(path)).mtimeMs));
  return files.filter((_path, index) => (times[index] ?? latest) < latest);
}

/** Removes these files; one that is gone already is no error. */
export async function removeMailFiles(paths: string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

async function listMailFiles(mailDir: string): Promise<string[]> {
  const names = await readdir(mailDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return [];
  });
  return names.filter((name) => name.endsWith(".eml")).map((name) => join(mailDir, name));
}
