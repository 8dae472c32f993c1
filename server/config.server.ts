import { isIP } from "node:net";
import { resolve } from "node:path";
import type { ClamavAddress } from "#submissions/scan/create-clamav-scanner.server.ts";
import { isLoopback } from "#submissions/is-loopback.server.ts";
import { FIRST_STEP_MS } from "#submissions/retry-schedule.ts";
import { ConfigError } from "./config/config-error.ts";
import {
  parseDatabaseUrl,
  parseMetricsAddress,
  parseOrigin,
  parseOrigins,
  parsePort,
  parseTrustProxy,
} from "./config/parse-addresses.ts";
import { parseClamavAddress } from "./config/parse-clamav-address.ts";
import { parseContent, parseContentControl, parseWebhook } from "./config/parse-content.ts";
import { parseMailFrom, parseReceivingAddresses, parseSmtpUrl } from "./config/parse-mail.ts";
import { parsePreview, type PreviewSettings } from "./config/parse-preview.ts";
import { parseSwitch } from "./config/parse-switch.ts";
import { parseMegabytes, parseRoom, parseSeconds, parseWholeNumber } from "./config/parse-numbers.ts";

/** Where content comes from: the embedded service over an export file, or a GraphQL address with its token. */
export type ContentSource =
  { kind: "embedded"; exportFile: string } | { kind: "hosted"; graphqlUrl: string; deliveryToken: string };

/** An address of this machine to listen on. */
export interface MetricsAddress {
  host: string;
  port: number;
}

export interface Config {
  host: string;
  port: number;
  /** Public origin without a trailing slash; undefined means "from host and port". */
  siteOrigin: string | undefined;
  /** Origin that takes the forms; undefined for this site's own. */
  apiOrigin: string | undefined;
  /** Origins of other sites whose pages may post forms here. */
  apiClientOrigins: string[];
  /** Mailboxes that receive forms, by hospital id, instead of the site data's. */
  receivingAddresses: Record<string, string>;
  dataDir: string;
  /** PostgreSQL's address; undefined means SQLite under `dataDir`. */
  databaseUrl: string | undefined;
  /** Files of the keys that submissions are encrypted with, the one that writes first; none stores them as they came. */
  encryptionKeyFiles: string[];
  siteDataDir: string;
  groupSlug: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  content: ContentSource;
  /** How the content service proves that a notice of a change is its own; undefined ones are not asked for. */
  webhook: { secret: string | undefined; signingSecret: string | undefined };
  /** How editors see content before it is published; undefined means that nobody does. */
  preview: PreviewSettings | undefined;
  /** Largest resume of a job application. */
  resumeMaxBytes: number;
  /** Room kept on SQLite's disk for noting what was sent. */
  diskReserveBytes: number;
  /** Whether the embedded content service can be made to fail; such a site keeps no page. */
  hasContentControl: boolean;
  /** How much room the content service's pictures and films may take in the data folder. */
  mediaCacheBytes: number;
  /** Who scans resumes before they are mailed; undefined means nobody. */
  clamavAddress: ClamavAddress | undefined;
  /** How long a submission is kept after its mail was delivered. */
  retentionDays: number;
  /** How long a submission is kept after it came in and was held. */
  heldDays: number;
  /** The longest wait after a mail's first failure, in milliseconds. */
  mailRetryMs: number;
  /** Where the metrics are served; undefined means nowhere. */
  metricsAddress: MetricsAddress | undefined;
  /** Addresses or CIDR ranges of proxies whose forwarded headers are believed. */
  trustProxy: string[];
  /** Whether the process takes from itself what it does not need (server/permissions). */
  usesNodePermissions: boolean;
  logLevel: LogLevel;
}

const MEDIA_CACHE_BYTES = 2 ** 30;
const RETENTION_DAYS = 90;
/** Ten years. */
const LONGEST_RETENTION_DAYS = 3653;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Folder of the project, for the defaults that are part of it. */
const PROJECT_DIR = resolve(import.meta.dirname, "..");

/**
 * Reads every setting from the environment (docs/operations.md lists them). Empty values count as not given.
 * Throws `ConfigError` at the first bad one.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const value = (name: string) => env[name]?.trim() || undefined;
  const days = { most: LONGEST_RETENTION_DAYS, unit: "days" };
  const retentionDays = parseWholeNumber(value, "RETENTION_DAYS", days) ?? RETENTION_DAYS;
  return {
    host: value("HOST") ?? "localhost",
    port: parsePort(value("PORT")),
    siteOrigin: parseOrigin("SITE_ORIGIN", value("SITE_ORIGIN")),
    apiOrigin: parseOrigin("API_ORIGIN", value("API_ORIGIN")),
    apiClientOrigins: parseOrigins("API_CLIENT_ORIGINS", value("API_CLIENT_ORIGINS")),
    receivingAddresses: parseReceivingAddresses(value("RECEIVING_ADDRESSES")),
    dataDir: resolve(value("DATA_DIR") ?? "var"),
    databaseUrl: parseDatabaseUrl(value("DATABASE_URL")),
    encryptionKeyFiles: (value("ENCRYPTION_KEY_FILE")?.split(",") ?? []).map((path) => resolve(path.trim())),
    siteDataDir: resolve(value("SITE_DATA_DIR") ?? resolve(PROJECT_DIR, "data")),
    groupSlug: parseGroupSlug(value("GROUP_SLUG")),
    smtpUrl: parseSmtpUrl(value("SMTP_URL")),
    mailFrom: parseMailFrom(value("MAIL_FROM")),
    content: parseContent(value),
    webhook: parseWebhook(value),
    preview: parsePreview(value),
    ...parseRoom(value),
    mailRetryMs: parseSeconds(value, "MAIL_RETRY_SECONDS", { most: 3600 }) ?? FIRST_STEP_MS,
    hasContentControl: parseContentControl(value),
    mediaCacheBytes: parseMegabytes(value, "MEDIA_CACHE_MB", { least: 64, most: 500_000 }) ?? MEDIA_CACHE_BYTES,
    clamavAddress: parseClamavAddress(value("CLAMAV_ADDRESS")),
    retentionDays,
    heldDays: parseWholeNumber(value, "HELD_DAYS", days) ?? retentionDays,
    metricsAddress: parseMetricsAddress(value("METRICS_ADDRESS")),
    trustProxy: parseTrustProxy(value("TRUST_PROXY")),
    usesNodePermissions: parseSwitch(value, "NODE_PERMISSIONS", "on"),
    logLevel: parseLogLevel(value("LOG_LEVEL")),
  };
}

/** The public origin without a trailing slash: the configured one, else made of host and port. */
export function publicOrigin({ siteOrigin, host, port }: Pick<Config, "siteOrigin" | "host" | "port">): string {
  // An IPv6 address stands in brackets in an address (RFC 3986 §3.2.2).
  return siteOrigin ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/**
 * Whether mails can leave: over SMTP, or as files where the site is no public one, for a developer to read. On a public
 * site somebody waits for an answer to each form, so mails wait in the store for a mail server.
 */
export function isMailSetUp(config: Pick<Config, "siteOrigin" | "host" | "port" | "smtpUrl">): boolean {
  const { protocol, hostname } = new URL(publicOrigin(config));
  return config.smtpUrl !== undefined || (protocol !== "https:" && isLoopback(hostname));
}

function parseGroupSlug(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(text)) {
    throw new ConfigError(
      `GROUP_SLUG must be lower-case letters, digits and single underscores, not ${JSON.stringify(text)}`,
    );
  }
  return text;
}

function parseLogLevel(text = "info"): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not ${JSON.stringify(text)}`);
  return level;
}
