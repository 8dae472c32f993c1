import { randomUUID } from "node:crypto";
import { sql, type ExpressionBuilder } from "kysely";
import { formKinds } from "#forms/forms.ts";
import type { MailRow, SubmissionDatabase } from "./database.ts";
import type { StoreEngine } from "./store-engine.ts";

/** A mail that a worker has claimed. Only the holder of the lease token may record its outcome. */
export type Mail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

export interface Claim {
  leaseMs: number;
  except?: string[];
  /** Of the mails never tried that were made within this time the newest, if there is one. */
  newestWithinMs?: number | undefined;
  takesFiles?: boolean;
}

/** What a killed process had under way may have arrived. Of a form's own mail the error is sealed, and none matters. */
export const leftOpen = sql<MailRow["error"]>`case when kind <> 'request' then 'killed' end`;

export async function claimMail(engine: StoreEngine, claim: Claim) {
  const { leaseMs } = claim;
  const leaseToken = randomUUID();
  const update = engine.db
    .updateTable("mails")
    .set({ state: "sending", due_at: sql<number>`${engine.now()} + ${leaseMs}`, lease_token: leaseToken })
    .set({ error: sql<MailRow["error"]>`case when state = 'sending' then ${leftOpen} else error end` })
    .where("id", "=", (eb) => chooseMail(eb, engine, claim))
    .returningAll();
  const row = await engine.persist(() => update.executeTakeFirst());
  if (!row) return undefined;
  const claimedAt = Number(row.due_at) - leaseMs;
  return {
    id: row.id,
    kind: row.kind,
    hospitalId: row.hospital_id,
    submissionId: row.submission_id ?? undefined,
    step: row.step,
    recipient: row.recipient,
    ...(row.editor !== null && { editor: row.editor }),
    attempt: row.attempts + 1,
    /** What became of the last try. */
    error: row.error,
    createdAt: new Date(row.created_at),
    ageMs: claimedAt - row.created_at,
    refusedMs: row.refused_since === null ? 0 : claimedAt - row.refused_since,
    leaseToken,
  };
}

type Rows = ExpressionBuilder<SubmissionDatabase, "mails">;

/** The first of some choices that finds a mail; each reads a few rows of an index, however many wait. */
function chooseMail(eb: Rows, engine: StoreEngine, claim: Claim) {
  const { except = [], newestWithinMs, takesFiles = true } = claim;
  const now = engine.now();
  const due = (state: "waiting" | "sending") =>
    eb
      .selectFrom("mails")
      .select("mails.id")
      .where("mails.state", "=", state)
      .where("mails.due_at", "<=", now)
      .where((mail) => mail.and([isItsTurn(mail, engine), isReadable(mail, engine, takesFiles)]))
      .$if(except.length > 0, (query) => query.where("mails.id", "not in", except))
      .limit(1)
      .$if(engine.isShared, (query) => query.forUpdate().skipLocked());
  const abandoned = due("sending");
  const longestDue = due("waiting").orderBy("mails.due_at");
  if (newestWithinMs === undefined) return eb.fn.coalesce(abandoned, longestDue);
  const newest = due("waiting")
    .where("mails.attempts", "=", 0)
    .where("mails.created_at", ">=", sql<number>`${now} - ${newestWithinMs}`)
    .orderBy("mails.created_at", "desc");
  return eb.fn.coalesce(abandoned, newest, longestDue);
}

/** Of the mails about one request one at a time is on its way, to each recipient in order, the request's own first. */
function isItsTurn(eb: Rows, engine: StoreEngine) {
  const others = eb
    .selectFrom("mails as other")
    .select("other.id")
    .whereRef("other.submission_id", "=", "mails.submission_id")
    .whereRef("other.id", "<>", "mails.id");
  // How one ends may change what the next says.
  const underWay = others.where("other.state", "=", "sending").where("other.due_at", ">", engine.now());
  const earlier = others
    .whereRef("other.recipient", "=", "mails.recipient")
    .where("other.state", "in", ["waiting", "sending"])
    // The mail of the day before a visit waits for its day, and holds up nothing.
    .where("other.kind", "<>", "visit")
    // Nor does that mail go out before the one that confirms the visit.
    .where(sql<boolean>`(other.step < mails.step or (other.step = mails.step and mails.kind = 'visit'))`);
  const ownMail = eb
    .selectFrom("submissions")
    .leftJoin("mails as own", "own.id", "submissions.mail_id")
    .select("submissions.id")
    .whereRef("submissions.id", "=", "mails.submission_id");
  // What the patient asks for comes after the request, which may come in a digest.
  const request = ownMail.where(
    sql<boolean>`mails.kind = 'wish' and (own.id is null or own.state in ('waiting', 'sending'))`,
  );
  const putOff = ownMail.where("own.state", "=", "waiting").where("own.attempts", ">", 0);
  // What a patient hears says whether the office has got it: after the first try to send it there.
  const untold = others
    .where("other.kind", "=", "wish")
    .whereRef("other.step", "=", "mails.step")
    .where(sql<boolean>`mails.kind = 'answer' and other.state = 'waiting' and other.attempts = 0`)
    // While the request itself is put off the wish is not tried, and the patient need not wait for that.
    .where(({ not, exists }) => not(exists(putOff)));
  const untried = ownMail
    .where(sql<boolean>`mails.kind = 'receipt' and own.kind = 'request' and own.state in ('waiting', 'sending')`)
    .where("own.attempts", "=", 0);
  return eb.and([underWay, earlier, request, untold, untried].map((hinder) => eb.not(eb.exists(hinder))));
}

/** While keys are changed, another process may have written with one that this process does not have yet. */
function isReadable(eb: Rows, { cipher }: StoreEngine, takesFiles: boolean) {
  const known = eb
    .selectFrom("submissions")
    .select("submissions.id")
    .whereRef("submissions.id", "=", "mails.submission_id")
    .where((row) => hasKnownKey(row, cipher.keyIds))
    .$if(!takesFiles, (query) => query.where("submissions.kind", "not in", formKinds("file")));
  return eb.or([eb("mails.submission_id", "is", null), eb.exists(known)]);
}

export function hasKnownKey(eb: ExpressionBuilder<SubmissionDatabase, "submissions">, keyIds: readonly string[]) {
  const isPlain = eb("key_id", "is", null);
  return keyIds.length === 0 ? isPlain : eb.or([isPlain, eb("key_id", "in", [...keyIds])]);
}
