import { setMaxListeners } from "node:events";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Hospital } from "#site/hospitals/site.ts";
import type { OfficeList } from "#answers/answers.server.ts";
import type { LinkedHospital } from "#outbox/answer-links.server.ts";
import { RetryLaterError } from "../http/error-handler.ts";

export interface OfficeEvents {
  hospitals: (Pick<Hospital, "id" | "basePath"> & { hospitals?: readonly Hospital[] })[];
  list: Pick<OfficeList, "version">;
  findSession: (hospital: LinkedHospital, cookies: string | undefined) => Promise<{ id: string } | undefined>;
  lookMs?: number;
}

const LOOK_MS = 2000;
/** Proxies and this server close a connection on which nothing moves for 20 or 30 seconds. */
const HEARTBEAT_MS = 10_000;
const RETRY_MS = 3000;
/** Streams of this process; an office has a few browsers. */
const MAX_STREAMS = 200;
const MAX_STREAMS_OF_SESSION = 8;
const RETRY_AFTER_S = 30;

/** Streams the version of an office's list (server-sent events) until the session ("closed") or the server ends. */
export function registerOfficeEvents(server: FastifyInstance, options: OfficeEvents & { stopping: AbortSignal }) {
  const { hospitals, list, findSession, stopping, lookMs = LOOK_MS } = options;
  const readVersion = shareReads(list, lookMs / 2);
  const streams: string[] = [];
  setMaxListeners(MAX_STREAMS, stopping);

  async function* watch(hospital: OfficeEvents["hospitals"][number], cookie: string, id: string) {
    streams.push(id);
    try {
      yield `retry: ${RETRY_MS}\n\n`;
      let last: string | undefined;
      let sentAt = performance.now();
      while (!stopping.aborted) {
        const isOpen = (await findSession(hospital, cookie)) !== undefined;
        const version = isOpen ? await readVersion(hospital) : "closed";
        if (version !== last || performance.now() - sentAt >= HEARTBEAT_MS) {
          yield version === last ? ":\n\n" : `data: ${version}\n\n`;
          last = version;
          sentAt = performance.now();
        }
        if (!isOpen) return;
        await sleep(lookMs, undefined, { signal: stopping }).catch(() => undefined);
      }
    } catch {
      // The store is away. The browser asks again.
    } finally {
      streams.splice(streams.indexOf(id), 1);
    }
  }

  for (const hospital of hospitals) {
    const config = { countedAs: "/:basePath/requests/events" };
    server.get(`${hospital.basePath}/requests/events`, { config }, async ({ headers }, reply) => {
      const cookie = headers.cookie ?? "";
      reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
      const { id = "" } = (await findSession(hospital, cookie).catch(() => undefined)) ?? {};
      const own = streams.filter((session) => session === id);
      if (streams.length >= MAX_STREAMS || own.length >= MAX_STREAMS_OF_SESSION)
        throw new RetryLaterError(503, RETRY_AFTER_S, "too many streams are open");
      // nginx would hold events back to fill its buffers.
      reply.headers({ "content-type": "text/event-stream", "x-accel-buffering": "no" });
      return reply.send(Readable.from(watch(hospital, cookie, id)));
    });
  }
}

function shareReads(list: OfficeEvents["list"], forMs: number): OfficeList["version"] {
  const known = new Map<string, { version: Promise<string>; readAt: number }>();
  return (hospital) => {
    const last = known.get(hospital.id);
    if (last && performance.now() - last.readAt < forMs) return last.version;
    const version = list.version(hospital);
    known.set(hospital.id, { version, readAt: performance.now() });
    return version;
  };
}
