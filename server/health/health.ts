import type { FastifyInstance, FastifyRequest } from "fastify";
import { RETRY_AFTER_S } from "#forms/submissions.ts";
import type { StoreReadiness } from "#outbox/store/store-engine.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { QueueFigures } from "#outbox/store/submission-records.server.ts";

export const HEALTH_PATHS = ["/healthz", "/readyz"];

/** `/readyz` is 200 while forms are taken, "degraded" too, else 503; reasons are for whoever runs the site alone. */
export function registerHealth(
  server: FastifyInstance,
  checkReadiness: () => Promise<Readiness>,
  isInside: (request: FastifyRequest) => boolean,
) {
  server.get("/healthz", async (_request, reply) => reply.headers(HEADERS).send({ status: "ok" }));
  server.get("/readyz", async (request, reply) => {
    const readiness = await checkReadiness();
    const { status } = readiness;
    if (status === "unready") reply.status(503).header("retry-after", RETRY_AFTER_S);
    return reply.headers(HEADERS).send(isInside(request) ? readiness : { status });
  });
}

const HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex" };

export interface Readiness {
  status: "ready" | "degraded" | "unready";
  reason?: string;
  checks: Checks;
}

interface Checks {
  store: StoreReadiness;
  mail: "ready" | "not-set-up";
  /** "late": a mail has been waiting for longer than `LATE_AFTER_MS`. "unknown": the store cannot be read. */
  mailQueue: "ready" | "late" | "unknown";
  parkedMails: "none" | "some" | "unknown";
  heldMails: "none" | "some" | "unknown";
  /** "last-known": the service is away, pages show what it last said. "faulty": mistakes; the last good versions. */
  content: "ready" | "faulty" | "last-known" | "away";
  proxy: "ready" | "unnamed";
}

const STORE_REASONS: Record<Exclude<StoreReadiness, "ready">, string> = {
  full: "The disk has no room left but its reserve: make room",
  "read-only": "DATA_DIR cannot be written to: see the log",
  failed: "The disk failed: check it, then restart the site",
  lost: "The store's files were removed, replaced or overwritten: see the log",
  damaged: "The store's file is damaged or is no database: restore a backup",
  keyless: "A key of the store is missing: put its file in ENCRYPTION_KEY_FILE",
  "in-use": "Another process uses DATA_DIR: stop it",
  unreachable: "The database cannot be reached or refuses the site: see the log",
  moved: "The submissions were moved to another store, or a move is not finished: see the log",
  "not-moved": "DATA_DIR holds submissions that the database has not: move them, see the log",
  newer: "A newer version of the site changed the store: install that version again, see the log",
  unopened: "The store cannot be opened: see the log",
};

/** A mail server that puts off what it does not know takes it after some minutes; what waits longer is in trouble. */
export const LATE_AFTER_MS = 15 * 60_000;

// Anybody may ask, as often as they like: that must not become work for the store or the content service.
const CACHED_MS = 2000;
const CONTENT_CACHED_MS = 30_000;

export interface ReadinessOptions {
  store: Pick<Store, "readiness" | "figures">;
  isMailSetUp: boolean;
  isServiceAvailable: () => Promise<boolean>;
  isContentAvailable: () => Promise<boolean>;
  hasContentFaults?: () => boolean;
  isProxyUnnamed?: () => boolean;
  now?: () => number;
}

/** A function that checks the site; a result is cached for two seconds, that of content for half a minute. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { store, now = () => performance.now() } = options;
  const checkContent = cacheFor(CONTENT_CACHED_MS, now, () => judgeContent(options));
  return cacheFor(CACHED_MS, now, async () => {
    const [stored, figures, content] = await Promise.all([
      store.readiness(),
      store.figures({ countsSent: false }).catch(() => undefined),
      checkContent(),
    ]);
    const mail = options.isMailSetUp ? ("ready" as const) : ("not-set-up" as const);
    const proxy = options.isProxyUnnamed?.() ? ("unnamed" as const) : ("ready" as const);
    const checks = { store: stored, mail, ...judgeMails(figures), content, proxy };
    return { status: judge(checks), ...(stored !== "ready" && { reason: STORE_REASONS[stored] }), checks };
  });
}

async function judgeContent(options: ReadinessOptions): Promise<Checks["content"]> {
  if (await options.isServiceAvailable().catch(isNo)) return options.hasContentFaults?.() ? "faulty" : "ready";
  return (await options.isContentAvailable().catch(isNo)) ? "last-known" : "away";
}

const isNo = () => false;

function judgeMails(figures: QueueFigures | undefined): Pick<Checks, "mailQueue" | "parkedMails" | "heldMails"> {
  if (!figures) return { mailQueue: "unknown", parkedMails: "unknown", heldMails: "unknown" };
  const { oldestUnsentMs = 0, parked, held } = figures;
  return {
    mailQueue: oldestUnsentMs > LATE_AFTER_MS ? "late" : "ready",
    parkedMails: parked > 0 ? "some" : "none",
    heldMails: held > 0 ? "some" : "none",
  };
}

function judge({ store, mail, mailQueue, parkedMails, content, proxy }: Checks): Readiness["status"] {
  if (store !== "ready") return "unready";
  const isMailed = mail === "ready" && mailQueue === "ready" && parkedMails === "none";
  return isMailed && content === "ready" && proxy === "ready" ? "ready" : "degraded";
}

function cacheFor<Result>(ms: number, now: () => number, check: () => Promise<Result>): () => Promise<Result> {
  let cached: { result: Promise<Result>; since: number } | undefined;
  return () => {
    if (!cached || now() - cached.since >= ms) cached = { result: check(), since: now() };
    return cached.result;
  };
}
