import { randomUUID } from "node:crypto";
import { existsSync, renameSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { CellCipher } from "../encryption/cell-cipher.server.ts";
import { indianTime } from "#forms/calendar.ts";
import { type Clock, SILENT_LOG } from "#forms/submissions.ts";
import { copyContent, MOVED_TABLES, proveContent } from "./move-rows.server.ts";
import type { MoveRow } from "./database.ts";
import { migrate, requireKnownShape } from "./migrate.ts";
import {
  describeDeparture,
  freezeTables,
  namePostgresPlace,
  nameSqlitePlace,
  readMoves,
  StoreMovedError,
  thawTables,
} from "./move-marks.server.ts";
import { openPostgres, requireNoSite } from "./open-postgres.server.ts";
import { createSqliteEngine, openSqlite, SQLITE_FILE } from "./open-sqlite.server.ts";
import { describeStoreFailure, persistTogether, type Db, type StoreEngine } from "./store-engine.ts";
import { checkKeys } from "./rewrite-keys.server.ts";
import { lockDataFolder } from "./watch-store-files.server.ts";

/** The store cannot be moved; `message` is one line for the operator. */
class MoveError extends Error {
  override name = "MoveError";
}

export type Place = { dataDir: string } | { databaseUrl: string };

export interface MoveOptions {
  from: Place;
  to: Place;
  cipher: CellCipher;
  clock: Clock;
  note: (line: string) => void;
}

export type Moved = Awaited<ReturnType<typeof moveStore>>;

interface Side {
  engine: StoreEngine;
  name: string;
  close(): Promise<void>;
}

/** Moves everything to an empty store. Until it is done no site can use either; cut off and run again, it goes on. */
export async function moveStore(options: MoveOptions) {
  const source = await openSource(options);
  try {
    const moves = await readMoves(source.engine.db);
    const { out } = moves;
    if (out && out.state !== "cancelled" && out.place !== nameOf(options.to))
      throw new StoreMovedError(describeDeparture(out));
    const target = await openSide(options.to, options, setMovedAside).catch((error: unknown) => {
      if (out?.state !== "done") throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StoreMovedError(`${describeDeparture(out)}. Whether all is finished there cannot be seen: ${reason}`);
    });
    try {
      const id = await admitTarget(target, source, moves);
      // Whatever stops a copy, a full disk or a database that is gone, the operator needs one line.
      if (out?.state !== "done")
        await copy(source, target, id, options).catch((error: unknown) => {
          if (error instanceof MoveError) throw error;
          const { error: reason } = describeStoreFailure(error);
          throw new MoveError(
            `The move was cut off (${reason}). Nothing is lost: mend that and run it again, or give it up with --cancel`,
            { cause: error },
          );
        });
      const proof = await proveContent(target.engine);
      await finish(target, "in", id);
      return { place: target.name, oldPlace: source.name, proof };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copy(source: Side, target: Side, id: string, { note }: MoveOptions): Promise<void> {
  const mark = { id, state: "under way" as const };
  // The source first: from now on nothing changes there, and no site opens it.
  await persistTogether(source.engine, async (trx) => {
    await writeMove(source, trx, { ...mark, direction: "out", place: target.name });
    await freezeTables(trx, source.engine.isShared);
  });
  await target.engine.persist(() =>
    writeMove(target, target.engine.db, { ...mark, direction: "in", place: source.name }),
  );
  let saidAt = performance.now();
  await copyContent(source.engine, target.engine, (done, total) => {
    if (performance.now() - saidAt < PROGRESS_MS) return;
    saidAt = performance.now();
    note(`${done} of ${total} submissions are there.`);
  });
  const [wanted, found] = [await proveContent(source.engine), await proveContent(target.engine)];
  if (wanted.checksum !== found.checksum)
    throw new MoveError(
      `The copy in ${target.name} differs from ${source.name}, which is unchanged: run the move again, and if that ` +
        "does not help give it up with --cancel",
    );
  // In this order there is no moment at which two stores could be used.
  await finish(source, "out", id);
}

const PROGRESS_MS = 1000;

/** Gives up a move that is not finished, and returns where the useless copy is. Rejects with `MoveError`. */
export async function cancelMove(options: Pick<MoveOptions, "from" | "cipher" | "clock">): Promise<string> {
  const source = await openSource(options);
  try {
    const { out } = await readMoves(source.engine.db);
    if (out?.state === "done") throw new StoreMovedError(describeDeparture(out));
    if (out?.state !== "under way") throw new MoveError(`No move out of ${source.name} is under way`);
    await source.engine.db.transaction().execute(async (trx) => {
      await writeMove(source, trx, { ...out, state: "cancelled" });
      await thawTables(trx, source.engine.isShared);
    });
    return out.place;
  } finally {
    await source.close();
  }
}

async function writeMove({ engine }: Side, db: Db, move: Omit<MoveRow, "changed_at">): Promise<void> {
  await db.deleteFrom("moves").where("id", "=", move.id).where("direction", "=", move.direction).execute();
  await db
    .insertInto("moves")
    .values({ ...move, changed_at: engine.now() })
    .execute();
}

async function finish({ engine }: Side, direction: MoveRow["direction"], id: string): Promise<void> {
  const update = engine.db.updateTable("moves").set({ state: "done", changed_at: engine.now() });
  await engine.persist(() => update.where("id", "=", id).where("direction", "=", direction).execute());
}

/** The id of the move into that target. A store that these submissions were moved out of is emptied first. */
async function admitTarget(target: Side, source: Side, { out, in: origin }: Awaited<ReturnType<typeof readMoves>>) {
  const { db } = target.engine;
  const { out: left, in: arrival } = await readMoves(db);
  if (out && arrival?.id === out.id && arrival.state !== "done") return out.id;
  if (out?.state === "done") throw new StoreMovedError(describeDeparture(out));
  if (left?.state === "done" && left.id === origin?.id) await empty(target);
  else if (left && left.state !== "cancelled") throw new StoreMovedError(describeDeparture(left));
  else if (arrival?.state === "under way") {
    throw new MoveError(
      `${target.name} holds an unfinished move from ${arrival.place} of ${indianTime(new Date(arrival.changed_at))}: name an empty database or folder`,
    );
  }
  const { count } = await db
    .selectFrom("submissions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count > 0)
    throw new MoveError(
      `${target.name} holds ${count} submission${count === 1 ? "" : "s"} already, and two stores are not mixed: name an empty database or folder`,
    );
  return out?.id ?? randomUUID();
}

/** All that is there was moved away, and came on from there to the source. */
async function empty({ engine }: Side): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    await thawTables(trx, engine.isShared);
    for (const table of MOVED_TABLES) await trx.deleteFrom(table).execute();
    await trx.deleteFrom("moves").execute();
  });
}

type OpenOptions = Pick<MoveOptions, "cipher" | "clock">;

async function openSource({ from, ...options }: Pick<MoveOptions, "from"> & OpenOptions): Promise<Side> {
  if ("dataDir" in from && !existsSync(join(from.dataDir, SQLITE_FILE)))
    throw new MoveError(`There are no submissions in ${from.dataDir}: is DATA_DIR the one the site uses?`);
  const side = await openSide(from, options);
  try {
    await checkKeys(side.engine, SILENT_LOG);
    return side;
  } catch (error) {
    await side.close();
    throw error;
  }
}

async function openSide(place: Place, options: OpenOptions, prepare?: (dataDir: string) => void): Promise<Side> {
  if ("databaseUrl" in place) {
    const engine = await openPostgres(
      { cipher: options.cipher, ...place, log: SILENT_LOG, isPatient: true },
      requireUnused,
    );
    return { engine, name: nameOf(place), close: () => engine.db.destroy() };
  }
  const { dataDir } = place;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(dataDir);
  let engine: StoreEngine | undefined;
  const close = async () => {
    await engine?.db.destroy();
    unlock();
  };
  try {
    prepare?.(dataDir);
    engine = createSqliteEngine({ dataDir, ...options });
    await migrate({ db: engine.db, fileColumn: "blob" });
    return { engine, name: nameOf(place), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function requireUnused(db: Db): Promise<void> {
  await requireNoSite(db);
  await requireKnownShape(db);
}

/** A store that was moved away makes room for the one that comes back; its file is kept under another name. */
function setMovedAside(dataDir: string): void {
  const path = join(dataDir, SQLITE_FILE);
  if (!existsSync(path)) return;
  const database = openSqlite(dataDir);
  try {
    if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'moves'").get()) return;
    if (!database.prepare("SELECT 1 FROM moves WHERE direction = 'out' AND state = 'done'").get()) return;
  } finally {
    database.close();
  }
  renameSync(path, join(dataDir, `submissions-moved-${Date.now()}.sqlite`));
}

function nameOf(place: Place): string {
  return "dataDir" in place ? nameSqlitePlace(place.dataDir) : namePostgresPlace(place.databaseUrl);
}
