import type { ConsentRow } from "./database.ts";
import { addDeskAct, type DeskAct } from "./editors.server.ts";
import { persistTogether, type StoreEngine } from "./store-engine.ts";

/** Of every entry the newest consent. */
export async function listConsents({ db }: StoreEngine): Promise<ConsentRow[]> {
  const rows = await db.selectFrom("consents").selectAll().orderBy("noted_at").execute();
  return [...new Map(rows.map((row) => [`${row.kind} ${row.entry_id}`, row])).values()];
}

export type NewConsent = Omit<ConsentRow, "id" | "noted_at" | "ended_at">;

/** Notes a consent, which counts in place of the one before it, or once that one has ended; with the act. */
export function putConsent(engine: StoreEngine, consent: Omit<ConsentRow, "noted_at">, act: DeskAct): Promise<void> {
  const { ended_at } = consent;
  return persistTogether(engine, async (trx) => {
    const insert = trx.insertInto("consents").values({ ...consent, noted_at: engine.now() });
    const { numInsertedOrUpdatedRows } = await insert
      .onConflict((known) => known.column("id").doUpdateSet({ ended_at }).where("consents.ended_at", "is", null))
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await addDeskAct(engine, act, trx);
  });
}
