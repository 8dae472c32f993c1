import { randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { SubmissionDatabase } from "./database.ts";

export interface MigrationTarget {
  db: Kysely<SubmissionDatabase>;
  /** The dialect's type for bytes. */
  fileColumn: "blob" | "bytea";
}

/** A newer version of the site made the store; `message` is one line for the operator. */
export class StoreNewerError extends Error {
  override name = "StoreNewerError";
}

/**
 * Brings the tables up to date; they run in the order of their names. Kysely takes a lock first, on PostgreSQL an
 * advisory one, so that of several processes starting at once one migrates and the others wait. Rejects with
 * `StoreNewerError`, and with the first migration's error that fails.
 */
export async function migrate(target: MigrationTarget): Promise<void> {
  await requireKnownShape(target.db);
  const { error } = await createMigrator(target).migrateToLatest();
  if (error) throw error;
}

/** Rejects with `StoreNewerError` where the tables are of a later version, which this one could misread. */
export async function requireKnownShape(db: Kysely<SubmissionDatabase>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return;
  const history = db as unknown as Kysely<{ kysely_migration: { name: string } }>;
  const done = await history.selectFrom("kysely_migration").select("name").orderBy("name").execute();
  const known = Object.keys(listMigrations("blob"));
  const later = done.find(({ name }) => !known.includes(name));
  if (!later) return;
  throw new StoreNewerError(
    `The store was changed by a newer version of the site (${later.name}): install that version again, or restore the ` +
      "backup from before the update",
  );
}

/** Whether the tables are as this version needs them. */
export async function isMigrated(target: MigrationTarget): Promise<boolean> {
  const migrations = await createMigrator(target).getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}

function createMigrator({ db, fileColumn }: MigrationTarget): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => listMigrations(fileColumn) } });
}

function listMigrations(fileColumn: MigrationTarget["fileColumn"]): Record<string, Migration> {
  return {
    "0001-create-submissions": createSubmissionsTable,
    "0002-add-attachments-and-keys": addAttachmentsAndKeys(fileColumn),
    "0003-add-holds": addHolds,
    "0004-add-encryption-and-notice": addEncryptionAndNotice,
    "0005-add-digests": addDigests,
    "0006-add-refusals": addRefusals,
    "0007-add-copies-and-moves": addCopiesAndMoves,
    "0008-add-answers": addAnswers,
    "0009-add-returns": addReturns,
    "0010-add-mail-ids": addMailIds,
  };
}

/** Creates the table of submissions, each row with its mail job. */
const createSubmissionsTable: Migration = {
  async up(db: Kysely<unknown>) {
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
      .execute();
    await createIndexes(db);
  },
};

async function createIndexes(db: Kysely<unknown>) {
  await db.schema.createIndex("submissions_due").on("submissions").columns(["status", "next_attempt_at"]).execute();
  await db.schema
    .createIndex("submissions_fingerprint")
    .on("submissions")
    .columns(["fingerprint", "received_at"])
    .execute();
}

/**
 * Adds resumes and idempotency keys, which go with their submission, and names mails that were given up "parked".
 * `fileColumn` is the dialect's type for bytes.
 */
function addAttachmentsAndKeys(fileColumn: "blob" | "bytea"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createAttachments(db, fileColumn);
      await createKeys(db);
      await createKeyIndexes(db);
      await (db as Kysely<{ submissions: { status: string } }>)
        .updateTable("submissions")
        .set({ status: "parked" })
        .where("status", "=", "dead")
        .execute();
    },
  };
}

async function createAttachments(db: Kysely<unknown>, fileColumn: "blob" | "bytea") {
  await db.schema
    .createTable("attachments")
    .addColumn("submission_id", "text", (column) =>
      column.primaryKey().references("submissions.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("content", fileColumn, (column) => column.notNull())
    .execute();
}

async function createKeys(db: Kysely<unknown>) {
  await db.schema
    .createTable("submission_keys")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("submission_id", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("submission_keys_unique", ["kind", "key"])
    .execute();
}

async function createKeyIndexes(db: Kysely<unknown>) {
  await db.schema.createIndex("submission_keys_submission").on("submission_keys").columns(["submission_id"]).execute();
  await db.schema.createIndex("submissions_received").on("submissions").columns(["received_at"]).execute();
  await db.schema.createIndex("submissions_sent").on("submissions").columns(["status", "sent_at"]).execute();
}

/** Adds why a submission was held, when its hospital was informed of that, and when a person released it. */
const addHolds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, type] of [
      ["held_for", "text"],
      ["told_at", "bigint"],
      ["released_at", "bigint"],
    ] as const) {
      // One by one: SQLite adds one column a statement (sqlite.org/lang_altertable.html).
      await db.schema.alterTable("submissions").addColumn(name, type).execute();
    }
  },
};

/** Adds which key a submission's texts and file are encrypted with, and which privacy notice its visitor was shown. */
const addEncryptionAndNotice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("key_id", "text").execute();
    await db.schema
      .alterTable("submissions")
      .addColumn("notice_version", "text", (column) => column.notNull().defaultTo("none"))
      .execute();
    await db.schema.createIndex("submissions_key").on("submissions").columns(["key_id"]).execute();
  },
};

/**
 * Adds mails that list several submissions for an office, and a secret that every process of the store shares. Offices
 * had read only the references of what is held; they are listed again, with names.
 */
const addDigests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("digests")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("hospital_id", "text", (column) => column.notNull())
      .addColumn("message_id", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("submissions").addColumn("digest_id", "text").execute();
    await db.schema.createIndex("submissions_digest").on("submissions").columns(["digest_id"]).execute();
    await db.schema
      .createTable("secrets")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await (db as Kysely<{ submissions: { status: string; told_at: number | null } }>)
      .updateTable("submissions")
      .set({ told_at: null })
      .where("status", "=", "held")
      .execute();
    await (db as Kysely<{ secrets: { name: string; value: string } }>)
      .insertInto("secrets")
      .values({ name: "release-links", value: randomBytes(32).toString("base64url") })
      .execute();
  },
};

/**
 * Adds since when a mail server refuses a mail, how the mail to the hospital's second address stands, and an index that
 * finds the newest mail that was never tried among any number of waiting ones.
 */
const addRefusals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("refused_since", "bigint").execute();
    await db.schema.alterTable("submissions").addColumn("second_address", "text").execute();
    await db.schema
      .createIndex("submissions_untried")
      .on("submissions")
      .columns(["status", "attempts", "received_at"])
      .execute();
  },
};

/** Adds how many copies of a delivered mail were asked for, and the moves of the store from and to other places. */
const addCopiesAndMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("submissions")
      .addColumn("copies", "integer", (column) => column.notNull().defaultTo(0))
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
  },
};

/**
 * Adds what offices answer and patients ask for, and the mails that this causes. Requests from before have no links, so
 * nobody is reminded of them.
 */
const addAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, type] of [
      ["waiting_since", "bigint"],
      ["answer", "text"],
      ["answered_at", "bigint"],
      ["reminder_id", "text"],
      ["second_reminder_id", "text"],
    ] as const) {
      await db.schema.alterTable("submissions").addColumn(name, type).execute();
    }
    await db.schema
      .alterTable("submissions")
      .addColumn("answer_count", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex("submissions_waiting")
      .on("submissions")
      .columns(["hospital_id", "waiting_since"])
      .execute();
    await createAnswersTable(db);
    await createLettersTable(db);
  },
};

/** Adds when a mail came back, and who holds it while it is sent. */
const addReturns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("letters").addColumn("lease_token", "text").execute();
    await db.schema.alterTable("letters").addColumn("returned_at", "bigint").execute();
  },
};

/** Adds ids of their own to mails whose ids could be made from another mail's; what is stored keeps its id. */
const addMailIds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("copy_mail_id", "text").execute();
    await db.schema.alterTable("submissions").addColumn("second_mail_id", "text").execute();
    await db.schema
      .alterTable("letters")
      .addColumn("mail_id", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await sql`update letters set mail_id = replace(id, ':', '.')`.execute(db);
    await db.schema.createIndex("letters_mail").on("letters").columns(["mail_id"]).execute();
    const store = db as Kysely<SubmissionDatabase>;
    const rows = await store
      .selectFrom("submissions")
      .select(["id", "message_id", "copies", "second_address"])
      .where((eb) => eb.or([eb("copies", ">", 0), eb("second_address", "is not", null)]))
      .execute();
    for (const { id, message_id: messageId, copies, second_address: second } of rows) {
      const own = `${copies > 0 ? `copy${copies}.` : ""}${messageId.slice(1).split("@", 1).join("")}`;
      await store
        .updateTable("submissions")
        .set({ copy_mail_id: copies > 0 ? own : null, second_mail_id: second === null ? null : `second.${own}` })
        .where("id", "=", id)
        .execute();
    }
  },
};

async function createAnswersTable(db: Kysely<unknown>) {
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

async function createLettersTable(db: Kysely<unknown>) {
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
    .execute();
  await db.schema.createIndex("letters_due").on("letters").columns(["status", "next_attempt_at"]).execute();
  await db.schema.createIndex("letters_submission").on("letters").columns(["submission_id"]).execute();
}
