import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { SubmissionDatabase } from "./database.ts";
import { createSubmissionsTable } from "./migrations/0001-create-submissions.ts";

/** Every migration by its file's name; they run in the order of their names. */
const MIGRATIONS = {
  "0001-create-submissions": createSubmissionsTable,
};

/** Brings the tables up to date. Rejects with the first migration's error that fails. */
export async function migrate(db: Kysely<SubmissionDatabase>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error("The store of submissions could not be brought up to date", { cause: error });
}
