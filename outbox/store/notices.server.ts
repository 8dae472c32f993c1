import { randomUUID } from "node:crypto";
import type { OpHours } from "#site/hospitals/schema/holiday-schema.ts";
import type { SubmissionDatabase } from "./database.ts";
import { addDeskAct } from "./editors.server.ts";
import { persistTogether, type StoreEngine, type Trx } from "./store-engine.ts";

const NOTICE_BYTES = 4000;

/** By language. */
export type Words = Record<string, string>;

export type Severity = "information" | "important" | "urgent";

/** That no requests are taken: of a department, a doctor, or of the whole hospital where none is named. */
export interface PauseContent {
  kind: "pause";
  /** Why, where a reason is given. */
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
  /** Long ago where it was ended. */
  until: Date;
}

/** What holds, is to come, or was ended before its time, the oldest first. */
export async function listNotices({ db, now }: StoreEngine): Promise<Notice[]> {
  const rows = await db.selectFrom("notices").selectAll().where("ends_at", ">", now()).orderBy("at").execute();
  return rows.map((row) => ({
    ...{ id: row.id, hospitalId: row.hospital_id, content: JSON.parse(row.content) as NoticeContent },
    ...{ from: new Date(row.starts_at), until: new Date(row.ended_at === null ? row.ends_at : 0) },
  }));
}

export type NewNotice = Omit<Notice, "id"> & { by: string };

/** Stores a notice and returns its id. */
export function addNotice(engine: StoreEngine, { hospitalId, content, by, from, until }: NewNotice): Promise<string> {
  const row = { id: randomUUID(), hospital_id: hospitalId, content: JSON.stringify(content), made_by: by };
  const times = { starts_at: Number(from), ends_at: Number(until), at: engine.now(), ended_at: null };
  return engine.admit(NOTICE_BYTES, () =>
    persistTogether(engine, async (trx) => {
      await trx
        .insertInto("notices")
        .values({ ...row, ...times })
        .execute();
      await note(engine, trx, row, { who: by, what: "add" });
      return row.id;
    }),
  );
}

/** Ends one of these hospitals ("" for all), or takes its end back. What is so already stays as it is. */
export function endNotice(
  engine: StoreEngine,
  { id, hospitals, by: who }: { id: string; hospitals: readonly string[]; by: string },
  isEnded = true,
): Promise<void> {
  return persistTogether(engine, async (trx) => {
    const row = await trx
      .updateTable("notices")
      .set({ ended_at: isEnded ? engine.now() : null })
      .where("id", "=", id)
      .where("hospital_id", "in", hospitals)
      .where("ended_at", isEnded ? "is" : "is not", null)
      .returningAll()
      .executeTakeFirst();
    if (row) await note(engine, trx, row, { who, what: isEnded ? "end" : "undo" });
  });
}

type NoticeRow = Pick<SubmissionDatabase["notices"], "id" | "hospital_id" | "content">;

function note(engine: StoreEngine, trx: Trx, row: NoticeRow, act: { who: string; what: "add" | "end" | "undo" }) {
  const { id, hospital_id, content } = row;
  const { kind } = JSON.parse(content) as NoticeContent;
  const said = act.what === "end" ? { before: content } : { after: content };
  return addDeskAct(engine, { ...act, ...said, subject: `${kind}/${id}`, hospital_id }, trx);
}
