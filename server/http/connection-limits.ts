import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from "fastify";
import { ConnectionQueue } from "./connection-queue.ts";

/** How long and how often one connection may be used, and how many there may be. Times in milliseconds. */
export interface ConnectionLimits {
  /** A connection on which nothing moves for so long is closed. */
  idleMs: number;
  /** From a request's first byte to the end of its headers. */
  headersMs: number;
  /** From the end of its headers to the end of its body, unless the body is an upload. */
  bodyMs: number;
  /** From an upload's first byte to its last. */
  uploadMs: number;
  /** How often the times above are looked at. */
  checkEveryMs: number;
  /** How long a connection without a request stays open for the next one. */
  keepAliveMs: number;
  requestsPerConnection: number;
  /** More connections are closed before a request is read. */
  connections: number;
  /** Connections whose sender is waited for; past that the one waited for longest is closed. */
  receiving: number;
  /** Connections whose response is under way; past that the oldest is closed. */
  responding: number;
  /** How long, and for how many bytes, a sender whose body was refused is listened to after the response. */
  lingerMs: number;
  lingerBytes: number;
}

/** Five megabytes over the slowest mobile network, 50 kbit/s, take a quarter of an hour. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  idleMs: 30_000,
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 15 * 60_000,
  checkEveryMs: 2_000,
  keepAliveMs: 5_000,
  requestsPerConnection: 1_000,
  connections: 5_000,
  receiving: 2_500,
  responding: 2_000,
  lingerMs: 5_000,
  lingerBytes: 32 * 2 ** 20,
};

/** Connections are not told apart by less than this. */
const SAME_PLACE_MS = 100;

/** The limits as the server's options name them. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    connectionTimeout: limits.idleMs,
    requestTimeout: limits.uploadMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Nobody listens to the end of a body that is not there.
      optimizeEmptyRequests: true,
    },
    keepAliveTimeout: limits.keepAliveMs,
    maxRequestsPerSocket: limits.requestsPerConnection,
  } satisfies FastifyHttpOptions<RawServerDefault>;
}

/** What the rest of the server reports about a connection. */
export interface Connections {
  /** Takes a connection out of the limits of small bodies, until its upload has arrived. */
  beginUpload: (socket: Socket) => void;
  /** Follows a request and its response. */
  follow: (request: IncomingMessage, response: ServerResponse) => void;
  /** Notes a response without a request body that was written whole, mostly into the system's buffers. */
  noteWritten: (socket: Socket, response: ServerResponse) => void;
}

/**
 * Keeps room for new visitors however many connections are held open: senders that are waited for and responses under
 * way have a bound each, and the oldest gives way to the newest. A body that takes too long gets 408; uploads
 * have a rule of their own, which is called as often as the times are looked at.
 */
export function limitConnections(
  server: FastifyInstance,
  limits: ConnectionLimits,
  endSlowUploads: () => void,
): Connections {
  const receiving = new ConnectionQueue();
  const responding = new ConnectionQueue();
  server.server.maxConnections = limits.connections;

  function leave(socket: Socket) {
    receiving.leave(socket);
    responding.leave(socket);
  }

  function enter(room: ConnectionQueue, most: number, socket: Socket) {
    leave(socket);
    if (socket.destroyed) return;
    room.enter(socket);
    if (room.size <= most || !room.oldest) return;
    const oldest = room.oldest.socket;
    leave(oldest);
    oldest.destroy();
  }

  server.server.on("connection", (socket: Socket) => {
    enter(receiving, limits.receiving, socket);
    socket.once("close", () => leave(socket));
  });
  function follow(request: IncomingMessage, response: ServerResponse) {
    const { socket, headers } = request;
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    if (hasBody) enter(receiving, limits.receiving, socket);
    else enter(responding, limits.responding, socket);
    if (hasBody) request.once("end", () => enter(responding, limits.responding, socket));
    response.once("close", () => enter(receiving, limits.receiving, socket));
  }

  function noteWritten(socket: Socket, response: ServerResponse) {
    if (socket.writableLength === 0) {
      // In a busy moment a connection keeps its place.
      const since = receiving.since(socket) ?? -Infinity;
      if (performance.now() - since > SAME_PLACE_MS) enter(receiving, limits.receiving, socket);
      return;
    }
    enter(responding, limits.responding, socket);
    response.once("close", () => enter(receiving, limits.receiving, socket));
  }

  const timer = setInterval(() => {
    endSlowUploads();
    while (receiving.oldest && performance.now() - receiving.oldest.since >= limits.bodyMs) {
      const { socket } = receiving.oldest;
      leave(socket);
      server.server.emit("clientError", Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
    }
  }, limits.checkEveryMs).unref();
  server.addHook("onClose", async () => clearInterval(timer));

  server.addHook("onSend", async ({ raw }, reply) => {
    // Undefined in tests that send no bytes.
    if (raw.complete !== false) return;
    // What is left of the body is not wanted, so nothing can follow it on this connection.
    reply.header("connection", "close");
    raw.socket.destroySoon = () => linger(raw.socket, limits);
  });
  return { beginUpload: leave, follow, noteWritten };
}

/**
 * Closes a connection whose request has not arrived whole (RFC 9112 §9.6): closed at once it would be reset, and the
 * sender would lose the response. What arrives meanwhile is thrown away, a further request too.
 */
function linger(socket: Socket, { lingerMs, lingerBytes }: ConnectionLimits) {
  const most = socket.bytesRead + lingerBytes;
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  // The parser reads no more once somebody else listens.
  socket.on("data", () => socket.bytesRead > most && socket.destroy());
  for (const listener of socket.listeners("data").slice(0, -1)) socket.off("data", listener as () => void);
  socket.once("end", () => socket.destroy());
  socket.once("close", () => clearTimeout(timer));
  socket.end();
  socket.resume();
}
