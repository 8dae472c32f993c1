import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { SubmissionLog } from "#forms/submissions.ts";
import { postgresOptions } from "./open-postgres.server.ts";
import { createOutageReport } from "./store-engine.ts";

const CHANNEL = "website_changes";
const AGAIN_MS = 1000;
/** A connection that was cut in silence is noticed by then. */
const PROBE_MS = 30_000;

export interface SignalsOptions<Signal> {
  databaseUrl: string;
  log: SubmissionLog;
  /** Another process sent it. */
  onSignal: (signal: Signal) => void;
  /** Signals may have been missed: the connection was lost, and is there again. */
  onGap: () => void;
}

/** Carries short messages between the processes that share a database, over one connection beside the store's own. */
export function openSignals<Signal>({ databaseUrl, log, onSignal, onGap }: SignalsOptions<Signal>) {
  const own = randomUUID();
  const stopping = new AbortController();
  const outage = createOutageReport(log);
  const rest = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  let connected: Client | undefined;

  async function listen(client: Client): Promise<void> {
    await client.connect();
    client.on("notification", ({ payload = "" }) => {
      const { from, signal } = JSON.parse(payload) as { from: string; signal: Signal };
      if (from !== own) onSignal(signal);
    });
    await client.query(`listen ${CHANNEL}`);
    connected = client;
    outage.isOver();
  }

  async function run(): Promise<void> {
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      const client = new Client(postgresOptions(databaseUrl));
      const lost = new Promise<void>((resolve) => client.once("end", resolve));
      client.on("error", outage.isThere);
      try {
        await listen(client);
        if (!isFirst) onGap();
        while (!stopping.signal.aborted) {
          await Promise.race([lost, rest(PROBE_MS)]);
          await client.query("select 1");
        }
      } catch (error) {
        outage.isThere(error);
      }
      connected = undefined;
      await client.end().catch(() => undefined);
      await rest(AGAIN_MS);
    }
  }

  const running = run();
  return {
    /** Rejects while the database is away. */
    async send(signal: Signal): Promise<void> {
      if (!connected) throw new Error("the other processes cannot be told: the database is away");
      await connected.query("select pg_notify($1, $2)", [CHANNEL, JSON.stringify({ from: own, signal })]);
    },
    async close(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
