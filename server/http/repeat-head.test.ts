import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { repeatHead, type RepeatedHead } from "./repeat-head.ts";

const makeHead = (): RepeatedHead => ({ status: 200, headers: ["x-planted", "yes", "content-length", "4"] });

test("the installed Node sends a head again within a second", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const head = makeHead();
  let made = 0;
  const server = createServer((_request, response) => {
    const writeHead = vi.spyOn(response, "writeHead");
    repeatHead(response, head).end("page");
    made += writeHead.mock.calls.length;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (let count = 0; count < 2; count += 1) {
    const [response] = (await once(get({ port, host: "127.0.0.1" }), "response")) as [IncomingMessage];
    expect([response.statusCode, response.headers["x-planted"], await text(response)]).toEqual([200, "yes", "page"]);
  }
  expect(made).toBe(1);
  server.closeAllConnections();
  server.close();
  vi.useRealTimers();
});

test("with a Node that keeps the text elsewhere, or none, each head is put together", () => {
  const head = makeHead();
  for (const found of ["HTTP/1.1 200 OK", undefined]) {
    const writeHead = vi.fn<() => void>();
    const response = { shouldKeepAlive: true, headersSent: false, _header: found, writeHead };
    for (let count = 0; count < 2; count += 1) repeatHead({ ...response } as never, head);
    expect(writeHead).toHaveBeenCalledTimes(2);
  }
});
