import { createServer, type AddressInfo } from "node:net";

/** Two ports in a row that nothing listens on: the site takes the first, its content service the second. */
export async function findFreePorts(): Promise<number> {
  const first = await probe(0);
  const second = await probe(first + 1).catch(() => 0);
  return second === 0 ? findFreePorts() : first;
}

function probe(port: number): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => {
      const taken = (server.address() as AddressInfo).port;
      server.close(() => found(taken));
    });
  });
}
