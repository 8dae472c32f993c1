import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopback } from "#submissions/is-loopback.server.ts";
import { HEALTH_PATHS } from "./health.ts";
import { ABSOLUTE_FORM } from "./routed-url.ts";

/** A request whose host or length can be read in two ways, or that is meant for another host. */
class HostError extends Error {
  override name = "HostError";
  readonly statusCode: 400 | 421;

  constructor(statusCode: 400 | 421, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** A name or address with an optional port (RFC 9110 §7.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses what names more than one host or none that could be one (400, RFC 9112 §3.2), and, where this site's public
 * origins are known, what is meant for another host (421, RFC 9110 §15.5.20), so that no name that somebody points at
 * this server shows the site. Loopback addresses stay usable, and health is told under any name, because balancers ask
 * by address. With no origin every host is served.
 */
export function registerHostRule(server: FastifyInstance, origins: string[]) {
  const served = new Set(origins.map((origin) => new URL(origin).hostname));
  server.addHook("onRequest", async (request) => {
    if (isAmbiguous(request.raw)) throw new HostError(400, "the request can be read in two ways");
    const host = readHost(request);
    if (host !== "" && !HOST.test(host)) throw new HostError(400, "the Host header holds no host");
    if (served.size === 0 || HEALTH_PATHS.includes(request.url)) return;
    const name = hostnameOf(host);
    if (!served.has(name) && !isLoopback(name)) throw new HostError(421, "the request is meant for another host");
  });
}

/**
 * Two hosts, a version that is not spoken here, or a length that HTTP/1.0 does not know (RFC 9112 §6.1): a proxy in front
 * may have read something else.
 */
function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1 || !httpVersion.startsWith("1.")) return true;
  return httpVersion === "1.0" && headers["transfer-encoding"] !== undefined;
}

/** An absolute request-target beats the Host header; a listed proxy's X-Forwarded-Host too. */
function readHost({ originalUrl, host }: FastifyRequest): string {
  return ABSOLUTE_FORM.exec(originalUrl)?.[1] ?? host;
}

/** Without port, and without the dot that a full domain name may end in. */
function hostnameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}
