import type { Transaction } from "kysely";
import { sealedTextPrefix, type CellCipher, EncryptionKeyError, UnreadableSubmissionError } from "../encryption/cell-cipher.server.ts";
import type { SubmittedForm } from "../stored-submission.ts";
import { contentOf } from "./add-submission.server.ts";
import type { SubmissionDatabase, SubmissionRow } from "./database.ts";
import { openError, openFile, openForm, sealError, sealFile, sealForm } from "./sealed-columns.ts";
import type { StoreEngine } from "./store-engine.ts";
import type { RewrittenKeys } from "./submission-records.ts";

const BATCH_ROWS = 100;

/** See `SubmissionRecords.rewriteKeys`. Rejects with `EncryptionKeyError` where there is no key. */
export async function rewriteKeys(engine: StoreEngine): Promise<RewrittenKeys> {
  const [keyId] = engine.cipher.keyIds;
  if (keyId === undefined)
    throw new EncryptionKeyError("ENCRYPTION_KEY_FILE is not set: there is nothing to encrypt with");
  const result: RewrittenKeys = { rewritten: 0, unreadable: [] };
  for (let last = ""; ;) {
    const batch = await findOthers(engine, keyId, last);
    for (const { id, size } of batch) {
      try {
        result.rewritten += await engine.admit(size, () => rewriteOne(engine, id));
      } catch (error) {
        if (!(error instanceof UnreadableSubmissionError)) throw error;
        result.unreadable.push(error.message);
      }
    }
    last = batch.at(-1)?.id ?? "";
    if (last === "") break;
  }
  // What was stored before is overwritten, and no longer in the log either.
  await engine.persist(() => engine.giveSpaceBack());
  return result;
}

/** Submissions that are not sealed with that key, or whose last error is not. */
async function findOthers({ db }: StoreEngine, keyId: string, after: string) {
  const rows = await db
    .selectFrom("submissions")
    .leftJoin("attachments", "attachments.submission_id", "submissions.id")
    .select(["submissions.id", ({ fn }) => fn<number | null>("length", ["attachments.content"]).as("file_size")])
    .select(({ fn }) => fn<number>("length", ["submissions.request"]).as("size"))
    .where("submissions.id", ">", after)
    .where((eb) =>
      eb.or([
        eb("key_id", "is distinct from", keyId),
        eb.and([eb("last_error", "is not", null), eb("last_error", "not like", `${sealedTextPrefix(keyId)}%`)]),
      ]),
    )
    .orderBy("submissions.id")
    .limit(BATCH_ROWS)
    .execute();
  return rows.map(({ id, size, file_size: fileSize }) => ({ id, size: size + (fileSize ?? 0) }));
}

/** Answers how many were rewritten: none when it was erased meanwhile. */
function rewriteOne({ db, cipher, isShared }: StoreEngine, id: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("submissions")
      .selectAll()
      .where("id", "=", id)
      .$if(isShared, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return 0;
    const request = openForm(cipher, row);
    const resume = row.kind === "job" ? await rewriteFile(trx, cipher, row) : undefined;
    const form = { kind: row.kind, request, resume, hospitalId: row.hospital_id };
    const [fingerprint] = cipher.digests(contentOf(form as SubmittedForm & { hospitalId: string }));
    await trx
      .updateTable("submissions")
      .set({ ...sealForm(cipher, request, row), fingerprint })
      .set({
        last_error: row.last_error === null ? null : sealError(cipher, openError(cipher, row.last_error, row), row),
      })
      .where("id", "=", id)
      .execute();
    await trx.updateTable("submission_keys").set({ fingerprint }).where("submission_id", "=", id).execute();
    return 1;
  });
}

/** The file as it was, stored anew. */
async function rewriteFile(trx: Transaction<SubmissionDatabase>, cipher: CellCipher, row: SubmissionRow) {
  const stored = await trx
    .selectFrom("attachments")
    .select(["name", "type", "content"])
    .where("submission_id", "=", row.id)
    .executeTakeFirstOrThrow();
  const file = openFile(cipher, stored, row);
  await trx
    .updateTable("attachments")
    .set(sealFile(cipher, file, row))
    .where("submission_id", "=", row.id)
    .execute();
  return file;
}
