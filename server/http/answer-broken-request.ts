import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Socket } from "node:net";
import { securityHeaders } from "./security-headers.ts";
import { createProblem } from "./send-problem.ts";
import type { ProblemName } from "./problem-types.ts";

/** What Node calls the ways in which a request cannot even be read; everything else is a bad request. */
const PROBLEMS: Record<string, ProblemName> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request-timeout",
  HPE_HEADER_OVERFLOW: "headers-too-large",
};

/** Answers on a connection whose bytes are no request (RFC 9112 §2.2), and closes it. */
export type BrokenRequestAnswer = (error: Error & { code?: string }, socket: Duplex) => void;

/**
 * Answers what cannot be read as a request once, with a problem document, and closes the connection: nothing after it
 * on the connection is looked at, as it could be another sender's behind the same proxy. Where an earlier request of the
 * connection still waits for its answer, it closes alone, or the two answers would be taken for each other's.
 */
export function createBrokenRequestAnswer(origin: string): {
  answer: BrokenRequestAnswer;
  watch: (server: Server) => void;
} {
  const headers = Object.entries(securityHeaders(origin)).map(([name, value]) => `${name}: ${value}`);
  const waiting = new WeakMap<Duplex, Set<ServerResponse>>();

  function watch(server: Server) {
    server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
      const responses = waiting.get(socket) ?? new Set();
      waiting.set(socket, responses.add(response));
      response.once("close", () => responses.delete(response));
    });
  }

  function isOneAnswer(socket: Duplex): boolean {
    const [first, second] = waiting.get(socket) ?? [];
    // The one whose body broke off is the one to be answered.
    return !first || (!second && !first.req.complete && !first.headersSent);
  }

  return {
    watch,
    answer: (error, socket) => {
      if (error.code === "ECONNRESET" || !socket.writable || !isOneAnswer(socket)) {
        socket.destroy();
        return;
      }
      socket.write(render(PROBLEMS[error.code ?? ""] ?? "bad-request", headers));
      (socket as Socket).destroySoon();
    },
  };
}

function render(name: ProblemName, headers: string[]): string {
  const problem = createProblem(name);
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    ...headers,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
