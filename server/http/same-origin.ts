import type { FastifyInstance, FastifyRequest } from "fastify";

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * Refuses posts that another site's page makes a visitor's browser send (403). Browsers say where a request comes from
 * in Sec-Fetch-Site, older ones in Origin; a caller that is no browser sends neither and is let through.
 */
export function registerSameOriginRule(server: FastifyInstance, origin: string) {
  server.addHook("onRequest", async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    if (isCrossSite(request, origin)) throw Object.assign(new Error("cross-site request"), { statusCode: 403 });
  });
}

function isCrossSite({ headers, host }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (headers.origin === undefined) return false;
  if (headers.origin === origin) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== host;
}
