import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { authoriseRequest } from "../http/authorise-request.ts";
import type { GraphqlSource } from "../http/handle-graphql.ts";
import { ConnectionCut } from "../faults/content-faults.ts";
import { readContentfulHost } from "../http/contentful-hosts.ts";
import { decodePart, formatJson, RequestError, type HttpResponse } from "../http/messages.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { findResource } from "./resources.ts";
import type { SyncJournal } from "./sync-journal.ts";
import { formatRestError, notFound } from "./rest-errors.ts";

/** Everything a REST request needs. */
export interface RestSource extends Pick<
  GraphqlSource,
  "space" | "tokens" | "assetUrl" | "rateLimit" | "faults" | "noteQuery" | "logError"
> {
  readonly sync: SyncJournal;
  /** By which it is reached, e.g. "http:". */
  readonly protocol: string;
}

const REST_PATH = /^\/spaces\/([^/]+)(?:\/environments\/([^/]+))?(?:\/(.*))?$/;

/** True for the paths of the Content Delivery and Content Preview API. */
export function isRestPath(pathname: string): boolean {
  return REST_PATH.test(pathname);
}

/** Handles a request at a REST path; its token decides on drafts. Rejects with `ConnectionCut` by a fault. */
export async function handleRest(source: RestSource, request: IncomingMessage, url: URL): Promise<HttpResponse> {
  const requestId = randomUUID();
  const named = { ...source.rateLimit.headers, "X-Contentful-Request-Id": requestId };
  try {
    const { canPreview } = authoriseRequest(request, url, source.tokens);
    source.rateLimit.count();
    if (request.method !== "GET" && request.method !== "HEAD") throw notFound();
    const path = readPath(source.space, url.pathname);
    // As Contentful writes them: without a protocol.
    const assetUrl = (exported: string) => source.assetUrl(exported).replace(/^https?:/, "");
    const { space, sync } = source;
    const protocol = readContentfulHost(request) === undefined ? source.protocol : "https:";
    const address = `${protocol}//${request.headers.host}${url.pathname}`;
    const asked = { space, sync, address, path, assetUrl, preview: canPreview, parameters: url.searchParams };
    const operation = path[0] ?? "space";
    source.noteQuery?.({ operationName: operation, query: describeRequest(url), variables: {} });
    const execute = async () => ({ status: 200, body: await findResource(asked) });
    const response = await (source.faults ? source.faults.handleResource(operation, execute) : execute());
    return toResponse(request, response, named);
  } catch (error) {
    if (error instanceof ConnectionCut) throw error;
    if (!(error instanceof RequestError)) source.logError?.(error, requestId);
    const problem = error instanceof RequestError ? error : new RequestError(500, undefined, "Internal server error");
    const text = JSON.stringify(formatRestError(problem, requestId));
    return { status: problem.status, headers: { ...named, "Content-Type": CONTENT_TYPE, ...problem.headers }, text };
  }
}

const CONTENT_TYPE = "application/vnd.contentful.delivery.v1+json";

/** The parts of a path below the environment. Throws `RequestError` for another space or environment. */
function readPath(space: ContentSpace, pathname: string): readonly string[] {
  const [, spaceId = "", environmentId = space.environmentId, rest = ""] = REST_PATH.exec(pathname) ?? [];
  if (decodePart(spaceId) !== space.id) throw notFound({ type: "Space", id: decodePart(spaceId) });
  if (decodePart(environmentId) !== space.environmentId) {
    throw notFound({ type: "Environment", id: decodePart(environmentId), space: space.id });
  }
  return rest
    .replace(/\/$/, "")
    .split("/")
    .map(decodePart)
    .filter((part) => part !== "");
}

/** A response with an ETag; 304 without a body where the client has it already. */
function toResponse(
  request: IncomingMessage,
  { status, body, text = formatJson(body, "BadRequest"), headers = {} }: HttpResponse,
  named: Readonly<Record<string, string>>,
): HttpResponse {
  const shared = { ...named, "Content-Type": CONTENT_TYPE, ...headers };
  if (status !== 200) return { status, headers: shared, text };
  const etag = `W/"${createHash("sha1").update(text).digest("base64url")}"`;
  const cached = { "Cache-Control": "max-age=0", ETag: etag, ...shared };
  return request.headers["if-none-match"] === etag
    ? { status: 304, headers: cached }
    : { status, headers: cached, text };
}

/** The request without its token. */
function describeRequest(url: URL): string {
  const parameters = new URLSearchParams(url.searchParams);
  parameters.delete("access_token");
  return `GET ${url.pathname}${parameters.size > 0 ? `?${parameters}` : ""}`;
}
