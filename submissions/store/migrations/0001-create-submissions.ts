import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Creates the table of submissions, each row with its mail job. */
export const createSubmissionsTable: Migration = {
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
