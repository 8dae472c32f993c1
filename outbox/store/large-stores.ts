import { sql, type Kysely } from "kysely";
import { DAY_MS } from "#forms/calendar.ts";

const YEAR_MS = 366 * DAY_MS;
/** For so long after its last possible visit a request is listed and kept. */
const AFTER_VISIT_MS = 31 * DAY_MS;

export const INDEXES: readonly [name: string, on: string][] = [
  ["submissions_office", "submissions (hospital_id, received_at)"],
  ["submissions_visit", "submissions (hospital_id, visit_until) where visit_until is not null"],
  ["submissions_answer", "submissions (hospital_id, answer)"],
  ["submissions_answered", "submissions (answered_at, hospital_id)"],
  ["submissions_open", "submissions (waiting_since) where waiting_since is not null"],
  ["submissions_held", "submissions (hospital_id, received_at) where held_for is not null and released_at is null"],
  ["submissions_unmailed", "submissions (hospital_id) where mail_id is null"],
  ["answers_cancelled", "answers (at) where state = 'cancelled'"],
  ["mails_kind", "mails (kind, created_at)"],
  ["mails_sent", "mails (sent_at)"],
  ["mails_refused", "mails (hospital_id, returned_at) where state = 'refused'"],
];

/**
 * What keeps each query short among millions of rows. What steps of before say of days is sealed, so their visits count
 * as the latest that could be agreed then.
 */
export async function indexLargeStores(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions add column visit_until bigint`.execute(db);
  await sql`update submissions set visit_until = latest + ${sql.lit(YEAR_MS)} from (
      select submission_id, max(at) as latest from answers
      where state in ('agreed', 'offered', 'away', 'chosen')
      and at > (select max(at) from answers) - ${sql.lit(YEAR_MS + AFTER_VISIT_MS)} group by submission_id) as named
    where named.submission_id = submissions.id`.execute(db);
  for (const [name, on] of INDEXES) await sql.raw(`create index ${name} on ${on}`).execute(db);
}
