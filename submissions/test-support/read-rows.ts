import { join } from "node:path";
import Database from "better-sqlite3";
import type { SubmissionRow } from "../store/database.ts";

/** The rows of a data folder's store, in the order they came in. */
export function readRows(dataDir: string): SubmissionRow[] {
  const database = new Database(join(dataDir, "submissions.sqlite"), { readonly: true });
  try {
    return database.prepare<[], SubmissionRow>("SELECT * FROM submissions ORDER BY received_at, rowid").all();
  } finally {
    database.close();
  }
}
