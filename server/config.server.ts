import { isIP } from "node:net";
import { resolve } from "node:path";
import { RESUME_MAX_BYTES } from "#submissions/forms/resume-file.ts";
import { DISK_RESERVE_BYTES } from "#submissions/store/open-disk-reserve.server.ts";
import { FIRST_STEP_MS } from "#submissions/retry-schedule.ts";
import { findAssetSource } from "#content/asset-source.ts";

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
  siteDataDir: string;
  groupSlug: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  content: ContentSource;
  /** How the content service proves that a notice of a change is its own; undefined ones are not asked for. */
  webhook: { secret: string | undefined; signingSecret: string | undefined };
  /** Largest resume of a job application. */
  resumeMaxBytes: number;
  /** Forms that one network may send in an hour. */
  formsPerHour: number;
  /** Room kept on SQLite's disk for noting what was sent. */
  diskReserveBytes: number;
  /** Whether the embedded content service can be made to fail; such a site keeps no page. */
  hasContentControl: boolean;
  /** How much room the content service's pictures and films may take in the data folder. */
  mediaCacheBytes: number;
  /** How long a submission is kept after its mail was delivered. */
  retentionDays: number;
  /** The longest wait after a mail's first failure, in milliseconds. */
  mailRetryMs: number;
  /** Where the metrics are served; undefined means nowhere. */
  metricsAddress: MetricsAddress | undefined;
  /** Addresses or CIDR ranges of proxies whose forwarded headers are believed. */
  trustProxy: string[];
  logLevel: LogLevel;
}

const LAST_PORT = 65_535;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
/** Ten years. */
const LONGEST_RETENTION_DAYS = 3653;
const MEDIA_CACHE_BYTES = 2 ** 30;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Folder of the project, for the defaults that are part of it. */
const PROJECT_DIR = resolve(import.meta.dirname, "..");

/** A setting cannot be used; `message` is one line that names the variable and what it should hold. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads every setting from the environment (docs/operations.md lists them). Empty values count as not given.
 * Throws `ConfigError` at the first bad one.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const value = (name: string) => env[name]?.trim() || undefined;
  return {
    host: value("HOST") ?? "localhost",
    port: parsePort(value("PORT")),
    siteOrigin: parseOrigin("SITE_ORIGIN", value("SITE_ORIGIN")),
    apiOrigin: parseOrigin("API_ORIGIN", value("API_ORIGIN")),
    apiClientOrigins: parseOrigins("API_CLIENT_ORIGINS", value("API_CLIENT_ORIGINS")),
    receivingAddresses: parseReceivingAddresses(value("RECEIVING_ADDRESSES")),
    dataDir: resolve(value("DATA_DIR") ?? "var"),
    databaseUrl: parseDatabaseUrl(value("DATABASE_URL")),
    siteDataDir: resolve(value("SITE_DATA_DIR") ?? resolve(PROJECT_DIR, "data")),
    groupSlug: parseGroupSlug(value("GROUP_SLUG")),
    smtpUrl: parseSmtpUrl(value("SMTP_URL")),
    mailFrom: parseMailFrom(value("MAIL_FROM")),
    content: parseContent(value),
    webhook: parseWebhook(value),
    ...parseRoom(value),
    formsPerHour: parseFormsPerHour(value("FORMS_PER_HOUR")),
    mailRetryMs: parseSeconds("MAIL_RETRY_SECONDS", value("MAIL_RETRY_SECONDS"), FIRST_STEP_MS, 3600),
    hasContentControl: parseContentControl(value),
    mediaCacheBytes: parseMegabytes("MEDIA_CACHE_MB", value("MEDIA_CACHE_MB"), MEDIA_CACHE_BYTES, 500_000, 64),
    retentionDays: parseRetentionDays(value("RETENTION_DAYS")),
    metricsAddress: parseMetricsAddress(value("METRICS_ADDRESS")),
    trustProxy: parseTrustProxy(value("TRUST_PROXY")),
    logLevel: parseLogLevel(value("LOG_LEVEL")),
  };
}

/** The public origin without a trailing slash: the configured one, else made of host and port. */
export function publicOrigin({ siteOrigin, host, port }: Pick<Config, "siteOrigin" | "host" | "port">): string {
  // An IPv6 address stands in brackets in an address (RFC 3986 §3.2.2).
  return siteOrigin ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/** The embedded content service's port: the one after the site's; 0, for any free one, where there is none. */
export function contentServicePort({ port }: Pick<Config, "port">): number {
  return port === 0 || port === LAST_PORT ? 0 : port + 1;
}

type ReadValue = (name: string) => string | undefined;

function parsePort(text = "3000"): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > LAST_PORT) {
    throw new ConfigError(`PORT must be a number from 0 to ${LAST_PORT}, not ${JSON.stringify(text)}`);
  }
  return port;
}

function parseOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash && !url.username;
  if (!isOrigin) {
    throw new ConfigError(`${name} must be an origin such as https://www.example.org, not ${JSON.stringify(text)}`);
  }
  return url.origin;
}

function parseOrigins(name: string, text: string | undefined): string[] {
  return (text?.split(",") ?? []).flatMap((origin) => parseOrigin(name, origin.trim()) ?? []);
}

function parseReceivingAddresses(text: string | undefined): Record<string, string> {
  const entries = text?.split(",").map((entry) => entry.trim().split("=", 2)) ?? [];
  for (const [id = "", address = ""] of entries) {
    if (/^[a-z0-9_-]+$/.test(id) && isMailAddress(address)) continue;
    throw new ConfigError(
      `RECEIVING_ADDRESSES must list hospitals with their mailboxes, such as punalur=office@example.org, not ${JSON.stringify(`${id}=${address}`)}`,
    );
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

function isMailAddress(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);
}

function parseGroupSlug(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(text)) {
    throw new ConfigError(
      `GROUP_SLUG must be lower-case letters, digits and single underscores, not ${JSON.stringify(text)}`,
    );
  }
  return text;
}

function parseSmtpUrl(text: string | undefined): string | undefined {
  const isSmtp = text === undefined || (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol));
  // The value may hold a password, so the message does not repeat it.
  if (!isSmtp) throw new ConfigError("SMTP_URL must be an address such as smtps://user:password@mail.example.org:465");
  return text;
}

function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPostgres = url && /^postgres(ql)?:$/.test(url.protocol);
  const hasPlace = url && (url.hostname !== "" || url.searchParams.has("host")) && url.pathname.length > 1;
  // The value may hold a password, so the message does not repeat it.
  if (!isPostgres || !hasPlace) {
    throw new ConfigError("DATABASE_URL must be an address such as postgres://user:password@db.example.org/website");
  }
  return text;
}

function parseMailFrom(text = "Hospital website <website@example.org>"): string {
  const address = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  if (!isMailAddress(address) || /[\r\n]/.test(text)) {
    throw new ConfigError(
      `MAIL_FROM must be an address such as "Hospital website <website@example.org>", not ${JSON.stringify(text)}`,
    );
  }
  return text;
}

function parseContent(value: ReadValue): ContentSource {
  const space = value("CONTENTFUL_SPACE_ID");
  const environment = value("CONTENTFUL_ENVIRONMENT") ?? "master";
  const token = value("CONTENTFUL_DELIVERY_TOKEN");
  const address = value("CONTENT_GRAPHQL_URL");
  if (!space && !address) return parseEmbedded(value("CONTENT_EXPORT"), token);
  if (value("CONTENT_EXPORT")) {
    throw new ConfigError(
      "CONTENT_EXPORT is for the embedded content service, but a hosted one is set: unset one of them",
    );
  }
  if (!token) throw new ConfigError("CONTENTFUL_DELIVERY_TOKEN is missing: the hosted content service needs it");
  for (const [name, text] of [
    ["CONTENTFUL_SPACE_ID", space ?? "any"],
    ["CONTENTFUL_ENVIRONMENT", environment],
  ] as const) {
    if (!/^[\w.-]+$/.test(text))
      throw new ConfigError(`${name} must be an id without spaces or slashes, not ${JSON.stringify(text)}`);
  }
  const hosted = `https://graphql.contentful.com/content/v1/spaces/${space}/environments/${environment}`;
  return { kind: "hosted", graphqlUrl: parseGraphqlUrl(address) ?? hosted, deliveryToken: token };
}

function parseWebhook(value: ReadValue): Config["webhook"] {
  const secret = value("CONTENTFUL_WEBHOOK_SECRET");
  const signingSecret = value("CONTENTFUL_WEBHOOK_SIGNING_SECRET");
  // Neither message repeats its value.
  if (secret !== undefined && !/^[\x21-\x7e]{16,}$/.test(secret))
    throw new ConfigError("CONTENTFUL_WEBHOOK_SECRET must be 16 or more characters of ASCII without spaces");
  if (signingSecret !== undefined && !/^[\w+/=-]{64}$/.test(signingSecret))
    throw new ConfigError("CONTENTFUL_WEBHOOK_SIGNING_SECRET must be the 64 characters that Contentful shows");
  return { secret, signingSecret };
}

function parseEmbedded(exportFile: string | undefined, token: string | undefined): ContentSource {
  if (token) {
    throw new ConfigError("CONTENTFUL_DELIVERY_TOKEN is set without CONTENTFUL_SPACE_ID: set both, or neither");
  }
  return {
    kind: "embedded",
    exportFile: resolve(exportFile ?? resolve(PROJECT_DIR, "content-service/sample/export.json")),
  };
}

function parseGraphqlUrl(text: string | undefined): string | undefined {
  if (text !== undefined && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) {
    throw new ConfigError(`CONTENT_GRAPHQL_URL must be a full http or https address, not ${JSON.stringify(text)}`);
  }
  if (text !== undefined && !findAssetSource(text)) {
    throw new ConfigError(
      `CONTENT_GRAPHQL_URL must name the space, as in https://…/content/v1/spaces/<id>, not ${JSON.stringify(text)}`,
    );
  }
  return text;
}

/** Only for a site that nobody else reaches: one that fails on demand is no site for visitors. */
function parseContentControl(value: ReadValue): boolean {
  const text = value("CONTENT_CONTROL") ?? "off";
  if (text !== "on" && text !== "off") {
    throw new ConfigError(`CONTENT_CONTROL must be on or off, not ${JSON.stringify(text)}`);
  }
  const isPublic = value("SITE_ORIGIN") !== undefined || !LOOPBACK_HOST.test(value("HOST") ?? "localhost");
  const isHosted = value("CONTENTFUL_SPACE_ID") !== undefined || value("CONTENT_GRAPHQL_URL") !== undefined;
  if (text === "on" && (isPublic || isHosted)) {
    throw new ConfigError(
      "CONTENT_CONTROL is for development: unset it, or use the embedded content service, a loopback HOST and no SITE_ORIGIN",
    );
  }
  return text === "on";
}

function parseTrustProxy(text: string | undefined): string[] {
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

function parseMetricsAddress(text: string | undefined): MetricsAddress | undefined {
  if (text === undefined) return undefined;
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain ?? "";
  const isAddress = bracketed === undefined ? isIP(host) === 4 || host === "localhost" : isIP(host) === 6;
  if (!isAddress || Number(digits) > LAST_PORT) {
    throw new ConfigError(
      `METRICS_ADDRESS must be an address and port such as 127.0.0.1:9464 or [::1]:9464, not ${JSON.stringify(text)}`,
    );
  }
  return { host, port: Number(digits) };
}

function parseRetentionDays(text = "90"): number {
  const days = Number(text);
  if (!/^\d{1,4}$/.test(text) || days < 1 || days > LONGEST_RETENTION_DAYS) {
    throw new ConfigError(
      `RETENTION_DAYS must be a whole number of days from 1 to ${LONGEST_RETENTION_DAYS}, not ${JSON.stringify(text)}`,
    );
  }
  return days;
}

function parseLogLevel(text = "info"): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not ${JSON.stringify(text)}`);
  return level;
}

/** A whole number of megabytes, up to `most`, in bytes. */
/** Removing a resume writes as much as it holds, so the reserve is twice the largest unless it is set. */
function parseRoom(value: ReadValue): Pick<Config, "resumeMaxBytes" | "diskReserveBytes"> {
  const resumeMaxBytes = parseMegabytes("RESUME_MAX_MB", value("RESUME_MAX_MB"), RESUME_MAX_BYTES, 25);
  const reserve = Math.max(DISK_RESERVE_BYTES, 2 * resumeMaxBytes);
  return {
    resumeMaxBytes,
    diskReserveBytes: parseMegabytes("DISK_RESERVE_MB", value("DISK_RESERVE_MB"), reserve, 4096, 8),
  };
}

function parseMegabytes(name: string, text: string | undefined, fallback: number, most: number, least = 1): number {
  if (text === undefined) return fallback;
  const megabytes = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (megabytes < least || megabytes > most) {
    throw new ConfigError(`${name} must be a whole number of megabytes from ${least} to ${most}, not "${text}"`);
  }
  return megabytes * 1024 * 1024;
}

/** A whole number of seconds, up to `most`, in milliseconds. */
function parseSeconds(name: string, text: string | undefined, fallbackMs: number, most: number): number {
  if (text === undefined) return fallbackMs;
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (seconds < 1 || seconds > most) {
    throw new ConfigError(`${name} must be a whole number of seconds from 1 to ${most}, not "${text}"`);
  }
  return seconds * 1000;
}

/** Sixty an hour leave room for the many people whom a mobile network puts behind one address. */
function parseFormsPerHour(text = "60"): number {
  const forms = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (forms < 1) throw new ConfigError(`FORMS_PER_HOUR must be a whole number from 1 to 999999, not "${text}"`);
  return forms;
}
