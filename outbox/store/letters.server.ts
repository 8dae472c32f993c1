import { randomBytes, randomUUID } from "node:crypto";
import { sql, type ExpressionBuilder, type UpdateObject } from "kysely";
import { CHANGES_NOTHING, type AnswerState, type LetterKind, type LetterStatus } from "#answers/answer.ts";
import type { LetterRow, SubmissionDatabase, SubmissionRow } from "./database.ts";
import { mayMailPatient } from "./patient-mail-budget.server.ts";
import { persistAlone, persistOne, readNow, type Db, type StoreEngine, type Trx } from "./store-engine.ts";
import { DAY_MS } from "#forms/calendar.ts";

export type Letter = NonNullable<Awaited<ReturnType<typeof claimLetter>>>;

export type LetterOutcome =
  { status: "sent" | "dropped" } | { status: "queued"; waitMs: number } | { status: "refused"; error: string };

type NewLetter = Pick<LetterRow, "id" | "kind" | "hospital_id"> &
  Partial<Pick<LetterRow, "submission_id" | "answer_number">>;

/** 128 random bits for a Message-ID, so that who has one mail cannot name another (ASVS 5.0 11.5.1). */
export function makeMailId(): string {
  return randomBytes(16).toString("hex");
}

export async function insertLetter(db: Db, engine: StoreEngine, letter: NewLetter): Promise<void> {
  await db
    .insertInto("letters")
    .values({
      ...letter,
      mail_id: makeMailId(),
      ...{ status: "queued", attempts: 0, created_at: engine.now(), next_attempt_at: engine.now() },
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Makes a receipt, or the mail about a cancellation; false where the patient, or others, got too many lately. */
export async function insertPatientLetter(
  trx: Trx,
  engine: StoreEngine,
  { id, hospital_id }: Pick<SubmissionRow, "id" | "hospital_id">,
  cancelledAs?: number,
): Promise<boolean> {
  if (!(await mayMailPatient(trx, engine, { id, hospital_id }))) return false;
  const kind = cancelledAs === undefined ? "receipt" : "answer";
  const letter = { id: `${kind}:${cancelledAs ?? 0}:${id}`, kind, hospital_id, submission_id: id } as const;
  await insertLetter(trx, engine, { ...letter, ...(cancelledAs !== undefined && { answer_number: cancelledAs }) });
  return true;
}

export function addOfficeLetter(engine: StoreEngine, kind: "day", hospitalId: string, id: string): Promise<void> {
  return engine.persist(() => insertLetter(engine.db, engine, { kind, hospital_id: hospitalId, id }));
}

/** Mails the link to an office's list; false within a pause, which grows with the links mailed in a day. */
export function addListLink(engine: StoreEngine, hospitalId: string, pausesMs: readonly number[]): Promise<boolean> {
  return persistAlone(engine, `list link ${hospitalId}`, async (trx) => {
    const now = await readNow(trx, engine);
    const made = await trx
      .selectFrom("letters")
      .select("created_at")
      .where("kind", "=", "list")
      .where("hospital_id", "=", hospitalId)
      .where("created_at", ">", now - 2 * DAY_MS)
      // A clock that was ahead locks no office out.
      .where("created_at", "<=", now)
      .orderBy("created_at", "desc")
      .execute();
    const last = made[0]?.created_at ?? 0;
    const inDay = made.filter((letter) => letter.created_at > last - DAY_MS).length;
    const pauseMs = pausesMs[Math.min(inDay, pausesMs.length) - 1] ?? 0;
    if (now - last < pauseMs) return false;
    const id = `list:${now.toString(36)}:${hospitalId}`;
    await insertLetter(trx, engine, { id, kind: "list", hospital_id: hospitalId });
    return true;
  });
}

export async function findLastLetter({ db }: StoreEngine, kind: LetterKind, hospitalId: string) {
  const { last } = await db
    .selectFrom("letters")
    .select(({ fn }) => fn.max<number | null>("created_at").as("last"))
    .where("kind", "=", kind)
    .where("hospital_id", "=", hospitalId)
    .executeTakeFirstOrThrow();
  return last === null ? undefined : new Date(last);
}

export async function claimLetter(engine: StoreEngine, leaseMs: number) {
  const leaseToken = randomUUID();
  const update = engine.db
    .updateTable("letters")
    .set({ status: "sending", lease_token: leaseToken, next_attempt_at: sql<number>`${engine.now()} + ${leaseMs}` })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("letters")
        .select("id")
        .where("status", "in", ["queued", "sending"])
        .where("next_attempt_at", "<=", engine.now())
        .where(isItsTurn)
        .orderBy("next_attempt_at")
        .limit(1)
        .$if(engine.isShared, (query) => query.forUpdate().skipLocked()),
    )
    .returningAll();
  const row = await engine.persist(() => update.executeTakeFirst());
  if (!row) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    hospitalId: row.hospital_id,
    submissionId: row.submission_id ?? undefined,
    answerNumber: row.answer_number ?? undefined,
    mailId: row.mail_id,
    attempt: row.attempts + 1,
    leaseToken,
    createdAt: new Date(row.created_at),
    ageMs: Number(row.next_attempt_at) - leaseMs - row.created_at,
  };
}

const ABOUT_ONE_REQUEST = ["receipt", "answer", "wish"] as const satisfies LetterKind[];

type Rows = ExpressionBuilder<SubmissionDatabase, "letters">;

/** One mail of a request at a time is on its way to the patient, and one to the office, the request's own first. */
function isItsTurn({ and, exists, not, ...eb }: Rows) {
  const earlier = eb
    .selectFrom("letters as earlier")
    .select("earlier.id")
    .whereRef("earlier.submission_id", "=", "letters.submission_id")
    .where("earlier.status", "in", ["queued", "sending"])
    .where(sql<boolean>`coalesce(earlier.answer_number, 0) < coalesce(letters.answer_number, 0)`)
    .where(sql<boolean>`(earlier.kind = 'wish') = (letters.kind = 'wish')`);
  const request = eb
    .selectFrom("submissions")
    .select("submissions.id")
    .whereRef("submissions.id", "=", "letters.submission_id")
    .where("submissions.status", "in", ["queued", "sending", "collected"])
    .where("submissions.sent_at", "is", null)
    .where(sql<boolean>`letters.kind = 'wish'`);
  return and([not(exists(earlier)), not(exists(request))]);
}

/** Drops the mails of a request that wait and that a new step makes untrue; one under way is judged at its end. */
export async function dropSuperseded(db: Db, submissionId: string, state: AnswerState): Promise<void> {
  if (state === CHANGES_NOTHING) return;
  await db
    .updateTable("letters")
    .set({ status: "dropped" })
    .where("submission_id", "=", submissionId)
    .where("status", "=", "queued")
    .where("kind", "in", ABOUT_ONE_REQUEST)
    .execute();
}

/** A step that came while a mail was under way may have made it untrue. */
const queuedOrDropped = sql<LetterStatus>`case when exists (
  select 1 from answers
  where answers.submission_id = letters.submission_id
  and answers.number > coalesce(letters.answer_number, 0) and answers.state <> ${CHANGES_NOTHING}
) then 'dropped' else 'queued' end`;

export function renewLetter(engine: StoreEngine, letter: Letter, leaseMs: number): Promise<boolean> {
  return updateClaimed(engine, "letters", letter, { next_attempt_at: sql<number>`${engine.now()} + ${leaseMs}` });
}

/** Records how a claimed letter ended. Returns false when its lease is another's by now. */
export function settleLetter(engine: StoreEngine, letter: Letter, outcome: LetterOutcome): Promise<boolean> {
  const columns = {
    dropped: {},
    sent: { sent_at: engine.now(), error: null },
    queued: { next_attempt_at: sql<number>`${engine.now()} + ${outcome.status === "queued" ? outcome.waitMs : 0}` },
    refused: { error: outcome.status === "refused" ? outcome.error : null, returned_at: engine.now() },
  }[outcome.status];
  const attempts = sql<number>`attempts + 1`;
  const status = outcome.status === "queued" ? queuedOrDropped : outcome.status;
  return updateClaimed(engine, "letters", letter, { status, lease_token: null, attempts, ...columns });
}

/** Notes that a mail came back after a mail server had taken it; false where that was noted already. */
export function returnLetter(engine: StoreEngine, id: string, error: string): Promise<boolean> {
  const update = engine.db
    .updateTable("letters")
    .set({ status: "refused", error, returned_at: engine.now(), lease_token: null })
    .where("id", "=", id)
    .where("status", "not in", ["refused", "dropped"]);
  return persistOne(engine, update);
}

/** Changes a mail under way. The lease token is the fence: who holds an older one changes nothing. */
export function updateClaimed<Table extends "submissions" | "letters">(
  engine: StoreEngine,
  table: Table,
  { id, leaseToken }: { id: string; leaseToken: string },
  columns: UpdateObject<SubmissionDatabase, Table>,
): Promise<boolean> {
  const update = engine.db.updateTable(table as "letters").set(columns as UpdateObject<SubmissionDatabase, "letters">);
  const claimed = update.where("id", "=", id).where("lease_token", "=", leaseToken).where("status", "=", "sending");
  return persistOne(engine, claimed);
}
