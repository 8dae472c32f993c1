import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { openSqlite, SQLITE_FILE } from "./open-sqlite.server.ts";

/** A backup could not be taken; `message` is one line for the operator, and no file is left behind. */
class BackupError extends Error {
  override name = "BackupError";
}

/**
 * Writes the store of a data folder, as it is at one moment, to a new file that only this account can read, and answers
 * how many submissions are in it. The site may go on meanwhile (sqlite.org/lang_vacuum.html, "VACUUM with an INTO
 * clause"). Once resolved, the file was looked through and is on disk. Rejects with `BackupError`.
 */
export async function backUpSqlite(dataDir: string, file: string): Promise<number> {
  if (!existsSync(join(dataDir, SQLITE_FILE))) throw new BackupError(`There are no submissions in ${dataDir}`);
  if (existsSync(file)) throw new BackupError(`${file} is there already; it is not replaced`);
  const part = `${file}.part`;
  try {
    // SQLite fills an empty file and leaves its mode as it is.
    await (await open(part, "wx", 0o600)).close();
    copyInto(dataDir, part);
    const count = check(part);
    await sync(part);
    await rename(part, file);
    await sync(dirname(file));
    return count;
  } catch (error) {
    const { code, message }: NodeJS.ErrnoException = error as Error;
    if (code !== "EEXIST") await rm(part, { force: true });
    const reason = code === "EEXIST" ? `${part} is there already: another backup writes it, or was cut off` : message;
    throw new BackupError(`The backup was not taken: ${reason}`, { cause: error });
  }
}

function copyInto(dataDir: string, part: string): void {
  const source = openSqlite(dataDir);
  try {
    source.prepare("VACUUM INTO ?").run(part);
  } finally {
    source.close();
  }
}

/** What cannot be read back is no backup. */
function check(part: string): number {
  const copy = new Database(part, { readonly: true });
  try {
    const state = String(copy.pragma("integrity_check(1)", { simple: true }));
    if (state !== "ok") throw new BackupError(`the copy is damaged: ${state}`);
    return copy.prepare<[], { count: number }>("SELECT count(*) AS count FROM submissions").get()?.count ?? 0;
  } finally {
    copy.close();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
