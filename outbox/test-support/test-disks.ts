import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  folder: string;
  /** Leaves no byte free, as a log that nobody rotates does. */
  fill(): void;
  /** Removes what filled it. */
  free(): void;
  /** Turns it read-only, as a system does with a disk that it does not trust any more, or writable again. */
  allowWriting(isAllowed: boolean): void;
  remove(): void;
}

/** A file system of its own of so many megabytes, over what is in the folder where one is given. */
export function mountSmallDisk(megabytes: number, folder = mkdtempSync(join(tmpdir(), "small-disk-"))): SmallDisk {
  run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
  const other = join(folder, "another-program.log");
  return {
    folder,
    fill: () => [1024 * 1024, 4096, 1].forEach((size) => appendUntilFull(other, Buffer.alloc(size))),
    free: () => rmSync(other),
    // A second mount of it above the first, which is busy with the open store.
    allowWriting: (isAllowed) => {
      if (isAllowed) return run("umount", folder);
      run("mount", "--bind", folder, folder);
      run("mount", "-o", "remount,bind,ro", folder);
    },
    remove: () => {
      run("umount", "-l", folder);
      if (folder.startsWith(join(tmpdir(), "small-disk-"))) rmSync(folder, { recursive: true });
    },
  };
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: "ignore" });
}

function appendUntilFull(path: string, chunk: Buffer): void {
  try {
    for (;;) appendFileSync(path, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

/** Whether this account may mount a file system; root may, in most places. */
export function canMount(): boolean {
  try {
    mountSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

const MEMORY_FOLDER = "/dev/shm";
const ENOUGH_MEMORY = 2 * 1024 ** 3;

/**
 * Where tests put databases and other files: memory, where there is plenty, because a disk makes them wait, and a new
 * file on it costs ten times the processor time. That databases call fsync, and in time, is seen by other means
 * (`fsync-before-response.spec.ts`).
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > ENOUGH_MEMORY ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
