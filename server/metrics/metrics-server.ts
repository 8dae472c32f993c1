import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { ConfigError } from "../config-values.server.ts";
import type { MetricsAddress } from "../config-values.server.ts";
import { registerHealth, type Readiness } from "../health/health.ts";
import { isPrivateAddress } from "../http/client-network.ts";
import type { Metrics } from "./metrics.ts";

/** Builds the server that responds to `GET /metrics` and `GET /readyz` and nothing else, without listening. */
export function createMetricsServer(
  metrics: Pick<Metrics, "render">,
  checkReadiness: () => Promise<Readiness>,
): FastifyInstance {
  const server = fastify();
  registerHealth(server, checkReadiness, () => true);
  server.get("/metrics", async (_request, reply) => {
    const { text, contentType } = await metrics.render();
    return reply.header("content-type", contentType).header("cache-control", "no-store").send(text);
  });
  return server;
}

export interface MetricsServer {
  url: string;
  close(): Promise<void>;
}

interface Log {
  warn: (facts: object, message: string) => void;
}

/** Serves the metrics on an address of their own, apart from the site. Rejects with `ConfigError` when it cannot. */
export async function startMetricsServer(
  metrics: Pick<Metrics, "render">,
  checkReadiness: () => Promise<Readiness>,
  metricsAddress: MetricsAddress,
  log: Log,
): Promise<MetricsServer> {
  const { host } = metricsAddress;
  if (host !== "localhost" && !isPrivateAddress(host)) {
    log.warn({ address: metricsAddress }, "METRICS_ADDRESS is not private: whoever reaches it can read the metrics");
  }
  const server = createMetricsServer(metrics, checkReadiness);
  const address = await server.listen({ ...metricsAddress }).catch((error: Error) => {
    throw new ConfigError(`METRICS_ADDRESS cannot be used: ${error.message}`, { cause: error });
  });
  return { url: `${address}/metrics`, close: () => server.close() };
}
