import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds resumes and idempotency keys, which go with their submission, and names mails that were given up "parked".
 * `fileColumn` is the dialect's type for bytes.
 */
export function addAttachmentsAndKeys(fileColumn: "blob" | "bytea"): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createAttachments(db, fileColumn);
      await createKeys(db);
      await createIndexes(db);
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

async function createIndexes(db: Kysely<unknown>) {
  await db.schema.createIndex("submission_keys_submission").on("submission_keys").columns(["submission_id"]).execute();
  await db.schema.createIndex("submissions_received").on("submissions").columns(["received_at"]).execute();
  await db.schema.createIndex("submissions_sent").on("submissions").columns(["status", "sent_at"]).execute();
}
