import { once } from "node:events";
import { Server } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** A turn of the event loop that is over so soon did nothing but accept the connections that were waiting. */
const QUIET_TURN_MS = 0.5;

const MAX_WAIT_MS = 2000;

/** How long a proxy may take from its connection to its request. */
const REQUEST_WAIT_MS = 250;

/**
 * Loses no request when the server closes, where a proxy must not send a post again. The system resets connections that
 * nobody has accepted when their socket is closed, so new requests wait until what is under way leaves the event loop
 * quiet, and then it is closed. Node closes accepted connections without a request, so they get time for it first.
 */
export function closeInOrder(server: FastifyInstance): { stopping: AbortSignal } {
  const stopping = new AbortController();
  let closed: Promise<void> | undefined;
  server.addHook("onRequest", async () => closed);
  server.addHook("preClose", async () => {
    if (!server.server.listening) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    closed = promise;
    stopping.abort();
    const until = performance.now() + MAX_WAIT_MS;
    // From one check phase of the event loop to the next lies its poll phase, which accepts connections.
    await nextTurn();
    for (let begin = 0; performance.now() - begin > QUIET_TURN_MS && begin < until;) {
      begin = performance.now();
      await nextTurn();
    }
    // Of its class, because that of HTTP closes connections, too.
    Server.prototype.close.call(server.server);
    resolve();
    const timer = setInterval(() => server.server.closeIdleConnections(), REQUEST_WAIT_MS);
    await once(server.server, "close");
    clearInterval(timer);
  });
  return { stopping: stopping.signal };
}
