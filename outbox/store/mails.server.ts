import { sql, type UpdateObject } from "kysely";
import { CHANGES_NOTHING, isAutomatic, type AnswerState } from "#forms/answer.ts";
import { describeInfection } from "#forms/holds.ts";
import { addMail, addOwnMail } from "./add-mails.server.ts";
import { leftOpen, type Mail } from "./claim-mail.server.ts";
import type { MailKind, MailRow, Recipient, SubmissionDatabase } from "./database.ts";
import { persistTogether, type Db, type StoreEngine, type Trx } from "./store-engine.ts";

/** `isRefusal`: with a permanent code that may pass. `second`: the same mail goes to the second address then. */
export type MailOutcome =
  | { status: "sent" | "dropped" }
  | { status: "waiting"; waitMs: number; error: string; isRefusal?: boolean }
  | { status: "refused"; error: string; second?: boolean }
  | { status: "held"; signature: string };

export function renewMail(engine: StoreEngine, mail: Mail, leaseMs: number): Promise<boolean> {
  const due_at = sql<number>`${engine.now()} + ${leaseMs}`;
  return engine.persist(() => updateClaimed(engine.db, mail, { due_at }));
}

/** Changes a mail under way. The lease token is the fence: who holds an older one changes nothing. */
async function updateClaimed(
  db: Db,
  { id, leaseToken }: Pick<Mail, "id" | "leaseToken">,
  columns: UpdateObject<SubmissionDatabase, "mails">,
): Promise<boolean> {
  const update = db.updateTable("mails").set(columns).where("id", "=", id).where("lease_token", "=", leaseToken);
  const { numUpdatedRows } = await update.where("state", "=", "sending").executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records how sending ended, and what follows from it. False, and nothing is changed, when its lease is another's. */
export function settleMail(engine: StoreEngine, mail: Mail, outcome: MailOutcome): Promise<boolean> {
  return persistTogether(engine, async (trx) => {
    // Counted at its end: what a killed process left under way is no failure of the mail's, and waits no longer.
    const ended = { lease_token: null, attempts: sql<number>`attempts + 1` };
    const isOurs = await updateClaimed(trx, mail, { ...ended, ...(await columnsAfter(trx, engine, mail, outcome)) });
    if (isOurs && outcome.status === "held") await holdInfected(trx, mail, outcome.signature);
    if (isOurs && outcome.status === "refused") await passOn(trx, engine, mail, outcome.second === true);
    return isOurs;
  });
}

/** After a response of its own, and where no byte was sent, no mail server can have the mail. */
const NOT_TAKEN = /^(?:\d{3}|unsent)\b/;

/** Sent, or cut off at a moment that leaves it open. */
export function mayHaveArrived({ state, error }: Pick<MailRow, "state" | "error">): boolean {
  if (state === "sent" || error === null) return state === "sent";
  // Of one that was refused, or came back, an earlier try.
  return !NOT_TAKEN.test(error) && (state !== "refused" || error.includes(" "));
}

/** A code that leaves open whether the mail arrived stays before those of later tries. */
function withLeftOpen(before: string | null, error: string): string {
  const [first = ""] = before?.split(" ", 1) ?? [];
  return first === "" || NOT_TAKEN.test(first) ? error : `${first} ${error}`;
}

async function columnsAfter(trx: Trx, engine: StoreEngine, mail: Mail, outcome: MailOutcome) {
  const describe = (error: string) =>
    mail.kind === "request" ? sealError(trx, engine, mail, error) : withLeftOpen(mail.error, error);
  switch (outcome.status) {
    case "sent":
      return { state: "sent", sent_at: engine.now(), error: null, refused_since: null } as const;
    case "held":
    case "dropped":
      return { state: "dropped" } as const;
    case "refused":
      return { state: "refused", error: await describe(outcome.error), returned_at: engine.now() } as const;
    case "waiting":
      return {
        state: waitingOrDropped,
        due_at: sql<number>`${engine.now()} + ${outcome.waitMs}`,
        error: await describe(outcome.error),
        refused_since: outcome.isRefusal ? sql<number>`coalesce(refused_since, ${engine.now()})` : null,
      };
  }
}

/** A step that came while a mail was under way may have made it untrue. */
const waitingOrDropped = sql<MailRow["state"]>`case when kind in ('receipt', 'answer', 'wish') and exists (
  select 1 from answers
  where answers.submission_id = mails.submission_id
  and answers.number > mails.step and answers.state not in (${sql.join(CHANGES_NOTHING)})
  and not (kind = 'wish' and answers.state in ('away', 'back'))
) then 'dropped' else 'waiting' end`;

type Sealed = Pick<Mail, "submissionId" | "kind">;

/** Of a form's own mail the server's words are stored, which can repeat addresses; of others codes alone. */
async function sealError(db: Db, { cipher }: StoreEngine, { submissionId, kind }: Sealed, error: string) {
  if (submissionId === undefined || kind !== "request") return error;
  const owner = db.selectFrom("submissions").select(["id", "reference"]).where("id", "=", submissionId);
  return cipher.sealText(error, { ...(await owner.executeTakeFirstOrThrow()), column: "last_error" });
}

async function holdInfected(trx: Trx, { submissionId = "" }: Mail, signature: string): Promise<void> {
  const held = { held_for: describeInfection(signature), digest_id: null, released_at: null, mail_id: null };
  await trx.updateTable("submissions").set(held).where("id", "=", submissionId).execute();
}

/** What an office's mailbox refused goes to the second address, a digest in parts to the office: see `mailAlone`. */
async function passOn(
  trx: Trx,
  engine: StoreEngine,
  { id, kind, recipient }: Pick<Mail, "id" | "kind" | "recipient">,
  hasSecond: boolean,
) {
  if (recipient !== "office") return;
  if (kind === "digest") await mailAlone(trx, engine, id);
  else if (hasSecond) await addSecond(trx, engine, id);
}

/** What a refused digest was to bring is mailed by itself, and named anew: the digest may have been too large. */
async function mailAlone(trx: Trx, engine: StoreEngine, digestId: string): Promise<void> {
  await trx.updateTable("submissions").set({ digest_id: null }).where("digest_id", "=", digestId).execute();
  const collected = trx.selectFrom("submissions").select(["id", "hospital_id", "message_id"]);
  for (const row of await collected.where("mail_id", "=", digestId).execute()) await addOwnMail(trx, engine, row);
}

/** Ahead of what waits since a later time. */
async function addSecond(trx: Trx, engine: StoreEngine, id: string): Promise<void> {
  const { kind, hospital_id, submission_id, step, created_at } = await trx
    .selectFrom("mails")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const second = { kind, hospital_id, submission_id, step, recipient: "second" as Recipient };
  await addMail(trx, engine, { ...second, dueAt: created_at });
}

export type ReturnedMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** The mail with one of these before the "@" of its Message-ID; undefined where there is none, or not any more. */
export async function findMail({ db }: StoreEngine, ids: string[]) {
  const row = await db
    .selectFrom("mails")
    .leftJoin("submissions", "submissions.id", "mails.submission_id")
    .select(["mails.id", "mails.kind", "mails.hospital_id", "submission_id", "step", "recipient", "reference"])
    .select("mails.editor")
    .where("mails.id", "in", ids)
    // Once there is a copy, what becomes of the mail before it says nothing any more.
    .where((eb) =>
      eb.or([
        eb("mails.kind", "<>", "request"),
        eb("recipient", "<>", "office"),
        eb("mail_id", "=", eb.ref("mails.id")),
      ]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, kind, step, recipient, hospital_id: hospitalId } = row;
  return {
    ...{ id, kind, step, recipient, hospitalId },
    submissionId: row.submission_id ?? undefined,
    reference: row.reference ?? undefined,
    editor: row.editor ?? undefined,
  };
}

/** A mail that the mail server took came back: it is refused after all. False where that was noted already. */
export function noteReturn(
  engine: StoreEngine,
  mail: ReturnedMail,
  { code, hasSecond }: { code: string; hasSecond: boolean },
): Promise<boolean> {
  return persistTogether(engine, async (trx) => {
    const text = mail.kind === "request" ? `returned ${code}`.trim() : code;
    const error = await sealError(trx, engine, mail, text);
    const update = trx
      .updateTable("mails")
      .set({ state: "refused", error, returned_at: engine.now(), sent_at: null, lease_token: null })
      .where("id", "=", mail.id)
      .where("state", "not in", ["refused", "dropped"]);
    if ((await update.executeTakeFirst()).numUpdatedRows !== 1n) return false;
    await passOn(trx, engine, mail, hasSecond);
    return true;
  });
}

/**
 * Drops what waits of a request and a new step makes untrue; what is under way, or waits for its day, is judged then.
 */
export async function dropSuperseded(db: Db, submissionId: string, state: AnswerState): Promise<void> {
  if ((CHANGES_NOTHING as readonly AnswerState[]).includes(state)) return;
  await db
    .updateTable("mails")
    .set({ state: "dropped" })
    .where("submission_id", "=", submissionId)
    .where("state", "=", "waiting")
    // What a patient asks for is still asked.
    .where("kind", "in", ["receipt", "answer", ...(isAutomatic(state) ? [] : (["wish"] as const))])
    .execute();
}

/** Makes every waiting mail due within `waitMs` that is not meant for later: the clock may have run ahead. */
export async function pullForward(engine: StoreEngine, waitMs: number): Promise<void> {
  const latest = sql<number>`${engine.now()} + ${waitMs}`;
  const update = engine.db
    .updateTable("mails")
    .set({ due_at: latest })
    .where("state", "in", ["waiting", "sending"])
    .where("kind", "<>", "visit")
    .where("due_at", ">", latest);
  await engine.persist(() => update.execute());
}

/** Makes every mail under way due again, tried as it may have arrived; only for who knows no other holds one. */
export async function releaseMails({ db, persist, now }: StoreEngine): Promise<void> {
  const update = db
    .updateTable("mails")
    .set({ state: "waiting", lease_token: null, due_at: now(), attempts: sql`attempts + 1`, error: leftOpen });
  await persist(() => update.where("state", "=", "sending").execute());
}

/** When the last mail of a kind to an office was made; undefined without one. One of a clock that ran ahead is none. */
export async function findLastMail(
  { db, now }: Pick<StoreEngine, "db" | "now">,
  hospitalId: string,
  kind: MailKind,
): Promise<Date | undefined> {
  const { last } = await db
    .selectFrom("mails")
    .select(({ fn }) => fn.max<number | null>("created_at").as("last"))
    .where("kind", "=", kind)
    .where("hospital_id", "=", hospitalId)
    .where("created_at", "<=", now())
    .executeTakeFirstOrThrow();
  return last === null ? undefined : new Date(last);
}
