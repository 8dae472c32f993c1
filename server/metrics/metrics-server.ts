import { BlockList, isIP } from "node:net";
import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { ConfigError } from "../config-values.server.ts";
import type { MetricsAddress } from "../config-values.server.ts";
import type { Metrics } from "./metrics.ts";

/** Builds the server that responds to `GET /metrics` and nothing else, without listening. */
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

interface Log {
  warn: (facts: object, message: string) => void;
}

/** Serves the metrics on an address of their own, apart from the site. Rejects with `ConfigError` when it cannot. */
export async function startMetricsServer(
  metrics: Pick<Metrics, "render">,
  metricsAddress: MetricsAddress,
  log: Log,
): Promise<MetricsServer> {
  if (!isPrivateAddress(metricsAddress.host)) {
    log.warn({ address: metricsAddress }, "METRICS_ADDRESS is not private: whoever reaches it can read the metrics");
  }
  const server = createMetricsServer(metrics);
  const address = await server.listen({ ...metricsAddress }).catch((error: Error) => {
    throw new ConfigError(`METRICS_ADDRESS cannot be used: ${error.message}`, { cause: error });
  });
  return { url: `${address}/metrics`, close: () => server.close() };
}

/** This machine, private networks (RFC 1918, RFC 4193), shared address space (RFC 6598) and link-local addresses. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv6");
}

/** Whether an IP address, or "localhost", is out of the internet's reach; one that stands for all addresses is not. */
export function isPrivateAddress(host: string): boolean {
  return host === "localhost" || PRIVATE.check(host, isIP(host) === 6 ? "ipv6" : "ipv4");
}
