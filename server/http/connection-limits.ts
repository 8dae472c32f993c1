import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

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
  checkEveryMs: number;
  /** How long a connection without a request stays open for the next one. */
  keepAliveMs: number;
  requestsPerConnection: number;
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

const SAME_PLACE_MS = 100;

/** Node's server with these limits. Nothing further is read behind a request whose body was refused. */
export function createLimitedServer(limits: ConnectionLimits, listener: RequestListener): Server {
  const options = {
    requestTimeout: limits.uploadMs,
    headersTimeout: limits.headersMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    optimizeEmptyRequests: true,
  };
  const server = createServer(options, (request, response) => {
    if (!lingering.has(request.socket)) listener(request, response);
  });
  server.setTimeout(limits.idleMs);
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxConnections = limits.connections;
  return server;
}

export type Connections = ReturnType<typeof limitConnections>;

/** The oldest sender or response gives way to the newest; a slow body gets 408, and uploads have their own rule. */
export function limitConnections(server: FastifyInstance, limits: ConnectionLimits, endSlowUploads: () => void) {
  const receiving = new ConnectionQueue();
  const responding = new ConnectionQueue();

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
    if (raw.complete !== false) return;
    // What is left of the body is not wanted, so nothing can follow it on this connection.
    reply.header("connection", "close");
    raw.socket.destroySoon = () => linger(raw, limits);
  });
  return { beginUpload: leave, follow, noteWritten };
}

const lingering = new WeakSet<Socket>();

/** Sends the response before it closes (RFC 9112 §9.6), and throws away whatever still arrives. */
function linger(request: IncomingMessage, { lingerMs, lingerBytes }: ConnectionLimits) {
  const { socket } = request;
  lingering.add(socket);
  const most = socket.bytesRead + lingerBytes;
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  request.on("data", () => socket.bytesRead > most && socket.destroy());
  socket.once("end", () => socket.destroy());
  socket.once("close", () => clearTimeout(timer));
  socket.end();
}

interface Place {
  socket: Socket;
  since: number;
  older: Place | undefined;
  newer: Place | undefined;
}

/** In the order in which they entered. Not a Map, whose old tables V8 frees only when it collects the whole heap. */
export class ConnectionQueue {
  size = 0;
  readonly #places = new WeakMap<Socket, Place>();
  #oldest: Place | undefined;
  #newest: Place | undefined;

  get oldest(): Pick<Place, "socket" | "since"> | undefined {
    return this.#oldest;
  }

  /** When the connection entered; undefined when it is not in the queue. */
  since(socket: Socket): number | undefined {
    return this.#places.get(socket)?.since;
  }

  enter(socket: Socket): void {
    const place: Place = { socket, since: performance.now(), older: this.#newest, newer: undefined };
    if (this.#newest) this.#newest.newer = place;
    this.#oldest ??= place;
    this.#newest = place;
    this.#places.set(socket, place);
    this.size += 1;
  }

  leave(socket: Socket): void {
    const place = this.#places.get(socket);
    if (!place) return;
    const { older, newer } = place;
    if (older) older.newer = newer;
    else this.#oldest = newer;
    if (newer) newer.older = older;
    else this.#newest = older;
    place.older = undefined;
    place.newer = undefined;
    this.#places.delete(socket);
    this.size -= 1;
  }
}
