import { isAbsolute, join, relative, resolve } from "node:path";
import { assetsFolderOf } from "contentful-emulator/space";
import type { Config } from "../config.server.ts";

const PROJECT_DIR = resolve(import.meta.dirname, "../..");

/** Where modules are loaded from; either may be a link that leads out of the project. */
export const MODULE_FOLDERS = ["build", "node_modules"].map((name) => join(PROJECT_DIR, name));

/** Where `process_` metrics come from (prom-client). */
const PROCESS_FIGURES = ["/proc/self/fd", "/proc/self/limits", "/proc/self/status"];

/** By these better-sqlite3 and sharp tell which C library there is, and so which of their binaries to load. */
const C_LIBRARY_SIGNS = ["/proc/self/exe", "/proc/self/maps", "/usr/bin/ldd"];

/** Absolute paths of folders, each with all that is in it, and of files. */
export interface FilePermissions {
  reads: string[];
  /** Read while the site starts, and no more. */
  startReads: string[];
  writes: string[];
}

type Env = Record<string, string | undefined>;

/** What the site reads and writes with these settings; symbolic links are not followed. */
export function listFilePermissions(config: Config, env: Env): FilePermissions {
  const { content, dataDir, siteDataDir, databaseUrl, metricsAddress, encryptionKeyFiles } = config;
  return {
    reads: [
      ...[PROJECT_DIR, siteDataDir, dataDir],
      ...(content.kind === "embedded" ? [content.exportFile, assetsFolderOf(content.exportFile)] : []),
      ...(databaseUrl === undefined ? [] : listDatabaseFiles(databaseUrl, env)),
      ...(metricsAddress ? PROCESS_FIGURES : []),
    ],
    startReads: [...encryptionKeyFiles, ...C_LIBRARY_SIGNS],
    writes: [dataDir],
  };
}

/** Read at every connection: certificates and keys that the address names, and the password file where it has none. */
function listDatabaseFiles(databaseUrl: string, { PGPASSWORD, PGPASSFILE, HOME }: Env): string[] {
  const { password, searchParams } = new URL(databaseUrl);
  const named = ["sslrootcert", "sslcert", "sslkey"].flatMap((name) => searchParams.get(name) ?? []);
  const hasPassword = password !== "" || searchParams.has("password") || PGPASSWORD !== undefined;
  const passwordFile = hasPassword ? undefined : (PGPASSFILE ?? (HOME && join(HOME, ".pgpass")));
  return [...named, ...(passwordFile ? [passwordFile] : [])].map((path) => resolve(path));
}

/**
 * Node's flags for these permissions, the network and native addons, and nothing else: no child process, no worker, no
 * inspector, no WASI (Node's documentation, Permission Model).
 */
export function toNodeFlags({ reads, startReads, writes }: FilePermissions): string[] {
  return [
    "--permission",
    "--allow-net",
    "--allow-addons",
    ...withoutCovered([...reads, ...startReads]).flatMap((path) =>
      allow("--allow-fs-read", path, reads.includes(path)),
    ),
    ...writes.flatMap((path) => allow("--allow-fs-write", path, true)),
    // Said at every start: that addons are allowed, and that --allow-net is experimental.
    "--disable-warning=PERM0001",
    "--disable-warning=ExperimentalWarning",
  ];
}

/** Of a folder that is not there, or not yet, Node would allow the name alone. */
function allow(flag: string, path: string, withContents: boolean): string[] {
  return [path, ...(withContents ? [join(path, "*")] : [])].map((allowed) => `${flag}=${allowed}`);
}

function withoutCovered(paths: string[]): string[] {
  const distinct = [...new Set(paths)];
  return distinct.filter((path) => !distinct.some((folder) => folder !== path && isWithin(path, folder)));
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith("../") && !isAbsolute(way);
}
