import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY_FOLDER = "/dev/shm";
const ENOUGH_MEMORY = 2 * 1024 ** 3;

/**
 * Where tests put databases: memory, where there is plenty, because on a disk most of their time goes into waiting for
 * it. That databases call fsync, and in time, is seen by other means (`fsync-before-answer.spec.ts`).
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > ENOUGH_MEMORY ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
