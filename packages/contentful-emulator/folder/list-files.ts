import type { Stats } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** A file below a folder as it was found. */
export interface FoundFile {
  /** With `/` between folders, such as `doctors/anitha-kumari.md`. */
  readonly path: string;
  readonly modifiedMs: number;
  readonly size: number;
  /** A file that takes another's place has another number. */
  readonly inode: number;
}

/** Hidden files, and those that editors and copying programs leave for a moment. */
const PASSING = /^[.#]|~$|\.(?:tmp|part|swp)$/i;

/** The files below a folder in the order of their paths, and the folders they are in; that itself is "". */
export interface FolderListing {
  readonly files: readonly FoundFile[];
  readonly folders: readonly string[];
}

/** Lists what is below a folder. Rejects when the folder cannot be read. */
export async function listFiles(directory: string): Promise<FolderListing> {
  const folders: string[] = [];
  const files = await listBelow(directory, "", folders);
  return { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), folders };
}

async function listBelow(directory: string, below: string, folders: string[]): Promise<FoundFile[]> {
  const entries = (await readdir(join(directory, below), { withFileTypes: true })).filter(
    ({ name }) => !PASSING.test(name),
  );
  folders.push(below);
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      // A folder or file that goes in this moment is found missing.
      if (entry.isDirectory()) return listBelow(directory, path, folders).catch(() => []);
      const stats: Stats | undefined = await stat(join(directory, path)).catch(() => undefined);
      if (!stats?.isFile()) return [];
      return [{ path, modifiedMs: stats.mtimeMs, size: stats.size, inode: stats.ino }];
    }),
  );
  return lists.flat();
}

/** Whether a file is as it was. */
export function isSameFile(a: FoundFile | undefined, b: FoundFile | undefined): boolean {
  return a?.modifiedMs === b?.modifiedMs && a?.size === b?.size && a?.inode === b?.inode;
}
