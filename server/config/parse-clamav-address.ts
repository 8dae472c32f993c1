import type { ClamavAddress } from "#submissions/scan/create-clamav-scanner.server.ts";
import { ConfigError } from "./config-error.ts";
import { LAST_PORT } from "./parse-numbers.ts";

/** Where clamd listens: "127.0.0.1:3310", "[::1]:3310" or the path of its socket. */
export function parseClamavAddress(text: string | undefined): ClamavAddress | undefined {
  if (text === undefined) return undefined;
  if (text.startsWith("/")) return { path: text };
  const [, bracketed, plain, digits] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host === undefined || port < 1 || port > LAST_PORT) {
    throw new ConfigError(
      `CLAMAV_ADDRESS must be a host and port such as 127.0.0.1:3310, or a path such as /run/clamav/clamd.ctl, not ${JSON.stringify(text)}`,
    );
  }
  return { host, port };
}
