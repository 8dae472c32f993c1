import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a server of this machine that can be cut like a cable: nothing is refused or closed, nothing arrives. */
export interface Link {
  port: number;
  cut(): void;
  mend(): void;
  /** Leads new connections to another port, as an address that moves does. */
  lead(port: number): void;
  close(): Promise<void>;
}

/**
 * Passes bytes on to a port of this machine. While it is cut, what was sent waits, as it does in the sender's system on
 * a real network, and new connections meet silence.
 */
export async function startLink(toPort: number): Promise<Link> {
  let leadsTo = toPort;
  const sockets = new Set<Socket>();
  let isCut = false;
  let mended = Promise.withResolvers<void>();
  mended.resolve();

  function track(socket: Socket) {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    if (isCut) socket.pause();
  }

  const server = createServer({ pauseOnConnect: true }, async (from) => {
    track(from);
    await mended.promise;
    const to = connect(leadsTo, "127.0.0.1");
    track(to);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on("data", (bytes) => other.write(bytes));
      one.on("close", () => other.destroy());
    }
    from.resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      mended = Promise.withResolvers<void>();
      for (const socket of sockets) socket.pause();
    },
    lead(port) {
      leadsTo = port;
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
      mended.resolve();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      const closed = once(server, "close");
      server.close();
      await closed;
    },
  };
}
