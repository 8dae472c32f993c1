import { startContentService } from "../start-content-service.ts";

/** What the process of a measured service sends once it listens. */
export interface ServedExport {
  readonly graphqlUrl: string;
  readonly deliveryToken: string;
  readonly loadMs: number;
}

/** What the process uses: memory, without garbage when asked for it, and the processor's time so far. */
export interface Usage {
  readonly memoryBytes: number;
  readonly cpuMs: number;
}

/** What the process sends after it has read a changed export. */
const RELOADED = "reloaded";

// A process of its own, so that the client takes no time and memory from the server.
const began = performance.now();
const service = await startContentService({
  exportFile: process.argv[2] ?? "",
  host: "127.0.0.1",
  port: 0,
  onReload: () => process.send?.(RELOADED),
});
const { graphqlUrl, deliveryToken } = service;
process.send?.({ graphqlUrl, deliveryToken, loadMs: performance.now() - began } satisfies ServedExport);
process.on("message", (asked) => {
  // Only then: collecting garbage throws away compiled code as well, and the next queries would pay for it.
  if (asked === "memory") globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ memoryBytes: process.memoryUsage().rss, cpuMs: (user + system) / 1000 } satisfies Usage);
});
process.on("disconnect", () => void service.close());
