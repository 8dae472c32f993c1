import { randomBytes } from "node:crypto";
import type { ConsentRow } from "./database.ts";
import { addDeskAct, type DeskAct } from "./editors.server.ts";
import { persistAlone, readNow, type StoreEngine } from "./store-engine.ts";

export type NewConsent = Pick<
  ConsentRow,
  "hospital_id" | "kind" | "entry_id" | "title" | "person" | "agreed_on" | "until_day"
>;

/** Of every entry the newest consent. */
export async function listConsents({ db }: StoreEngine): Promise<ConsentRow[]> {
  const rows = await db.selectFrom("consents").selectAll().orderBy("noted_at").execute();
  return [...new Map(rows.map((row) => [`${row.kind} ${row.entry_id}`, row])).values()];
}

/** Notes a consent, which counts in place of the one before it, with the act. */
export function addConsent(engine: StoreEngine, consent: NewConsent, act: DeskAct): Promise<void> {
  return persistAlone(engine, "consents", async (trx) => {
    const newest = await trx.selectFrom("consents").select("noted_at").orderBy("noted_at", "desc").executeTakeFirst();
    // The newest is told by its moment, so no two have the same.
    const noted_at = Math.max(await readNow(trx, engine), Number(newest?.noted_at ?? 0) + 1);
    const row = { ...consent, id: randomBytes(12).toString("base64url"), noted_at, ended_at: null };
    await trx.insertInto("consents").values(row).execute();
    await addDeskAct(engine, act, trx);
  });
}

/** Ends a consent with the act; one that has ended stays as it is. */
export function endConsent(engine: StoreEngine, id: string, act: DeskAct): Promise<void> {
  return persistAlone(engine, "consents", async (trx) => {
    const end = trx.updateTable("consents").set({ ended_at: engine.now() }).where("id", "=", id);
    const { numUpdatedRows } = await end.where("ended_at", "is", null).executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await addDeskAct(engine, act, trx);
  });
}
