import { resolve } from "node:path";
import { findAssetSource } from "#content/asset-source.ts";
import type { Config, ContentSource } from "../config.server.ts";
import { ConfigError } from "./config-error.ts";
import { parseSwitch } from "./parse-switch.ts";
import type { ReadValue } from "./read-value.ts";

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** The export of the sample content. */
const SAMPLE_EXPORT = resolve(import.meta.dirname, "../../data/sample-content/export.json");

/** The hosted content service when its space or address is given, else the embedded one. */
export function parseContent(value: ReadValue): ContentSource {
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
export function parseWebhook(value: ReadValue): Config["webhook"] {
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
export function parseContentControl(value: ReadValue): boolean {
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
