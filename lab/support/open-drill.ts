import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "../../tests/faults/kills/random.ts";
import { startFaultyMailServer, type FaultyMailServer } from "../../tests/faults/kills/start-faulty-mail-server.ts";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { changedSite, type SiteChanges } from "../../tests/support/start-changed-site.ts";

interface DrillSite {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
}

/** What a drill with forms begins with; disposing of it ends everything, what was started last first. */
export interface Drill extends AsyncDisposable {
  random: () => number;
  /** Takes every mail and remembers it. */
  mailServer: FaultyMailServer;
  /** Starts the built site with a data folder of its own, and with these settings and changes beside. */
  startSite: (settings?: Record<string, string>, changes?: SiteChanges) => Promise<DrillSite>;
  /** Has this called at the end, too. */
  defer: (end: () => unknown) => void;
}

/** Starts the mail server; `seed` repeats the drill's dice. */
export async function openDrill(seed = 1): Promise<Drill> {
  const folder = await mkdtemp(join(tmpdir(), "drill-"));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const random = createRandom(seed);
  const mailServer = await startFaultyMailServer(random);
  mailServer.recover();
  ends.push(() => mailServer.close());
  return {
    random,
    mailServer,
    async startSite(settings, changes = {}) {
      const port = await findFreePorts();
      const dataDir = join(folder, String(port));
      const own = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, SMTP_URL: mailServer.url };
      const site = await startSiteProcess({ ...own, LOG_LEVEL: "silent", ...settings }, changedSite(changes));
      ends.push(() => site.end("SIGTERM"));
      return { origin: `http://127.0.0.1:${port}`, port, pid: site.pid ?? 0, dataDir };
    },
    defer: (end) => ends.push(end),
    async [Symbol.asyncDispose]() {
      for (const end of ends.toReversed()) await end();
    },
  };
}
