import { resolve } from "node:path";
import { makeKeyFile } from "#submissions/encryption/key-file.server.ts";
import type { Config } from "#server/config.server.ts";
import { backUpSqlite } from "#submissions/store/open-sqlite.server.ts";
import { EXIT, UsageError, type CommandContext, CommandError } from "../command.ts";
import { countOf } from "./command-line.ts";
import type { Task } from "./command-line.ts";

/** Makes a key for `ENCRYPTION_KEY_FILE` in a new file. */
export async function makeKey({ print, note }: CommandContext, files: string[]): Promise<number> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new UsageError("make-key: name one file, outside DATA_DIR");
  const path = resolve(file);
  print(`The key ${await makeKeyFile(path)} is in ${path}`);
  note("Keep a copy where neither the site nor its backups are: without the key nobody can read what it encrypted.");
  return EXIT.done;
}

/** Encrypts everything with the first key of `ENCRYPTION_KEY_FILE`, what was stored before there was a key too. */
export async function rewriteKeys({ context, records }: Task): Promise<number> {
  const { rewritten, unreadable } = await records.rewriteKeys();
  for (const line of unreadable) context.note(line);
  context.print(`${countOf(rewritten)} encrypted with the first key; ${unreadable.length} left as they were.`);
  return unreadable.length === 0 ? EXIT.done : EXIT.failed;
}

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
