import { isIP } from "node:net";
import { resolve } from "node:path";
import { countEdits } from "#site/hospitals/nearest-names.ts";
import type { ClamavAddress } from "#forms/resume/virus-scanner.server.ts";

/** A setting cannot be used; `message` is one line that names the variable and what it should hold. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export function refuse(name: string, what: string, text?: string): never {
  throw new ConfigError(`${name} must be ${what}${text === undefined ? "" : `, not ${JSON.stringify(text)}`}`);
}

export type ReadValue = (name: string) => string | undefined;

const REMOVED_SETTINGS: Record<string, string> = {
  CONTENTFUL_ENVIRONMENT: "end CONTENT_GRAPHQL_URL with /environments/ and its name",
  CONTENTFUL_SPACE_ID: "set CONTENT_GRAPHQL_URL to https://graphql.contentful.com/content/v1/spaces/ and the id",
  CONTENTFUL_WEBHOOK_SECRET: "set CONTENTFUL_WEBHOOK_SIGNING_SECRET, and enable request verification in Contentful",
  CONTENT_CONTROL: "use npm run dev",
  DISK_RESERVE_MB: "forms always leave 32 MB of the disk free",
  HELD_DAYS: "RETENTION_DAYS is also for held submissions",
  MAIL_RETRY_SECONDS: "a failed mail is sent again within two minutes",
  MEDIA_CACHE_MB: "cached media take 1 GB, or less on a small disk",
  RESUME_MAX_MB: "a resume has 5 MB at most",
};

export function refuseRemovedSettings(env: Record<string, string | undefined>) {
  const removed = Object.keys(env).filter((name) => Object.hasOwn(REMOVED_SETTINGS, name) && env[name]?.trim());
  if (removed.length === 0) return;
  const advice = removed.map((name) => `${name} (${REMOVED_SETTINGS[name]})`).join(", ");
  throw new ConfigError(`Unset settings that this version no longer has: ${advice}`);
}

const LAST_PORT = 65_535;

const MAX_EDITS = 2;

/** Read by `npm run content -- model`. */
const OTHER_VARIABLES = ["CONTENTFUL_MANAGEMENT_TOKEN"];

/** Variables that are no settings but look like one. Short names, such as HOST, resemble too much. */
export function findMisspeltSettings(env: Record<string, string | undefined>, settings: string[]) {
  const long = settings.filter((setting) => setting.includes("_"));
  const prefixes = new Set(long.map(firstWord));
  return Object.keys(env)
    .filter((name) => ![...settings, ...OTHER_VARIABLES].includes(name) && env[name]?.trim())
    .flatMap((name) => {
      const meant = long
        .filter(({ length }) => Math.abs(length - name.length) <= MAX_EDITS)
        .find((setting) => countEdits(name, setting) <= MAX_EDITS);
      return meant === undefined && !prefixes.has(firstWord(name)) ? [] : [{ name, meant }];
    });
}

function firstWord(name: string): string {
  return name.slice(0, name.indexOf("_") + 1) || name;
}

export function parseSwitch(text: string, name: string): "on" | "off" {
  return text === "on" || text === "off" ? text : refuse(name, "on or off", text);
}

const TEN_YEARS = 3653;

export function parseRetentionDays(text: string, name: string): number {
  const days = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return days < 1 || days > TEN_YEARS ? refuse(name, `a whole number of days from 1 to ${TEN_YEARS}`, text) : days;
}

const BLOCKED_PORTS = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** The next port that browsers connect to; 0, for any free one, where there is none. */
export function nextPort(port: number): number {
  if (port === 0 || port >= LAST_PORT) return 0;
  return BLOCKED_PORTS.has(port + 1) ? nextPort(port + 1) : port + 1;
}

export function parsePort(text = "3000"): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > LAST_PORT) refuse("PORT", `a number from 0 to ${LAST_PORT}`, text);
  if (BLOCKED_PORTS.has(port)) refuse("PORT", `a port that browsers connect to; they refuse ${port}`);
  return port;
}

export function parseOrigin(text: string, name: string): string {
  const url = URL.parse(text);
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash && !url.username;
  return isOrigin ? url.origin : refuse(name, "an origin such as https://www.example.org", text);
}

export function parseOrigins(text: string, name: string): string[] {
  return text.split(",").map((origin) => parseOrigin(origin.trim(), name));
}

/** Addresses, or networks as address and prefix (RFC 4632 §3.1), with commas between them. */
export function parseTrustProxy(text: string | undefined): string[] {
  const entries = text?.split(",").map((entry) => entry.trim()) ?? [];
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const hasPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
    if (bits < 0 || !hasPrefix) {
      throw new ConfigError(
        `TRUST_PROXY must list addresses such as 127.0.0.1 or 10.0.0.0/8, not ${JSON.stringify(entry)}`,
      );
    }
  }
  return entries;
}

export interface MetricsAddress {
  host: string;
  port: number;
}

export function parseMetricsAddress(text: string): MetricsAddress {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain ?? "";
  const isAddress = bracketed === undefined ? isIP(host) === 4 || host === "localhost" : isIP(host) === 6;
  if (!isAddress || Number(digits) > LAST_PORT)
    refuse("METRICS_ADDRESS", "an address and port such as 127.0.0.1:9464 or [::1]:9464", text);
  return { host, port: Number(digits) };
}

export function parseDatabaseUrl(text: string): string {
  const url = URL.parse(text);
  const isPostgres = url && /^postgres(ql)?:$/.test(url.protocol);
  const hasPlace = url && (url.hostname !== "" || url.searchParams.has("host")) && url.pathname.length > 1;
  if (!isPostgres || !hasPlace)
    refuse("DATABASE_URL", "an address such as postgres://user:password@db.example.org/website");
  return text;
}

/** An address, or a folder of NDJSON files. */
export function parseFeedSource(text: string, name: string): string {
  if (!/^[a-z]+:/i.test(text)) return resolve(text);
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && !url.username
    ? url.href
    : refuse(name, "an address such as https://hospital.example.org/fhir/$bulk-publish, or a folder");
}

export function parseReceivingAddresses(text: string | undefined): Record<string, string> {
  const entries = text?.split(",").map((entry) => entry.trim().split("=", 2)) ?? [];
  for (const [id = "", address = ""] of entries) {
    if (/^[a-z0-9_-]+$/.test(id) && isMailAddress(address)) continue;
    throw new ConfigError(
      `RECEIVING_ADDRESSES must list hospitals with their mailboxes, such as punalur=office@example.org, not ${JSON.stringify(`${id}=${address}`)}`,
    );
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

export function parseSmtpUrl(text: string): string {
  const url = URL.parse(text);
  const example = "an address such as smtps://user:password@mail.example.org:465";
  if (!url || !/^smtps?:$/.test(url.protocol)) refuse("SMTP_URL", example);
  if (url.hostname === "") throw new ConfigError(`SMTP_URL names no mail server: it must be ${example}`);
  return text;
}

export function parseMailFrom(text = "Hospital website <website@example.org>"): string {
  const address = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  if (!isMailAddress(address) || /[\r\n]/.test(text))
    refuse("MAIL_FROM", 'an address such as "Hospital website <website@example.org>"', text);
  return text;
}

function isMailAddress(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);
}

export function parseClamavAddress(text: string): ClamavAddress {
  if (text.startsWith("/")) return { path: text };
  const [, bracketed, plain, digits] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host === undefined || port < 1 || port > LAST_PORT) {
    const example = "a host and port such as 127.0.0.1:3310, or a path such as /run/clamav/clamd.ctl";
    return refuse("CLAMAV_ADDRESS", example, text);
  }
  return { host, port };
}
