import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findPostgres } from "./find-program.ts";
import { quickFolder } from "./test-disks.ts";

const START_LIMIT_MS = 60_000;

/** PostgreSQL does not run as root; this account owns nothing on a Linux system. */
const NOBODY = 65_534;

export interface TestPostgres {
  /** Makes an empty database; `settings` hold for it alone, e.g. "synchronous_commit = off". */
  createDatabase(settings?: string[]): Promise<string>;
  /** Runs one statement in the database at that address. */
  query<Row extends object>(databaseUrl: string, statement: string): Promise<Row[]>;
  /** A dump of the database at that address, as SQL. */
  dump(databaseUrl: string): Promise<Buffer>;
  /** Makes a database of a dump of the one at that address, as docs/guides/operate.md says, and returns its address. */
  copy(databaseUrl: string): Promise<string>;
  /** Ends the server as a power cut would; what was committed is there after `restart`. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Starts a standby that every commit waits for; `promote` makes it the one that takes changes. */
  startStandby(): Promise<{ port: number; promote(): Promise<void>; stop(): Promise<void> }>;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

let ofWorker: Promise<TestPostgres> | undefined;

/** One for all test files of a worker, and ended with it: to start one takes as long as many tests. */
export function workerPostgres(): Promise<TestPostgres> {
  return (ofWorker ??= startPostgres());
}

/** Starts a PostgreSQL of Debian's programs in a folder of its own, on a free port of this machine. */
export async function startPostgres(settings: string[] = []): Promise<TestPostgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error("PostgreSQL's programs are not on this machine");
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = mkdtempSync(join(quickFolder(), "postgres-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const port = await findPort();
  const urlOf = (database: string) => `postgres://website:secret-word@127.0.0.1:${port}/${database}`;
  const init = ["-D", data, "-U", "website", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  await finish(spawn(join(bin, "initdb"), init, { ...account, stdio: ["ignore", "ignore", "pipe"] }));
  const options = ["listen_addresses=127.0.0.1", `port=${port}`, `unix_socket_directories=${folder}`, ...settings];
  let server = await start();
  const endWithUs = removeWithUs(folder);

  async function start(): Promise<ChildProcess> {
    const args = ["-D", data, ...options.flatMap((option) => ["-c", option])];
    const child = spawn(join(bin ?? "", "postgres"), args, { ...account, stdio: "ignore" });
    await waitUntilReady(urlOf("postgres"), child);
    return child;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, "exit");
    server.kill(signal);
    await exit;
  }

  async function createDatabase(databaseSettings: string[] = []): Promise<string> {
    const name = `test_${randomBytes(6).toString("hex")}`;
    await query(urlOf("postgres"), `create database ${name}`);
    for (const setting of databaseSettings) {
      await query(urlOf("postgres"), `alter database ${name} set ${setting}`);
    }
    return urlOf(name);
  }

  return {
    createDatabase,
    query,
    async copy(databaseUrl) {
      const file = join(folder, `${randomBytes(6).toString("hex")}.dump`);
      const run = (program: string, args: string[]) =>
        finish(spawn(join(bin, program), args, { stdio: ["ignore", "ignore", "pipe"] }));
      await run("pg_dump", ["--format=custom", `--file=${file}`, databaseUrl]);
      const copy = await createDatabase();
      await run("pg_restore", ["--no-owner", "--exit-on-error", `--dbname=${copy}`, file]);
      return copy;
    },
    dump: (databaseUrl) =>
      readOutput(spawn(join(bin, "pg_dump"), [databaseUrl], { stdio: ["ignore", "pipe", "pipe"] })),
    // An immediate shutdown takes the server's children along, which SIGKILL would leave for a while.
    kill: () => end("SIGQUIT"),
    restart: async () => {
      await end("SIGQUIT");
      server = await start();
    },
    async startStandby() {
      const standbyPort = await findPort();
      const standbyData = join(folder, "standby");
      const from = ["-h", "127.0.0.1", "-p", String(port), "-U", "website"];
      const backup = ["-D", standbyData, "-R", "-X", "stream", "--checkpoint=fast", "--no-sync", ...from];
      await finish(spawn(join(bin, "pg_basebackup"), backup, { ...account, stdio: ["ignore", "ignore", "pipe"] }));
      const standbyUrl = urlOf("postgres").replace(`:${port}/`, `:${standbyPort}/`);
      const args = [
        "-D",
        standbyData,
        ...options
          .map((option) => option.replace(`port=${port}`, `port=${standbyPort}`))
          .flatMap((option) => ["-c", option]),
      ];
      const standby = spawn(join(bin, "postgres"), args, { ...account, stdio: "ignore" });
      await waitUntilReady(standbyUrl, standby);
      // After the copy, so that the standby does not wait for one of its own once it is promoted.
      await query(urlOf("postgres"), "alter system set synchronous_standby_names = '*'");
      await query(urlOf("postgres"), "select pg_reload_conf()");
      const isSynchronous = "select from pg_stat_replication where sync_state = 'sync'";
      while ((await query(urlOf("postgres"), isSynchronous)).length === 0) await sleep(50);
      return {
        port: standbyPort,
        promote: async () => void (await query(standbyUrl, "select pg_promote()")),
        async stop() {
          if (standby.exitCode !== null || standby.signalCode !== null) return;
          const exit = once(standby, "exit");
          standby.kill("SIGQUIT");
          await exit;
        },
      };
    },
    stop: async () => {
      await end("SIGQUIT");
      endWithUs();
    },
  };
}

/** Ends the server and removes its folder when called, or when this process ends in whatever way. */
function removeWithUs(folder: string): () => void {
  const script = 'cat; kill -QUIT "$(head -1 "$0/data/postmaster.pid")"; sleep 0.3; rm -rf "$0"';
  const child = spawn("sh", ["-c", script, folder], { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  child.unref();
  return () => void child.stdin.end();
}

async function query<Row extends object>(databaseUrl: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function readOutput(child: ChildProcess): Promise<Buffer> {
  const [output] = await Promise.all([child.stdout ? buffer(child.stdout) : Buffer.alloc(0), finish(child)]);
  return output;
}

async function finish(child: ChildProcess): Promise<void> {
  const errors = child.stderr ? text(child.stderr) : "";
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnfile} failed: ${await errors}`);
}

async function waitUntilReady(databaseUrl: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const failure = await query(databaseUrl, "select 1").then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) return;
    if (Date.now() > deadline || server.exitCode !== null) throw failure;
    await sleep(50);
  }
}
