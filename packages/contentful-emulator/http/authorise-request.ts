import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { readContentfulHost } from "./contentful-hosts.ts";
import { RequestError } from "./messages.ts";

/** The access tokens of a space: one for published content, one that also shows drafts. */
export interface AccessTokens {
  readonly deliveryToken: string;
  readonly previewToken: string;
  /** Any token will do; the host asked decides on drafts, as it does at Contentful. */
  readonly acceptsAnyToken?: boolean | undefined;
}

/**
 * Checks a request's token, sent as `Authorization: Bearer` or as `?access_token=`.
 * Throws a `RequestError` of status 401 when it is missing or unknown.
 */
export function authoriseRequest(request: IncomingMessage, url: URL, tokens: AccessTokens): { canPreview: boolean } {
  const token = readBearerToken(request.headers.authorization) ?? url.searchParams.get("access_token");
  if (!token) throw new RequestError(401, "ACCESS_TOKEN_MISSING", "The request carries no access token");
  if (tokens.acceptsAnyToken) return { canPreview: !readContentfulHost(request)?.startsWith("cdn.") };
  if (isSame(token, tokens.previewToken)) return { canPreview: true };
  if (isSame(token, tokens.deliveryToken)) return { canPreview: false };
  throw new RequestError(401, "ACCESS_TOKEN_INVALID", "The access token is not valid for this space");
}

function readBearerToken(header: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(header ?? "")?.[1];
}

function isSame(token: string, expected: string): boolean {
  const given = Buffer.from(token);
  const wanted = Buffer.from(expected);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
