import { sql } from "kysely";
import type { MailKind, MailRow, MailState } from "./database.ts";
import type { StoreEngine } from "./store-engine.ts";

/** How a mail stands, as operators see it. `parked`: the office did not get it; `returned`: the patient did not. */
export type ListedState = "queued" | "sending" | "sent" | "dropped" | "parked" | "returned";

export interface MailFilter {
  reference?: string | undefined;
  hospitalId?: string | undefined;
  kind?: MailKind | undefined;
  states?: ListedState[] | undefined;
  madeFrom?: Date | undefined;
  madeBefore?: Date | undefined;
  limit?: number | undefined;
}

export type MailRecord = Awaited<ReturnType<typeof listMails>>[number];

const STATES: Record<ListedState, MailState> = {
  ...{
    queued: "waiting",
    sending: "sending",
    sent: "sent",
    dropped: "dropped",
    parked: "refused",
    returned: "refused",
  },
};

function listedState({ state, recipient }: Pick<MailRow, "state" | "recipient">): ListedState {
  if (state === "waiting") return "queued";
  if (state !== "refused") return state;
  return recipient === "patient" ? "returned" : "parked";
}

/** All mails but those that bring submissions to their offices, which are listed with these. */
function selectMails({ db }: StoreEngine, filter: MailFilter) {
  const { reference, hospitalId, kind, states, madeFrom, madeBefore, limit } = filter;
  return db
    .selectFrom("mails")
    .leftJoin("submissions", "submissions.id", "mails.submission_id")
    .selectAll("mails")
    .select("reference")
    .where("mails.kind", "<>", "request")
    .$if(reference !== undefined, (query) => query.where("reference", "=", reference ?? ""))
    .$if(hospitalId !== undefined, (query) => query.where("mails.hospital_id", "=", hospitalId ?? ""))
    .$if(kind !== undefined, (query) => query.where("mails.kind", "=", kind ?? "receipt"))
    .$if(madeFrom !== undefined, (query) => query.where("created_at", ">=", Number(madeFrom)))
    .$if(madeBefore !== undefined, (query) => query.where("created_at", "<", Number(madeBefore)))
    .$if(states !== undefined, (query) =>
      query.where((eb) =>
        eb.or(
          (states ?? []).map((state) => {
            const isState = eb("mails.state", "=", STATES[state]);
            if (state !== "parked" && state !== "returned") return isState;
            return eb.and([isState, eb("mails.recipient", state === "returned" ? "=" : "<>", "patient")]);
          }),
        ),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("mails.id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
}

export async function listMails(engine: StoreEngine, filter: MailFilter) {
  const rows = await selectMails(engine, filter).execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    hospitalId: row.hospital_id,
    reference: row.reference ?? undefined,
    state: listedState(row),
    attempts: row.attempts,
    madeAt: new Date(row.created_at),
    nextAttemptAt: row.state === "waiting" ? new Date(row.due_at) : undefined,
    error: row.error ?? undefined,
  }));
}

/** Makes those due again, with all attempts before them, that wait or were refused or came back; returns how many. */
export async function retryMails(engine: StoreEngine, filter: MailFilter): Promise<number> {
  const ids = (await selectMails(engine, filter).execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const update = engine.db
    .updateTable("mails")
    .set({ state: "waiting", attempts: 0, due_at: engine.now(), returned_at: null })
    // What may have arrived may still.
    .set({ error: sql<string | null>`case when state = 'waiting' then error end` })
    .where("id", "in", ids)
    .where("state", "in", ["waiting", "refused"])
    // The mail of the day before a visit waits for its day.
    .where((eb) => eb.or([eb("kind", "<>", "visit"), eb("due_at", "<=", engine.now())]));
  const result = await engine.persist(() => update.executeTakeFirst());
  return Number(result.numUpdatedRows);
}

/** By state; `isLater`: those that are not to be sent yet, such as the mail of the day before a visit. */
export async function countMails(engine: StoreEngine, countsSent: boolean) {
  const isLater = sql<number>`case when state = 'waiting' and attempts = 0 and due_at > ${engine.now()} then 1 else 0 end`;
  const rows = await engine.db
    .selectFrom("mails")
    .where("state", "in", ["waiting", "sending", "refused", ...(countsSent ? (["sent"] as const) : [])])
    .groupBy(["state", "recipient", sql.ref("is_later")])
    .select(["state", "recipient", isLater.as("is_later"), ({ fn }) => fn.countAll<number>().as("count")])
    .select(sql<number>`${engine.now()} - min(created_at)`.as("oldest"))
    .execute();
  return rows.map((row) => ({
    ...{ state: listedState(row), count: Number(row.count), oldestMs: Number(row.oldest) },
    isLater: Number(row.is_later) === 1,
  }));
}
