import type { Config } from "./config.server.ts";

/** Bytes of the disk that pictures and films leave free: they stop far from where submissions would be refused. */
export function freeDiskBytes({ diskReserveBytes }: Pick<Config, "diskReserveBytes">): number {
  return 4 * diskReserveBytes;
}
