import { existsSync, realpathSync } from "node:fs";
import { parseConfig, type Config } from "../config.server.ts";
import { listFilePermissions, MODULE_FOLDERS, toNodeFlags } from "./file-permissions.ts";

/**
 * Puts this process under Node's permission model, with what the settings need and no more. Only a command line can do
 * that, so the process replaces itself (execve(2)): number, streams and environment stay the same, and nothing of
 * `program` has happened yet. Returns in the process that is limited, and why not in one that cannot be.
 */
export function limitProcess(program: string): string | undefined {
  if (process.permission !== undefined) return undefined;
  const config = parseQuietly();
  if (config === undefined) return "a setting cannot be used";
  if (!config.usesNodePermissions) return "NODE_PERMISSIONS is off";
  if (process.platform === "win32" || !process.execve || !process.allowedNodeEnvironmentFlags.has("--allow-net"))
    return "Node cannot do it on this system";
  const permissions = listFilePermissions(config, process.env);
  const flags = toNodeFlags({ ...permissions, reads: [...permissions.reads, ...findModuleFolders()] });
  const args = [process.execPath, ...process.execArgv, ...flags, program, ...process.argv.slice(2)];
  try {
    return process.execve(process.execPath, args, process.env);
  } catch (error) {
    return `the process could not replace itself: ${(error as Error).message}`;
  }
}

/** What is wrong with a setting is said by the start that follows. */
function parseQuietly(): Config | undefined {
  try {
    return parseConfig(process.env);
  } catch {
    return undefined;
  }
}

/** Modules are loaded from where links lead, everything else by its name. */
function findModuleFolders(): string[] {
  return MODULE_FOLDERS.filter((folder) => existsSync(folder)).map((folder) => realpathSync(folder));
}
