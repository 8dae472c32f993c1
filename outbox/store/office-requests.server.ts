import { sql, type ExpressionBuilder } from "kysely";
import { ENDED, type PastStep } from "#forms/answer.ts";
import { HOUR_MS } from "#forms/calendar.ts";
import { formKinds } from "#forms/forms.ts";
import { ifReadable, openStep } from "../encryption/cell-cipher.server.ts";
import type { MailKind, SubmissionDatabase } from "./database.ts";
import { addMail } from "./add-mails.server.ts";
import { findLastMail, mayHaveArrived } from "./mails.server.ts";
import { readRequest, toRefusal, type AnsweredRequest } from "./request-history.server.ts";
import { findStanding } from "../standing.ts";
import { persistAlone, readNow, type StoreEngine } from "./store-engine.ts";
import { readRecord, selectRecords } from "./submission-records.server.ts";

/** A line of an office's list. */
export type ListedRequest = Awaited<ReturnType<typeof listForOffice>>[number];

/** What waits for that office: forms and wishes of every kind, the longest first. */
export async function listOpen(engine: StoreEngine, hospitalId: string): Promise<AnsweredRequest[]> {
  const rows = await selectOwn(engine, hospitalId).where("waiting_since", ">", 0).orderBy("waiting_since").execute();
  const requests = [];
  for (const { id } of rows) requests.push(await readRequest(engine, { id }));
  return requests.filter((request) => request !== undefined);
}

/** What may have a visit ahead, open or with one named for that moment or later, with the number of its steps. */
export function listVisits(engine: StoreEngine, hospitalId: string, now: Date) {
  const listed = selectListed(engine, hospitalId, now)
    .select("answer_count as steps")
    .where("kind", "in", formKinds("hasSenderPage"))
    .where((eb) => eb.or([eb("held_for", "is", null), eb("released_at", "is not", null)]))
    .where((eb) => eb.or([eb("answer", "is", null), eb("answer", "not in", ENDED)]));
  return listed.orderBy("received_at").execute();
}

/** Since when each waits, the longest first, and by when somebody is to be called. */
export async function listWaiting(engine: StoreEngine, hospitalId: string) {
  const rows = await selectOwn(engine, hospitalId)
    .select(["kind", "received_at", "waiting_since", "call_by"])
    .where("waiting_since", ">", 0)
    .orderBy("waiting_since")
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    receivedAt: new Date(row.received_at),
    waitingSince: new Date(row.waiting_since ?? 0),
    callBy: row.call_by === null ? undefined : new Date(row.call_by),
  }));
}

/** Between two mails of one kind to an office. */
export const MIN_PAUSE_MS = HOUR_MS;

type ListMailKind = Extract<MailKind, "morning" | "reminder" | "late" | "sittings" | "numbers" | "bad-numbers">;

/** Makes a mail about what is open to a hospital's office or second address; false where another process just did. */
export function addListMail(
  engine: StoreEngine,
  mail: { kind: ListMailKind; hospitalId: string; recipient: "office" | "second" },
  after: Date | undefined,
): Promise<boolean> {
  const { kind, hospitalId: hospital_id, recipient } = mail;
  return persistAlone(engine, `list mail ${hospital_id}`, async (trx) => {
    const last = await findLastMail({ ...engine, db: trx }, hospital_id, kind);
    // Another process was quicker.
    if (Number(last ?? 0) !== Number(after ?? 0)) return false;
    // By the store's clock, as that of a process may be hours ahead of it.
    if ((await readNow(trx, engine)) - Number(last ?? 0) < MIN_PAUSE_MS) return false;
    await addMail(trx, engine, { kind, hospital_id, recipient });
    return true;
  });
}

/** The offers that nobody chose from yet. */
export async function listOffers({ db }: StoreEngine, hospitalId: string) {
  const rows = await db
    .selectFrom("submissions")
    .innerJoin("answers", (join) =>
      join.onRef("submission_id", "=", "submissions.id").onRef("number", "=", "answer_count"),
    )
    .select(["submissions.id", "at"])
    .where("hospital_id", "=", hospitalId)
    .where("answer", "in", ["offered", "away"])
    .where("waiting_since", "is", null)
    .execute();
  return rows.map(({ id, at }) => ({ id, at: new Date(at) }));
}

/** The office's turn began again at that moment, unless somebody did something since. */
export async function reopenOffer(engine: StoreEngine, id: string, at: Date): Promise<void> {
  const update = engine.db
    .updateTable("submissions")
    .set({ waiting_since: Number(at) })
    .where("id", "=", id);
  await engine.persist(() =>
    update.where("answer", "in", ["offered", "away"]).where("waiting_since", "is", null).execute(),
  );
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
  const returned = new Map(refused.map((mail) => [mail.submission_id, toRefusal(mail)]));
  const listed = selectListed(engine, hospitalId, receivedFrom);
  const steps = await readVisits(engine, listed);
  const [states, mailed] = await readProgress(engine, listed);
  return rows.map((row) => {
    const record = readRecord(engine, row);
    const mails = mailed.get(row.id) ?? [];
    const progress = { record, steps: states.get(row.id) ?? [], mails };
    return {
      ...{ record, returned: returned.get(row.id), standing: findStanding(progress), mails },
      /** Of a request that a time was ever agreed for, or an absence found; without what cannot be read. */
      steps: steps.get(row.id) ?? [],
    };
  });
}

const VISITED = ["agreed", "away"] as const;

/** What came in since then, what waits, and visits from then on; compared as an index of either database finds them. */
function isListed(eb: ExpressionBuilder<SubmissionDatabase, "submissions">, from: Date) {
  return eb.or([
    eb("received_at", ">=", Number(from)),
    eb("waiting_since", ">", 0),
    eb("visit_until", ">=", Number(from)),
  ]);
}

function selectOwn({ db }: StoreEngine, hospitalId: string) {
  return db.selectFrom("submissions").select("submissions.id").where("submissions.hospital_id", "=", hospitalId);
}

function selectListed(engine: StoreEngine, hospitalId: string, receivedFrom: Date) {
  return selectOwn(engine, hospitalId).where((eb) => isListed(eb, receivedFrom));
}

type Listed = ReturnType<typeof selectListed>;

/** The states of each listed request's steps, and its mails about wishes and answers. */
async function readProgress({ db }: StoreEngine, listed: Listed) {
  const steps = await db
    .selectFrom("answers")
    .select(["submission_id", "number", "state"])
    .where("submission_id", "in", listed)
    .execute();
  const mails = await db
    .selectFrom("mails")
    .select(["submission_id", "kind", "step", "state", "attempts", "error"])
    .where("submission_id", "in", listed)
    .where("kind", "in", ["wish", "answer"])
    .execute();
  return [
    Map.groupBy(steps, (step) => step.submission_id),
    Map.groupBy(
      mails.map((mail) => ({ ...mail, mayHaveArrived: mayHaveArrived(mail) })),
      (mail) => mail.submission_id ?? "",
    ),
  ] as const;
}

async function readVisits({ db, cipher }: StoreEngine, listed: Listed): Promise<Map<string, PastStep[]>> {
  const visits = db
    .selectFrom("answers")
    .select("submission_id")
    .where("submission_id", "in", listed)
    .where("state", "in", VISITED);
  const rows = await db
    .selectFrom("answers")
    .innerJoin("submissions", "submissions.id", "answers.submission_id")
    .selectAll("answers")
    .select(["submissions.id", "reference"])
    .where("submission_id", "in", visits)
    .orderBy("number")
    .execute();
  const steps = new Map<string, PastStep[]>();
  for (const row of rows) {
    const step = ifReadable(() => openStep(cipher, row, row));
    if (step) steps.set(row.id, [...(steps.get(row.id) ?? []), { ...step, number: row.number, at: new Date(row.at) }]);
  }
  return steps;
}

function selectRefused({ db }: Pick<StoreEngine, "db">, hospitalId: string | undefined) {
  return (
    db
      .selectFrom("mails")
      .$if(hospitalId !== undefined, (query) => query.where("hospital_id", "=", hospitalId ?? ""))
      // As its index says it.
      .where(sql<boolean>`state = 'refused'`)
      .where("recipient", "=", "patient")
  );
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

/** How a hospital, or all, answered in that time; what is open is counted of any time. */
export async function answerFigures(
  { db }: StoreEngine,
  { hospitalId, from, to }: { hospitalId?: string; from: Date; to: Date },
) {
  const requests = db
    .selectFrom("submissions")
    .$if(hospitalId !== undefined, (query) => query.where("hospital_id", "=", hospitalId ?? ""));
  const { open } = await requests
    .select(({ fn }) => fn.countAll<number>().as("open"))
    .where("waiting_since", ">", 0)
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
