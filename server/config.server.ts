import { isIP } from "node:net";
import { resolve } from "node:path";
import { isLoopback } from "#outbox/is-loopback.server.ts";
import { isSampleValue } from "#site/hospitals/sample-values.server.ts";
import { findAssetSource } from "#site/content/asset-source.ts";
import {
  ConfigError,
  parseDatabaseUrl,
  parseFeedSource,
  parseMetricsAddress,
  parseOrigin,
  parseOrigins,
  parsePort,
  parseTrustProxy,
  parseClamavAddress,
  parseMailFrom,
  parseReceivingAddresses,
  parseSmtpUrl,
  parseRetentionDays,
  parseSwitch,
  refuse,
  findMisspeltSettings,
  refuseRemovedSettings,
  type ReadValue,
} from "./config-values.server.ts";

export type ContentSource =
  | { kind: "embedded"; path: string }
  | { kind: "hosted"; graphqlUrl: string; deliveryToken: string };

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const PROJECT_DIR = resolve(import.meta.dirname, "..");

export function parseConfig(env: Record<string, string | undefined>) {
  const settings: string[] = [];
  const value = (name: string) => {
    settings.push(name);
    return env[name]?.trim() || undefined;
  };
  const parsed = <Setting>(name: string, parse: (text: string, name: string) => Setting) => {
    const text = value(name);
    return text === undefined ? undefined : parse(text, name);
  };
  refuseRemovedSettings(env);
  return {
    host: value("HOST") ?? "localhost",
    port: parsePort(value("PORT")),
    /** Undefined means "from host and port". */
    siteOrigin: parsed("SITE_ORIGIN", parseOrigin),
    apiOrigin: parsed("API_ORIGIN", parseOrigin),
    apiClientOrigins: parsed("API_CLIENT_ORIGINS", parseOrigins) ?? [],
    receivingAddresses: parseReceivingAddresses(value("RECEIVING_ADDRESSES")),
    dataDir: resolve(value("DATA_DIR") ?? "var"),
    offlinePages: parsed("OFFLINE_PAGES", parseSwitch) ?? "on",
    pageCounts: parsed("PAGE_COUNTS", parseSwitch) ?? "on",
    outagePage: parsed("OUTAGE_PAGE", (path) => resolve(path)),
    databaseUrl: parsed("DATABASE_URL", parseDatabaseUrl),
    encryptionKeyFiles: (value("ENCRYPTION_KEY_FILE")?.split(",") ?? []).map((path) => resolve(path.trim())),
    siteDataDir: resolve(value("SITE_DATA_DIR") ?? resolve(PROJECT_DIR, "data")),
    groupSlug: parsed("GROUP_SLUG", parseGroupSlug),
    smtpUrl: parsed("SMTP_URL", parseSmtpUrl),
    mailFrom: parseMailFrom(value("MAIL_FROM")),
    content: parseContent(value),
    sittingsFrom: parsed("SITTINGS_FROM", parseFeedSource),
    webhookSigningSecret: parsed("CONTENTFUL_WEBHOOK_SIGNING_SECRET", parseSigningSecret),
    preview: parsePreview(value),
    clamavAddress: parsed("CLAMAV_ADDRESS", parseClamavAddress),
    retentionDays: parsed("RETENTION_DAYS", parseRetentionDays) ?? 90,
    metricsAddress: parsed("METRICS_ADDRESS", parseMetricsAddress),
    trustProxy: parseTrustProxy(value("TRUST_PROXY")),
    logLevel: parseLogLevel(value("LOG_LEVEL")),
    misspelt: findMisspeltSettings(env, settings),
  };
}

export type Config = ReturnType<typeof parseConfig>;

export function publicOrigin({ siteOrigin, host, port }: Pick<Config, "siteOrigin" | "host" | "port">): string {
  // An IPv6 address stands in brackets in an address (RFC 3986 §3.2.2).
  return siteOrigin ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/** Over SMTP, or as files where only this machine reaches the site; elsewhere mails wait in the store for a server. */
export function isMailSetUp(config: Pick<Config, "siteOrigin" | "host" | "port" | "smtpUrl" | "trustProxy">): boolean {
  const { protocol, hostname } = new URL(publicOrigin(config));
  const isReached = !isLoopback(config.host) || config.trustProxy.length > 0;
  return config.smtpUrl !== undefined || (protocol !== "https:" && isLoopback(hostname) && !isReached);
}

function parseGroupSlug(text: string): string {
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(text))
    refuse("GROUP_SLUG", "lower-case letters, digits and single underscores", text);
  return text;
}

function parseLogLevel(text = "info"): LogLevel {
  return LOG_LEVELS.find((known) => known === text) ?? refuse("LOG_LEVEL", `one of ${LOG_LEVELS.join(", ")}`, text);
}

const SAMPLE_EXPORT = resolve(import.meta.dirname, "../data/sample-content/export.json");

export function listSampleSettings({ content, mailFrom }: Pick<Config, "content" | "mailFrom">): string[] {
  return [
    ...(content.kind === "embedded" && content.path === SAMPLE_EXPORT
      ? ["CONTENT_EXPORT or CONTENT_GRAPHQL_URL: is not set: doctors, news and jobs are the sample's"]
      : []),
    ...(isSampleValue(mailFrom.replace(/>$/, "")) ? [`MAIL_FROM: "${mailFrom}" reaches nobody`] : []),
  ];
}

function parseContent(value: ReadValue): ContentSource {
  const graphqlUrl = value("CONTENT_GRAPHQL_URL");
  const deliveryToken = value("CONTENTFUL_DELIVERY_TOKEN");
  const path = value("CONTENT_EXPORT");
  if (graphqlUrl === undefined) {
    if (deliveryToken !== undefined)
      throw new ConfigError("CONTENTFUL_DELIVERY_TOKEN is set without CONTENT_GRAPHQL_URL: set both, or neither");
    return { kind: "embedded", path: resolve(path ?? SAMPLE_EXPORT) };
  }
  if (path !== undefined)
    throw new ConfigError(
      "CONTENT_EXPORT is for the embedded content service, but a hosted one is set: unset one of them",
    );
  if (deliveryToken === undefined)
    throw new ConfigError("CONTENTFUL_DELIVERY_TOKEN is missing: the hosted content service needs it");
  return { kind: "hosted", graphqlUrl: parseGraphqlUrl(graphqlUrl), deliveryToken };
}

function parseGraphqlUrl(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ""))
    refuse("CONTENT_GRAPHQL_URL", "a full http or https address", text);
  if (!findAssetSource(text))
    throw new ConfigError(
      `CONTENT_GRAPHQL_URL must name the space, as in https://…/content/v1/spaces/<id>, not ${JSON.stringify(text)}`,
    );
  return text;
}

function parseSigningSecret(text: string): string {
  if (!/^[\w+/=-]{64}$/.test(text))
    throw new ConfigError("CONTENTFUL_WEBHOOK_SIGNING_SECRET must be the 64 characters that Contentful shows");
  return text;
}

function parsePreview(value: ReadValue) {
  const secret = value("CONTENTFUL_PREVIEW_SECRET");
  const token = value("CONTENTFUL_PREVIEW_TOKEN");
  const isHosted = value("CONTENT_GRAPHQL_URL") !== undefined;
  if (secret === undefined) {
    if (token === undefined) return undefined;
    throw new ConfigError("CONTENTFUL_PREVIEW_TOKEN is set without CONTENTFUL_PREVIEW_SECRET: set both, or neither");
  }
  if (!/^[\w.~-]{16,}$/.test(secret))
    throw new ConfigError("CONTENTFUL_PREVIEW_SECRET must be 16 or more letters, digits and any of - . _ ~");
  if (isHosted && token === undefined)
    throw new ConfigError("CONTENTFUL_PREVIEW_TOKEN is missing: previews of the hosted content service need it");
  if (!isHosted && token !== undefined)
    throw new ConfigError(
      "CONTENTFUL_PREVIEW_TOKEN is for a hosted content service: unset it, or set CONTENT_GRAPHQL_URL",
    );
  return { secret, token };
}
