import { isIP } from "node:net";
import { resolve } from "node:path";
import type { ClamavAddress } from "#submissions/resume/virus-scanner.server.ts";
import { isLoopback } from "#submissions/is-loopback.server.ts";
import { FIRST_STEP_MS } from "#submissions/mail/attempt-mail.server.ts";
import { findAssetSource } from "#content/asset-source.ts";
import {
  ConfigError,
  parseDatabaseUrl,
  parseMetricsAddress,
  parseOrigin,
  parseOrigins,
  parsePort,
  parseTrustProxy,
  parseClamavAddress,
  parseMailFrom,
  parseReceivingAddresses,
  parseSmtpUrl,
  parseRoom,
  parseSeconds,
  parseWholeNumber,
  parseSwitch,
  type MetricsAddress,
  type ReadValue,
} from "./config-values.server.ts";

/** Where content comes from: the embedded service over an export file, or a GraphQL address with its token. */
export type ContentSource =
  { kind: "embedded"; exportFile: string } | { kind: "hosted"; graphqlUrl: string; deliveryToken: string };

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
  /** Who scans resumes before they are mailed; undefined means nobody. */
  clamavAddress: ClamavAddress | undefined;
  /** Days a submission stays after its mail was delivered, or after it came in and was held. */
  retentionDays: number;
  /** The longest wait after a mail's first failure, in milliseconds. */
  mailRetryMs: number;
  /** Where the metrics are served; undefined means nowhere. */
  metricsAddress: MetricsAddress | undefined;
  /** Addresses or CIDR ranges of proxies whose forwarded headers are believed. */
  trustProxy: string[];
  logLevel: LogLevel;
}

const RETENTION_DAYS = 90;
/** Ten years. */
const LONGEST_RETENTION_DAYS = 3653;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Folder of the project, for the defaults that are part of it. */
const PROJECT_DIR = resolve(import.meta.dirname, "..");

/**
 * Reads every setting from the environment (docs/reference/settings.md lists them). Empty values count as not given.
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
    clamavAddress: parseClamavAddress(value("CLAMAV_ADDRESS")),
    retentionDays:
      parseWholeNumber(value, "RETENTION_DAYS", { most: LONGEST_RETENTION_DAYS, unit: "days" }) ?? RETENTION_DAYS,
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

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** The export of the sample content. */
const SAMPLE_EXPORT = resolve(import.meta.dirname, "../data/sample-content/export.json");

/** The hosted content service when its space or address is given, else the embedded one. */
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

function parseEmbedded(exportFile: string | undefined, token: string | undefined): ContentSource {
  if (token) {
    throw new ConfigError("CONTENTFUL_DELIVERY_TOKEN is set without CONTENTFUL_SPACE_ID: set both, or neither");
  }
  return {
    kind: "embedded",
    exportFile: resolve(exportFile ?? SAMPLE_EXPORT),
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

/** What proves a notice of a change; neither is asked for unless it is set. */
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

/** Only for a site that nobody else reaches: one that fails on demand is no site for visitors. */
function parseContentControl(value: ReadValue): boolean {
  const isOn = parseSwitch(value, "CONTENT_CONTROL", "off");
  const isPublic = value("SITE_ORIGIN") !== undefined || !LOOPBACK_HOST.test(value("HOST") ?? "localhost");
  const isHosted = value("CONTENTFUL_SPACE_ID") !== undefined || value("CONTENT_GRAPHQL_URL") !== undefined;
  if (isOn && (isPublic || isHosted)) {
    throw new ConfigError(
      "CONTENT_CONTROL is for development: unset it, or use the embedded content service, a loopback HOST and no SITE_ORIGIN",
    );
  }
  return isOn;
}

/** What lets editors see content before it is published. */
export interface PreviewSettings {
  /** What the address of a preview must hold. */
  secret: string;
  /** The content service's token that reads drafts; undefined for the embedded service, which has its own. */
  token: string | undefined;
}

/** Reads the settings of previews; undefined without a secret. Throws `ConfigError`, which repeats neither value. */
function parsePreview(value: ReadValue): PreviewSettings | undefined {
  const secret = value("CONTENTFUL_PREVIEW_SECRET");
  const token = value("CONTENTFUL_PREVIEW_TOKEN");
  const isHosted = value("CONTENTFUL_SPACE_ID") !== undefined || value("CONTENT_GRAPHQL_URL") !== undefined;
  if (secret === undefined) {
    if (token === undefined) return undefined;
    throw new ConfigError("CONTENTFUL_PREVIEW_TOKEN is set without CONTENTFUL_PREVIEW_SECRET: set both, or neither");
  }
  // It stands in an address as it is.
  if (!/^[\w.~-]{16,}$/.test(secret))
    throw new ConfigError("CONTENTFUL_PREVIEW_SECRET must be 16 or more letters, digits and any of - . _ ~");
  if (isHosted && token === undefined)
    throw new ConfigError("CONTENTFUL_PREVIEW_TOKEN is missing: previews of the hosted content service need it");
  if (!isHosted && token !== undefined)
    throw new ConfigError(
      "CONTENTFUL_PREVIEW_TOKEN is for a hosted content service: unset it, or set CONTENTFUL_SPACE_ID",
    );
  return { secret, token };
}
