import { sql } from "kysely";
import { isOpenAfter, isByPatient, type PastStep, type Step } from "#answers/answer.ts";
import { dropSuperseded, insertLetter, insertPatientLetter, returnLetter } from "./letters.server.ts";
import { returnJob } from "./mail-jobs.server.ts";
import { openStep, sealStep } from "../encryption/cell-cipher.server.ts";
import type { StoreEngine, Trx } from "./store-engine.ts";
import { readRecord, selectRecords, toReference } from "./submission-records.server.ts";
import { DAY_MS } from "#forms/calendar.ts";

export type AnsweredRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

export type RequestLetter = AnsweredRequest["letters"][number];

export type Refusal = ReturnType<typeof toRefusal>;

export interface NewStep {
  reference: string;
  hospitalId: string;
  step: Step;
  expected?: number;
  /** The same step within this time is not stored again, nor more than six steps of a patient in a day. */
  atMostEveryMs?: number;
  letter?: "answer" | "wish" | undefined;
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
  const letters = await engine.db.selectFrom("letters").selectAll().where("submission_id", "=", row.id).execute();
  return {
    id: row.id,
    record: readRecord(engine, row),
    steps: await readSteps(engine, row),
    letters: letters.map((letter) => ({
      kind: letter.kind,
      answerNumber: letter.answer_number ?? undefined,
      mailId: letter.mail_id,
      status: letter.status,
      ...(letter.status === "refused" && toRefusal(letter)),
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
  const { step, expected, letter } = added;
  const reference = toReference(added.reference);
  await engine.lock(trx, [`answer ${reference}`]);
  const row = await trx
    .selectFrom("submissions")
    .select(["id", "reference", "hospital_id", "answer_count"])
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
  await trx
    .updateTable("submissions")
    .set({ answer: step.state, answer_count: number, reminder_id: null, second_reminder_id: null })
    .set({ waiting_since: isOpenAfter(step.state) ? engine.now() : null })
    .$if(!isByPatient(step.state) && step.state !== "reopened", (update) =>
      update.set({ answered_at: sql<number>`coalesce(answered_at, ${engine.now()})` }),
    )
    .where("id", "=", row.id)
    .execute();
  await dropSuperseded(trx, row.id, step.state);
  if (letter)
    await insertLetter(trx, engine, {
      id: `${letter}:${number}:${row.id}`,
      ...{ kind: letter, hospital_id: row.hospital_id, submission_id: row.id, answer_number: number },
    });
  // Who cancelled may have been somebody else.
  if (step.state === "cancelled") await insertPatientLetter(trx, engine, row, number);
  return "stored";
}

async function isTooSoon(trx: Trx, engine: StoreEngine, id: string, { step, atMostEveryMs }: NewStep) {
  if (atMostEveryMs === undefined) return false;
  const lately = await trx
    .selectFrom("answers")
    .select(["state", sql<number>`${engine.now()} - at`.as("age")])
    .where("submission_id", "=", id)
    .where("at", ">", sql<number>`${engine.now()} - ${DAY_MS}`)
    .where("at", "<=", engine.now())
    .execute();
  const isAgain = lately.some(({ state, age }) => state === step.state && Number(age) < atMostEveryMs);
  return isAgain || lately.filter(({ state }) => isByPatient(state)).length >= MAX_WISHES_A_DAY;
}

export type ReturnedMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** The mail with one of these before the "@" of its Message-ID; undefined where there is none, or not any more. */
export async function findMail({ db }: StoreEngine, mailIds: string[]) {
  for (const mailId of mailIds) {
    const letter = await db
      .selectFrom("letters")
      .leftJoin("submissions", "submissions.id", "letters.submission_id")
      .select(["letters.id", "letters.kind", "letters.hospital_id", "answer_number", "reference"])
      .where("mail_id", "=", mailId)
      .executeTakeFirst();
    if (letter) {
      const { id, kind, hospital_id: hospitalId, answer_number: number, reference } = letter;
      return { id, kind, hospitalId, reference: reference ?? undefined, number: number ?? 0, isToSecond: false };
    }
    const row = await db
      .selectFrom("submissions")
      .select(["id", "reference", "hospital_id", "second_mail_id"])
      .where((eb) =>
        eb.or([
          // Once there is a copy, what becomes of the mail before it says nothing any more.
          eb.and([eb("message_id", "like", `<${mailId}@%`), eb("copies", "=", 0)]),
          eb("copy_mail_id", "=", mailId),
          eb("second_mail_id", "=", mailId),
        ]),
      )
      .executeTakeFirst();
    if (!row) continue;
    const { id, reference, hospital_id: hospitalId } = row;
    const isToSecond = row.second_mail_id === mailId;
    return { kind: "request" as const, id, reference, hospitalId, number: 0, isToSecond };
  }
  return undefined;
}

/** A request's own mail is parked, or due for the second address; one to a patient shows in the office's list. */
export async function noteReturn(
  engine: StoreEngine,
  { id, kind, reference = "", isToSecond }: ReturnedMail,
  code: string,
  hasSecond: boolean,
): Promise<"noted" | "known"> {
  const returned = { error: `returned ${code}`.trim(), isToSecond, sendsToSecond: hasSecond };
  const isNew = kind === "request" ? returnJob(engine, { id, reference }, returned) : returnLetter(engine, id, code);
  return (await isNew) ? "noted" : "known";
}
