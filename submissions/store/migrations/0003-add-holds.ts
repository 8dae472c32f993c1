import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds why a submission was held, when its hospital was told of that, and when a person released it. */
export const addHolds: Migration = {
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
