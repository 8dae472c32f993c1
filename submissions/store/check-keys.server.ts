import { EncryptionKeyError } from "../encryption/cell-cipher.server.ts";
import type { SubmissionLog } from "../submissions.ts";
import type { StoreEngine } from "./store-engine.ts";

/**
 * Rejects with `EncryptionKeyError` when the store holds submissions that none of the keys can read, before anything is
 * taken beside them. Logs how many are not encrypted though there is a key.
 */
export async function checkKeys({ db, cipher }: StoreEngine, log: SubmissionLog): Promise<void> {
  const stored = await db
    .selectFrom("submissions")
    .groupBy("key_id")
    .select(["key_id", ({ fn }) => fn.countAll<number>().as("count")])
    .execute();
  for (const { key_id: keyId, count } of stored) {
    if (keyId === null || cipher.keyIds.includes(keyId)) continue;
    const lack = cipher.keyIds.length === 0 ? "is not set" : `lists only ${cipher.keyIds.join(", ")}`;
    throw new EncryptionKeyError(
      `ENCRYPTION_KEY_FILE ${lack}, but the store holds submissions of the key ${keyId} (${count}): add its file`,
    );
  }
  const plain = stored.find(({ key_id: keyId }) => keyId === null);
  if (plain && cipher.keyIds.length > 0) {
    log.warn({ count: plain.count }, "submissions stored before there was a key are not encrypted: run rewrite-keys");
  }
}
