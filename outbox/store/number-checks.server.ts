import { sql } from "kysely";
import type { NumberState } from "./database.ts";
import { persistAlone, type StoreEngine } from "./store-engine.ts";

/** What an office said last of a number that its pages print; `number` is the address of its link. */
export interface NumberCheck {
  hospitalId: string;
  number: string;
  state: NumberState;
  at: Date;
}

export async function listNumberChecks({ db }: StoreEngine): Promise<NumberCheck[]> {
  const rows = await db.selectFrom("number_checks").selectAll().execute();
  return rows.map(({ hospital_id: hospitalId, at, ...row }) => ({ ...row, hospitalId, at: new Date(at) }));
}

/** Notes which numbers are printed: since when each waits for its first check. Forgets those that are not any more. */
export function notePrinted(engine: StoreEngine, hospitalId: string, printed: readonly string[]): Promise<void> {
  return persistAlone(engine, `numbers ${hospitalId}`, async (trx) => {
    const others = trx.deleteFrom("number_checks").where("hospital_id", "=", hospitalId);
    await others.where("number", "not in", ["", ...printed]).execute();
    for (const number of printed)
      await trx
        .insertInto("number_checks")
        .values({ hospital_id: hospitalId, number, state: "asked", at: engine.now() })
        .onConflict((conflict) => conflict.columns(["hospital_id", "number"]).doNothing())
        .execute();
  });
}

export async function checkNumber(
  engine: StoreEngine,
  { hospitalId: hospital_id, number, state }: Omit<NumberCheck, "at">,
): Promise<void> {
  const insert = engine.db
    .insertInto("number_checks")
    .values({ hospital_id, number, state, at: engine.now() })
    .onConflict((conflict) => conflict.columns(["hospital_id", "number"]).doUpdateSet({ state, at: engine.now() }));
  await engine.persist(() => insert.execute());
}

/** Of what came over the web from then on: how much, how much was answered, and the median time that it took. */
export async function responseFigures({ db }: StoreEngine, hospitalId: string, from: Date) {
  const rows = await db
    .selectFrom("submissions")
    .select(["received_at", "answered_at"])
    .where("hospital_id", "=", hospitalId)
    .where("received_at", ">=", Number(from))
    .where("noted_by", "=", "")
    .where(sql<boolean>`(held_for is null or released_at is not null)`)
    .execute();
  const times = rows.flatMap(({ received_at, answered_at }) => (answered_at === null ? [] : answered_at - received_at));
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  return { count: rows.length, answered: times.length, medianMs: middle };
}
