import { randomBytes } from "node:crypto";
import { ifReadable, secretCell } from "../encryption/cell-cipher.server.ts";
import { readSecret, writeSecret } from "./secrets.server.ts";
import { persistAlone, readNow, type StoreEngine } from "./store-engine.ts";
import { DAY_MS } from "#forms/calendar.ts";

export type LinkKey = Awaited<ReturnType<typeof linkKeys>>[number];

const ROTATE_AFTER_MS = 30 * DAY_MS;
export const MAX_LINK_MS = 200 * DAY_MS;

/** Begins the names of these keys among the store's secrets; the moment it was made follows, in base 36. */
const PREFIX = "link-key:";

/** The keys of links, the one that signs first, for a month. One that cannot be read is passed over. */
export function linkKeys(engine: StoreEngine) {
  return persistAlone(engine, "link keys", async (trx) => {
    const now = await readNow(trx, engine);
    const rows = await trx.selectFrom("secrets").selectAll().where("name", "like", `${PREFIX}%`).execute();
    const stored = rows
      .map((row) => ({ ...row, id: row.name.slice(PREFIX.length) }))
      .map((row) => ({ ...row, ageMs: now - Number.parseInt(row.id, 36) }))
      .toSorted((a, b) => a.ageMs - b.ageMs);
    const isOutdated = ({ ageMs }: { ageMs: number }) => ageMs > ROTATE_AFTER_MS + MAX_LINK_MS;
    for (const { name } of stored.filter(isOutdated))
      await trx.deleteFrom("secrets").where("name", "=", name).execute();
    const keys = stored.flatMap(({ id, name, value, ageMs }) => {
      const read = () => engine.cipher.openText(value, secretCell(name));
      const secret = isOutdated({ ageMs }) ? undefined : ifReadable(read);
      return secret === undefined ? [] : [{ id, secret, ageMs }];
    });
    if ((keys[0]?.ageMs ?? Number.POSITIVE_INFINITY) > ROTATE_AFTER_MS) {
      const [id, secret] = [now.toString(36), randomBytes(32).toString("base64url")];
      const name = PREFIX + id;
      const value = engine.cipher.sealText(secret, secretCell(name));
      await writeSecret(trx, name, value);
      keys.unshift({ id, secret, ageMs: 0 });
    }
    return keys.map(({ id, secret }) => ({ id, secret }));
  });
}

const WORD_PREFIX = "list-word:";

/** A word that sessions of a hospital's list are signed with beside the key; `revokeLists` makes another. */
export function listWord({ db, persist }: StoreEngine, hospitalId: string): Promise<string> {
  const name = WORD_PREFIX + hospitalId;
  const value = randomBytes(16).toString("base64url");
  return persist(async () => {
    const known = await readSecret(db, name);
    if (known === undefined) await writeSecret(db, name, value, true);
    // Another process may have been quicker.
    return known ?? (await readSecret(db, name)) ?? value;
  });
}

export async function revokeLists(engine: StoreEngine, hospitalId: string): Promise<void> {
  const value = randomBytes(16).toString("base64url");
  await engine.persist(() => writeSecret(engine.db, WORD_PREFIX + hospitalId, value));
}

const ENDED_PREFIX = "ended-list:";

/** Ends one session of a list before its time. What has ended by itself meanwhile is forgotten. */
export function endList(engine: StoreEngine, sessionId: string, expires: Date): Promise<void> {
  return persistAlone(engine, "ended lists", async (trx) => {
    const now = await readNow(trx, engine);
    const ended = await trx.selectFrom("secrets").selectAll().where("name", "like", `${ENDED_PREFIX}%`).execute();
    for (const { name, value } of ended)
      if (Number(value) < now) await trx.deleteFrom("secrets").where("name", "=", name).execute();
    await writeSecret(trx, ENDED_PREFIX + sessionId, String(Number(expires)), true);
  });
}

export async function isListEnded({ db }: StoreEngine, sessionId: string): Promise<boolean> {
  return (await readSecret(db, ENDED_PREFIX + sessionId)) !== undefined;
}
