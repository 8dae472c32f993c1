import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import Database from "better-sqlite3";
import { beforeAll, describe, onTestFinished } from "vitest";
import { type Clock, SILENT_LOG } from "#forms/submissions.ts";
import { type CellCipher, PLAIN_CIPHER } from "../encryption/cell-cipher.server.ts";
import { checkKeys } from "../store/rewrite-keys.server.ts";
import type { MailRow, SubmissionRow } from "../store/database.ts";
import { openPostgres } from "../store/open-postgres.server.ts";
import { SQLITE_FILE } from "../store/open-sqlite.server.ts";
import type { StoreEngine } from "../store/store-engine.ts";
import { openStore, createStore, type Store } from "../store/open-store.server.ts";
import { findPostgres } from "./find-program.ts";
import { workerPostgres, type TestPostgres } from "./start-postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Quick to write, as each test makes one. */
const SMALL_RESERVE_BYTES = 100_000;

const LIMIT_MS = 60_000;

/** A place that holds one store, empty at first. */
export interface StorePlace {
  engine: "sqlite" | "postgres";
  open(clock: Clock, cipher?: CellCipher): Promise<Store & { engine: StoreEngine }>;
  /** What is stored, in the order it came in. */
  rows(): Promise<SubmissionRow[]>;
  /** The mails, in the order they were made. */
  mails(): Promise<MailRow[]>;
  /** Everything stored, as who has the files or a dump of the database finds it. */
  contents(): Promise<Buffer>;
  /** Runs one statement behind the store's back. */
  run(statement: string): Promise<void>;
}

/** Describes the same for a store on SQLite and on PostgreSQL; skipped by name where PostgreSQL is not installed. */
export function describeStores(name: string, body: (createPlace: () => Promise<StorePlace>) => void): void {
  describe(`${name} on SQLite`, () => {
    body(createSqlitePlace);
  });
  describe.skipIf(findPostgres() === undefined)(`${name} on PostgreSQL`, () => {
    let postgres: TestPostgres;
    let databaseUrl: string;
    beforeAll(async () => {
      postgres = await workerPostgres();
      databaseUrl = await postgres.createDatabase();
    }, LIMIT_MS);
    body(() => createPostgresPlace(postgres, databaseUrl));
  });
}

async function createSqlitePlace(): Promise<StorePlace> {
  return sqlitePlace(temporaryFolder());
}

/** The store in that data folder. */
export function sqlitePlace(dataDir: string): StorePlace {
  return {
    engine: "sqlite",
    open: (clock, cipher = PLAIN_CIPHER) =>
      openStore({ dataDir, clock, cipher, diskReserveBytes: SMALL_RESERVE_BYTES }),
    rows: async () => readRows(dataDir),
    mails: async () => readMails(dataDir),
    contents: async () => {
      const names = (await readdir(dataDir)).filter((name) => name.startsWith(SQLITE_FILE));
      return Buffer.concat(await Promise.all(names.map((name) => readFile(join(dataDir, name)))));
    },
    run: async (statement) => {
      const database = new Database(join(dataDir, SQLITE_FILE));
      database.exec(statement);
      database.close();
    },
  };
}

/** The tables of a store, once one was opened; a test may leave others. */
let storeTables: string[] | undefined;

async function listTables(postgres: TestPostgres, databaseUrl: string): Promise<string[]> {
  const tables = await postgres.query<{ name: string }>(
    databaseUrl,
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  );
  return tables.map(({ name }) => name);
}

/** Emptying tables is many times as fast as making them; what a test left otherwise than a store is made anew. */
async function createPostgresPlace(postgres: TestPostgres, databaseUrl: string): Promise<StorePlace> {
  const tables = await listTables(postgres, databaseUrl);
  const isStore = tables.length > 0 && isDeepStrictEqual(tables, storeTables);
  const emptying = tables.map((name) =>
    name === "secrets" ? "delete from secrets where name <> 'release-links'" : `delete from ${name}`,
  );
  // A replica checks no references, so the order does not matter.
  const emptyAll = ["set session_replication_role = replica", ...emptying].join("; ");
  await postgres.query(databaseUrl, isStore ? emptyAll : "drop schema public cascade; create schema public");
  return postgresPlace(postgres, databaseUrl);
}

/** The store in the database at that address. */
export function postgresPlace(postgres: TestPostgres, databaseUrl: string): StorePlace {
  return {
    engine: "postgres",
    open: async (clock, cipher = PLAIN_CIPHER) => {
      const engine = await openPostgres({ databaseUrl, cipher, log: SILENT_LOG, clock });
      storeTables ??= await listTables(postgres, databaseUrl);
      await checkKeys(engine, SILENT_LOG);
      let isOpen = true;
      const close = async () => {
        if (isOpen) await engine.db.destroy();
        isOpen = false;
      };
      onTestFinished(close);
      return { ...createStore({ engine }, close), engine };
    },
    rows: () => readPostgresRows(postgres, databaseUrl),
    mails: () => readPostgresMails(postgres, databaseUrl),
    contents: () => postgres.dump(databaseUrl),
    run: async (statement) => void (await postgres.query(databaseUrl, statement)),
  };
}

async function readPostgresRows(postgres: TestPostgres, databaseUrl: string): Promise<SubmissionRow[]> {
  const rows = await postgres.query<SubmissionRow>(databaseUrl, "select * from submissions order by received_at, id");
  return rows.map((row) => ({ ...row, received_at: Number(row.received_at) }));
}

async function readPostgresMails(postgres: TestPostgres, databaseUrl: string): Promise<MailRow[]> {
  const rows = await postgres.query<MailRow>(databaseUrl, "select * from mails order by created_at, id");
  const numberOf = (time: number | null) => (time === null ? null : Number(time));
  return rows.map(({ created_at, due_at, sent_at, refused_since, returned_at, ...row }) => ({
    ...{ ...row, created_at: Number(created_at), due_at: Number(due_at), sent_at: numberOf(sent_at) },
    ...{ refused_since: numberOf(refused_since), returned_at: numberOf(returned_at) },
  }));
}

/** The rows of a data folder's store, in the order they came in. */
export function readRows(dataDir: string): SubmissionRow[] {
  return query<SubmissionRow>(dataDir, "SELECT * FROM submissions ORDER BY received_at, rowid");
}

/** The mails of a data folder's store, in the order they were made. */
export function readMails(dataDir: string): MailRow[] {
  return query<MailRow>(dataDir, "SELECT * FROM mails ORDER BY created_at, rowid");
}

function query<Row>(dataDir: string, statement: string): Row[] {
  const database = new Database(join(dataDir, SQLITE_FILE), { readonly: true });
  try {
    return database.prepare<[], Row>(statement).all();
  } finally {
    database.close();
  }
}
