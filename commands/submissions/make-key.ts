import { resolve } from "node:path";
import { makeKeyFile } from "#submissions/encryption/key-file.server.ts";
import { EXIT, UsageError } from "../command.ts";
import type { CommandContext } from "../command.ts";

/** Makes a key for `ENCRYPTION_KEY_FILE` in a new file. */
export async function makeKey({ print, note }: CommandContext, files: string[]): Promise<number> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new UsageError("make-key: name one file, outside DATA_DIR");
  const path = resolve(file);
  print(`The key ${await makeKeyFile(path)} is in ${path}`);
  note("Keep a copy where neither the site nor its backups are: without the key nobody can read what it encrypted.");
  return EXIT.done;
}
