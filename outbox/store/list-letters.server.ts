import { sql } from "kysely";
import type { LetterKind, LetterStatus } from "#answers/answer.ts";
import type { LetterRow } from "./database.ts";
import type { StoreEngine } from "./store-engine.ts";

/** How a mail stands, as operators see it. `parked`: the office did not get it; `returned`: the patient did not. */
export type LetterState = Exclude<LetterStatus, "refused"> | "parked" | "returned";

export interface LetterFilter {
  reference?: string | undefined;
  hospitalId?: string | undefined;
  kind?: LetterKind | undefined;
  states?: LetterState[] | undefined;
  madeFrom?: Date | undefined;
  madeBefore?: Date | undefined;
  limit?: number | undefined;
}

export type LetterRecord = Awaited<ReturnType<typeof listLetters>>[number];

const TO_PATIENTS: LetterKind[] = ["receipt", "answer"];

function stateOf({ kind, status }: Pick<LetterRow, "kind" | "status">): LetterState {
  if (status !== "refused") return status;
  return TO_PATIENTS.includes(kind) ? "returned" : "parked";
}

function selectLetters({ db }: StoreEngine, filter: LetterFilter) {
  const { reference, hospitalId, kind, states, madeFrom, madeBefore, limit } = filter;
  return db
    .selectFrom("letters")
    .leftJoin("submissions", "submissions.id", "letters.submission_id")
    .selectAll("letters")
    .select("reference")
    .$if(reference !== undefined, (query) => query.where("reference", "=", reference ?? ""))
    .$if(hospitalId !== undefined, (query) => query.where("letters.hospital_id", "=", hospitalId ?? ""))
    .$if(kind !== undefined, (query) => query.where("letters.kind", "=", kind ?? "receipt"))
    .$if(madeFrom !== undefined, (query) => query.where("created_at", ">=", Number(madeFrom)))
    .$if(madeBefore !== undefined, (query) => query.where("created_at", "<", Number(madeBefore)))
    .$if(states !== undefined, (query) =>
      query.where((eb) =>
        eb.or(
          (states ?? []).map((state) => {
            if (state !== "parked" && state !== "returned") return eb("letters.status", "=", state);
            const isToPatient = eb("letters.kind", state === "returned" ? "in" : "not in", TO_PATIENTS);
            return eb.and([eb("letters.status", "=", "refused"), isToPatient]);
          }),
        ),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("letters.id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
}

export async function listLetters(engine: StoreEngine, filter: LetterFilter) {
  const rows = await selectLetters(engine, filter).execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    hospitalId: row.hospital_id,
    reference: row.reference ?? undefined,
    state: stateOf(row),
    attempts: row.attempts,
    madeAt: new Date(row.created_at),
    nextAttemptAt: row.status === "queued" ? new Date(row.next_attempt_at) : undefined,
    error: row.error ?? undefined,
  }));
}

/** Makes those due again, with all attempts before them, that wait or were refused or came back; returns how many. */
export async function retryLetters(engine: StoreEngine, filter: LetterFilter): Promise<number> {
  const ids = (await selectLetters(engine, filter).execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const update = engine.db
    .updateTable("letters")
    .set({ status: "queued", attempts: 0, next_attempt_at: engine.now(), error: null, returned_at: null })
    .where("id", "in", ids)
    .where("status", "in", ["queued", "refused"]);
  const result = await engine.persist(() => update.executeTakeFirst());
  return Number(result.numUpdatedRows);
}

export async function countLetters(engine: StoreEngine) {
  const rows = await engine.db
    .selectFrom("letters")
    .groupBy(["status", "kind"])
    .select(["status", "kind", ({ fn }) => fn.countAll<number>().as("count")])
    .select(sql<number>`${engine.now()} - min(created_at)`.as("oldest"))
    .execute();
  return rows.map((row) => ({ state: stateOf(row), count: Number(row.count), oldestMs: Number(row.oldest) }));
}
