import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest, FastifyReply } from "fastify";
import { isLoopback } from "#outbox/is-loopback.server.ts";
import { FORMS } from "#forms/forms.ts";
import { HEALTH_PATHS } from "../health/health.ts";
import { RefusedError } from "./problems.ts";

export interface AllowedOrigins {
  origin: string;
  /** Origins whose hosts are served, loopback addresses besides; with none, every host is. */
  servedOrigins: string[];
  /** Origins of other sites whose pages may post forms here. */
  apiClientOrigins: string[];
  /** Whether the address ends in a signature of ours, valid or run out; left out, none does. */
  isSigned?: (address: string) => Promise<boolean>;
}

/** Refuses requests for other hosts, posts from other sites, and unknown addresses, all before a body is read. */
export function registerRequestChecks(server: FastifyInstance, allowed: AllowedOrigins) {
  checkHosts(server, allowed);
  checkSources(server, allowed);
  server.addHook("onRequest", async ({ is404 }) => {
    if (is404) throw new RefusedError(404, "no route takes this method and address");
  });
}

/** A name or address with an optional port (RFC 9110 §7.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** 400 for several hosts or an invalid one (RFC 9112 §3.2), 421 for another site's; health responds under any name. */
function checkHosts(server: FastifyInstance, { servedOrigins }: AllowedOrigins) {
  const isServed = createHostRule(servedOrigins);
  server.addHook("onRequest", async (request) => {
    if (isAmbiguous(request.raw)) throw new RefusedError(400, "the request can be read in two ways");
    const host = readHost(request);
    if (host !== "" && !HOST.test(host)) throw new RefusedError(400, "the Host header holds no host");
    if (!HEALTH_PATHS.includes(request.url) && !isServed(host))
      throw new RefusedError(421, "the request is meant for another host");
  });
}

/** Whether requests for a host are served: one of these origins, a loopback address, or any without origins. */
export function createHostRule(servedOrigins: string[]): (host: string) => boolean {
  const served = new Set(servedOrigins.map((origin) => new URL(origin).hostname));
  return (host) => {
    const name = hostnameOf(host);
    return served.size === 0 || served.has(name) || isLoopback(name);
  };
}

export function isHost(text: string): boolean {
  return HOST.test(text);
}

/** Two hosts, another version, or a length in HTTP/1.0 (RFC 9112 §6.1): a proxy may have read something else. */
function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1 || !httpVersion.startsWith("1.")) return true;
  return httpVersion === "1.0" && headers["transfer-encoding"] !== undefined;
}

/** An absolute request-target beats the Host header; a listed proxy's X-Forwarded-Host too. */
function readHost({ originalUrl, host }: FastifyRequest): string {
  return ABSOLUTE_FORM.exec(originalUrl)?.[1] ?? host;
}

function hostnameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

/** A post that another site's page made a visitor's browser send. */
export class CrossSiteError extends Error {
  override name = "CrossSiteError";
  readonly statusCode = 403;
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);
const FORM_ADDRESSES = new Set(Object.values(FORMS).map(({ api }) => api));

/** 403 by Sec-Fetch-Site, Origin or Referer, which programs do not send; pages of the listed origins may send forms. */
function checkSources(server: FastifyInstance, { origin, apiClientOrigins, isSigned }: AllowedOrigins) {
  server.addHook("onRequest", async (request, reply) => {
    if (isFormOf(request, apiClientOrigins)) return allowOrigin(request, reply);
    if (SAFE_METHODS.has(request.method) || !isCrossSite(request, origin)) return;
    if (!(await isSigned?.(request.url))) throw new CrossSiteError("a post of another site's page");
  });
}

function isFormOf({ headers, url }: FastifyRequest, apiClientOrigins: string[]): boolean {
  return headers.origin !== undefined && apiClientOrigins.includes(headers.origin) && FORM_ADDRESSES.has(url);
}

function allowOrigin({ headers, method }: FastifyRequest, reply: FastifyReply) {
  reply.headers({ "access-control-allow-origin": headers.origin, vary: "origin" });
  reply.header("access-control-expose-headers", "location");
  if (method !== "OPTIONS") return;
  return reply
    .status(204)
    .headers({
      "access-control-allow-methods": "POST",
      "access-control-allow-headers":
        "content-type, idempotency-key, sender-secret, notice-version, op-number, pause-seen, waiting-since",
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

/** A request-target with scheme and host, as proxies are asked (RFC 9112 §3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)/i;

/** Path and query alone. Of a path that the router would fail to decode the percent signs are escaped. */
export function toRoutedUrl(url: string): string {
  const path = url.replace(ABSOLUTE_FORM, "");
  const [pathname = "", ...rest] = path.split(/(?=[?#])/);
  const routed = isReadable(pathname) ? path : pathname.replaceAll("%", "%25") + rest.join("");
  return routed.startsWith("/") || routed === "*" ? routed : `/${routed}`;
}

function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
