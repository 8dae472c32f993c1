import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds which key a submission's texts and file are encrypted with, and which privacy notice its visitor was shown. */
export const addEncryptionAndNotice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("submissions").addColumn("key_id", "text").execute();
    await db.schema
      .alterTable("submissions")
      .addColumn("notice_version", "text", (column) => column.notNull().defaultTo("none"))
      .execute();
    await db.schema.createIndex("submissions_key").on("submissions").columns(["key_id"]).execute();
  },
};
