import { isDeepStrictEqual } from "node:util";
import type { EntryVersionRow } from "./database.ts";
import { addDeskAct, type DeskAct } from "./editors.server.ts";
import { persistAlone, readNow, type StoreEngine } from "./store-engine.ts";

/** Of each entry so many versions stay at least. */
const KEPT_VERSIONS = 60;
const ROW_BYTES = 500;

export type EntryKey = Readonly<Pick<EntryVersionRow, "type" | "id">>;

/** `at` left out means now. */
export type WrittenVersion = Omit<EntryVersionRow, "at"> & { at?: number };

/** New versions of an entry and new states of known ones, made of what was seen of it; `act` is noted with them. */
export interface EntryChange extends EntryKey {
  readonly seen: readonly EntryVersionRow[];
  readonly rows: readonly WrittenVersion[];
  readonly act?: DeskAct;
}

/** The versions of entries of a type that are not past, the newest first. */
export function listLiveVersions({ db }: StoreEngine, type: string): Promise<EntryVersionRow[]> {
  const rows = db.selectFrom("entry_versions").selectAll().where("type", "=", type).where("state", "<>", "past");
  return rows.orderBy("number", "desc").execute();
}

/** All versions of an entry that are stored, the newest first. */
export function listVersions({ db }: Pick<StoreEngine, "db">, { type, id }: EntryKey): Promise<EntryVersionRow[]> {
  const rows = db.selectFrom("entry_versions").selectAll().where("type", "=", type).where("id", "=", id);
  return rows.orderBy("number", "desc").execute();
}

/** The entries with a version whose time has come, or whose file is not known to be written. */
export async function listDueEntries({ db, now }: StoreEngine): Promise<EntryKey[]> {
  const rows = db.selectFrom("entry_versions").select(["type", "id"]).distinct().where("state", "<>", "past");
  return rows
    .where((is) =>
      is.or([
        is("written_at", "is", null),
        is.and([is("state", "=", "scheduled"), is("publish_at", "<=", now())]),
        is.and([is("state", "=", "published"), is("unpublish_at", "<=", now())]),
      ]),
    )
    .execute();
}

/** Makes all changes or, where one of the entries is not as it was seen, none and returns false. */
export function changeEntries(engine: StoreEngine, changes: readonly EntryChange[]): Promise<boolean> {
  const bytes = changes.flatMap(({ rows }) => rows).reduce((sum, { source }) => sum + ROW_BYTES + 3 * source.length, 0);
  return engine.admit(bytes, () =>
    persistAlone(engine, "entries", async (trx) => {
      const now = await readNow(trx, engine);
      for (const { seen, ...key } of changes)
        if (!isDeepStrictEqual(await listVersions({ db: trx }, key), seen)) return false;
      for (const { type, id, rows, act } of changes) {
        // Not what this change makes past: its file may still be there.
        const newest = Math.max(0, ...rows.map(({ number }) => number));
        await trx
          .deleteFrom("entry_versions")
          .where("type", "=", type)
          .where("id", "=", id)
          .where("state", "=", "past")
          .where("number", "<=", newest - KEPT_VERSIONS)
          .execute();
        for (const row of rows) {
          const { source, state, publish_at, unpublish_at, written_at } = row;
          await trx
            .insertInto("entry_versions")
            .values({ ...row, at: row.at ?? now })
            .onConflict((conflict) =>
              conflict
                .columns(["type", "id", "number"])
                .doUpdateSet({ source, state, publish_at, unpublish_at, written_at }),
            )
            .execute();
        }
        if (act) await addDeskAct(engine, act, trx);
      }
      return true;
    }),
  );
}

let turn: Promise<unknown> = Promise.resolve();

/** Files of the content folder are written by one process at a time, and one after another. */
export function whileFilesRest(engine: StoreEngine, work: () => Promise<void>): Promise<void> {
  const own = turn.then(() => (engine.isShared ? persistAlone(engine, "entry files", work) : work()));
  turn = own.catch(() => undefined);
  return own;
}
