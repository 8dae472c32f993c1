import type { FastifyReply, FastifyRequest, FastifyInstance } from "fastify";
import rateLimit from "@fastify/rate-limit";
import { RETRY_AFTER_S } from "#forms/submissions.ts";
import type { Connections } from "../http/connection-limits.ts";
import { clientNetwork, isPrivateAddress } from "../http/client-network.ts";
import { RetryLaterError } from "../http/error-handler.ts";

/** What resumes may take in memory while they arrive: forty of 5 MB. */
const MAX_BYTES = 200 * 2 ** 20;

/** Below it for a whole window an upload is ended; the slowest mobile network brings 6 KB/s. */
const MIN_BYTES_A_SECOND = 2_000;
const WINDOW_MS = 30_000;

const MIN_BYTES_A_SECOND_WHEN_SHORT = 3_000;

export interface Upload {
  network: string;
  received: () => number;
  isWhole: () => boolean;
  end: () => void;
}

interface Place extends Upload {
  since: number;
  windowSince: number;
  receivedAtWindow: number;
}

/** While places are short, the slowest upload gives way to a newcomer, then one of the network that holds most. */
export function createUploadPlaces(fileBytes: number, now: () => number = () => performance.now()) {
  const maxPlaces = Math.max(1, Math.floor(MAX_BYTES / fileBytes));
  const places = new Set<Place>();

  /** In its first second, what has come with the headers. */
  function rateOf({ since, received }: Place): number {
    return received() / Math.max(1, (now() - since) / 1000);
  }

  function slowestOf(among: Place[]): Place | undefined {
    return among.toSorted((one, other) => rateOf(one) - rateOf(other))[0];
  }

  function end(place: Place) {
    places.delete(place);
    place.end();
  }

  function makeRoom(network: string): boolean {
    const arriving = [...places].filter((place) => !place.isWhole());
    const slow = arriving.filter((place) => rateOf(place) < MIN_BYTES_A_SECOND_WHEN_SHORT);
    const victim = slowestOf(slow) ?? slowestOf(uploadsOfLargest(arriving, network));
    if (victim) end(victim);
    return victim !== undefined;
  }

  return {
    /** Returns what gives it back; undefined when no upload gives way. */
    take(upload: Upload): (() => void) | undefined {
      if (places.size >= maxPlaces && !makeRoom(upload.network)) return undefined;
      const place = { ...upload, since: now(), windowSince: now(), receivedAtWindow: 0 };
      places.add(place);
      return () => void places.delete(place);
    },

    endSlow() {
      for (const place of places) {
        const passedMs = now() - place.windowSince;
        if (passedMs < WINDOW_MS || place.isWhole()) continue;
        const received = place.received();
        if (received - place.receivedAtWindow < (MIN_BYTES_A_SECOND * passedMs) / 1000) end(place);
        else Object.assign(place, { windowSince: now(), receivedAtWindow: received });
      }
    },
  };
}

export type UploadPlaces = ReturnType<typeof createUploadPlaces>;

/** When that is more than a newcomer of this network would hold. */
function uploadsOfLargest(arriving: Place[], newcomer: string): Place[] {
  const byNetwork = Map.groupBy(arriving, ({ network }) => network);
  const [largest = []] = [...byNetwork.values()].toSorted((one, other) => other.length - one.length);
  const own = byNetwork.get(newcomer)?.length ?? 0;
  return largest.length > own + 1 ? largest : [];
}

export type FormLimits = Awaited<ReturnType<typeof createFormLimits>>;

export async function createFormLimits(server: FastifyInstance, places: UploadPlaces, connections: Connections) {
  return {
    /** Throws (429) for a form of a network that sends a flood of them. */
    refuseFlood: await createFloodGuard(server),
    /** Throws (503) without a place, which is taken until the response is sent or the connection ends. */
    admitUpload: ({ raw, ip }: FastifyRequest, reply: FastifyReply) => {
      const { socket } = raw;
      // Undefined in tests that send no bytes.
      const bytesRead = () => socket.bytesRead ?? 0;
      const before = bytesRead() - raw.readableLength;
      const giveBack = places.take({
        network: clientNetwork(ip),
        received: () => bytesRead() - before,
        isWhole: () => raw.complete,
        end: () => socket.destroy(),
      });
      if (!giveBack) throw new RetryLaterError(503, RETRY_AFTER_S, "too many files are arriving");
      connections.beginUpload(socket);
      reply.raw.once("close", giveBack);
    },
  };
}

export function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
}

const MAX_FORMS_A_MINUTE = 300;

const MAX_NETWORKS = 50_000;

/** An office or a proxy is never refused. */
async function createFloodGuard(server: FastifyInstance) {
  await server.register(rateLimit, {
    global: false,
    max: MAX_FORMS_A_MINUTE,
    timeWindow: "1 minute",
    cache: MAX_NETWORKS,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    allowList: ({ ip }) => isPrivateAddress(ip),
  });
  const count = server.createRateLimit();
  return async (request: FastifyRequest) => {
    if (request.method !== "POST") return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new RetryLaterError(429, Math.max(1, counted.ttlInSeconds), "one network sends a flood of forms");
  };
}
