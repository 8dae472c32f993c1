import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** A turn of the event loop that is over so soon did nothing but accept the connections that were waiting. */
const QUIET_TURN_MS = 0.5;

/** No stop waits longer for a quiet turn. */
const LONGEST_WAIT_MS = 2000;

/**
 * Loses no request when the server closes. The system resets connections that nobody has accepted yet when a listening
 * socket is closed, and a proxy must not send a post again that it has sent into one. So new requests wait until what is
 * under way leaves the event loop quiet; then the socket is closed and they get their responses.
 */
export function closeInOrder(server: FastifyInstance) {
  let closed: Promise<void> | undefined;
  server.addHook("onRequest", async () => closed);
  server.addHook("preClose", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    closed = promise;
    const until = performance.now() + LONGEST_WAIT_MS;
    // From one check phase of the event loop to the next lies its poll phase, which accepts connections.
    await nextTurn();
    for (let begin = 0; performance.now() - begin > QUIET_TURN_MS && begin < until;) {
      begin = performance.now();
      await nextTurn();
    }
    // Fastify closes the socket within this turn.
    setImmediate(resolve);
  });
}
