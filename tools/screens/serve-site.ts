import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePorts } from "#tests/support/free-port.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import type { Screen } from "./screen.ts";

const PROGRAMS: Record<Screen["server"], string> = { built: "server/main.ts", development: "server/dev.ts" };

/** Runs the site with a store of its own while `use` works with its origin. */
export async function serveSite(server: Screen["server"], use: (origin: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "screens-"));
  const port = await findFreePorts();
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir };
  const site = await startSiteProcess(settings, PROGRAMS[server]);
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    await site.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
}
