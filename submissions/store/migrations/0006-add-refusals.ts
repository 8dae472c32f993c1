import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds since when a mail server refuses a mail, how the mail to the hospital's second address stands, and an index that
 * finds the newest mail that was never tried among any number of waiting ones.
 */
export const addRefusals: Migration = {
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
