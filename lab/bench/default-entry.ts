import { execFile } from "node:child_process";
import { cp, readdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");

/** What the build needs not, or shares. */
const LEFT_OUT = /^(?:\..*|build|node_modules|test-results|var)$/;

/**
 * Builds the site in the folder without the pages' own entry, so that React Router takes its default one: it streams
 * pages and the loaders' data, and puts no styles into them. The sources are copied, because those behind a link are in
 * two places.
 */
export async function buildWithDefaultEntry(folder: string): Promise<void> {
  const names = (await readdir(PROJECT_DIR)).filter((name) => !LEFT_OUT.test(name));
  for (const name of names) await cp(join(PROJECT_DIR, name), join(folder, name), { recursive: true });
  await symlink(join(PROJECT_DIR, "node_modules"), join(folder, "node_modules"));
  await rm(join(folder, "app/entry.server.tsx"));
  const command = join(PROJECT_DIR, "node_modules/.bin/react-router");
  await promisify(execFile)(process.execPath, [command, "build", "--logLevel", "warn"], { cwd: folder });
}
