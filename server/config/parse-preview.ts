import { ConfigError } from "./config-error.ts";
import type { ReadValue } from "./read-value.ts";

/** What lets editors see content before it is published. */
export interface PreviewSettings {
  /** What the address of a preview must hold. */
  secret: string;
  /** The content service's token that reads drafts; undefined for the embedded service, which has its own. */
  token: string | undefined;
}

/** Reads the settings of previews; undefined without a secret. Throws `ConfigError`, which repeats neither value. */
export function parsePreview(value: ReadValue): PreviewSettings | undefined {
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
