import type { IncomingMessage, ServerResponse } from "node:http";
import type { FinishedPage } from "./render-page.ts";
import { remember } from "#site/remember.ts";
import type { PageView } from "./page-counts.ts";
import { chooseEncoding, isForSearchEngines, pageHeaders } from "./pages.ts";
import { repeatHead, type RepeatedHead } from "../http/repeat-head.ts";
import { createHostRule, isHost } from "../http/request-checks.ts";
import { securityHeaders } from "../http/security.ts";
import type { CountedRequest } from "../metrics/metrics.ts";

export type CachedResponse = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface CachedResponseOptions {
  findPage: (address: string) => FinishedPage | undefined;
  origin: string;
  servedOrigins: string[];
  preview?: unknown;
  countRequest?: (request: CountedRequest) => void;
  countView?: ((view: PageView) => void) | undefined;
}

/** Bytes and headers put together once; whatever is odd about a request leaves it to the framework. */
export function createCachedResponse(options: CachedResponseOptions): CachedResponse {
  const { findPage, countRequest, countView } = options;
  const common = securityHeaders(options.origin);
  const hasPreviews = options.preview !== undefined;
  const isServed = createHostRule(options.servedOrigins);
  const isServedHost = remember((host) => isHost(host) && isServed(host), 100);
  const encodingOf = remember((accepted) => chooseEncoding(accepted), 100);
  const prepared = new WeakMap<FinishedPage, Map<string, PreparedResponse>>();

  function prepare(page: FinishedPage, encoding: "br" | "gzip"): PreparedResponse {
    const known = prepared.get(page) ?? new Map<string, PreparedResponse>();
    prepared.set(page, known);
    const found = known.get(encoding);
    if (found) return found;
    const made = prepareResponse(page, encoding, common, hasPreviews ? ["cookie"] : []);
    known.set(encoding, made);
    return made;
  }

  return (request, response) => {
    const startedAt = performance.now();
    const { method, url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const { headers } = request;
    if (isOdd(request) || (hasPreviews && headers.cookie !== undefined)) return false;
    if (!isServedHost(headers.host ?? "")) return false;
    const encoding = encodingOf(headers["accept-encoding"] ?? "");
    if (encoding !== "br" && encoding !== "gzip") return false;
    const page = findPage(url);
    if (!page) return false;
    const { etag, whole, unchanged, body } = prepare(page, encoding);
    if (etag !== "" && headers["if-none-match"]?.includes(etag)) repeatHead(response, unchanged).end();
    else repeatHead(response, whole).end(method === "HEAD" ? undefined : body);
    const { statusCode: status } = response;
    countView?.({ method, url, status, contentType: page.headers["content-type"], agent: headers["user-agent"] });
    countRequest?.({
      method,
      route: "/*",
      status,
      seconds: (performance.now() - startedAt) / 1000,
    });
    return true;
  };
}

type PreparedResponse = ReturnType<typeof prepareResponse>;

function prepareResponse(
  page: FinishedPage,
  encoding: "br" | "gzip",
  common: Record<string, string>,
  dependsOn: string[],
): { etag: string; body: Buffer; whole: RepeatedHead; unchanged: RepeatedHead } {
  const body = page.body[encoding];
  const { etag = "", headers } = pageHeaders(page, encoding, dependsOn);
  const robots = isForSearchEngines("GET", page) ? {} : { "x-robots-tag": "noindex" };
  const unchanged = Object.entries({ ...common, ...headers, ...robots }).flat();
  const whole = [...unchanged, "content-encoding", encoding, "content-length", String(body.length)];
  return { etag, body, whole: { status: 200, headers: whole }, unchanged: { status: 304, headers: unchanged } };
}

/** Two hosts, a host that a proxy passes on, a body: things that are checked with care elsewhere. */
function isOdd({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion !== "1.1" || headers["x-forwarded-host"] !== undefined) return true;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return true;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts !== 1;
}
