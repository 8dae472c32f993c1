import { resolve } from "node:path";
import type { Config } from "#server/config.server.ts";
import { backUpSqlite } from "#submissions/store/back-up-sqlite.server.ts";
import { CommandError, EXIT, UsageError } from "../command.ts";
import type { CommandContext } from "../command.ts";
import { countOf } from "./count-of.ts";

/** Writes the store, as it is at one moment, to a new file beside the running site. */
export async function backUpSubmissions({ print }: CommandContext, config: Config, files: string[]): Promise<number> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new UsageError("backup: name one file, outside DATA_DIR");
  if (config.databaseUrl !== undefined) {
    throw new CommandError(`DATABASE_URL is set: pg_dump --format=custom --file=${file} "$DATABASE_URL" backs it up`);
  }
  const path = resolve(file);
  print(
    `${countOf(await backUpSqlite(config.dataDir, path))} in ${path}; the key of ENCRYPTION_KEY_FILE is not in it.`,
  );
  return EXIT.done;
}
