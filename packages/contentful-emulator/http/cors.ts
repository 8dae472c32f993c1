import type { IncomingMessage, ServerResponse } from "node:http";

/** Headers of responses that pages of other origins may read. */
const EXPOSED = [
  "ETag",
  "Content-Range",
  "Retry-After",
  "X-Contentful-Request-Id",
  "X-Contentful-Graphql-Query-Cost",
  "X-Contentful-RateLimit-Reset",
  "X-Contentful-RateLimit-Second-Limit",
];

const A_DAY_SECONDS = "86400";

/**
 * Lets pages of every origin read the response, which is safe because tokens are never sent by cookie.
 * Source: contentful.com/developers/docs/references/http-details.
 */
export function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Expose-Headers", EXPOSED.join(", "));
}

/** Responds to a browser that asks whether it may send a request; every header it names is allowed. */
export function endPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS",
    "Access-Control-Allow-Headers":
      request.headers["access-control-request-headers"] ?? "Accept, Authorization, Content-Type",
    "Access-Control-Max-Age": A_DAY_SECONDS,
  });
  response.end();
}
