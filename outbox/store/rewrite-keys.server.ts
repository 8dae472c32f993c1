import { FORMS } from "#forms/forms.ts";
import type { SubmissionLog } from "#forms/submissions.ts";
import { contentOf } from "./add-submission.server.ts";
import {
  type CellCipher,
  sealedTextPrefix,
  UnreadableSubmissionError,
  openFile,
  openForm,
  openStep,
  sealFile,
  sealForm,
  sealStep,
  secretCell,
} from "../encryption/cell-cipher.server.ts";
import { EncryptionKeyError } from "../encryption/key-file.server.ts";
import type { SubmissionRow } from "./database.ts";
import type { StoreEngine, Trx } from "./store-engine.ts";

/** Rejects with `EncryptionKeyError` when no key can read what is stored. Logs whether some is not encrypted. */
export async function checkKeys({ db, cipher }: StoreEngine, log: SubmissionLog): Promise<void> {
  const stored = db.selectFrom("submissions").select("key_id").limit(1);
  // From key to key, as its index finds them among any number of rows.
  for (let last = ""; ;) {
    const next = await stored.where("key_id", ">", last).orderBy("key_id").executeTakeFirst();
    if (!next?.key_id) break;
    last = next.key_id;
    if (cipher.keyIds.includes(last)) continue;
    const lack = cipher.keyIds.length === 0 ? "is not set" : `lists only ${cipher.keyIds.join(", ")}`;
    throw new EncryptionKeyError(
      `ENCRYPTION_KEY_FILE ${lack}, but the store holds submissions of the key ${last}: add its file`,
    );
  }
  if (cipher.keyIds.length > 0 && (await stored.where("key_id", "is", null).executeTakeFirst()))
    log.warn({}, "submissions stored before there was a key are not encrypted: run rewrite-keys");
}

const BATCH_ROWS = 100;

/** Encrypts all with the first key, each submission at once. Rejects with `EncryptionKeyError` without one. */
export async function rewriteKeys(engine: StoreEngine) {
  const [keyId] = engine.cipher.keyIds;
  if (keyId === undefined)
    throw new EncryptionKeyError("ENCRYPTION_KEY_FILE is not set: there is nothing to encrypt with");
  const result = { rewritten: 0, unreadable: [] as string[] };
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
  await rewriteSecrets(engine, result.unreadable);
  // What was stored before is overwritten, and no longer in the log either.
  await engine.persist(() => engine.giveSpaceBack());
  return result;
}

/** A secret that cannot be read is made anew where it is used. */
async function rewriteSecrets(engine: StoreEngine, unreadable: string[]): Promise<void> {
  const rows = await engine.db.selectFrom("secrets").selectAll().where("name", "like", "link-key:%").execute();
  for (const { name, value } of rows) {
    try {
      const sealed = engine.cipher.sealText(engine.cipher.openText(value, secretCell(name)), secretCell(name));
      const update = engine.db.updateTable("secrets").set({ value: sealed }).where("name", "=", name);
      await engine.persist(() => update.execute());
    } catch (error) {
      if (!(error instanceof UnreadableSubmissionError)) throw error;
      unreadable.push(error.message);
    }
  }
}

/** Submissions that are not sealed with that key, or whose last error or a step is not. */
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
        eb.exists(
          eb
            .selectFrom("mails")
            .select("mails.id")
            .whereRef("mails.submission_id", "=", "submissions.id")
            .where("mails.kind", "=", "request")
            .where("error", "is not", null)
            .where("error", "not like", `${sealedTextPrefix(keyId)}%`),
        ),
        eb.exists(
          eb
            .selectFrom("answers")
            .select("number")
            .whereRef("submission_id", "=", "submissions.id")
            .where("content", "not like", `${sealedTextPrefix(keyId)}%`),
        ),
      ]),
    )
    .orderBy("submissions.id")
    .limit(BATCH_ROWS)
    .execute();
  return rows.map(({ id, size, file_size: fileSize }) => ({ id, size: size + (fileSize ?? 0) }));
}

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
    const file = FORMS[row.kind].file ? await rewriteFile(trx, cipher, row) : undefined;
    const form = { kind: row.kind, request, file, hospitalId: row.hospital_id };
    const [fingerprint] = cipher.digests(contentOf(form));
    await trx
      .updateTable("submissions")
      .set({ ...sealForm(cipher, request, row), fingerprint })
      .where("id", "=", id)
      .execute();
    await rewriteErrors(trx, cipher, row);
    await rewriteSteps(trx, cipher, row);
    await trx.updateTable("submission_keys").set({ fingerprint }).where("submission_id", "=", id).execute();
    return 1;
  });
}

async function rewriteErrors(trx: Trx, cipher: CellCipher, { id, reference }: SubmissionRow) {
  const cell = { id, reference, column: "last_error" } as const;
  const mails = trx.selectFrom("mails").select(["id", "error"]).where("submission_id", "=", id);
  for (const mail of await mails.where("kind", "=", "request").where("error", "is not", null).execute()) {
    const error = cipher.sealText(cipher.openText(mail.error ?? "", cell), cell);
    await trx.updateTable("mails").set({ error }).where("id", "=", mail.id).execute();
  }
}

async function rewriteSteps(trx: Trx, cipher: CellCipher, row: SubmissionRow) {
  const { id, reference } = row;
  const steps = await trx.selectFrom("answers").selectAll().where("submission_id", "=", id).execute();
  for (const step of steps) {
    const content = sealStep(cipher, openStep(cipher, step, row), { id, reference, number: step.number });
    const update = trx.updateTable("answers").set({ content }).where("submission_id", "=", id);
    await update.where("number", "=", step.number).execute();
  }
}

async function rewriteFile(trx: Trx, cipher: CellCipher, row: SubmissionRow) {
  const stored = trx.selectFrom("attachments").selectAll().where("submission_id", "=", row.id);
  const file = openFile(cipher, await stored.executeTakeFirstOrThrow(), row);
  const update = trx.updateTable("attachments").set(sealFile(cipher, file, row));
  await update.where("submission_id", "=", row.id).execute();
  return file;
}
