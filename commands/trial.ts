import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseConfig } from "#server/config.server.ts";
import { EXIT, UsageError, type CommandContext, loadConfiguredSite, readOptions, runCommand } from "./command.ts";
import { manageSubmissions } from "./submissions.ts";

const USAGE = `Usage: npm run trial -- [BACKUP]

Runs this version beside the site that serves, on a copy of its data: with BACKUP, a file of "submissions -- backup", or
on the copy of the database that DATABASE_URL names. No mail leaves. Exit codes: 0 it serves, 1 it does not.`;

const READY_WITHIN_MS = 120_000;

/** Nobody listens there, so that mails of the copy go nowhere. */
const NO_MAIL_SERVER = "smtp://127.0.0.1:9";

/** `npm run trial`: whether this version opens the store, takes forms and shows each hospital's first page. */
export async function tryRelease({ args, env, print, note, ...terminal }: CommandContext): Promise<number> {
  const { positionals } = readOptions(args, {}, USAGE);
  if (positionals.length > 1) throw new UsageError(USAGE);
  const [backup] = positionals;
  const { hospitals } = await loadConfiguredSite(parseConfig(env));
  const folder = await mkdtemp(join(tmpdir(), "website-trial-"));
  const port = await findFreePair();
  const own = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: folder, SMTP_URL: NO_MAIL_SERVER };
  const settings = { ...env, ...own, METRICS_ADDRESS: "", OUTAGE_PAGE: "", LOG_LEVEL: "error" };
  const stopping = new AbortController();
  try {
    if (backup !== undefined) {
      const restored = await manageSubmissions({
        ...{ ...terminal, print, note, env: settings },
        args: ["restore", resolve(backup)],
      });
      if (restored !== EXIT.done) return restored;
    }
    const site = spawn(process.execPath, ["build/server/main.js"], {
      cwd: resolve(import.meta.dirname, ".."),
      env: settings,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = once(site, "close", { signal: stopping.signal }).then(([code]) => `it ended with ${String(code)}`);
    const paths = ["/readyz", "/", ...hospitals.map(({ basePath }) => basePath)];
    const fault = await Promise.race([ended, findFault(`http://127.0.0.1:${port}`, paths)]);
    if (fault !== undefined) note(`The trial failed: ${fault}`);
    else print("The trial serves: the store opens, forms are taken, and each hospital has its page.");
    if (site.exitCode === null) {
      site.kill();
      await ended;
    }
    return fault === undefined ? EXIT.done : EXIT.failed;
  } finally {
    stopping.abort();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first of these pages that does not come; the first of all within `READY_WITHIN_MS`. */
async function findFault(origin: string, paths: string[]): Promise<string | undefined> {
  const until = Date.now() + READY_WITHIN_MS;
  for (const path of paths) {
    for (;;) {
      const answer = await ask(`${origin}${path}`);
      if (answer === undefined) break;
      if (path !== "/readyz" || Date.now() > until) return `${path}: ${answer}`;
      await setTimeout(250);
    }
  }
  return undefined;
}

async function ask(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(20_000) });
    const text = await response.text();
    return response.status < 400 ? undefined : `${response.status} ${text.slice(0, 300)}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

/** A port that is free, as the one above it is, where the emulator listens. */
async function findFreePair(): Promise<number> {
  for (;;) {
    const first = createServer().listen(0, "127.0.0.1");
    await once(first, "listening");
    const { port } = first.address() as { port: number };
    const second = createServer().listen(port + 1, "127.0.0.1");
    const isFree = await once(second, "listening").then(
      () => true,
      () => false,
    );
    for (const server of [first, second]) server.close();
    if (isFree) return port;
  }
}

if (import.meta.main) await runCommand(tryRelease);
