import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePorts } from "./free-port.ts";
import { startSiteProcess } from "./site-process.ts";

/** A site with settings of its own, ended and cleared away when disposed of. */
export interface OwnSite extends AsyncDisposable {
  origin: string;
  dataDir: string;
  /** What it has printed so far. */
  output: () => string;
  /** The mails to offices that it wrote into its data folder, for want of a mail server, but for the day's list. */
  readMails: () => Promise<string[]>;
}

/** Starts the built site, or `program`, in a folder with these settings, on a free port unless one is given. */
export async function startOwnSite(settings: Record<string, string> = {}, program?: string[]): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "own-site-"));
  const { PORT = String(await findFreePorts()) } = settings;
  const site = await startSiteProcess({ ...settings, HOST: "127.0.0.1", PORT, DATA_DIR: dataDir }, program);
  return {
    origin: `http://127.0.0.1:${PORT}`,
    dataDir,
    output: site.output,
    readMails: () => readMails(join(dataDir, "mail")),
    async [Symbol.asyncDispose]() {
      await site.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readMails(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter(
    (name) => name.endsWith(".eml") && !name.endsWith("-receipt.eml") && !name.includes("-SITTINGS-"),
  );
  return Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
}
