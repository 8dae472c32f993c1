import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FORM_PATHS } from "#submissions/forms/form-paths.ts";

interface Origins {
  /** Public origin without a trailing slash. */
  origin: string;
  /** Origins of other sites whose pages may post forms here. */
  apiClientOrigins: string[];
}

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);
const FORM_ADDRESSES = new Set(Object.values(FORM_PATHS));

/**
 * Refuses posts that another site's page makes a visitor's browser send (403). Browsers say where a request comes from
 * in Sec-Fetch-Site, older ones in Origin; a caller that is no browser sends neither and is let through. The pages of
 * the listed origins may send forms, and are told so (Fetch standard, "CORS protocol").
 */
export function registerSameOriginRule(server: FastifyInstance, { origin, apiClientOrigins }: Origins) {
  server.addHook("onRequest", async (request, reply) => {
    if (isFormOf(request, apiClientOrigins)) return allowOrigin(request, reply);
    if (SAFE_METHODS.has(request.method)) return;
    if (isCrossSite(request, origin)) throw Object.assign(new Error("cross-site request"), { statusCode: 403 });
  });
}

function isFormOf({ headers, url }: FastifyRequest, apiClientOrigins: string[]): boolean {
  return headers.origin !== undefined && apiClientOrigins.includes(headers.origin) && FORM_ADDRESSES.has(url);
}

function allowOrigin({ headers, method }: FastifyRequest, reply: FastifyReply) {
  reply.headers({ "access-control-allow-origin": headers.origin, vary: "origin" });
  if (method !== "OPTIONS") return;
  reply.headers({
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type, idempotency-key, notice-version, proof-of-work",
    "access-control-max-age": "600",
  });
}

function isCrossSite({ headers, host }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (headers.origin === undefined) return false;
  if (headers.origin === origin) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== host;
}
