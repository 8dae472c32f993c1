import { persistAlone, readNow, type StoreEngine } from "./store-engine.ts";

/** A list of who sits on that day (YYYY-MM-DD), as it was first shown in that language (`Site.prefix`). */
interface IssuedBoard {
  day: string;
  hospitalId: string;
  prefix: string;
}

const PREFIX = "board:";
const KEPT_MS = 60 * 24 * 60 * 60_000;

/** Remembers a code once, with this moment, and forgets those of days long ago. */
export function noteBoard(engine: StoreEngine, code: string, { day, hospitalId, prefix }: IssuedBoard): Promise<void> {
  return persistAlone(engine, "boards", async (trx) => {
    const at = await readNow(trx, engine);
    const old = JSON.stringify([new Date(at - KEPT_MS).toISOString().slice(0, 10)]);
    await trx.deleteFrom("secrets").where("name", "like", `${PREFIX}%`).where("value", "<", old).execute();
    const row = { name: PREFIX + code, value: JSON.stringify([day, hospitalId, prefix, at]) };
    await trx
      .insertInto("secrets")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export async function findBoard({ db }: StoreEngine, code: string): Promise<(IssuedBoard & { at: Date }) | undefined> {
  const rows = db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", PREFIX + code);
  const row = await rows.executeTakeFirst();
  if (!row) return undefined;
  const [day, hospitalId, prefix, at] = JSON.parse(row.value) as [string, string, string, number];
  return { day, hospitalId, prefix, at: new Date(at) };
}
