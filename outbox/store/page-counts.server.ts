import { type Expression, sql } from "kysely";
import type { PageCountRow } from "./database.ts";
import { persistAlone, readNow, type StoreEngine } from "./store-engine.ts";
import { DAY_MS, todayInKolkata } from "#forms/calendar.ts";

/** Adds what a process counted to what all counted before, in one statement. Rejects where forms need the room. */
export function addPageCounts({ db, admit }: StoreEngine, counts: readonly PageCountRow[]): Promise<unknown> {
  // All processes in one order, or two could wait for each other's rows.
  const rows = counts.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const insert = db
    .insertInto("page_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "hospital_id", "page", "what"])
        .doUpdateSet({ count: sql<number>`page_counts.count + excluded.count` }),
    );
  return admit(rows.length * 200, () => insert.execute());
}

/** The sums from a day on (YYYY-MM-DD), of one hospital and of what is no hospital's, for each page or each day. */
export async function sumPageCounts(
  { db }: StoreEngine,
  { hospitalId, from, by }: { hospitalId: string; from: string; by: "page" | "day" },
) {
  const rows = await db
    .selectFrom("page_counts")
    .select([`${by} as of`, "what", ({ fn }) => fn.sum<number | string>("count").as("count")])
    .where("hospital_id", "in", ["", hospitalId])
    .where("day", ">=", from)
    .groupBy([by, "what"] as unknown as Expression<unknown>[])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export function purgePageCounts(engine: StoreEngine, olderThanDays: number): Promise<unknown> {
  return persistAlone(engine, "page counts", async (trx) => {
    const first = todayInKolkata(new Date((await readNow(trx, engine)) - olderThanDays * DAY_MS));
    return trx.deleteFrom("page_counts").where("day", "<", first).execute();
  });
}
