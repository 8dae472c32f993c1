import type { IncomingMessage, ServerResponse } from "node:http";

/** Tells of a request once it has ended: method, address without token, status, milliseconds and what a query cost. */
export function logRequest(request: IncomingMessage, response: ServerResponse, log: (line: string) => void): void {
  const start = performance.now();
  const { method, url = "/" } = request;
  response.once("close", () => {
    const address = url.replace(/([?&]access_token=)[^&]*/, "$1…");
    const status = response.writableFinished ? String(response.statusCode) : "cut";
    const cost = response.getHeader("X-Contentful-Graphql-Query-Cost");
    const ms = Math.round(performance.now() - start);
    log([method, address, status, `${ms} ms`, ...(cost === undefined ? [] : [`complexity ${String(cost)}`])].join(" "));
  });
}
