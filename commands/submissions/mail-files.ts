import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** The mails of a submission that were written as files, where no mail server is set. */
export async function findMailFiles(dataDir: string, reference: string): Promise<string[]> {
  const folder = join(dataDir, "mail");
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return [];
  });
  return names.filter((name) => name.endsWith(`-${reference}.eml`)).map((name) => join(folder, name));
}
