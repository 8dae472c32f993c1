import { createHash } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import type { RawBuilder, Transaction } from "kysely";
import { Client, Pool } from "pg";
import type { Clock, SubmissionLog } from "../submissions.ts";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import { createPostgresPool } from "./create-postgres-pool.server.ts";
import type { SubmissionDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { postgresOptions } from "./postgres-options.server.ts";
import { DatabaseSettingsError, requireDurability } from "./require-durability.server.ts";
import type { StoreEngine } from "./store-engine.ts";
import type { StoreReadiness } from "./submission-store.ts";

export interface PostgresOptions {
  databaseUrl: string;
  cipher: CellCipher;
  log: SubmissionLog;
  /** Only for tests, which move it; left out, the database's own clock counts, the same for every instance. */
  clock?: Clock | undefined;
}

/** Connects like `connectPostgres` and brings the tables up to date first. */
export async function openPostgres(options: PostgresOptions): Promise<StoreEngine> {
  await tryConnection(options.databaseUrl);
  await migratePatiently(options.databaseUrl);
  return createEngine(options);
}

/**
 * Connects to a PostgreSQL database whose tables are there already, and makes it an engine of the store.
 * Rejects with `DatabaseSettingsError` when it cannot be reached, refuses us, or is not durable.
 */
export async function connectPostgres(options: PostgresOptions): Promise<StoreEngine> {
  await tryConnection(options.databaseUrl);
  return createEngine(options);
}

function createEngine({ databaseUrl, cipher, log, clock }: PostgresOptions): StoreEngine {
  const pool = createPostgresPool(databaseUrl, log);
  const db = new Kysely<SubmissionDatabase>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    cipher,
    now: clock ? () => testTime(clock) : databaseTime,
    lock,
    isShared: true,
    // The room of its disk is the database's own to watch.
    admit: (_bytes, work) => work(),
    persist: (work) => work(),
    readiness: () => readReadiness(db),
    // Autovacuum does it.
    giveSpaceBack: async () => {},
  };
}

async function readReadiness(db: Kysely<SubmissionDatabase>): Promise<StoreReadiness> {
  try {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
    return rows[0]?.standby ? "unreachable" : "ready";
  } catch {
    return "unreachable";
  }
}

/** The start of the statement: later than any lock the transaction waited for, and one value within a query. */
function databaseTime(): RawBuilder<number> {
  return sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`;
}

function testTime(clock: Clock): RawBuilder<number> {
  return sql<number>`${clock.now().getTime()}::bigint`;
}

/** Takes the locks in the order of their numbers, so that two transactions never wait for each other. */
async function lock(trx: Transaction<SubmissionDatabase>, names: string[]): Promise<void> {
  const numbers = names.map((name) => createHash("sha256").update(name).digest().readBigInt64BE());
  for (const number of numbers.toSorted((a, b) => (a < b ? -1 : 1))) {
    await sql`select pg_advisory_xact_lock(${number})`.execute(trx);
  }
}

async function tryConnection(databaseUrl: string): Promise<void> {
  const client = new Client(postgresOptions(databaseUrl));
  client.on("error", () => undefined);
  try {
    await client.connect();
    await requireDurability(client);
  } catch (error) {
    throw explain(error);
  } finally {
    await client.end();
  }
}

function explain(failure: unknown): Error {
  if (failure instanceof DatabaseSettingsError) return failure;
  const reason = failure instanceof AggregateError ? String(failure.errors[0]) : String(failure);
  return new DatabaseSettingsError(`DATABASE_URL: the database cannot be used: ${reason}`, { cause: failure });
}

/** On connections without a time limit: another instance may be migrating, and this one waits for it. */
async function migratePatiently(databaseUrl: string): Promise<void> {
  const { query_timeout: _query, statement_timeout: _statement, ...patient } = postgresOptions(databaseUrl);
  const db = new Kysely<SubmissionDatabase>({ dialect: new PostgresDialect({ pool: new Pool(patient) }) });
  try {
    await migrate({ db, fileColumn: "bytea" });
  } catch (error) {
    throw explain(error);
  } finally {
    await db.destroy();
  }
}
