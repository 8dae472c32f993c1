import type { ServerResponse } from "node:http";

// Node takes longer to put a head together than for all else of a cached page, so its text is sent again within the
// same second. Without this file a cached page takes 1.40 times the processor time (`npm run -w lab drill tricks`).

export interface RepeatedHead {
  status: 200 | 304;
  headers: string[];
  /** The text that Node made of it last, and the second in whose `Date` it did. */
  made?: { text: string; second: number };
}

/** What Node knows of a response beside what it documents (lib/_http_outgoing.js). */
interface NodeResponse extends ServerResponse {
  /** The head as it is sent, from `writeHead` on. */
  _header?: string | null;
  maxRequestsOnConnectionReached?: boolean;
}

export function repeatHead(response: NodeResponse, head: RepeatedHead): ServerResponse {
  /* oxlint-disable no-underscore-dangle -- Node's name */
  const second = Math.floor(Date.now() / 1000);
  const staysOpen = response.shouldKeepAlive && response.maxRequestsOnConnectionReached !== true;
  if (staysOpen && head.made?.second === second) {
    response.statusCode = head.status;
    response._header = head.made.text;
    if (response.headersSent) return response;
  }
  response.writeHead(head.status, head.headers);
  if (staysOpen && typeof response._header === "string") head.made = { text: response._header, second };
  /* oxlint-enable no-underscore-dangle */
  return response;
}
