import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import {
  type Cell,
  type CellCipher,
  sealedTextPrefix,
  UnreadableSubmissionError,
} from "../encryption/cell-cipher.server.ts";
import { EncryptionKeyError } from "../encryption/key-file.server.ts";
import type { StoredFile, SubmittedForm } from "#forms/stored-submission.ts";
import type { Step } from "#answers/answer.ts";
import type { AnswerRow, SubmissionDatabase, SubmissionRow } from "./database.ts";
import type { SubmissionLog } from "#forms/submissions.ts";
import type { StoreEngine } from "./store-engine.ts";
import type { RewrittenKeys } from "./submission-records.ts";

/** Whose columns are sealed or opened; they open for this submission alone. */
type Owner = Pick<Cell, "id" | "reference">;

/** What is stored of a form's fields, with the key they are sealed with. */
export function sealForm(
  cipher: CellCipher,
  request: SubmittedForm["request"],
  owner: Owner,
): Pick<SubmissionRow, "request" | "key_id"> {
  const sealed = cipher.sealText(JSON.stringify(request), { ...owner, column: "request" });
  return { request: sealed, key_id: cipher.keyIds[0] ?? null };
}

/** A form's fields; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openForm(cipher: CellCipher, { request, ...owner }: Owner & Pick<SubmissionRow, "request">) {
  return JSON.parse(cipher.openText(request, { ...owner, column: "request" })) as SubmittedForm["request"];
}

type FileColumns = Pick<SubmissionDatabase["attachments"], "name" | "content">;

/** What is stored of a file's name and bytes. */
export function sealFile(cipher: CellCipher, { name, bytes }: Pick<StoredFile, "name" | "bytes">, owner: Owner) {
  return {
    name: cipher.sealText(name, { ...owner, column: "file_name" }),
    content: cipher.sealBytes(bytes, { ...owner, column: "file" }),
  } satisfies FileColumns;
}

/** A file's name; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openFileName(cipher: CellCipher, name: string, owner: Owner): string {
  return cipher.openText(name, { ...owner, column: "file_name" });
}

/** A file; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openFile(cipher: CellCipher, file: FileColumns & { type: string }, owner: Owner): StoredFile {
  const bytes = cipher.openBytes(file.content, { ...owner, column: "file" });
  return { name: openFileName(cipher, file.name, owner), type: file.type, bytes };
}

/** What is stored of a failed mail: mail servers like to repeat what they were given. */
export function sealError(cipher: CellCipher, error: string, owner: Owner): string {
  return cipher.sealText(error, { ...owner, column: "last_error" });
}

/** Why a mail failed; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openError(cipher: CellCipher, error: string, owner: Owner): string {
  return cipher.openText(error, { ...owner, column: "last_error" });
}

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

type StepOwner = Owner & { number: number };

/** What is stored of a step's details. */
export function sealStep(cipher: CellCipher, step: Step, { number, ...owner }: StepOwner): string {
  return cipher.sealText(JSON.stringify(step), { ...owner, column: `answer ${number}` });
}

/** A step's details; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openStep(cipher: CellCipher, { content, number }: AnswerRow, owner: Owner): Step {
  const { id, reference } = owner;
  return JSON.parse(cipher.openText(content, { id, reference, column: `answer ${number}` })) as Step;
}

/** What is stored of a secret of the store's own. */
export function sealSecret(cipher: CellCipher, secret: string, name: string): string {
  return cipher.sealText(secret, { id: name, reference: name, column: "secret" });
}

/** A secret of the store's own; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openSecret(cipher: CellCipher, value: string, name: string): string {
  return cipher.openText(value, { id: name, reference: name, column: "secret" });
}

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
  await rewriteSecrets(engine, result);
  // What was stored before is overwritten, and no longer in the log either.
  await engine.persist(() => engine.giveSpaceBack());
  return result;
}

/** A secret that cannot be read is made anew where it is used. */
async function rewriteSecrets(engine: StoreEngine, result: RewrittenKeys): Promise<void> {
  const rows = await engine.db.selectFrom("secrets").selectAll().where("name", "like", "link-key:%").execute();
  for (const { name, value } of rows) {
    try {
      const sealed = sealSecret(engine.cipher, openSecret(engine.cipher, value, name), name);
      const update = engine.db.updateTable("secrets").set({ value: sealed }).where("name", "=", name);
      await engine.persist(() => update.execute());
    } catch (error) {
      if (!(error instanceof UnreadableSubmissionError)) throw error;
      result.unreadable.push(error.message);
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
        eb.and([eb("last_error", "is not", null), eb("last_error", "not like", `${sealedTextPrefix(keyId)}%`)]),
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

/** Returns how many were rewritten: none when it was erased meanwhile. */
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
    await rewriteSteps(trx, cipher, row);
    await trx.updateTable("submission_keys").set({ fingerprint }).where("submission_id", "=", id).execute();
    return 1;
  });
}

async function rewriteSteps(trx: Transaction<SubmissionDatabase>, cipher: CellCipher, row: SubmissionRow) {
  const { id, reference } = row;
  const steps = await trx.selectFrom("answers").selectAll().where("submission_id", "=", id).execute();
  for (const step of steps) {
    const content = sealStep(cipher, openStep(cipher, step, row), { id, reference, number: step.number });
    await trx
      .updateTable("answers")
      .set({ content })
      .where("submission_id", "=", id)
      .where("number", "=", step.number)
      .execute();
  }
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

/** Equal for the same content for the same hospital; a changed mailbox does not make it another. */
export function contentOf(submission: SubmittedForm & { hospitalId: string }): string {
  const { kind, hospitalId } = submission;
  const { hospital: _hospital, to: _to, ...content } = submission.request;
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const file = submission.kind === "job" ? [submission.resume.name, digest(submission.resume.bytes)] : [];
  return JSON.stringify([kind, hospitalId, sorted, ...file]);
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
