import { randomUUID } from "node:crypto";
import { sql, type ExpressionBuilder, type UpdateObject } from "kysely";
import { FORMS, formKinds } from "#forms/forms.ts";
import { describeInfection, isHeldForFile } from "#forms/holds.ts";
import type { MailJob, MailOutcome, MailStatus, StoredSubmission } from "#forms/stored-submission.ts";
import { UnreadableSubmissionError, openFile, openForm } from "../encryption/cell-cipher.server.ts";
import type { SubmissionDatabase, SubmissionRow } from "./database.ts";
import { makeMailId, updateClaimed } from "./letters.server.ts";
import { persistOne, type StoreEngine } from "./store-engine.ts";

export interface Claim {
  leaseMs: number;
  except?: string[];
  newestWithinMs?: number | undefined;
  takesFiles?: boolean;
}

/** Rejects with `UnreadableSubmissionError` where the submission cannot be read; its mail is parked by then. */
export async function claimJob(engine: StoreEngine, claim: Claim): Promise<MailJob | undefined> {
  const { leaseMs } = claim;
  const leaseToken = randomUUID();
  const update = engine.db
    .updateTable("submissions")
    .set({ status: "sending", lease_until: sql<number>`${engine.now()} + ${leaseMs}`, lease_token: leaseToken })
    .where("id", "=", (eb) => chooseJob(eb, engine, claim))
    .returningAll();
  const row = await engine.persist(() => update.executeTakeFirst());
  if (!row) return undefined;
  const claimedAt = Number(row.lease_until) - leaseMs;
  return {
    submission: await readOrPark(engine, row, leaseToken),
    attempt: row.attempts + 1,
    ageMs: claimedAt - row.received_at,
    leaseToken,
    refusedMs: row.refused_since === null ? 0 : claimedAt - row.refused_since,
    isForSecond: row.second_address === "due",
    isFileReleased: row.released_at !== null && isHeldForFile(row.held_for),
    copy: row.copies === 0 ? undefined : { number: row.copies, deliveredAt: new Date(row.sent_at ?? row.received_at) },
  };
}

type Rows = ExpressionBuilder<SubmissionDatabase, "submissions">;

/** The first of some choices that finds a job; each reads a few rows of an index, however many wait. */
function chooseJob(eb: Rows, engine: StoreEngine, claim: Claim) {
  const { except = [], newestWithinMs, takesFiles = true } = claim;
  const now = engine.now();
  const jobs = (status: MailStatus) =>
    eb
      .selectFrom("submissions")
      .select("id")
      .where("status", "=", status)
      .where((row) => isReadable(row, engine))
      .$if(!takesFiles, (query) => query.where("kind", "not in", formKinds("file")))
      .$if(except.length > 0, (query) => query.where("id", "not in", except))
      .limit(1)
      .$if(engine.isShared, (query) => query.forUpdate().skipLocked());
  const abandoned = jobs("sending").where("lease_until", "<=", now);
  const longestDue = jobs("queued").where("next_attempt_at", "<=", now).orderBy("next_attempt_at");
  if (newestWithinMs === undefined) return eb.fn.coalesce(abandoned, longestDue);
  const newest = jobs("queued")
    .where("attempts", "=", 0)
    .where("received_at", ">=", sql<number>`${now} - ${newestWithinMs}`)
    .where("next_attempt_at", "<=", now)
    .orderBy("received_at", "desc");
  return eb.fn.coalesce(abandoned, newest, longestDue);
}

/** While keys are changed, another process may have written with one that this process does not have yet. */
export function isReadable(eb: Rows, { cipher }: StoreEngine) {
  const isPlain = eb("key_id", "is", null);
  return cipher.keyIds.length === 0 ? isPlain : eb.or([isPlain, eb("key_id", "in", cipher.keyIds)]);
}

/** A mail that cannot be read would be claimed for ever; parked, a person sees it. */
async function readOrPark(engine: StoreEngine, row: SubmissionRow, leaseToken: string): Promise<StoredSubmission> {
  try {
    return await readSubmission(engine, row);
  } catch (error) {
    if (!(error instanceof UnreadableSubmissionError)) throw error;
    const outcome = { status: "parked", error: String(error) } as const;
    await endLease(engine, { ...row, leaseToken, isForSecond: false }, outcome);
    throw error;
  }
}

async function readSubmission({ db, cipher }: StoreEngine, row: SubmissionRow): Promise<StoredSubmission> {
  const files = db.selectFrom("attachments").selectAll().where("submission_id", "=", row.id);
  return {
    kind: row.kind,
    request: openForm(cipher, row),
    ...(FORMS[row.kind].file && { file: openFile(cipher, await files.executeTakeFirstOrThrow(), row) }),
    id: row.id,
    reference: row.reference,
    hospitalId: row.hospital_id,
    receivedAt: new Date(row.received_at),
    messageId: ownMessageId(row),
    noticeVersion: row.notice_version,
  };
}

/** Each of its mails has an id of its own; two under one id would count as one where both lead to the same mailbox. */
function ownMessageId(row: SubmissionRow): string {
  const { message_id: first, copies, copy_mail_id: copy, second_address: second, second_mail_id: toSecond } = row;
  const own = second === "due" ? toSecond : copies > 0 ? copy : null;
  return own === null ? first : `<${own}${first.slice(first.lastIndexOf("@"))}`;
}

export function renewJob(engine: StoreEngine, job: MailJob, leaseMs: number): Promise<boolean> {
  const lease_until = sql<number>`${engine.now()} + ${leaseMs}`;
  return updateClaimed(engine, "submissions", leasedBy(job), { lease_until });
}

/** Records how a claimed job ended. Returns false, and changes nothing, when the lease is another's by now. */
export function settleJob(engine: StoreEngine, job: MailJob, outcome: MailOutcome): Promise<boolean> {
  return endLease(engine, leasedBy(job), outcome);
}

type Leased = Pick<SubmissionRow, "id" | "reference"> & Pick<MailJob, "leaseToken" | "isForSecond">;

function leasedBy({ submission: { id, reference }, leaseToken, isForSecond }: MailJob): Leased {
  return { id, reference, leaseToken, isForSecond };
}

function endLease(engine: StoreEngine, leased: Leased, outcome: MailOutcome): Promise<boolean> {
  const columns = outcomeColumns(engine, leased, outcome);
  // Counted at its end: what a killed process left under way is no failure of the mail's, and waits no longer for it.
  const attempts = sql<number>`attempts + 1`;
  return updateClaimed(engine, "submissions", leased, { lease_until: null, lease_token: null, attempts, ...columns });
}

type Columns = UpdateObject<SubmissionDatabase, "submissions">;

/** A mail that the mail server took and that came back is refused after all; false where that was noted already. */
export function returnJob(
  engine: StoreEngine,
  { id, reference }: Pick<SubmissionRow, "id" | "reference">,
  { error, isToSecond, sendsToSecond }: { error: string; isToSecond: boolean; sendsToSecond: boolean },
): Promise<boolean> {
  const leased: Leased = { id, reference, leaseToken: "", isForSecond: isToSecond };
  const columns = outcomeColumns(engine, leased, { status: "parked", error, sendsToSecond });
  const update = engine.db
    .updateTable("submissions")
    .set({ ...columns, told_at: null, ...(!isToSecond && { sent_at: null }) })
    .where("id", "=", id);
  const sent = isToSecond ? update.where("second_address", "=", "told") : update.where("status", "=", "sent");
  return persistOne(engine, sent);
}

function outcomeColumns(engine: StoreEngine, leased: Leased, outcome: MailOutcome): Columns {
  if (outcome.status === "held")
    return { status: "held", held_for: describeInfection(outcome.signature), told_at: null, released_at: null };
  if (leased.isForSecond) return secondColumns(engine, outcome);
  if (outcome.status === "sent")
    return { status: "sent", sent_at: engine.now(), last_error: null, refused_since: null };
  const last_error = engine.cipher.sealText(outcome.error, { ...leased, column: "last_error" });
  if (outcome.status === "queued") return { ...waitColumns(engine, outcome), last_error };
  if (!outcome.sendsToSecond) return { status: "parked", last_error };
  // Due at once, and before whatever waits since a later time.
  const due = { attempts: 0, next_attempt_at: sql.ref<number>("received_at"), refused_since: null };
  return { status: "queued", ...due, second_address: "due", second_mail_id: makeMailId(), last_error };
}

/** Whatever becomes of the mail to the second address, the row keeps why the first refused it, and ends parked. */
function secondColumns(engine: StoreEngine, outcome: Exclude<MailOutcome, { status: "held" }>): Columns {
  if (outcome.status === "queued") return waitColumns(engine, outcome);
  return { status: "parked", second_address: outcome.status === "sent" ? "told" : "refused" };
}

function waitColumns(engine: StoreEngine, outcome: Extract<MailOutcome, { status: "queued" }>): Columns {
  return {
    status: "queued",
    next_attempt_at: sql<number>`${engine.now()} + ${outcome.waitMs}`,
    refused_since: outcome.isRefusal ? sql<number>`coalesce(refused_since, ${engine.now()})` : null,
  };
}

/** Makes every waiting mail, letters and digests too, due within `waitMs`: the clock may have run ahead. */
export async function pullForward(engine: StoreEngine, waitMs: number): Promise<void> {
  const latest = sql<number>`${engine.now()} + ${waitMs}`;
  const isLater = sql<boolean>`next_attempt_at > ${latest}`;
  const pulled = { next_attempt_at: latest };
  const { db } = engine;
  const updates = [
    db.updateTable("submissions").set(pulled).where("status", "=", "queued").where(isLater),
    db.updateTable("letters").set(pulled).where("status", "in", ["queued", "sending"]).where(isLater),
    db.updateTable("digests").set(pulled).where(isLater),
  ];
  for (const update of updates) await engine.persist(() => update.execute());
}

/** Makes every mail under way due again; only for a process that knows no other holds one. */
export async function releaseMails({ db, persist, now }: StoreEngine): Promise<void> {
  const queued = { status: "queued", lease_token: null } as const;
  const updates = [
    db
      .updateTable("submissions")
      .set({ ...queued, lease_until: null })
      .where("status", "=", "sending"),
    db
      .updateTable("letters")
      .set({ ...queued, next_attempt_at: now() })
      .where("status", "=", "sending"),
  ];
  for (const update of updates) await persist(() => update.execute());
}
