import { sql } from "kysely";
import {
  isAnswer,
  isByPatient,
  lastDecision,
  reminderTime,
  turnAfter,
  visitUntil,
  withoutUndone,
  type PastStep,
  type Step,
} from "#forms/answer.ts";
import { DAY_MS } from "#forms/calendar.ts";
import { FORMS } from "#forms/forms.ts";
import { momentOf } from "#forms/working-time.ts";
import { openStep, sealStep } from "../encryption/cell-cipher.server.ts";
import { addMail, addPatientMail, hasAddress } from "./add-mails.server.ts";
import { dropSuperseded, mayHaveArrived } from "./mails.server.ts";
import type { SubmissionRow } from "./database.ts";
import { readNow, type StoreEngine, type Trx } from "./store-engine.ts";
import { readRecord, selectRecords, toReference } from "./submission-records.server.ts";

export type AnsweredRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

export type RequestMail = AnsweredRequest["mails"][number];

export type Refusal = ReturnType<typeof toRefusal>;

export interface NewStep {
  reference: string;
  hospitalId: string;
  step: Step;
  expected?: number;
  /** The same step within this time is not stored again, nor more than six steps of a patient in a day. */
  atMostEveryMs?: number;
  /** An answer is mailed after so long. */
  mailAfterMs?: number;
}

/** `changed`: somebody was quicker. `too-soon`: it was asked for a moment ago. `missing`: there is no such request. */
export type StepOutcome = "stored" | "changed" | "too-soon" | "missing";

/** Each is a mail to the office, and who has the page may be a stranger. */
const MAX_WISHES_A_DAY = 6;

export async function readRequest(engine: StoreEngine, which: { reference: string } | { id: string }) {
  const records = selectRecords(engine);
  const chosen =
    "reference" in which
      ? records.where("submissions.reference", "=", toReference(which.reference))
      : records.where("submissions.id", "=", which.id);
  const row = await chosen.executeTakeFirst();
  if (!row) return undefined;
  const mails = await engine.db
    .selectFrom("mails")
    .selectAll()
    .where("submission_id", "=", row.id)
    .orderBy("created_at")
    .execute();
  return {
    id: row.id,
    record: readRecord(engine, row),
    steps: await readSteps(engine, row),
    mails: mails.map((mail) => ({
      ...{ id: mail.id, kind: mail.kind, step: mail.step, recipient: mail.recipient, state: mail.state },
      mayHaveArrived: mayHaveArrived(mail),
      sentAt: mail.sent_at === null ? undefined : new Date(mail.sent_at),
      ...(mail.state === "refused" && mail.kind !== "request" && toRefusal(mail)),
    })),
  };
}

export function toRefusal({ error, returned_at: at }: { error: string | null; returned_at: number | null }) {
  return { error: error ?? "", at: at === null ? undefined : new Date(at) };
}

async function readSteps({ db, cipher }: StoreEngine, owner: { id: string; reference: string }): Promise<PastStep[]> {
  const steps = db.selectFrom("answers").selectAll().where("submission_id", "=", owner.id).orderBy("number");
  const rows = await steps.execute();
  return rows.map((row) => ({ ...openStep(cipher, row, owner), number: row.number, at: new Date(row.at) }));
}

export function addStep(engine: StoreEngine, step: NewStep): Promise<StepOutcome> {
  const transaction = engine.db.transaction().setIsolationLevel("read committed");
  const store = () => transaction.execute((trx) => storeStep(trx, engine, step));
  return engine.admit(Buffer.byteLength(JSON.stringify(step)), store);
}

async function storeStep(trx: Trx, engine: StoreEngine, added: NewStep): Promise<StepOutcome> {
  const { step, expected } = added;
  const reference = toReference(added.reference);
  await engine.lock(trx, [`answer ${reference}`]);
  const row = await trx
    .selectFrom("submissions")
    .select(["id", "reference", "kind", "hospital_id", "answer", "answer_count", "waiting_since", "visit_until"])
    .select(engine.now().as("now"))
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (row?.hospital_id !== added.hospitalId) return "missing";
  if (expected !== undefined && expected !== row.answer_count) return "changed";
  if (await isTooSoon(trx, engine, row.id, added)) return "too-soon";
  const number = row.answer_count + 1;
  const content = sealStep(engine.cipher, step, { ...row, number });
  await trx
    .insertInto("answers")
    .values({ submission_id: row.id, number, at: engine.now(), state: step.state, content })
    .execute();
  const turn = turnAfter(step.state, row.answer, {
    isWaiting: row.waiting_since !== null,
    isUrgent: FORMS[row.kind].isUrgent,
  });
  const isDated = FORMS[row.kind].workingDays !== undefined;
  const visit = visitUntil(step, Number(row.now));
  // With an absence undone an offer before it counts again, and is chased as one.
  const last =
    step.state === "back" ? lastDecision(withoutUndone(await readSteps({ ...engine, db: trx }, row))) : undefined;
  const answer = last && ["offered", "away"].includes(last.state) ? last.state : step.state;
  await trx
    .updateTable("submissions")
    // Who was told has not decided yet.
    .set({ ...(step.state !== "told" && { answer }), answer_count: number })
    .$if(visit !== undefined, (update) => update.set({ visit_until: Math.max(visit ?? 0, row.visit_until ?? 0) }))
    .$if(turn !== "stays", (update) => update.set({ waiting_since: turn === "begins" ? engine.now() : null }))
    .$if(!isDated && (turn !== "stays" || step.state === "unreached" || step.state === "again"), (update) =>
      update.set({ call_by: step.state === "again" ? momentOf(step.day, step.time) : null }),
    )
    .$if(isAnswer(step.state), (update) =>
      update.set({ answered_at: sql<number>`coalesce(answered_at, ${engine.now()})` }),
    )
    .where("id", "=", row.id)
    .execute();
  await dropSuperseded(trx, row.id, step.state);
  await addMails(trx, engine, row, { ...step, number }, added.mailAfterMs);
  return "stored";
}

async function addMails(
  trx: Trx,
  engine: StoreEngine,
  { id, kind, hospital_id }: Pick<SubmissionRow, "id" | "kind" | "hospital_id">,
  step: Step & { number: number },
  waitMs = 0,
): Promise<void> {
  const about = { hospital_id, submission_id: id, step: step.number };
  if (isByPatient(step.state)) {
    if (step.state === "coming") return;
    await addMail(trx, engine, { ...about, kind: "wish", recipient: "office" });
    // Who asked may have been somebody else.
    if (step.state !== "wrote") await addPatientMail(trx, engine, { id, kind, hospital_id }, step.number);
    return;
  }
  if (!FORMS[kind].hasSenderPage || !FORMS[kind].hasEmail || step.state === "seen" || step.state === "told") return;
  if (step.state === "away" && !(await wasMailed(trx, id))) return;
  if (!(await hasAddress(trx, engine, id))) return;
  await addMail(trx, engine, { ...about, kind: "answer", recipient: "patient", waitMs });
  if (step.state !== "agreed") return;
  const dueAt = reminderTime(step);
  if (dueAt > (await readNow(trx, engine)))
    await addMail(trx, engine, { ...about, kind: "visit", recipient: "patient", dueAt });
}

/** Nobody answered a program's request, and it had no receipt. */
async function wasMailed(trx: Trx, id: string): Promise<boolean> {
  const made = trx.selectFrom("mails").select("id").where("submission_id", "=", id).where("recipient", "=", "patient");
  return (await made.executeTakeFirst()) !== undefined;
}

async function isTooSoon(trx: Trx, engine: StoreEngine, id: string, { step, atMostEveryMs }: NewStep) {
  if (atMostEveryMs === undefined) return false;
  const lately = await trx
    .selectFrom("answers")
    .select(["number", "state", sql<number>`${engine.now()} - at`.as("age")])
    .where("submission_id", "=", id)
    .where("at", ">", sql<number>`${engine.now()} - ${DAY_MS}`)
    .where("at", "<=", engine.now())
    .execute();
  // After an answer of the office the same wish is another one.
  const answered = Math.max(0, ...lately.filter(({ state }) => isAnswer(state)).map(({ number }) => number));
  const isAgain = lately.some(
    ({ number, state, age }) => number > answered && state === step.state && Number(age) < atMostEveryMs,
  );
  return isAgain || lately.filter(({ state }) => isByPatient(state)).length >= MAX_WISHES_A_DAY;
}
