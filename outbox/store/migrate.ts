import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { SubmissionDatabase } from "./database.ts";

export interface MigrationTarget {
  db: Kysely<SubmissionDatabase>;
  fileColumn: "blob" | "bytea";
}

/** The store is of a version that this one cannot use; `message` is one line for the operator. */
export class StoreVersionError extends Error {
  override name = "StoreVersionError";
}

/** A newer version of the site made the store. */
class StoreNewerError extends StoreVersionError {
  override name = "StoreNewerError";
}

/** Migrations by name. A later version adds its own here, with a frozen store of the version before. */
function listMigrations(fileColumn: MigrationTarget["fileColumn"]): Record<string, Migration> {
  return { "0011-version-1.0.0": { up: (db: Kysely<unknown>) => createTables(db, fileColumn) } };
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

/**
 * Brings the tables up to date. Kysely takes a lock first, on PostgreSQL an advisory one, so that of several processes
 * starting at once one migrates and the others wait. Rejects with `StoreVersionError`.
 */
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
  if (later !== undefined) {
    throw new StoreNewerError(
      `The store was changed by a newer version of the site (${later}): install that version again, or restore the ` +
        "backup from before the update",
    );
  }
  const last = done.at(-1);
  if (last !== undefined && last < (EARLIER_MIGRATIONS.at(-1) ?? "")) {
    throw new StoreVersionError(
      `The store is of an early version (${last}): start the site once with commit c546dda5 (1.0.0-rc.1), which brings it ` +
        "up to date, then with this version",
    );
  }
}

/** Whether the tables are as this version needs them. */
export async function isMigrated(target: MigrationTarget): Promise<boolean> {
  const migrations = await createMigrator(target).getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}

interface History {
  kysely_migration: { name: string; timestamp: string };
}

async function readHistory(db: Kysely<SubmissionDatabase>): Promise<string[]> {
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
  await createSubmissions(db);
  await createPartsOfSubmissions(db, fileColumn);
  await createLetters(db);
  await db.schema
    .createTable("digests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("hospital_id", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("secrets")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("moves")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("direction", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("moves_unique", ["id", "direction"])
    .execute();
  await (db as Kysely<SubmissionDatabase>)
    .insertInto("secrets")
    .values({ name: "release-links", value: randomBytes(32).toString("base64url") })
    .execute();
}

async function createSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("submissions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("hospital_id", "text", (column) => column.notNull())
    .addColumn("request", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("status", "text", (column) => column.notNull().defaultTo("queued"))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("lease_until", "bigint")
    .addColumn("lease_token", "text")
    .addColumn("sent_at", "bigint")
    .addColumn("last_error", "text")
    .addColumn("held_for", "text")
    .addColumn("told_at", "bigint")
    .addColumn("released_at", "bigint")
    .addColumn("key_id", "text")
    .addColumn("notice_version", "text", (column) => column.notNull().defaultTo("none"))
    .addColumn("digest_id", "text")
    .addColumn("refused_since", "bigint")
    .addColumn("second_address", "text")
    .addColumn("copies", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("waiting_since", "bigint")
    .addColumn("answer", "text")
    .addColumn("answered_at", "bigint")
    .addColumn("reminder_id", "text")
    .addColumn("second_reminder_id", "text")
    .addColumn("answer_count", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("copy_mail_id", "text")
    .addColumn("second_mail_id", "text")
    .execute();
  await createIndexes(db, "submissions", {
    due: ["status", "next_attempt_at"],
    fingerprint: ["fingerprint", "received_at"],
    received: ["received_at"],
    sent: ["status", "sent_at"],
    key: ["key_id"],
    digest: ["digest_id"],
    // The newest mail that was never tried, among any number of waiting ones.
    untried: ["status", "attempts", "received_at"],
    waiting: ["hospital_id", "waiting_since"],
  });
}

async function createPartsOfSubmissions(db: Kysely<unknown>, fileColumn: "blob" | "bytea"): Promise<void> {
  await db.schema
    .createTable("attachments")
    .addColumn("submission_id", "text", (column) =>
      column.primaryKey().references("submissions.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("content", fileColumn, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("submission_keys")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("submission_id", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("submission_keys_unique", ["kind", "key"])
    .execute();
  await createIndexes(db, "submission_keys", { submission: ["submission_id"] });
  await db.schema
    .createTable("answers")
    .addColumn("submission_id", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("answers_unique", ["submission_id", "number"])
    .execute();
}

async function createLetters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("letters")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("hospital_id", "text", (column) => column.notNull())
    .addColumn("submission_id", "text", (column) => column.references("submissions.id").onDelete("cascade"))
    .addColumn("answer_number", "integer")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("error", "text")
    .addColumn("lease_token", "text")
    .addColumn("returned_at", "bigint")
    .addColumn("mail_id", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await createIndexes(db, "letters", {
    due: ["status", "next_attempt_at"],
    submission: ["submission_id"],
    mail: ["mail_id"],
  });
}

async function createIndexes(db: Kysely<unknown>, table: string, indexes: Record<string, string[]>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
}
