import { randomBytes } from "node:crypto";
import { UnreadableSubmissionError } from "../encryption/cell-cipher.server.ts";
import type { LinkKey } from "./answer-records.ts";
import { openSecret, sealSecret } from "./stored-keys.server.ts";
import type { StoreEngine } from "./store-engine.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A key signs so long. */
const ROTATE_AFTER_MS = 30 * DAY_MS;
/** The longest time for which a link holds. */
export const LONGEST_LINK_MS = 200 * DAY_MS;

/** Begins the names of these keys among the store's secrets; the moment it was made follows, in base 36. */
const PREFIX = "link-key:";

/** See `AnswerRecords.linkKeys`. A key that cannot be read is passed over: its links are worthless. */
export function linkKeys(engine: StoreEngine): Promise<LinkKey[]> {
  return engine.persist(() =>
    engine.db.transaction().execute(async (trx) => {
      await engine.lock(trx, ["link keys"]);
      const { now } = await trx.selectNoFrom(engine.now().as("now")).executeTakeFirstOrThrow();
      const rows = await trx.selectFrom("secrets").selectAll().where("name", "like", `${PREFIX}%`).execute();
      const keys = rows.flatMap(({ name, value }) => {
        const id = name.slice(PREFIX.length);
        const secret = readSecret(engine, name, value);
        const ageMs = Number(now) - Number.parseInt(id, 36);
        return secret === undefined || ageMs > ROTATE_AFTER_MS + LONGEST_LINK_MS ? [] : [{ id, secret, ageMs }];
      });
      keys.sort((a, b) => a.ageMs - b.ageMs);
      const outdated = rows.filter(
        ({ name }) => Number(now) - Number.parseInt(name.slice(PREFIX.length), 36) > ROTATE_AFTER_MS + LONGEST_LINK_MS,
      );
      for (const { name } of outdated) await trx.deleteFrom("secrets").where("name", "=", name).execute();
      if ((keys[0]?.ageMs ?? Number.POSITIVE_INFINITY) > ROTATE_AFTER_MS) {
        const [id, secret] = [Number(now).toString(36), randomBytes(32).toString("base64url")];
        const name = PREFIX + id;
        const value = sealSecret(engine.cipher, secret, name);
        await trx
          .insertInto("secrets")
          .values({ name, value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
          .execute();
        keys.unshift({ id, secret, ageMs: 0 });
      }
      return keys.map(({ id, secret }) => ({ id, secret }));
    }),
  );
}

function readSecret({ cipher }: StoreEngine, name: string, value: string): string | undefined {
  try {
    return openSecret(cipher, value, name);
  } catch (error) {
    if (error instanceof UnreadableSubmissionError) return undefined;
    throw error;
  }
}

const WORD_PREFIX = "list-word:";

/** See `AnswerRecords.listWord`. */
export function listWord(engine: StoreEngine, hospitalId: string): Promise<string> {
  const name = WORD_PREFIX + hospitalId;
  return engine.persist(() =>
    engine.db.transaction().execute(async (trx) => {
      const known = await trx.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
      if (known) return known.value;
      const value = randomBytes(16).toString("base64url");
      await trx
        .insertInto("secrets")
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      return (await trx.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow()).value;
    }),
  );
}

/** See `AnswerRecords.revokeLists`. */
export async function revokeLists(engine: StoreEngine, hospitalId: string): Promise<void> {
  const value = randomBytes(16).toString("base64url");
  const change = engine.db
    .insertInto("secrets")
    .values({ name: WORD_PREFIX + hospitalId, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }));
  await engine.persist(() => change.execute());
}

const ENDED_PREFIX = "ended-list:";

/** See `AnswerRecords.endList`. What has ended by itself meanwhile is forgotten. */
export function endList(engine: StoreEngine, sessionId: string, expires: Date): Promise<void> {
  return engine.persist(() =>
    engine.db.transaction().execute(async (trx) => {
      await engine.lock(trx, ["ended lists"]);
      const { now } = await trx.selectNoFrom(engine.now().as("now")).executeTakeFirstOrThrow();
      const ended = await trx.selectFrom("secrets").selectAll().where("name", "like", `${ENDED_PREFIX}%`).execute();
      for (const { name, value } of ended)
        if (Number(value) < Number(now)) await trx.deleteFrom("secrets").where("name", "=", name).execute();
      await trx
        .insertInto("secrets")
        .values({ name: ENDED_PREFIX + sessionId, value: String(Number(expires)) })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
    }),
  );
}

/** See `AnswerRecords.isListEnded`. */
export async function isListEnded({ db }: StoreEngine, sessionId: string): Promise<boolean> {
  const row = db
    .selectFrom("secrets")
    .select("name")
    .where("name", "=", ENDED_PREFIX + sessionId);
  return (await row.executeTakeFirst()) !== undefined;
}
