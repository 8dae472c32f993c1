import type { Db } from "./store-engine.ts";

/** What the store keeps under that name; undefined for nothing. */
export async function readSecret(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** Takes the place of what was there; where `isFirst` is set, what was there stays. */
export async function writeSecret(db: Db, name: string, value: string, isFirst = false): Promise<void> {
  const added = db.insertInto("secrets").values({ name, value });
  const write = added.onConflict((known) => {
    const own = known.column("name");
    return isFirst ? own.doNothing() : own.doUpdateSet({ value });
  });
  await write.execute();
}
