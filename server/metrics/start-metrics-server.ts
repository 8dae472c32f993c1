import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import type { MetricsAddress } from "../config.server.ts";
import type { Metrics } from "./create-metrics.ts";

/** Builds the server that answers `GET /metrics` and nothing else, without listening. */
export function createMetricsServer(metrics: Pick<Metrics, "render">): FastifyInstance {
  const server = fastify();
  server.get("/metrics", async (_request, reply) => {
    const { text, contentType } = await metrics.render();
    return reply.header("content-type", contentType).header("cache-control", "no-store").send(text);
  });
  return server;
}

export interface MetricsServer {
  /** Where the metrics are, e.g. "http://127.0.0.1:9464/metrics". */
  url: string;
  close(): Promise<void>;
}

/** Serves the metrics on an address of their own, apart from the site. Rejects with the listener's error. */
export async function startMetricsServer(
  metrics: Pick<Metrics, "render">,
  { host, port }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createMetricsServer(metrics);
  const address = await server.listen({ host, port });
  return { url: `${address}/metrics`, close: () => server.close() };
}
