import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from "kysely";
import { Client, Pool, DatabaseError, type PoolClient, type PoolConfig, types, type ClientBase } from "pg";
import type { Clock, SubmissionLog } from "#forms/submissions.ts";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import type { SubmissionDatabase } from "./database.ts";
import { migrate, StoreVersionError } from "./migrate.ts";
import { requireOwnSubmissions, StoreMovedError } from "./move-marks.server.ts";
import { type Db, type StoreEngine, type StoreReadiness, type Trx, describeStoreFailure } from "./store-engine.ts";
import { isLoopback } from "../is-loopback.server.ts";

export interface PostgresOptions {
  databaseUrl: string;
  cipher: CellCipher;
  log: SubmissionLog;
  /** Only for tests, which move it; left out, the database's own clock counts, the same for every instance. */
  clock?: Clock | undefined;
  /** Whether a statement may take as long as it needs: for a command that carries whole stores. */
  isPatient?: boolean;
}

/** Also brings the tables up to date, without a time limit, because another instance may be migrating. */
export async function openPostgres(options: PostgresOptions, check = requireOwnSubmissions): Promise<StoreEngine> {
  await tryConnection(options);
  const db = new Kysely<SubmissionDatabase>({
    dialect: new PostgresDialect({ pool: new Pool({ ...poolOptions(options), ...UNLIMITED }) }),
  });
  try {
    await check(db);
    await migrate({ db, fileColumn: "bytea" });
  } catch (error) {
    throw explain(error);
  } finally {
    await db.destroy();
  }
  return createEngine(options);
}

/** Opens a store whose tables are there. Rejects with `DatabaseSettingsError`, also where it is not durable. */
export async function connectPostgres(options: PostgresOptions): Promise<StoreEngine> {
  await tryConnection(options);
  return createEngine(options);
}

function createEngine(options: PostgresOptions): StoreEngine {
  const { cipher, log, clock } = options;
  const pool = createPostgresPool(poolOptions(options), log);
  const db = new Kysely<SubmissionDatabase>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    cipher,
    // The start of the statement: later than any lock the transaction waited for, and one value within a query.
    now: () =>
      clock
        ? sql<number>`${clock.now().getTime()}::bigint`
        : sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
    lock,
    isShared: true,
    // The room of its disk is the database's own to watch.
    admit: (_bytes, work) => work(),
    persist: (work) => work(),
    readiness: () => readReadiness(db),
    giveSpaceBack: async () => {},
  };
}

async function readReadiness(db: Db): Promise<StoreReadiness> {
  try {
    const { rows } = await sql<{ standby: boolean; moved: boolean }>`
      select pg_is_in_recovery() as standby,
        exists (select from moves where direction = 'out' and state <> 'cancelled') as moved`.execute(db);
    if (rows[0]?.moved) return "moved";
    return rows[0]?.standby ? "unreachable" : "ready";
  } catch {
    return "unreachable";
  }
}

/** Takes the locks in the order of their numbers, so that two transactions never wait for each other. */
async function lock(trx: Trx, names: string[]): Promise<void> {
  const numbers = names.map((name) => createHash("sha256").update(name).digest().readBigInt64BE());
  for (const number of numbers.toSorted((a, b) => (a < b ? -1 : 1))) {
    await sql`select pg_advisory_xact_lock(${number})`.execute(trx);
  }
}

async function tryConnection(options: PostgresOptions): Promise<void> {
  const client = new Client({ ...postgresOptions(options.databaseUrl), ...nameConnection(options) });
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
  if (failure instanceof StoreMovedError || failure instanceof StoreVersionError) return failure;
  const reason = failure instanceof AggregateError ? String(failure.errors[0]) : String(failure);
  return new DatabaseSettingsError(`DATABASE_URL: the database cannot be used: ${reason}`, { cause: failure });
}

const UNLIMITED = { query_timeout: 0, statement_timeout: 0 };

function poolOptions(options: PostgresOptions): PoolConfig {
  const { databaseUrl, isPatient } = options;
  return { ...postgresOptions(databaseUrl), ...(isPatient && UNLIMITED), ...nameConnection(options) };
}

const CONNECTION_NAME = "hospital-website";

function nameConnection({ isPatient }: PostgresOptions): Pick<PoolConfig, "application_name"> {
  return { application_name: isPatient ? `${CONNECTION_NAME}-move` : CONNECTION_NAME };
}

const GONE_MS = 3000;

/** Rejects with `DatabaseSettingsError` while a site or another command is connected to that database. */
export async function requireNoSite(db: Db): Promise<void> {
  for (const end = performance.now() + GONE_MS; ;) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and application_name = ${CONNECTION_NAME}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return;
    if (performance.now() > end)
      throw new DatabaseSettingsError(
        `DATABASE_URL: a site or a command is connected to that database (${count} connection${count === 1 ? "" : "s"}): stop it first`,
      );
    await sleep(200);
  }
}

const READ_ONLY = "25006";

/** Each connection is refused unless its server keeps what it commits; one that failed is not used again. */
function createPostgresPool(options: PoolConfig, log: SubmissionLog): PostgresPool {
  const pool = new Pool({ ...options, onConnect: requireDurability });
  // Without listeners a cut connection would end the process.
  pool.on("error", (error) => log.warn(describeStoreFailure(error), "an idle connection to the database was lost"));
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    options: pool.options,
    connect: async () => discardingWhenFaulty(await pool.connect()),
    end: () => pool.end(),
  };
}

function discardingWhenFaulty(client: PoolClient): PostgresPoolClient {
  let isFaulty = false;
  async function query(text: string, parameters: unknown[]) {
    try {
      return await client.query(text, parameters);
    } catch (error) {
      isFaulty ||= !(error instanceof DatabaseError) || error.code === READ_ONLY;
      throw error;
    }
  }
  // Kysely streams through cursors as well, which nothing here does.
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || isFaulty),
  };
}

const CONNECT_TIMEOUT_MS = 5000;
const QUERY_TIMEOUT_MS = 5000;
/** The server ends what a client that is gone left open, with its locks. */
const ABANDONED_MS = 10_000;
/** Below what failovers take, so that no connection stays for long with a server that has become a standby. */
const LIFETIME_S = 300;

/** Another machine must speak TLS with a valid certificate, unless the address says `sslmode=disable`. */
export function postgresOptions(databaseUrl: string): PoolConfig {
  const url = new URL(databaseUrl);
  const mode = url.searchParams.get("sslmode");
  // pg reads these as verify-full already, and says in a warning that it will not always.
  if (mode === "prefer" || mode === "require" || mode === "verify-ca") url.searchParams.set("sslmode", "verify-full");
  return {
    connectionString: url.href,
    ssl: !isLoopback(url.hostname) && !isSocket(url),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: ABANDONED_MS,
    idle_in_transaction_session_timeout: ABANDONED_MS,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
    types: { getTypeParser: findTypeParser },
  };
}

function isSocket({ hostname, searchParams }: URL): boolean {
  return searchParams.get("host")?.startsWith("/") ?? hostname.toLowerCase().startsWith("%2f");
}

/** Times and counts are far below 2^53, so bigint columns read as numbers. */
const findTypeParser: typeof types.getTypeParser = (type, format) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);

/** The database cannot be used as DATABASE_URL and its own settings are; `message` is one line for the operator. */
class DatabaseSettingsError extends Error {
  override name = "DatabaseSettingsError";
}

/** A commit must be on disk before it returns (PostgreSQL 15 manual, 20.5: fsync and synchronous_commit). */
async function requireDurability(client: ClientBase): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit"]) {
    const { rows } = await client.query<{ value: string }>("select current_setting($1) as value", [setting]);
    if (rows[0]?.value !== "off") continue;
    throw new DatabaseSettingsError(
      `DATABASE_URL: ${setting} is off in that database, so a power cut could lose submissions that were confirmed: turn it on`,
    );
  }
}
