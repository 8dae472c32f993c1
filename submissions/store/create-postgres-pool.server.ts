import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool } from "pg";
import type { PoolClient } from "pg";
import type { SubmissionLog } from "../submissions.ts";
import { postgresOptions } from "./postgres-options.server.ts";
import { requireDurability } from "./require-durability.server.ts";
import { describeStoreFailure } from "./store-failure.ts";

/** What a server answers to writes once it has become a standby. */
const READ_ONLY = "25006";

/**
 * Connections to the database, opened as they are needed and again after any loss. Each one is refused unless its
 * server keeps what it commits. A connection that timed out, was cut or leads to a standby is not used again.
 */
export function createPostgresPool(databaseUrl: string, log: SubmissionLog): PostgresPool {
  const pool = new Pool({ ...postgresOptions(databaseUrl), onConnect: requireDurability });
  // Without listeners a cut connection would end the process.
  pool.on("error", (error) => log.warn(describeStoreFailure(error), "an idle connection to the database was lost"));
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    options: pool.options,
    connect: async () => discardingWhenFaulty(await pool.connect()),
    end: () => pool.end(),
  };
}

function discardingWhenFaulty(client: PoolClient): PostgresPoolClient {
  let isFaulty = false;
  async function query(sql: string, parameters: unknown[]) {
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      isFaulty ||= !(error instanceof DatabaseError) || error.code === READ_ONLY;
      throw error;
    }
  }
  // Kysely streams through cursors as well, which nothing here does.
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || isFaulty),
  };
}
