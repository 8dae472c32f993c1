import { execFile } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { findTruth } from "./read-source.server.ts";

const COMMAND = join(import.meta.dirname, "../../commands/truth.ts");
const MAX_MS = 60_000;
const MAX_BYTES = 50 * 2 ** 20;
/** In megabytes. */
const MAX_MEMORY = 512;

type Truth = Awaited<ReturnType<typeof findTruth>>;

/**
 * What `npm run truth` finds in these folders, in a process of its own: the rules take a second for three hospitals,
 * minutes for hundreds, and visitors would wait. Undefined where it takes more than a minute, or fails.
 */
export function createTruthSearch(folders: Record<"siteDataDir" | "dataDir", string>) {
  const env = { ...process.env, SITE_DATA_DIR: folders.siteDataDir, DATA_DIR: folders.dataDir };
  let finding: Promise<Truth | undefined> | undefined;

  async function find(): Promise<Truth | undefined> {
    const args = [`--max-old-space-size=${MAX_MEMORY}`, COMMAND, "--json"];
    const run = promisify(execFile)(process.execPath, args, { env, timeout: MAX_MS, maxBuffer: MAX_BYTES });
    if (run.child.pid !== undefined) setPriority(run.child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // With contradictions the command's exit code is 1.
    const { stdout } = await run.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? "" }));
    try {
      return JSON.parse(stdout) as Truth;
    } catch {
      return undefined;
    }
  }

  return () => (finding ??= find().finally(() => (finding = undefined)));
}
