import type { Socket } from "node:net";

interface Place {
  socket: Socket;
  /** By `performance.now()`. */
  since: number;
  older: Place | undefined;
  newer: Place | undefined;
}

/**
 * Connections in the order in which they entered. Not a Map: it changes its table every few connections, each old table
 * links to the next, and V8 frees no young object that an old one links to, even a dead one. All that a request had was
 * so kept until the whole heap was collected, which took a fifth of a rendered page's time.
 */
export class ConnectionQueue {
  size = 0;
  readonly #places = new WeakMap<Socket, Place>();
  #oldest: Place | undefined;
  #newest: Place | undefined;

  /** The connection that entered longest ago, and when. */
  get oldest(): Pick<Place, "socket" | "since"> | undefined {
    return this.#oldest;
  }

  /** When the connection entered; undefined when it is not in the queue. */
  since(socket: Socket): number | undefined {
    return this.#places.get(socket)?.since;
  }

  /** Puts a connection that is not in the queue at its end. */
  enter(socket: Socket): void {
    const place: Place = { socket, since: performance.now(), older: this.#newest, newer: undefined };
    if (this.#newest) this.#newest.newer = place;
    this.#oldest ??= place;
    this.#newest = place;
    this.#places.set(socket, place);
    this.size += 1;
  }

  /** Takes a connection out, if it is in the queue. */
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
