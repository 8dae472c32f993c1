import { sql, type Kysely } from "kysely";
import type { MailKind, MailRow, MailState, SubmissionDatabase } from "./database.ts";

/** The tables before there was one for all mails, as far as they are read here. */
interface Before {
  submissions: OldSubmission;
  letters: OldLetter;
  digests: { id: string; hospital_id: string; message_id: string; created_at: number; next_attempt_at: number };
}

interface OldSubmission {
  id: string;
  hospital_id: string;
  received_at: number;
  message_id: string;
  status: "queued" | "collected" | "sending" | "sent" | "parked" | "held";
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  last_error: string | null;
  refused_since: number | null;
  second_address: "due" | "told" | "refused" | null;
  digest_id: string | null;
  copies: number;
  copy_mail_id: string | null;
  second_mail_id: string | null;
}

interface OldLetter {
  id: string;
  kind: "receipt" | "answer" | "wish" | "reminder" | "second" | "day" | "list";
  hospital_id: string;
  submission_id: string | null;
  answer_number: number | null;
  mail_id: string;
  status: "queued" | "sending" | "sent" | "refused" | "dropped";
  attempts: number;
  created_at: number;
  next_attempt_at: number;
  sent_at: number | null;
  error: string | null;
  returned_at: number | null;
}

const TABLE = `create table mails (
  id text primary key, kind text not null, hospital_id text not null,
  submission_id text references submissions (id) on delete cascade, step integer not null default 0,
  recipient text not null, state text not null, attempts integer not null, created_at bigint not null,
  due_at bigint not null, lease_token text, sent_at bigint, refused_since bigint, error text, returned_at bigint)`;

const INDEXES = [
  "create index mails_due on mails (state, due_at)",
  // The newest mail that was never tried, among any number of waiting ones.
  "create index mails_untried on mails (state, attempts, created_at)",
  "create index mails_submission on mails (submission_id)",
  "create index mails_office on mails (hospital_id, kind, created_at)",
  "create index submissions_mail on submissions (mail_id)",
];

const OLD_INDEXES = ["due", "sent", "untried", "digest"].map((name) => `submissions_${name}`);
const OLD_COLUMNS = [
  ...["status", "attempts", "next_attempt_at", "lease_until", "lease_token", "sent_at", "last_error", "refused_since"],
  ...["second_address", "told_at", "copies", "copy_mail_id", "second_mail_id", "reminder_id", "second_reminder_id"],
];

/** Makes one table of the mails of submissions, of letters and of digests: what waits goes on waiting. */
export async function moveMails(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(TABLE);
  await run("alter table submissions add column mail_id text");
  const before = db as Kysely<Before>;
  for (const row of await before.selectFrom("letters").selectAll().execute()) await insert(db, [letterMail(row)]);
  for (const row of await before.selectFrom("digests").selectAll().execute()) await insert(db, [digestMail(row)]);
  const submissions = before.selectFrom("submissions").select(["id", "hospital_id", "received_at", "message_id"]);
  const rows = await submissions
    .select(["status", "attempts", "next_attempt_at", "sent_at", "last_error", "refused_since", "second_address"])
    .select(["digest_id", "copies", "copy_mail_id", "second_mail_id"])
    .execute();
  for (const row of rows) {
    const mails = submissionMails(row);
    await insert(db, mails);
    const mail_id = mails.findLast(({ recipient }) => recipient === "office")?.id ?? null;
    const after = db as Kysely<SubmissionDatabase>;
    const update = after
      .updateTable("submissions")
      .set({ mail_id: row.status === "collected" ? row.digest_id : mail_id });
    await update.where("id", "=", row.id).execute();
  }
  // Messages and applications that were delivered had no answer to wait for.
  await run("update submissions set waiting_since = null where kind <> 'appointment' and status in ('sent', 'held')");
  // A held one keeps which digest is to tell of it, or that one did.
  await run(`update submissions set digest_id = 'told' where status = 'held' and told_at is not null
    and (digest_id is null or digest_id not in (select id from digests))`);
  await run("update submissions set digest_id = null where status <> 'held'");
  for (const name of OLD_INDEXES) await run(`drop index ${name}`);
  for (const name of OLD_COLUMNS) await run(`alter table submissions drop column ${name}`);
  await run("drop table letters");
  await run("drop table digests");
  for (const statement of INDEXES) await run(statement);
}

/** A mail before editors had any. */
type OldMail = Omit<MailRow, "editor">;

async function insert(db: Kysely<unknown>, mails: OldMail[]): Promise<void> {
  if (mails.length > 0) await (db as Kysely<SubmissionDatabase>).insertInto("mails").values(mails).execute();
}

const EMPTY = {
  submission_id: null,
  step: 0,
  lease_token: null,
  sent_at: null,
  refused_since: null,
  error: null,
  returned_at: null,
};

/** A mail under way is due again once its lease would have ended. */
const STATES = { queued: "waiting", sending: "waiting", sent: "sent", parked: "refused" } as const;

/** Its own mail, copies of it, and the one to the second address. */
function submissionMails(row: OldSubmission): OldMail[] {
  if (row.status === "held" || row.status === "collected") return [];
  const own: OldMail = {
    ...{ ...EMPTY, kind: "request", hospital_id: row.hospital_id, submission_id: row.id, recipient: "office" },
    ...{ id: mailIdOf(row.message_id), state: STATES[row.status], attempts: row.attempts, due_at: row.next_attempt_at },
    ...{ created_at: row.received_at, sent_at: row.sent_at, refused_since: row.refused_since, error: row.last_error },
  };
  const mails = [own];
  if (row.copies > 0) {
    mails.push({ ...own, id: row.copy_mail_id ?? `${row.id}-copy`, created_at: row.sent_at ?? row.received_at });
    Object.assign(own, { state: "sent", attempts: 1, error: null, refused_since: null });
    if (row.status !== "sent") mails.at(-1)!.sent_at = null;
  }
  if (row.second_address === null) return mails;
  const office = mails.at(-1) ?? own;
  const state: MailState = ({ due: "waiting", told: "sent", refused: "refused" } as const)[row.second_address];
  mails.push({ ...office, id: row.second_mail_id ?? `${row.id}-second`, recipient: "second", state, error: null });
  Object.assign(office, { state: "refused", sent_at: null });
  return mails;
}

const KINDS: Record<OldLetter["kind"], MailKind> = {
  ...{ receipt: "receipt", answer: "answer", wish: "wish", list: "list", reminder: "reminder" },
  ...{ second: "late", day: "morning" },
};

function letterMail(row: OldLetter): OldMail {
  const isToPatient = row.kind === "receipt" || row.kind === "answer";
  const { hospital_id, submission_id, attempts, created_at, sent_at, error, returned_at } = row;
  return {
    ...{ ...EMPTY, hospital_id, submission_id, attempts, created_at, sent_at, error, returned_at },
    id: row.mail_id || row.id,
    kind: KINDS[row.kind],
    step: row.answer_number ?? 0,
    recipient: isToPatient ? "patient" : row.kind === "second" ? "second" : "office",
    state: row.status === "queued" || row.status === "sending" ? "waiting" : row.status,
    due_at: row.next_attempt_at,
  };
}

function digestMail({ id, hospital_id, created_at, next_attempt_at }: Before["digests"]): OldMail {
  return {
    ...EMPTY,
    id,
    kind: "digest",
    hospital_id,
    recipient: "office",
    state: "waiting",
    attempts: 0,
    created_at,
    due_at: next_attempt_at,
  };
}

function mailIdOf(messageId: string): string {
  return messageId.slice(1).split("@")[0] ?? "";
}
