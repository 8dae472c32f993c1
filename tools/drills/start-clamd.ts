import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClamavScanner } from "#submissions/scan/create-clamav-scanner.server.ts";
import { EICAR } from "#submissions/test-support/eicar.ts";
import { findProgram } from "#submissions/test-support/find-program.ts";

const SETTINGS = resolve(import.meta.dirname, "../../docs/guides/clamd.conf");
const START_LIMIT_MS = 30_000;

/** A clamd that can be started again at the same place. */
export interface Clamd {
  /** For CLAMAV_ADDRESS. */
  address: string;
  /** Resolves once it answers; `settings` come in place of those of docs/guides/clamd.conf. */
  start(settings?: Record<string, string>): Promise<void>;
  /** Nothing when it does not run. SIGSTOP makes it slow, SIGCONT ends that. */
  signal(signal: NodeJS.Signals): Promise<void>;
}

/** The path of clamd; undefined where it is not installed. */
export function findClamd(): string | undefined {
  return findProgram("clamd", ["/usr/sbin"]);
}

/**
 * Prepares clamd with the settings of docs/guides/clamd.conf on a socket in the folder. It knows one signature, that of EICAR,
 * and looks for it wherever it unpacks files.
 */
export async function prepareClamd(clamd: string, folder: string): Promise<Clamd> {
  const database = join(folder, "signatures");
  await mkdir(database);
  // Name, kind of file (any), place (any), and bytes (ClamAV's manual, "Extended signatures").
  const signature = `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString("hex")}\n`;
  await writeFile(join(database, "drill.ndb"), signature);
  const address = join(folder, "clamd.sock");
  const file = join(folder, "clamd.conf");
  const scanner = createClamavScanner({ address: { path: address } });
  const own = { Foreground: "yes", DatabaseDirectory: database, LocalSocket: address, TemporaryDirectory: folder };
  let server: ChildProcess | undefined;

  return {
    address,
    async start(settings = {}) {
      const all = { ...parseSettings(await readFile(SETTINGS, "utf8")), ...own, ...settings };
      await writeFile(
        file,
        Object.entries(all)
          .map((setting) => `${setting.join(" ")}\n`)
          .join(""),
      );
      const started = spawn(clamd, ["--config-file", file], { stdio: "ignore" });
      server = started;
      for (const deadline = Date.now() + START_LIMIT_MS; ; await sleep(50)) {
        const failure = await scanner.check().catch((error: unknown) => error);
        if (failure === undefined) return;
        if (Date.now() > deadline || started.exitCode !== null) throw failure;
      }
    },
    async signal(signal) {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, "exit");
      server.kill(signal);
      if (signal === "SIGKILL" || signal === "SIGTERM") await exited;
    },
  };
}

function parseSettings(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(lines.map((line) => line.split(/ (.*)/, 2)) as [string, string][]);
}
