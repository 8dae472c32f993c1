import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Logger } from "pino";

/** What Node's permission model refused, as its error and its diagnostics channels say it. */
export interface Denial {
  permission?: string;
  resource?: string;
}

const CHANNELS = ["fs", "net", "child", "worker", "inspector", "wasi", "addon", "ffi", "openssl-store"].map(
  (scope) => `node:permission-model:${scope}`,
);

/** More different lines than this tell a person nothing new. */
const MOST_LINES = 100;

/** One line for the operator, which names the path and the settings. */
export function explainDenial({ permission = "what was asked", resource = "" }: Denial): string {
  const [what, limit] = {
    FileSystemRead: [`to read ${resource}`, "it reads the project, SITE_DATA_DIR, DATA_DIR and what settings name"],
    FileSystemWrite: [`to write ${resource}`, "it writes in DATA_DIR"],
  }[permission] ?? [[permission, resource].filter(Boolean).join(" "), "it needs no such thing"];
  return `The site's process was refused ${what}: ${limit}. Without this limit: NODE_PERMISSIONS=off`;
}

/** Logs each kind of refusal once, also those that the code asking for it keeps to itself; answers with what ends it. */
export function reportDenials(log: Pick<Logger, "error">): () => void {
  const lines = new Set<string>();
  function report(message: unknown) {
    const line = explainDenial(message as Denial);
    if (lines.has(line) || lines.size >= MOST_LINES) return;
    lines.add(line);
    log.error(line);
  }
  for (const channel of CHANNELS) subscribe(channel, report);
  return () => CHANNELS.forEach((channel) => unsubscribe(channel, report));
}
