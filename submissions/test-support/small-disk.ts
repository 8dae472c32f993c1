import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  folder: string;
  /** Leaves no byte free, as a log that nobody rotates does. */
  fill(): void;
  /** Removes what filled it. */
  free(): void;
  remove(): void;
}

/** A file system of its own of so many megabytes. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
  const other = join(folder, "another-program.log");
  return {
    folder,
    fill: () => [1024 * 1024, 4096, 1].forEach((size) => appendUntilFull(other, Buffer.alloc(size))),
    free: () => rmSync(other),
    remove: () => {
      run("umount", "-l", folder);
      rmSync(folder, { recursive: true });
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
