import type { Config } from "../config.server.ts";
import { listFilePermissions } from "./file-permissions.ts";

/**
 * Gives up what only the start needs: reading the keys, and loading native code, so that none which is written into
 * `DATA_DIR` later can be loaded. Does nothing in a process that is not limited.
 */
export function dropStartPermissions(config: Config, { permission }: NodeJS.Process = process): void {
  if (permission === undefined) return;
  permission.drop("addon");
  const { reads, startReads } = listFilePermissions(config, process.env);
  for (const path of startReads) if (!reads.includes(path)) permission.drop("fs.read", path);
}
