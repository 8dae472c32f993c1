import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import Database from "better-sqlite3";
import type { MoveRow } from "./database.ts";
import { requireKnownShape } from "./migrate.ts";
import { MOVED_TABLES } from "./move-rows.server.ts";
import { openSqlite, SQLITE_FILE } from "./open-sqlite.server.ts";
import type { Db } from "./store-engine.ts";
import { indianTime } from "#forms/calendar.ts";

/** The store's submissions are in another place, or on their way there; `message` is one line for the operator. */
export class StoreMovedError extends Error {
  override name = "StoreMovedError";
}

/** Submissions would stay behind in another store; `message` is one line for the operator. */
class StoreNotMovedError extends Error {
  override name = "StoreNotMovedError";
}

export async function readMoves(db: Db): Promise<{ out: MoveRow | undefined; in: MoveRow | undefined }> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "moves")) return { out: undefined, in: undefined };
  const rows = await db.selectFrom("moves").selectAll().orderBy("changed_at", "desc").execute();
  const find = (direction: MoveRow["direction"]) => rows.find((row) => row.direction === direction);
  return { out: find("out"), in: find("in") };
}

/** Rejects with `StoreMovedError` where the submissions are elsewhere, and with `StoreVersionError`. */
export async function requireOwnSubmissions(db: Db): Promise<void> {
  await requireKnownShape(db);
  const { out, in: arrival } = await readMoves(db);
  if (out && out.state !== "cancelled") throw new StoreMovedError(describeDeparture(out));
  if (arrival?.state === "under way")
    throw new StoreMovedError(
      `The move of submissions from ${arrival.place} into this store is not finished: run the same "npm run submissions -- move" again`,
    );
}

export function describeDeparture({ place, state, changed_at: at }: MoveRow): string {
  const isPostgres = place.startsWith("postgres://");
  if (state === "done") {
    const setting = isPostgres
      ? "set DATABASE_URL to that database, or move them back with DATABASE_URL set: npm run submissions -- move --to sqlite"
      : "start the site without DATABASE_URL and with that folder as DATA_DIR, or move them back with that DATA_DIR: npm run submissions -- move --to postgres";
    return `The submissions were moved to ${place} on ${indianTime(new Date(at))}: ${setting}`;
  }
  const again = isPostgres ? "--to postgres" : `--to ${place.slice(SQLITE_PLACE.length)}`;
  return (
    `The move of the submissions to ${place} is not finished: run it again (npm run submissions -- move ${again}), ` +
    "or give it up (npm run submissions -- move --cancel)"
  );
}

const SQLITE_PLACE = `${SQLITE_FILE} in `;

export function nameSqlitePlace(dataDir: string): string {
  return SQLITE_PLACE + dataDir;
}

/** A database as operators read it: without account, password and options. */
export function namePostgresPlace(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `postgres://${host || (searchParams.get("host") ?? "")}${pathname}`;
}

/** Throws `StoreNotMovedError` where PostgreSQL is used and submissions are in SQLite: nobody would mail them. */
export function requireNothingLeftBehind(dataDir: string): void {
  if (!existsSync(join(dataDir, SQLITE_FILE))) return;
  const { count, undelivered } = countLeftBehind(dataDir);
  if (count === 0) return;
  const waiting = undelivered > 0 ? `, ${undelivered} of them not delivered` : "";
  throw new StoreNotMovedError(
    `DATABASE_URL is set, but ${nameSqlitePlace(dataDir)} still holds ${count} submission${count === 1 ? "" : "s"}${waiting}: ` +
      "run npm run submissions -- move --to postgres; forms are taken again by themselves once that is done",
  );
}

function countLeftBehind(dataDir: string): { count: number; undelivered: number } {
  const none = { count: 0, undelivered: 0 };
  let database: Database.Database | undefined;
  try {
    database = openSqlite(dataDir);
    const query = (statement: string) => database?.prepare<[], typeof none>(statement).get();
    if (!query("SELECT 1 FROM sqlite_master WHERE name = 'submissions'")) return none;
    if (query("SELECT 1 FROM moves WHERE direction = 'out' AND state = 'done'")) return none;
    const counts =
      "SELECT count(*) AS count, count(*) FILTER (WHERE mails.state IS NOT 'sent') AS undelivered " +
      "FROM submissions LEFT JOIN mails ON mails.id = mail_id";
    return query(counts) ?? none;
  } catch (error) {
    throw new StoreNotMovedError(
      `DATABASE_URL is set, but ${nameSqlitePlace(dataDir)} cannot be read, so it may hold submissions: ` +
        `look at it, or put it into another folder (${String(error)})`,
      { cause: error },
    );
  } finally {
    database?.close();
  }
}

const CHANGES = ["insert", "update", "delete"] as const;
const REFUSAL = "these submissions were moved to another store, or are on their way there";

/** Makes the database itself refuse every change, also one of a process that was there before the move. */
export async function freezeTables(db: Db, isPostgres: boolean): Promise<void> {
  await thawTables(db, isPostgres);
  if (isPostgres) {
    await sql`create function refuse_change() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception '${REFUSAL}'; end`)}`.execute(db);
  }
  for (const table of MOVED_TABLES) {
    for (const change of CHANGES) {
      const trigger = sql`create trigger ${sql.ref(`refuse_${change}_${table}`)} before ${sql.raw(change)} on ${sql.table(table)}`;
      const action = isPostgres
        ? sql`for each statement execute function refuse_change()`
        : sql`begin select raise(abort, ${sql.lit(REFUSAL)}); end`;
      await sql`${trigger} ${action}`.execute(db);
    }
  }
}

export async function thawTables(db: Db, isPostgres: boolean): Promise<void> {
  if (isPostgres) {
    await sql`drop function if exists refuse_change() cascade`.execute(db);
    return;
  }
  for (const table of MOVED_TABLES) {
    for (const change of CHANGES) {
      await sql`drop trigger if exists ${sql.ref(`refuse_${change}_${table}`)}`.execute(db);
    }
  }
}
