import type { ClientBase } from "pg";

/** The database cannot be used as DATABASE_URL and its own settings are; `message` is one line for the operator. */
export class DatabaseSettingsError extends Error {
  override name = "DatabaseSettingsError";
}

/**
 * Rejects with `DatabaseSettingsError` where a commit may be answered before it is on disk
 * (PostgreSQL 15 manual, 20.5: fsync and synchronous_commit).
 */
export async function requireDurability(client: ClientBase): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit"]) {
    const { rows } = await client.query<{ value: string }>("select current_setting($1) as value", [setting]);
    if (rows[0]?.value !== "off") continue;
    throw new DatabaseSettingsError(
      `DATABASE_URL: ${setting} is off in that database, so a power cut could lose submissions that were answered: turn it on`,
    );
  }
}
