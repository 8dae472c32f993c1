import type { FastifyInstance } from "fastify";

/** Two years, as browsers' preload lists ask for. */
const HSTS = "max-age=63072000; includeSubDomains; preload";

/** Explained by OWASP's Secure Headers Project; the last four switch off what old browsers and plug-ins would do. */
const HEADERS = {
  // Pages bring their own, with the hashes of their inline scripts.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** The security headers of every answer of the site with this public origin, by their names in small letters. */
function securityHeaders(origin: string): Record<string, string> {
  return { ...HEADERS, ...(origin.startsWith("https:") && { "strict-transport-security": HSTS }) };
}

/** Sets the security headers of every answer to a request. */
export function registerSecurityHeaders(server: FastifyInstance, origin: string) {
  const headers = securityHeaders(origin);
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
