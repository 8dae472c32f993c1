import { hash } from "node:crypto";
import { readSecret, writeSecret } from "./secrets.server.ts";
import { persistAlone, readNow, type StoreEngine } from "./store-engine.ts";

/** A list of who sits on that day (YYYY-MM-DD), in that language (`Site.prefix`). */
type ShownBoard = Record<"day" | "hospitalId" | "prefix", string>;

const PREFIX = "board:";
/** Without signs that look alike: 0 and O, 1 and I. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const KEPT_MS = 60 * 24 * 60 * 60_000;

/**
 * The code of what a list says, in six signs: always the same, so that it is checked by making it anew. The moment when
 * it was first shown is remembered, and those of days long ago are forgotten.
 */
export async function noteBoard(engine: StoreEngine, said: string, board: ShownBoard): Promise<string> {
  const { day, hospitalId, prefix } = board;
  const digest = hash("sha256", JSON.stringify([day, hospitalId, prefix, said]), "buffer");
  const code = Array.from(digest.subarray(0, 6), (byte) => SIGNS[byte % SIGNS.length]).join("");
  if (await findBoard(engine, code)) return code;
  await persistAlone(engine, "boards", async (trx) => {
    const at = await readNow(trx, engine);
    const old = JSON.stringify({ day: new Date(at - KEPT_MS).toISOString().slice(0, 10) });
    await trx.deleteFrom("secrets").where("name", "like", `${PREFIX}%`).where("value", "<", old).execute();
    const value = JSON.stringify({ day, hospitalId, prefix, at });
    await writeSecret(trx, PREFIX + code, value, true);
  });
  return code;
}

/** `at`: when it was first shown, in milliseconds since 1970. */
export async function findBoard({ db }: StoreEngine, code: string): Promise<(ShownBoard & { at: number }) | undefined> {
  const value = await readSecret(db, PREFIX + code);
  return value === undefined ? undefined : (JSON.parse(value) as ShownBoard & { at: number });
}
