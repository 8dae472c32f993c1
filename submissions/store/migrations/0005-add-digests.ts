import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds mails that tell an office of several submissions, and a secret that every process of the store shares. Offices
 * had read only the references of what is held; they are told again, with names.
 */
export const addDigests: Migration = {
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
