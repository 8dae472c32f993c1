import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { SubmissionDatabase } from "./database.ts";
import { createSubmissionsTable } from "./migrations/0001-create-submissions.ts";
import { addAttachmentsAndKeys } from "./migrations/0002-add-attachments-and-keys.ts";
import { addHolds } from "./migrations/0003-add-holds.ts";
import { addEncryptionAndNotice } from "./migrations/0004-add-encryption-and-notice.ts";
import { addDigests } from "./migrations/0005-add-digests.ts";
import { addRefusals } from "./migrations/0006-add-refusals.ts";

export interface MigrationTarget {
  db: Kysely<SubmissionDatabase>;
  /** The dialect's type for bytes. */
  fileColumn: "blob" | "bytea";
}

/**
 * Brings the tables up to date; they run in the order of their names. Kysely takes a lock first, on PostgreSQL an
 * advisory one, so that of several processes starting at once one migrates and the others wait. Rejects with the first
 * migration's error that fails.
 */
export async function migrate(target: MigrationTarget): Promise<void> {
  const { error } = await createMigrator(target).migrateToLatest();
  if (error) throw error;
}

/** Whether the tables are as this version needs them. */
export async function isMigrated(target: MigrationTarget): Promise<boolean> {
  const migrations = await createMigrator(target).getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}

function createMigrator({ db, fileColumn }: MigrationTarget): Migrator {
  const migrations = {
    "0001-create-submissions": createSubmissionsTable,
    "0002-add-attachments-and-keys": addAttachmentsAndKeys(fileColumn),
    "0003-add-holds": addHolds,
    "0004-add-encryption-and-notice": addEncryptionAndNotice,
    "0005-add-digests": addDigests,
    "0006-add-refusals": addRefusals,
  };
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
