import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { HoldReason } from "#forms/holds.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { MailKind } from "#outbox/store/database.ts";
import type { ListedState } from "#outbox/store/list-mails.server.ts";
import type { MailStatus } from "#forms/stored-submission.ts";
import type { FormKind } from "#forms/forms.ts";
import { ConfigError, type MetricsAddress } from "../config-values.server.ts";
import { registerHealth, type Readiness } from "../health/health.ts";
import type { PageCache } from "../pages/page-cache.ts";
import { isPrivateAddress } from "../http/client-network.ts";

const STATES = ["queued", "collected", "sending", "sent", "parked", "held", "returned"] as const satisfies (
  | MailStatus
  | ListedState
)[];

/** A request with its response, as far as it is counted: nothing that shows who sent it, or what exactly was wanted. */
export interface CountedRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

type MeasuredStore = Pick<Store, "figures" | "readiness" | "answerFigures">;

const DAY_MS = 24 * 60 * 60_000;
/** Among millions it takes a second. */
const COUNT_SENT_MS = 10 * 60_000;

export function createMetrics(store: MeasuredStore) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, submissions, attempts, held } = createCounters(registry);
  const readFigures = createStoreGauges(registry, store);
  return {
    /** Shows how the page cache does, each time somebody looks. */
    watchPages: (figures: PageCache["figures"]) => createPageGauges(registry, figures),
    countRequest({ method, route, status, seconds }: CountedRequest) {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    countSubmission: (kind: FormKind, outcome: string) => submissions.inc({ kind, outcome }),
    countAttempt: (kind: FormKind | MailKind, status: "sent" | "queued" | "parked" | "held") =>
      attempts.inc({ kind, outcome: status }),
    countHeld: (kind: FormKind, reasons: (HoldReason | "infected")[]) =>
      reasons.forEach((reason) => held.inc({ kind, reason })),
    async render() {
      await readFigures();
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}

function createCounters(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `website_${name}_total`, help, labelNames, registers });
  return {
    requests: new Histogram({
      name: "website_http_request_duration_seconds",
      help: "Time from the end of a request's headers to the end of its response",
      labelNames: ["method", "route", "status"] as const,
      registers,
    }),
    submissions: counter("submissions", "Forms handed in, by what came of them; a repeated send counts as accepted", [
      "kind",
      "outcome",
    ]),
    attempts: counter(
      "mail_attempts",
      "Attempts to send a mail: sent, queued to be tried again, parked, or held for its file",
      ["kind", "outcome"],
    ),
    held: counter("submissions_held", "Submissions whose mail was held, by each reason", ["kind", "reason"]),
  };
}

function createPageGauges(registry: Registry, figures: PageCache["figures"]): void {
  const bytes: Gauge = new Gauge({
    ...{ name: "website_page_cache_bytes", help: "Memory that cached pages take", registers: [] },
    collect: () => bytes.set(figures().bytes),
  });
  const asked: Counter<"outcome"> = new Counter({
    name: "website_page_cache_total",
    help: "Pages asked of the cache: hit, stale (served while it is rendered anew), miss; and evicted to make room",
    ...{ labelNames: ["outcome"] as const, registers: [] },
    collect() {
      const { hits, stale, misses, evicted } = figures();
      asked.reset();
      for (const [outcome, count] of Object.entries({ hit: hits, stale, miss: misses, evicted }))
        asked.inc({ outcome }, count);
    },
  });
  for (const metric of [bytes, asked]) registry.registerMetric(metric);
}

function createStoreGauges(registry: Registry, store: MeasuredStore): () => Promise<void> {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `website_${name}`, help, labelNames, registers: [registry] });
  const up = gauge("store_up", "Whether submissions can be stored");
  const mails = gauge("mails", "Mails to offices and patients in the store by state; sent ones until they are purged", [
    "state",
  ]);
  const oldest = gauge(
    "oldest_unsent_mail_age_seconds",
    "Time since the oldest mail was made that is queued or being sent; 0 without any",
  );
  const open = gauge("requests_open", "Requests, messages and applications that wait for their office");
  const answered = gauge(
    "requests_answered_last_day",
    "Requests, messages and applications that were first answered within the last 24 hours",
  );
  const wait = gauge(
    "request_answer_median_seconds",
    "Median time from a request to its first answer, of those answered within the last 24 hours; NaN without any",
  );
  const returned = gauge(
    "patient_mails_returned_last_day",
    "Mails to patients that were refused or came back within the last 24 hours",
  );
  let sent = { count: 0, countedAt: -Infinity };
  return async () => {
    const now = Date.now();
    const day = { from: new Date(now - DAY_MS), to: new Date(now + DAY_MS) };
    const requests = await store.answerFigures(day).catch(() => undefined);
    open.set(requests?.open ?? Number.NaN);
    answered.set(requests?.answeredWithinMs.length ?? Number.NaN);
    returned.set(requests?.returned ?? Number.NaN);
    wait.set((median(requests?.answeredWithinMs ?? []) ?? Number.NaN) / 1000);
    const countsSent = now - sent.countedAt >= COUNT_SENT_MS;
    const figures = await store.figures({ countsSent }).catch(() => undefined);
    if (figures && countsSent) sent = { count: figures.sent, countedAt: now };
    up.set((await store.readiness()) === "ready" ? 1 : 0);
    mails.reset();
    oldest.set(figures ? (figures.oldestUnsentMs ?? 0) / 1000 : Number.NaN);
    if (figures) for (const state of STATES) mails.set({ state }, state === "sent" ? sent.count : figures[state]);
  };
}

/** The middle of some numbers, or the mean of the two in the middle; undefined without any. */
function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** One name for routes that there is one of for each hospital. */
    countedAs?: string;
  }
}

/** Calls `count` after each response, but for streams of events, which are open as long as somebody looks. */
export function registerRequestCount(server: FastifyInstance, count: (request: CountedRequest) => void) {
  server.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    if (reply.getHeader("content-type") === "text/event-stream") return;
    const route = routeOptions.config.countedAs ?? routeOptions.url ?? "unmatched";
    count({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}

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

/** Serves the metrics on an address of their own, apart from the site. Rejects with `ConfigError` when it cannot. */
export async function startMetricsServer(
  metrics: Pick<Metrics, "render">,
  checkReadiness: () => Promise<Readiness>,
  metricsAddress: MetricsAddress,
  log: Pick<FastifyBaseLogger, "warn">,
) {
  const { host } = metricsAddress;
  if (host !== "localhost" && !isPrivateAddress(host))
    log.warn({ address: metricsAddress }, "METRICS_ADDRESS is not private: whoever reaches it can read the metrics");
  const server = createMetricsServer(metrics, checkReadiness);
  const address = await server.listen({ ...metricsAddress }).catch((error: Error) => {
    throw new ConfigError(`METRICS_ADDRESS cannot be used: ${error.message}`, { cause: error });
  });
  return { url: `${address}/metrics`, close: () => server.close() };
}
