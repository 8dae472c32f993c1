import { randomBytes } from "node:crypto";
import { DAY_MS } from "#forms/calendar.ts";
import type { OpHours } from "#site/hospitals/schema/holiday-schema.ts";
import { addDeskAct, type DeskAct } from "./editors.server.ts";
import { persistAlone, readNow, type StoreEngine, type Trx } from "./store-engine.ts";

/** How long what is over is stored. */
const KEPT_DAYS = 180;
const NOTICE_BYTES = 4000;

/** By language. */
export type Words = Record<string, string>;

export type Severity = "information" | "important" | "urgent";

/** That no requests are taken: of a department, a doctor, or of the whole hospital where none is named. */
export interface PauseContent {
  kind: "pause";
  text: Words;
  phone: string;
  /** Its slug. */
  department?: string;
  doctor?: { id: string; name: string };
}

/** What a hospital says on its pages for a while. */
export type NoticeContent =
  | { kind: "notice"; severity: Severity; text: Words }
  | PauseContent
  | { kind: "holiday"; day: string; op: OpHours; name?: Words };

export interface Notice {
  id: string;
  /** "" for all hospitals. */
  hospitalId: string;
  content: NoticeContent;
  from: Date;
  until: Date;
}

/** What holds or is to come, the oldest first. */
export async function listNotices(engine: StoreEngine): Promise<Notice[]> {
  const rows = await engine.db
    .selectFrom("notices")
    .selectAll()
    .where("ends_at", ">", engine.now())
    .where("ended_at", "is", null)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, hospitalId: row.hospital_id, content: JSON.parse(row.content) as NoticeContent },
    ...{ from: new Date(row.starts_at), until: new Date(row.ends_at) },
  }));
}

export type NewNotice = Omit<Notice, "id"> & { by: string };

/** Stores a notice and returns its id. Forgets what was over long ago. */
export function addNotice(engine: StoreEngine, notice: NewNotice): Promise<string> {
  const { hospitalId: hospital_id, content, from, until, by } = notice;
  return engine.admit(NOTICE_BYTES, () =>
    persistAlone(engine, "notices", async (trx) => {
      const newest = await trx.selectFrom("notices").select("at").orderBy("at", "desc").executeTakeFirst();
      // Later than any other, so that what was said last counts.
      const at = Math.max(await readNow(trx, engine), Number(newest?.at ?? 0) + 1);
      const id = `${at.toString(36)}-${randomBytes(6).toString("hex")}`;
      const times = { starts_at: Number(from), ends_at: Number(until), at, ended_at: null };
      const row = { id, hospital_id, content: JSON.stringify(content), made_by: by, ...times };
      await trx.insertInto("notices").values(row).execute();
      await note(engine, trx, { row, who: by, what: "add", before: "", after: row.content });
      const old = at - KEPT_DAYS * DAY_MS;
      await trx.deleteFrom("notices").where("ends_at", "<", old).execute();
      return id;
    }),
  );
}

/** Ends one of these hospitals ("" for all), or takes its end back. False where it is so already, or there is none. */
export function endNotice(
  engine: StoreEngine,
  { id, hospitals, by: who }: { id: string; hospitals: readonly string[]; by: string },
  isEnded = true,
): Promise<boolean> {
  return persistAlone(engine, "notices", async (trx) => {
    const row = await trx
      .updateTable("notices")
      .set({ ended_at: isEnded ? await readNow(trx, engine) : null })
      .where("id", "=", id)
      .where("hospital_id", "in", hospitals)
      .where("ended_at", isEnded ? "is" : "is not", null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    const [before, after] = isEnded ? [row.content, ""] : ["", row.content];
    await note(engine, trx, { row, who, what: isEnded ? "end" : "undo", before, after });
    return true;
  });
}

type NotedAct = DeskAct & {
  row: { id: string; hospital_id: string; content: string };
};

function note(engine: StoreEngine, trx: Trx, { row, ...act }: NotedAct): Promise<void> {
  const { kind } = JSON.parse(row.content) as NoticeContent;
  return addDeskAct(engine, { ...act, subject: `${kind}/${row.id}`, hospital_id: row.hospital_id }, trx);
}
