import { randomBytes } from "node:crypto";
import { DAY_MS } from "#forms/calendar.ts";
import { addDays } from "#site/sittings/clock.ts";
import type { SittingChange } from "#site/sittings/known-sittings.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import { persistAlone, readNow, type StoreEngine } from "./store-engine.ts";

const KEPT_DAYS = 60;
/** Of one change and its place in the table's indexes. */
const CHANGE_BYTES = 1000;

/** What holds on that day or later, the oldest first, so that what was said last counts. */
export async function listSittingChanges({ db }: Pick<StoreEngine, "db">, fromDay: string): Promise<SittingChange[]> {
  const open = db.selectFrom("sitting_changes").selectAll().where("undone_at", "is", null);
  const rows = await open.where("last_day", ">=", fromDay).orderBy("at").orderBy("id").execute();
  return rows.map((row) => ({
    ...{ id: row.id, hospitalId: row.hospital_id, doctorId: row.doctor_id, by: row.made_by, at: new Date(row.at) },
    exception: JSON.parse(row.content) as SittingException,
  }));
}

/** That all sittings of a hospital's day are as its pages say: the last of each day, from that day on. */
export async function listConfirmations({ db }: StoreEngine, fromDay: string) {
  const all = db.selectFrom("sitting_confirmations").selectAll().where("day", ">=", fromDay);
  const rows = await all.orderBy("hospital_id").orderBy("day").execute();
  return rows.map((row) => ({ hospitalId: row.hospital_id, day: row.day, by: row.made_by, at: new Date(row.at) }));
}

/** A sitting of the night before may go on today, in every time zone. */
const DAYS_BEFORE = 2;

/** The first day of which changes may still hold. */
export function firstOpenDay(now: number): string {
  return new Date(now - DAYS_BEFORE * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Stores a change. `expected` is the id of the newest change of that doctor which may still hold, or "", that the
 * office saw: where there is a newer one, nothing is stored and it is returned instead.
 */
export function addSittingChange(
  engine: StoreEngine,
  { hospitalId, doctorId, exception, by }: Omit<SittingChange, "id" | "at">,
  expected: string,
): Promise<{ stored: string } | { newer: string }> {
  return engine.admit(CHANGE_BYTES, () =>
    persistAlone(engine, `sittings ${hospitalId}`, async (trx) => {
      const at = await readNow(trx, engine);
      const open = await listSittingChanges({ db: trx }, firstOpenDay(at));
      const newest = open.findLast((one) => one.hospitalId === hospitalId && one.doctorId === doctorId)?.id ?? "";
      if (newest !== expected) return { newer: newest };
      const id = `${at.toString(36)}-${randomBytes(6).toString("hex")}`;
      const { first: first_day, last: last_day } = exception;
      const row = { id, hospital_id: hospitalId, doctor_id: doctorId, content: JSON.stringify(exception) };
      const added = trx.insertInto("sitting_changes").values({ ...row, first_day, last_day, at, made_by: by });
      await added.execute();
      return { stored: id };
    }),
  );
}

/** False where it was undone already, or is none of that hospital. */
export function undoSittingChange(engine: StoreEngine, hospitalId: string, id: string): Promise<boolean> {
  return persistAlone(engine, `sittings ${hospitalId}`, async (trx) => {
    const undone = trx.updateTable("sitting_changes").set({ undone_at: await readNow(trx, engine) });
    const open = undone.where("id", "=", id).where("hospital_id", "=", hospitalId).where("undone_at", "is", null);
    return (await open.executeTakeFirst()).numUpdatedRows === 1n;
  });
}

/** Confirms a hospital's day, and forgets what was over long before it. */
export function confirmSittings(engine: StoreEngine, hospitalId: string, day: string, by: string): Promise<void> {
  return persistAlone(engine, `sittings ${hospitalId}`, async (trx) => {
    const at = await readNow(trx, engine);
    const said = trx.insertInto("sitting_confirmations").values({ hospital_id: hospitalId, day, at, made_by: by });
    const sayAgain = { at, made_by: by };
    await said.onConflict((known) => known.columns(["hospital_id", "day"]).doUpdateSet(sayAgain)).execute();
    const old = addDays(day, -KEPT_DAYS);
    const [changes, confirmations] = [trx.deleteFrom("sitting_changes"), trx.deleteFrom("sitting_confirmations")];
    await changes.where("hospital_id", "=", hospitalId).where("last_day", "<", old).execute();
    await confirmations.where("hospital_id", "=", hospitalId).where("day", "<", old).execute();
  });
}
