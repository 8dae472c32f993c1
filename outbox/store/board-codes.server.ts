import { persistAlone, readNow, type StoreEngine } from "./store-engine.ts";

/** When a list of who sits was first shown as it is. */
export interface IssuedBoard {
  hospitalId: string;
  /** YYYY-MM-DD: the day that it is about. */
  day: string;
  at: Date;
}

const PREFIX = "board:";
const KEPT_DAYS = 60;

/** Remembers a board's code once, with this moment, and forgets those of long ago. The code has letters and digits. */
export function noteBoard(engine: StoreEngine, code: string, hospitalId: string, day: string): Promise<void> {
  return persistAlone(engine, "boards", async (trx) => {
    const now = await readNow(trx, engine);
    const old = PREFIX + new Date(now - KEPT_DAYS * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await trx.deleteFrom("secrets").where("name", "like", `${PREFIX}%`).where("name", "<", old).execute();
    await trx
      .insertInto("secrets")
      .values({ name: `${PREFIX}${day}:${code}`, value: JSON.stringify([hospitalId, now]) })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  });
}

export async function findBoard({ db }: StoreEngine, code: string): Promise<IssuedBoard | undefined> {
  const rows = db.selectFrom("secrets").selectAll().where("name", "like", `${PREFIX}%:${code}`).orderBy("name", "desc");
  const row = await rows.executeTakeFirst();
  if (!row) return undefined;
  const [hospitalId, at] = JSON.parse(row.value) as [string, number];
  return { hospitalId, day: row.name.slice(PREFIX.length, -code.length - 1), at: new Date(at) };
}
