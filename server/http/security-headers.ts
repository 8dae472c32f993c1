import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { isHttps } from "../is-https.ts";

/** Two years, as browsers' preload lists ask for. */
const HSTS_MAX_AGE_SECONDS = 63_072_000;

/** Policy of every answer that is no page; pages bring their own with the hashes of their inline scripts. */
const DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Sets the security headers of every answer. */
export function registerSecurityHeaders(server: FastifyInstance, origin: string) {
  server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: isHttps(origin) && { maxAge: HSTS_MAX_AGE_SECONDS, includeSubDomains: true, preload: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
  });
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", DEFAULT_POLICY);
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  });
}
