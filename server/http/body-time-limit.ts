import type { FastifyInstance } from "fastify";

/**
 * Cuts off a request whose body has not arrived within the limit, so that many slow ones cannot hold the server's
 * sockets. A form with a file may take as long as the server's own request timeout: its sender may have a weak signal.
 */
export function registerBodyTimeLimit(server: FastifyInstance, limitMs: number) {
  server.addHook("onRequest", async ({ raw, headers }) => {
    if (headers["content-type"]?.startsWith("multipart/form-data")) return;
    const timer = setTimeout(() => raw.destroy(), limitMs);
    for (const event of ["end", "close"]) raw.once(event, () => clearTimeout(timer));
  });
}
