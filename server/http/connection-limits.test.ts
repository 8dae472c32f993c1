import { once } from "node:events";
import { expect, test } from "vitest";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./connection-limits.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";
import { openRaw, sendRaw, statusesOf } from "./test-support/send-raw.ts";

const REQUEST = "GET /healthz HTTP/1.1\r\nHost: localhost:3000\r\n";

async function open(connectionLimits: Partial<ConnectionLimits>) {
  const { listen } = await openFormsServer({ connectionLimits });
  return listen();
}

test("headers that do not end in time are answered with 408 and the connection closes", async () => {
  const port = await open({ headersMs: 100, checkEveryMs: 20 });
  expect(statusesOf(await sendRaw(port, REQUEST))).toEqual([408]);
});

test("a sender that says nothing at all is cut off", async () => {
  const port = await open({ idleMs: 50 });
  expect(await sendRaw(port, "")).toBe("");
});

test("connections past the limit are closed, and those there are go on", async () => {
  const port = await open({ connections: 1 });
  const first = await openRaw(port);
  first.socket.write(REQUEST);
  expect(await sendRaw(port, `${REQUEST}\r\n`)).toBe("");
  first.socket.write("Connection: close\r\n\r\n");
  await first.closed;
  expect(statusesOf(first.heard())).toEqual([200]);
});

test("a connection takes so many requests, and the last answer says so", async () => {
  const port = await open({ requestsPerConnection: 2 });
  const { socket, heard, closed } = await openRaw(port);
  socket.write(`${REQUEST}\r\n`.repeat(3));
  while (statusesOf(heard()).length < 3) await once(socket, "data");
  socket.destroy();
  await closed;
  expect(statusesOf(heard())).toEqual([200, 200, 503]);
  const [, first, last] = heard().split("HTTP/1.1 ");
  expect(first).toMatch(/keep-alive: timeout=5/i);
  expect(last).toMatch(/connection: close/i);
});

test("headers have ten seconds, looked at every two; a connection waits five for its next request", () => {
  expect(CONNECTION_LIMITS).toEqual({
    idleMs: 30_000,
    headersMs: 10_000,
    requestMs: 900_000,
    checkEveryMs: 2_000,
    keepAliveMs: 5_000,
    requestsPerConnection: 1_000,
    connections: 5_000,
  });
});
