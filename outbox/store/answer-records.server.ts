import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { isOpenAfter, isPatients, type Letter, type PastStep } from "#answers/answer.ts";
import type { AnsweredRequest, AnswerFigures, AnswerRecords, NewStep, Refusal, StepOutcome } from "./answer-records.ts";
import { readRecord, selectRecords, spell } from "./create-submission-records.server.ts";
import type { LetterRow, SubmissionDatabase } from "./database.ts";
import {
  addListLink,
  claimLetter,
  dropSuperseded,
  insertCancellation,
  insertLetter,
  renewLetter,
  settleLetter,
  type NewLetter,
} from "./letter-queue.server.ts";
import { listLetters, retryLetters } from "./letter-records.server.ts";
import { endList, isListEnded, linkKeys, listWord, revokeLists } from "./link-keys.server.ts";
import { findMail, noteReturn } from "./returned-mails.server.ts";
import { openStep, sealStep } from "./stored-keys.server.ts";
import type { StoreEngine } from "./store-engine.ts";

type Trx = Transaction<SubmissionDatabase>;

const DAY_MS = 24 * 60 * 60_000;
/** Each is a mail to the office, and who has the page may be a stranger. */
const MOST_WISHES_A_DAY = 6;

/** Answers and letters, over a database of either dialect. */
export function createAnswerRecords(engine: StoreEngine): AnswerRecords {
  return {
    readRequest: (which) => readRequest(engine, which),
    addStep: (step) => addStep(engine, step),
    linkKeys: () => linkKeys(engine),
    listWord: (hospitalId) => listWord(engine, hospitalId),
    revokeLists: (hospitalId) => revokeLists(engine, hospitalId),
    endList: (...session) => endList(engine, ...session),
    isListEnded: (sessionId) => isListEnded(engine, sessionId),
    addListLink: (...link) => addListLink(engine, ...link),
    listWaiting: (hospitalId) => listWaiting(engine, hospitalId),
    addReminder: (...reminder) => addReminder(engine, ...reminder),
    addOfficeLetter: (kind, hospitalId, id) => addOfficeLetter(engine, { kind, hospital_id: hospitalId, id }),
    findLastLetter: (kind, hospitalId) => findLastLetter(engine, kind, hospitalId),
    claimLetter: (leaseMs) => claimLetter(engine, leaseMs),
    renewLetter: (letter, leaseMs) => renewLetter(engine, letter, leaseMs),
    settleLetter: (letter, outcome) => settleLetter(engine, letter, outcome),
    listLetters: (filter) => listLetters(engine, filter),
    retryLetters: (filter) => retryLetters(engine, filter),
    findMail: (mailIds) => findMail(engine, mailIds),
    noteReturn: (...returned) => noteReturn(engine, ...returned),
    listReminded: (letter) => listReminded(engine, letter),
    listForOffice: (hospitalId, receivedFrom) => listForOffice(engine, hospitalId, receivedFrom),
    listVersion: (hospitalId, receivedFrom) => listVersion(engine, hospitalId, receivedFrom),
    answerFigures: (filter) => answerFigures(engine, filter),
  };
}

async function readRequest(
  engine: StoreEngine,
  which: { reference: string } | { id: string },
): Promise<AnsweredRequest | undefined> {
  const row = await selectRecords(engine)
    .where(
      "reference" in which ? "submissions.reference" : "submissions.id",
      "=",
      "reference" in which ? spell(which.reference) : which.id,
    )
    .executeTakeFirst();
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

function toRefusal({ error, returned_at: at }: Pick<LetterRow, "error" | "returned_at">): Refusal {
  return { error: error ?? "", at: at === null ? undefined : new Date(at) };
}

async function readSteps(
  { db, cipher }: Pick<StoreEngine, "db" | "cipher">,
  owner: { id: string; reference: string },
): Promise<PastStep[]> {
  const rows = await db
    .selectFrom("answers")
    .selectAll()
    .where("submission_id", "=", owner.id)
    .orderBy("number")
    .execute();
  return rows.map((row) => ({ ...openStep(cipher, row, owner), number: row.number, at: new Date(row.at) }));
}

/** See `AnswerRecords.addStep`. */
function addStep(engine: StoreEngine, step: NewStep): Promise<StepOutcome> {
  const transaction = engine.db.transaction().setIsolationLevel("read committed");
  const store = () => transaction.execute((trx) => storeStep(trx, engine, step));
  return engine.admit(Buffer.byteLength(JSON.stringify(step)), store);
}

async function storeStep(trx: Trx, engine: StoreEngine, added: NewStep): Promise<StepOutcome> {
  const { step, expected, letter } = added;
  const reference = spell(added.reference);
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
  await trx
    .insertInto("answers")
    .values({
      submission_id: row.id,
      number,
      at: engine.now(),
      state: step.state,
      content: sealStep(engine.cipher, step, { ...row, number }),
    })
    .execute();
  await trx
    .updateTable("submissions")
    .set({ answer: step.state, answer_count: number, reminder_id: null, second_reminder_id: null })
    .set({ waiting_since: isOpenAfter(step.state) ? engine.now() : null })
    .$if(!isPatients(step.state) && step.state !== "reopened", (update) =>
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
  if (step.state === "cancelled") await insertCancellation(trx, engine, row, number);
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
  return isAgain || lately.filter(({ state }) => isPatients(state)).length >= MOST_WISHES_A_DAY;
}

async function listWaiting({ db }: StoreEngine, hospitalId: string) {
  const rows = await db
    .selectFrom("submissions")
    .select(["id", "waiting_since", "reminder_id", "second_reminder_id"])
    .where("hospital_id", "=", hospitalId)
    .where("waiting_since", "is not", null)
    .where("kind", "=", "appointment")
    .orderBy("waiting_since")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    waitingSince: new Date(row.waiting_since ?? 0),
    isReminded: row.reminder_id !== null,
    isSecondReminded: row.second_reminder_id !== null,
  }));
}

function addReminder(
  engine: StoreEngine,
  ...[kind, hospitalId, ids]: Parameters<AnswerRecords["addReminder"]>
): Promise<void> {
  const column = kind === "reminder" ? "reminder_id" : "second_reminder_id";
  return engine.persist(() =>
    engine.db.transaction().execute(async (trx) => {
      await engine.lock(trx, [`reminder ${hospitalId}`]);
      const id = `${kind}:${randomBytes(16).toString("hex")}`;
      const named = await trx
        .updateTable("submissions")
        .set({ [column]: id })
        .where("id", "in", ids)
        .where("waiting_since", "is not", null)
        .where(column, "is", null)
        .executeTakeFirst();
      if (named.numUpdatedRows > 0n) await insertLetter(trx, engine, { id, kind, hospital_id: hospitalId });
    }),
  );
}

function addOfficeLetter(engine: StoreEngine, letter: NewLetter): Promise<void> {
  return engine.persist(() => insertLetter(engine.db, engine, letter));
}

async function findLastLetter(
  { db }: StoreEngine,
  ...[kind, hospitalId]: Parameters<AnswerRecords["findLastLetter"]>
): Promise<Date | undefined> {
  const { last } = await db
    .selectFrom("letters")
    .select(({ fn }) => fn.max<number | null>("created_at").as("last"))
    .where("kind", "=", kind)
    .where("hospital_id", "=", hospitalId)
    .executeTakeFirstOrThrow();
  return last === null ? undefined : new Date(last);
}

async function listReminded(engine: StoreEngine, letter: Letter): Promise<AnsweredRequest[]> {
  const rows = await engine.db
    .selectFrom("submissions")
    .select("id")
    .where(letter.kind === "second" ? "second_reminder_id" : "reminder_id", "=", letter.id)
    .where("waiting_since", "is not", null)
    .orderBy("waiting_since")
    .execute();
  const requests = await Promise.all(rows.map(({ id }) => readRequest(engine, { id })));
  return requests.filter((request) => request !== undefined);
}

async function listForOffice(engine: StoreEngine, hospitalId: string, receivedFrom: Date) {
  const rows = await selectRecords(engine)
    .where("hospital_id", "=", hospitalId)
    .where((eb) => eb.or([eb("received_at", ">=", Number(receivedFrom)), eb("waiting_since", "is not", null)]))
    .orderBy("received_at", "desc")
    .execute();
  const refused = await selectRefused(engine, hospitalId)
    .select(["submission_id", "error", "returned_at"])
    .orderBy("created_at")
    .execute();
  const returned = new Map(refused.map((letter) => [letter.submission_id, toRefusal(letter)]));
  return rows.map((row) => ({ record: readRecord(engine, row), returned: returned.get(row.id) }));
}

function selectRefused({ db }: Pick<StoreEngine, "db">, hospitalId: string | undefined) {
  return db
    .selectFrom("letters")
    .$if(hospitalId !== undefined, (query) => query.where("hospital_id", "=", hospitalId ?? ""))
    .where("status", "=", "refused")
    .where("kind", "in", ["receipt", "answer"]);
}

async function listVersion(engine: StoreEngine, hospitalId: string, receivedFrom: Date): Promise<string> {
  const { refused } = await selectRefused(engine, hospitalId)
    .select(({ fn }) => fn.countAll<number>().as("refused"))
    .executeTakeFirstOrThrow();
  const listed = await engine.db
    .selectFrom("submissions")
    .select(({ fn }) => [
      fn.countAll<number>().as("requests"),
      fn.count<number>("waiting_since").as("waiting"),
      fn.sum<number | null>("answer_count").as("steps"),
      fn.max("received_at").as("newest"),
    ])
    .where("hospital_id", "=", hospitalId)
    .where((eb) => eb.or([eb("received_at", ">=", Number(receivedFrom)), eb("waiting_since", "is not", null)]))
    .executeTakeFirstOrThrow();
  return [listed.requests, listed.waiting, listed.steps ?? 0, listed.newest ?? 0, refused].join("-");
}

async function answerFigures(
  { db }: StoreEngine,
  { hospitalId, from, to }: Parameters<AnswerRecords["answerFigures"]>[0],
): Promise<AnswerFigures> {
  const requests = db
    .selectFrom("submissions")
    .where("kind", "=", "appointment")
    .$if(hospitalId !== undefined, (query) => query.where("hospital_id", "=", hospitalId ?? ""));
  const { open } = await requests
    .select(({ fn }) => fn.countAll<number>().as("open"))
    .where("waiting_since", "is not", null)
    .executeTakeFirstOrThrow();
  const answered = await requests
    .select(["received_at", "answered_at"])
    .where("answered_at", ">=", Number(from))
    .where("answered_at", "<", Number(to))
    .execute();
  const { returned } = await selectRefused({ db }, hospitalId)
    .select(({ fn }) => fn.countAll<number>().as("returned"))
    .where("returned_at", ">=", Number(from))
    .where("returned_at", "<", Number(to))
    .executeTakeFirstOrThrow();
  return {
    ...{ open: Number(open), returned: Number(returned) },
    answeredWithinMs: answered.map((row) => (row.answered_at ?? 0) - row.received_at),
  };
}
