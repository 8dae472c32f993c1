import { randomBytes } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { PastStep } from "#answers/answer.ts";
import { ifReadable, openStep } from "../encryption/cell-cipher.server.ts";
import type { SubmissionDatabase } from "./database.ts";
import { insertLetter, type Letter } from "./letters.server.ts";
import { readRequest, toRefusal, type AnsweredRequest } from "./request-history.server.ts";
import { persistAlone, type StoreEngine } from "./store-engine.ts";
import { readRecord, selectRecords } from "./submission-records.server.ts";
import { formKinds } from "#forms/forms.ts";

/** A line of an office's list. */
export type ListedRequest = Awaited<ReturnType<typeof listForOffice>>[number];

/** The appointment requests that wait for that office, the longest first. */
export async function listWaiting({ db }: StoreEngine, hospitalId: string) {
  const rows = await db
    .selectFrom("submissions")
    .select(["id", "waiting_since", "reminder_id", "second_reminder_id"])
    .where("hospital_id", "=", hospitalId)
    .where("waiting_since", "is not", null)
    .where("kind", "in", formKinds("hasAnswerPage"))
    .orderBy("waiting_since")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    waitingSince: new Date(row.waiting_since ?? 0),
    isReminded: row.reminder_id !== null,
    isSecondReminded: row.second_reminder_id !== null,
  }));
}

/** Makes the mail that names these requests to an office; each is named by one such mail until its next step. */
export function addReminder(engine: StoreEngine, kind: "reminder" | "second", hospitalId: string, ids: string[]) {
  const column = kind === "reminder" ? "reminder_id" : "second_reminder_id";
  return persistAlone(engine, `reminder ${hospitalId}`, async (trx) => {
    const id = `${kind}:${randomBytes(16).toString("hex")}`;
    const named = await trx
      .updateTable("submissions")
      .set({ [column]: id })
      .where("id", "in", ids)
      .where("waiting_since", "is not", null)
      .where(column, "is", null)
      .executeTakeFirst();
    if (named.numUpdatedRows > 0n) await insertLetter(trx, engine, { id, kind, hospital_id: hospitalId });
  });
}

export async function listReminded(engine: StoreEngine, letter: Letter): Promise<AnsweredRequest[]> {
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

export async function listForOffice(engine: StoreEngine, hospitalId: string, receivedFrom: Date) {
  const rows = await selectRecords(engine)
    .where("submissions.hospital_id", "=", hospitalId)
    .where((eb) => isListed(eb, receivedFrom))
    .orderBy("received_at", "desc")
    .execute();
  const refused = await selectRefused(engine, hospitalId)
    .select(["submission_id", "error", "returned_at"])
    .orderBy("created_at")
    .execute();
  const returned = new Map(refused.map((letter) => [letter.submission_id, toRefusal(letter)]));
  const steps = await readVisits(engine, hospitalId);
  return rows.map((row) => ({
    ...{ record: readRecord(engine, row), returned: returned.get(row.id) },
    /** Of a request that a time was ever agreed for; without what cannot be read. */
    steps: steps.get(row.id) ?? [],
  }));
}

/** What came in since then, what waits, and every visit. */
function isListed(eb: ExpressionBuilder<SubmissionDatabase, "submissions">, receivedFrom: Date) {
  const agreed = eb.selectFrom("answers").select("number").whereRef("submission_id", "=", "submissions.id");
  return eb.or([
    eb("received_at", ">=", Number(receivedFrom)),
    eb("waiting_since", "is not", null),
    eb.exists(agreed.where("state", "=", "agreed")),
  ]);
}

async function readVisits({ db, cipher }: StoreEngine, hospitalId: string): Promise<Map<string, PastStep[]>> {
  const agreed = db.selectFrom("answers").select("submission_id").where("state", "=", "agreed");
  const rows = await db
    .selectFrom("answers")
    .innerJoin("submissions", "submissions.id", "answers.submission_id")
    .selectAll("answers")
    .select(["submissions.id", "reference"])
    .where("hospital_id", "=", hospitalId)
    .where("submission_id", "in", agreed)
    .orderBy("number")
    .execute();
  const visits = new Map<string, PastStep[]>();
  for (const row of rows) {
    const step = ifReadable(() => openStep(cipher, row, row));
    if (step)
      visits.set(row.id, [...(visits.get(row.id) ?? []), { ...step, number: row.number, at: new Date(row.at) }]);
  }
  return visits;
}

function selectRefused({ db }: Pick<StoreEngine, "db">, hospitalId: string | undefined) {
  return db
    .selectFrom("letters")
    .$if(hospitalId !== undefined, (query) => query.where("hospital_id", "=", hospitalId ?? ""))
    .where("status", "=", "refused")
    .where("kind", "in", ["receipt", "answer"]);
}

/** A text that is another once `listForOffice` would return something else. */
export async function listVersion(engine: StoreEngine, hospitalId: string, receivedFrom: Date): Promise<string> {
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
    .where((eb) => isListed(eb, receivedFrom))
    .executeTakeFirstOrThrow();
  return [listed.requests, listed.waiting, listed.steps ?? 0, listed.newest ?? 0, refused].join("-");
}

/** How a hospital, or all, answered its appointment requests in that time; what is open is counted of any time. */
export async function answerFigures(
  { db }: StoreEngine,
  { hospitalId, from, to }: { hospitalId?: string; from: Date; to: Date },
) {
  const requests = db
    .selectFrom("submissions")
    .where("kind", "in", formKinds("hasAnswerPage"))
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
