import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FORM_PATHS } from "#submissions/forms/form-sending.ts";
import { RELEASE_PATH } from "#submissions/release-links.server.ts";

interface Origins {
  /** Public origin without a trailing slash. */
  origin: string;
  /** Origins of other sites whose pages may post forms here. */
  apiClientOrigins: string[];
}

/** A post that another site's page made a visitor's browser send. */
export class CrossSiteError extends Error {
  override name = "CrossSiteError";
  readonly statusCode = 403;
}

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);
const FORM_ADDRESSES = new Set(Object.values(FORM_PATHS));

/**
 * Refuses posts that another site's page makes a visitor's browser send (403). Browsers say where a request comes from
 * in Sec-Fetch-Site, older ones in Origin or at least in Referer; a caller that is no browser sends none of them and is
 * let through. The pages of the listed origins may send forms, and are told so (Fetch standard, "CORS protocol").
 */
export function registerSameOriginRule(server: FastifyInstance, { origin, apiClientOrigins }: Origins) {
  server.addHook("onRequest", async (request, reply) => {
    if (isFormOf(request, apiClientOrigins)) return allowOrigin(request, reply);
    // Without a referrer browsers name no origin with a post, and the signed address is proof enough.
    if (SAFE_METHODS.has(request.method) || request.routeOptions.url?.startsWith(`${RELEASE_PATH}/`)) return;
    if (isCrossSite(request, origin)) throw new CrossSiteError("a post of another site's page");
  });
}

function isFormOf({ headers, url }: FastifyRequest, apiClientOrigins: string[]): boolean {
  return headers.origin !== undefined && apiClientOrigins.includes(headers.origin) && FORM_ADDRESSES.has(url);
}

function allowOrigin({ headers, method }: FastifyRequest, reply: FastifyReply) {
  reply.headers({ "access-control-allow-origin": headers.origin, vary: "origin" });
  if (method !== "OPTIONS") return;
  return reply
    .status(204)
    .headers({
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "content-type, idempotency-key, notice-version, op-number",
      "access-control-max-age": "600",
    })
    .send();
}

function isCrossSite({ headers, host }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const source = headers.origin ?? headers.referer;
  if (source === undefined || source === origin) return false;
  const from = URL.parse(source);
  return from === null || (from.origin !== origin && from.host !== host);
}
