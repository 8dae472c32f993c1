import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import fastify from "fastify";
import { expect, test } from "vitest";
import { closeInOrder } from "./close-in-order.ts";

/** Sends a post once it is asked to, says when it is sent, and reports what comes back until the connection closes. */
const CLIENT = `
  const { parentPort, workerData: { port, sent } } = require("node:worker_threads");
  parentPort.once("message", () => {
    let text = "";
    const socket = require("node:net").connect(port, "127.0.0.1");
    socket.write("POST / HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 0\\r\\n\\r\\n", () => {
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    });
    socket.on("data", (part) => (text += part)).on("error", () => {}).on("close", () => parentPort.postMessage(text));
  });
`;

/** Closes a server to which a post is sent before the event loop comes to accept its connection. */
async function closeBeforeAccepting(isInOrder: boolean): Promise<string> {
  const server = fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  if (isInOrder) closeInOrder(server);
  server.post("/", async () => "stored");
  await server.listen({ port: 0, host: "127.0.0.1" });
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const { port } = server.server.address() as AddressInfo;
  const client = new Worker(CLIENT, { eval: true, workerData: { port, sent } });
  await once(client, "online");
  const received = once(client, "message") as Promise<[string]>;
  client.postMessage("send", []);
  // Blocks this thread, as a long computation does.
  expect(Atomics.wait(sent, 0, 0, 10_000)).not.toBe("timed-out");
  const [[response]] = await Promise.all([received, server.close()]);
  await client.terminate();
  return response;
}

test("a post whose connection waits to be accepted gets its response when the server closes", async () => {
  const response = await closeBeforeAccepting(true);
  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close[^]*stored$/i);
});

test("it would be lost otherwise", async () => {
  expect(await closeBeforeAccepting(false)).toBe("");
});

test("a post that comes after its connection was accepted gets its response when the server closes", async () => {
  const server = fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  closeInOrder(server);
  server.post("/", async () => "stored");
  await server.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  await once(server.server, "connection");
  const closed = server.close();
  await expect.poll(() => server.server.listening).toBe(false);
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
  expect(await text(socket)).toMatch(/stored$/);
  await closed;
});
