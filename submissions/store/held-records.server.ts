import type { StoreEngine } from "./store-engine.ts";
import type { HeldRecord } from "./submission-records.ts";

/** See `SubmissionRecords.release`; the reference is spelt as it is stored. */
export async function releaseHeld(engine: StoreEngine, reference: string): Promise<boolean> {
  const update = engine.db
    .updateTable("submissions")
    .set({ status: "queued", attempts: 0, next_attempt_at: engine.now(), released_at: engine.now() })
    .where("reference", "=", reference)
    .where("status", "=", "held");
  const result = await engine.persist(() => update.executeTakeFirst());
  return result.numUpdatedRows === 1n;
}

/** See `SubmissionRecords.claimUntold`. One statement: of several processes one gets each row. */
export async function claimUntold(engine: StoreEngine): Promise<HeldRecord[]> {
  const update = engine.db
    .updateTable("submissions")
    .set({ told_at: engine.now() })
    .where("status", "=", "held")
    .where("told_at", "is", null)
    .returning(["reference", "kind", "hospital_id", "received_at", "held_for"]);
  const rows = await engine.persist(() => update.execute());
  return rows
    .map((row) => ({
      reference: row.reference,
      kind: row.kind,
      hospitalId: row.hospital_id,
      receivedAt: new Date(row.received_at),
      heldFor: row.held_for ?? "",
    }))
    .toSorted((a, b) => Number(a.receivedAt) - Number(b.receivedAt));
}

/** See `SubmissionRecords.forgetTold`. */
export async function forgetTold(engine: StoreEngine, references: string[]): Promise<void> {
  const update = engine.db.updateTable("submissions").set({ told_at: null }).where("reference", "in", references);
  await engine.persist(() => update.execute());
}
