import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { DAY_MS } from "#forms/calendar.ts";
import type { DeskAuditRow, EditorSessionRow } from "./database.ts";
import { persistAlone, persistOne, readNow, type Db, type StoreEngine } from "./store-engine.ts";

/** To whom the link in that mail leads; undefined where there is no such mail any more. */
export async function findDeskMail({ db }: StoreEngine, id: string): Promise<string | undefined> {
  const mail = db.selectFrom("mails").select("editor").where("id", "=", id);
  return (await mail.where("kind", "=", "desk").executeTakeFirst())?.editor ?? undefined;
}

/** Begins an editor's session. False where one that this link began has ended: whoever sat there is gone. */
export function beginSession(engine: StoreEngine, session: Omit<EditorSessionRow, "began_at" | "ended_at">) {
  return persistAlone(engine, `desk session ${session.link_id}`, async (trx) => {
    const now = await readNow(trx, engine);
    await trx.deleteFrom("editor_sessions").where("expires_at", "<", now).execute();
    const ended = trx.selectFrom("editor_sessions").select("id").where("link_id", "=", session.link_id);
    if (await ended.where("ended_at", "is not", null).executeTakeFirst()) return false;
    const row = { ...session, began_at: now, ended_at: null };
    await trx.insertInto("editor_sessions").values(row).execute();
    return true;
  });
}

/** The session while it lasts. */
export function findEditorSession({ db, now }: StoreEngine, id: string): Promise<EditorSessionRow | undefined> {
  const session = db.selectFrom("editor_sessions").selectAll().where("id", "=", id);
  return session.where("ended_at", "is", null).where("expires_at", ">", now()).executeTakeFirst();
}

/** Ends one session, or all of an editor. */
export async function endEditorSessions(engine: StoreEngine, whose: { id: string } | { editor: string }) {
  const end = engine.db.updateTable("editor_sessions").set({ ended_at: engine.now() }).where("ended_at", "is", null);
  const chosen = "id" in whose ? end.where("id", "=", whose.id) : end.where("editor", "=", whose.editor);
  await engine.persist(() => chosen.execute());
}

/** What somebody did at the desk. */
export type DeskAct = Pick<DeskAuditRow, "who" | "what"> & Partial<Omit<DeskAuditRow, "id" | "at">>;

/** Notes an act; given a transaction, together with what it changes. */
export async function addDeskAct(engine: StoreEngine, act: DeskAct, db?: Db): Promise<void> {
  const row = { id: randomUUID(), at: engine.now(), subject: "", hospital_id: "", before: "", after: "", ...act };
  const insert = (db ?? engine.db).insertInto("desk_audit").values(row);
  await (db ? insert.execute() : engine.persist(() => insert.execute()));
}

export interface ActFilter {
  hospitals?: readonly string[];
  /** So many of the newest are left out. */
  skip?: number;
  limit: number;
}

/** The newest first. */
export function listDeskActs({ db }: StoreEngine, { hospitals, skip = 0, limit }: ActFilter): Promise<DeskAuditRow[]> {
  return db
    .selectFrom("desk_audit")
    .selectAll()
    .$if(hospitals !== undefined, (query) => query.where("hospital_id", "in", ["", ...(hospitals ?? [])]))
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(skip)
    .execute();
}

/** Removes acts of so long ago. */
export async function purgeDeskActs(engine: StoreEngine, olderThanDays: number): Promise<boolean> {
  const since = sql<number>`${engine.now()} - ${Math.round(olderThanDays * DAY_MS)}`;
  return persistOne(engine, engine.db.deleteFrom("desk_audit").where("at", "<", since));
}
