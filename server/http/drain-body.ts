import type { IncomingMessage } from "node:http";

/** Bytes read and thrown away before a sender that goes on is cut off. */
const DRAIN_LIMIT_BYTES = 32 * 1024 * 1024;

/**
 * Reads what is left of a refused body, so that the sender finishes and hears the answer instead of a broken
 * connection. Ends early past the limit; the server's request timeout ends what is too slow.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
  return new Promise((drained) => {
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > DRAIN_LIMIT_BYTES) drained();
    });
    for (const event of ["end", "close", "error"]) request.once(event, () => drained());
    if (request.readableEnded || request.destroyed) drained();
    else request.resume();
  });
}
