import { createHash } from "node:crypto";
import { sql } from "kysely";
import { ENDED } from "#forms/answer.ts";
import { describeHold, isHeldForFile, type HoldReason } from "#forms/holds.ts";
import type { NewSubmission, SubmittedForm } from "#forms/stored-submission.ts";
import { FORMS, type FormKind } from "#forms/forms.ts";
import { REFERENCE_SYMBOLS } from "#forms/submissions.ts";
import type { SubmissionDatabase } from "./database.ts";
import { addDeskAct } from "./editors.server.ts";
import { releaseRow } from "./digests.server.ts";
import { addOwnMail, addPatientMail } from "./add-mails.server.ts";
import { sealFile, sealForm } from "../encryption/cell-cipher.server.ts";
import type { StoreEngine, Trx } from "./store-engine.ts";

export interface RepeatRules {
  /** Identical content received within this time is the same submission. */
  withinMs: number;
  idempotencyKey?: string | undefined;
  /** Its network had too many lately. */
  withholdsReceipt?: boolean;
}

/** `conflict`: its key is another's. `isSenders`: stored now, or under the same key; else a stranger may ask. */
export type Added =
  | { status: "stored" | "repeated" | "released"; reference: string; isSenders: boolean; isReceiptWithheld?: boolean }
  | { status: "conflict" };

export async function findReceivedAt({ db }: StoreEngine, kind: FormKind, idempotencyKey: string) {
  const row = await db
    .selectFrom("submission_keys")
    .innerJoin("submissions", "submissions.id", "submission_keys.submission_id")
    .select("received_at")
    .where("submission_keys.kind", "=", kind)
    .where("key", "in", [idempotencyKey, repeatsKey(idempotencyKey)])
    .executeTakeFirst();
  return row && new Date(row.received_at);
}

/** Durable once resolved. The same content again, under its key or lately, is not stored, but releases a held one. */
export function addSubmission(
  engine: StoreEngine,
  submission: NewSubmission,
  rules: RepeatRules,
  heldFor: HoldReason[] = [],
  isCollected = false,
): Promise<Added> {
  const fingerprints = engine.cipher.digests(contentOf(submission));
  const [fingerprint] = fingerprints;
  const { kind } = submission;
  const judgement = { fingerprint, heldFor: describeHold(heldFor), isCollected };
  // Each statement must see what was committed while this transaction waited for its locks.
  const transaction = engine.db.transaction().setIsolationLevel("read committed");
  const store = () =>
    transaction.execute(async (trx): Promise<Added> => {
      const key = rules.idempotencyKey;
      // The last digest is the same for every process, whichever of the keys it writes with.
      await engine.lock(trx, [fingerprints.at(-1) ?? fingerprint, ...(key === undefined ? [] : [`${kind} ${key}`])]);
      const known = key === undefined ? undefined : await findByKey(trx, kind, key);
      if (known && !fingerprints.includes(known.fingerprint)) return { status: "conflict" };
      const repeated = known ?? (await findRepeated(trx, engine, fingerprints, rules.withinMs));
      if (!repeated) {
        const { id, ...stored } = await insert(trx, engine, submission, { ...judgement, ...rules });
        if (key !== undefined) await insertKey(trx, { kind, key, fingerprint, submission_id: id });
        return { status: "stored", ...stored, isSenders: true };
      }
      const { id, reference } = repeated;
      if (key !== undefined && !known)
        await insertKey(trx, { kind, key: repeatsKey(key), fingerprint, submission_id: id });
      // A person sent what a program seemed to send; a file with malware stays held.
      const isReleased =
        heldFor.length === 0 && !isHeldForFile(repeated.held_for) && (await releaseRow(trx, engine, repeated));
      const isSenders = known !== undefined && known.key === key;
      return { status: isReleased ? "released" : "repeated", reference, isSenders };
    });
  const fileBytes = submission.file?.bytes.length ?? 0;
  return engine.admit(fileBytes + Buffer.byteLength(JSON.stringify(submission.request)), store);
}

/** As stored where only the content was recognised: it keeps later sends out. No key holds a space. */
function repeatsKey(key: string): string {
  return `repeats ${key}`;
}

function findByKey(trx: Trx, kind: FormKind, key: string) {
  return trx
    .selectFrom("submission_keys")
    .innerJoin("submissions", "submissions.id", "submission_keys.submission_id")
    .select(["submissions.id", "submission_keys.fingerprint", "submissions.reference", "held_for"])
    .select(["submissions.kind", "hospital_id", "message_id", "submission_keys.key"])
    .where("submission_keys.kind", "=", kind)
    .where("submission_keys.key", "in", [key, repeatsKey(key)])
    .executeTakeFirst();
}

/** Looks both ways in time, because a clock may have been set back. What has ended may be sent again. */
function findRepeated(trx: Trx, engine: StoreEngine, fingerprints: string[], withinMs: number) {
  return trx
    .selectFrom("submissions")
    .select(["id", "reference", "held_for", "kind", "hospital_id", "message_id"])
    .where("fingerprint", "in", fingerprints)
    .where(({ eb, or }) => or([eb("answer", "is", null), eb("answer", "not in", ENDED)]))
    .where("received_at", ">", sql<number>`${engine.now()} - ${withinMs}`)
    .where("received_at", "<", sql<number>`${engine.now()} + ${withinMs}`)
    .executeTakeFirst();
}

type Judgement = { fingerprint: string; heldFor: string | null; isCollected: boolean };

async function insert(trx: Trx, engine: StoreEngine, submission: NewSubmission, given: Judgement & RepeatRules) {
  const { id, kind, hospitalId: hospital_id, messageId: message_id } = submission;
  const { fingerprint, heldFor, isCollected, withholdsReceipt = false } = given;
  const answerBy = submission.noted?.callBy ?? submission.answerBy;
  const reference = await makeUnusedReference(trx, kind);
  await trx
    .insertInto("submissions")
    .values({
      id,
      reference,
      kind,
      hospital_id,
      ...sealForm(engine.cipher, submission.request, { id, reference }),
      fingerprint,
      held_for: heldFor,
      received_at: engine.now(),
      message_id,
      notice_version: submission.noticeVersion,
      language: submission.language,
      source: submission.noted?.source ?? "web",
      call_by: answerBy ? Number(answerBy) : null,
      noted_by: submission.noted?.notedBy ?? "",
      answer_count: 0,
      // What is held may be a program's, and waits for a person first.
      waiting_since: heldFor === null ? engine.now() : null,
    })
    .execute();
  if (submission.noted) {
    const act = { who: submission.noted.editor, what: "call-noted", subject: reference, hospital_id };
    await addDeskAct(engine, act, trx);
  }
  if (heldFor === null && !isCollected) await addOwnMail(trx, engine, { id, hospital_id, message_id });
  const isReceiptWithheld =
    heldFor === null &&
    FORMS[kind].hasEmail &&
    (withholdsReceipt || !(await addPatientMail(trx, engine, { id, kind, hospital_id })));
  if (submission.file) {
    const sealed = sealFile(engine.cipher, submission.file, { id, reference });
    await trx
      .insertInto("attachments")
      .values({ submission_id: id, type: submission.file.type, ...sealed })
      .execute();
  }
  return { id, reference, isReceiptWithheld };
}

async function makeUnusedReference(trx: Trx, kind: FormKind): Promise<string> {
  for (;;) {
    const reference = makeReference(kind);
    const taken = trx.selectFrom("submissions").select("id").where("reference", "=", reference);
    if (!(await taken.executeTakeFirst())) return reference;
  }
}

function insertKey(trx: Trx, row: SubmissionDatabase["submission_keys"]) {
  return trx.insertInto("submission_keys").values(row).execute();
}

function makeReference(kind: FormKind): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const symbols = Array.from(bytes, (byte) => REFERENCE_SYMBOLS[byte % REFERENCE_SYMBOLS.length]).join("");
  return `${FORMS[kind].prefix}-${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}

/** Equal for the same content for the same hospital; a changed mailbox does not make it another. */
export function contentOf(submission: SubmittedForm & { hospitalId: string }): string {
  const { kind, hospitalId, file } = submission;
  const { hospital: _hospital, to: _to, ...content } = submission.request;
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const digest = file && createHash("sha256").update(file.bytes).digest("hex");
  return JSON.stringify([kind, hospitalId, sorted, ...(file ? [file.name, digest] : [])]);
}
