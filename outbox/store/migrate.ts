import { randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { SubmissionDatabase } from "./database.ts";
import { indexLargeStores } from "./large-stores.ts";
import { moveMails } from "./move-mails.ts";

export interface MigrationTarget {
  db: Kysely<SubmissionDatabase>;
  fileColumn: "blob" | "bytea";
}

/** The store is of a version that this one cannot use; `message` is one line for the operator. */
export class StoreVersionError extends Error {
  override name = "StoreVersionError";
}

class StoreNewerError extends StoreVersionError {
  override name = "StoreNewerError";
}

/** Migrations by name. A later version adds its own here, with a frozen store of the version before. */
function listMigrations(fileColumn: MigrationTarget["fileColumn"]): Record<string, Migration> {
  return {
    "0011-version-1.0.0": { up: (db: Kysely<unknown>) => createTables(db, fileColumn) },
    "0012-one-outbox": { up: moveMails },
    "0013-sittings": { up: createSittingTables },
    "0014-language": { up: addLanguage },
    "0015-editors": { up: createEditorTables },
    "0016-entry-versions": { up: createEntryVersions },
    "0017-notices": { up: createNoticeTable },
    "0018-calls": { up: addCalls },
    "0019-consents": { up: createConsents },
    "0020-number-checks": { up: createNumberChecks },
    "0021-page-counts": { up: createPageCounts },
    "0022-large-stores": { up: indexLargeStores },
  };
}

/** What the versions before 1.0.0 recorded; together they made the tables of `0011-version-1.0.0`. */
const EARLIER_MIGRATIONS = [
  "0001-create-submissions",
  "0002-add-attachments-and-keys",
  "0003-add-holds",
  "0004-add-encryption-and-notice",
  "0005-add-digests",
  "0006-add-refusals",
  "0007-add-copies-and-moves",
  "0008-add-answers",
  "0009-add-returns",
  "0010-add-mail-ids",
];

/** Brings the tables up to date; of several processes one does. Rejects with `StoreVersionError`. */
export async function migrate(target: MigrationTarget): Promise<void> {
  await requireKnownShape(target.db);
  await replaceEarlierMigrations(target.db);
  const { error } = await createMigrator(target).migrateToLatest();
  if (error) throw error;
}

/** Rejects with `StoreVersionError` where the tables are of a later version, or of one too old to go on from. */
export async function requireKnownShape(db: Kysely<SubmissionDatabase>): Promise<void> {
  const done = await readHistory(db);
  const known = [...EARLIER_MIGRATIONS, ...Object.keys(listMigrations("blob"))];
  const later = done.find((name) => !known.includes(name));
  if (later !== undefined)
    throw new StoreNewerError(
      `The store was changed by a newer version of the site (${later}): install that version again, or restore the ` +
        "backup from before the update",
    );
  const last = done.at(-1);
  if (last !== undefined && last < (EARLIER_MIGRATIONS.at(-1) ?? ""))
    throw new StoreVersionError(
      `The store is of an early version (${last}): start the site once with commit c546dda5, which brings it up to date, ` +
        "then with this version",
    );
}

export async function isMigrated(target: MigrationTarget): Promise<boolean> {
  const migrations = await createMigrator(target).getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}

interface History {
  kysely_migration: { name: string; timestamp: string };
}

/** The migrations that this store has, the oldest first. */
export async function readHistory(db: Kysely<SubmissionDatabase>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const history = db as unknown as Kysely<History>;
  const rows = await history.selectFrom("kysely_migration").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

/** Kysely refuses recorded migrations that it does not know. Of several processes one finds the rows. */
async function replaceEarlierMigrations(db: Kysely<SubmissionDatabase>): Promise<void> {
  if (!(await readHistory(db)).some((name) => EARLIER_MIGRATIONS.includes(name))) return;
  await (db as unknown as Kysely<History>).transaction().execute(async (trx) => {
    const removal = trx.deleteFrom("kysely_migration").where("name", "in", EARLIER_MIGRATIONS);
    const { numDeletedRows } = await removal.executeTakeFirstOrThrow();
    if (Number(numDeletedRows) < EARLIER_MIGRATIONS.length) return;
    const record = { name: "0011-version-1.0.0", timestamp: new Date().toISOString() };
    await trx.insertInto("kysely_migration").values(record).execute();
  });
}

function createMigrator({ db, fileColumn }: MigrationTarget): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => listMigrations(fileColumn) } });
}

async function createTables(db: Kysely<unknown>, fileColumn: MigrationTarget["fileColumn"]): Promise<void> {
  for (const statement of listStatements(fileColumn)) await sql.raw(statement).execute(db);
  await (db as Kysely<Pick<SubmissionDatabase, "secrets">>)
    .insertInto("secrets")
    .values({ name: "release-links", value: randomBytes(32).toString("base64url") })
    .execute();
}

async function createSittingTables(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table sitting_changes (
      id text primary key, hospital_id text not null, doctor_id text not null, content text not null,
      first_day text not null, last_day text not null, at bigint not null, made_by text not null, undone_at bigint)`,
    "create index sitting_changes_doctor on sitting_changes (hospital_id, doctor_id, at)",
    "create index sitting_changes_last on sitting_changes (last_day)",
    `create table sitting_confirmations (
      hospital_id text not null, day text not null, at bigint not null, made_by text not null,
      constraint sitting_confirmations_unique primary key (hospital_id, day))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function createNoticeTable(db: Kysely<unknown>): Promise<void> {
  await sql`create table notices (
    id text primary key, hospital_id text not null, content text not null, starts_at bigint not null,
    ends_at bigint not null, at bigint not null, made_by text not null, ended_at bigint)`.execute(db);
  await sql`create index notices_end on notices (ends_at)`.execute(db);
}

async function addLanguage(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions add column language text not null default ''`.execute(db);
}

async function createEditorTables(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table editor_sessions (
      id text primary key, editor text not null, rights text not null, link_id text not null,
      began_at bigint not null, expires_at bigint not null, ended_at bigint)`,
    `create table desk_audit (
      id text primary key, at bigint not null, who text not null, what text not null, subject text not null,
      hospital_id text not null, before text not null, after text not null)`,
    "create index desk_audit_at on desk_audit (at)",
    "alter table mails add column editor text",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function addCalls(db: Kysely<unknown>): Promise<void> {
  const columns = ["source text not null default 'web'", "call_by bigint", "noted_by text not null default ''"];
  for (const column of columns) await sql.raw(`alter table submissions add column ${column}`).execute(db);
}

async function createEntryVersions(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table entry_versions (
      type text not null, id text not null, number integer not null, source text not null, state text not null,
      made_by text not null, at bigint not null, parent integer not null, publish_at bigint, unpublish_at bigint,
      written_at bigint, constraint entry_versions_unique primary key (type, id, number))`,
    "create index entry_versions_state on entry_versions (state)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function createConsents(db: Kysely<unknown>): Promise<void> {
  await sql`create table consents (
    id text primary key, hospital_id text not null, kind text not null, entry_id text not null, title text not null,
    person text not null, agreed_on text not null, until_day text not null, noted_at bigint not null,
    ended_at bigint)`.execute(db);
}

async function createNumberChecks(db: Kysely<unknown>): Promise<void> {
  await sql`create table number_checks (
    hospital_id text not null, number text not null, state text not null, at bigint not null,
    constraint number_checks_unique primary key (hospital_id, number))`.execute(db);
}

async function createPageCounts(db: Kysely<unknown>): Promise<void> {
  await sql`create table page_counts (
    day text not null, hospital_id text not null, page text not null, what text not null, count bigint not null,
    constraint page_counts_unique primary key (day, hospital_id, page, what))`.execute(db);
}

function listStatements(fileColumn: MigrationTarget["fileColumn"]): string[] {
  const ofSubmission = "text not null references submissions (id) on delete cascade";
  return [
    `create table submissions (
      id text primary key, reference text not null unique, kind text not null, hospital_id text not null,
      request text not null, fingerprint text not null, received_at bigint not null, message_id text not null unique,
      status text not null default 'queued', attempts integer not null default 0, next_attempt_at bigint not null,
      lease_until bigint, lease_token text, sent_at bigint, last_error text,
      held_for text, told_at bigint, released_at bigint,
      key_id text, notice_version text not null default 'none', digest_id text,
      refused_since bigint, second_address text, copies integer not null default 0,
      waiting_since bigint, answer text, answered_at bigint, reminder_id text, second_reminder_id text,
      answer_count integer not null default 0, copy_mail_id text, second_mail_id text)`,
    "create index submissions_due on submissions (status, next_attempt_at)",
    "create index submissions_fingerprint on submissions (fingerprint, received_at)",
    "create index submissions_received on submissions (received_at)",
    "create index submissions_sent on submissions (status, sent_at)",
    "create index submissions_key on submissions (key_id)",
    "create index submissions_digest on submissions (digest_id)",
    // The newest mail that was never tried, among any number of waiting ones.
    "create index submissions_untried on submissions (status, attempts, received_at)",
    "create index submissions_waiting on submissions (hospital_id, waiting_since)",
    `create table attachments (
      submission_id text primary key references submissions (id) on delete cascade,
      name text not null, type text not null, content ${fileColumn} not null)`,
    `create table submission_keys (
      kind text not null, key text not null, fingerprint text not null, submission_id ${ofSubmission},
      constraint submission_keys_unique primary key (kind, key))`,
    "create index submission_keys_submission on submission_keys (submission_id)",
    `create table answers (
      submission_id ${ofSubmission}, number integer not null, at bigint not null, state text not null,
      content text not null, constraint answers_unique primary key (submission_id, number))`,
    `create table letters (
      id text primary key, kind text not null, hospital_id text not null,
      submission_id text references submissions (id) on delete cascade, answer_number integer,
      status text not null, attempts integer not null, created_at bigint not null, next_attempt_at bigint not null,
      sent_at bigint, error text, lease_token text, returned_at bigint, mail_id text not null default '')`,
    "create index letters_due on letters (status, next_attempt_at)",
    "create index letters_submission on letters (submission_id)",
    "create index letters_mail on letters (mail_id)",
    `create table digests (
      id text primary key, hospital_id text not null, message_id text not null, created_at bigint not null,
      next_attempt_at bigint not null)`,
    "create table secrets (name text primary key, value text not null)",
    `create table moves (
      id text not null, direction text not null, place text not null, state text not null, changed_at bigint not null,
      constraint moves_unique primary key (id, direction))`,
  ];
}
