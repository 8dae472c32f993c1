import { once } from "node:events";
import { connect, Socket } from "node:net";
import { expect, test } from "vitest";
import { SAMPLE_CONTACT } from "#outbox/test-support/samples.ts";
import { CONNECTION_LIMITS, ConnectionQueue, type ConnectionLimits } from "./connection-limits.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";
import { openRaw, sendRaw, statusesOf } from "./test-support/malformed-requests.ts";

const REQUEST = "GET /healthz HTTP/1.1\r\nHost: localhost:3000\r\n";
const CLOSING = `${REQUEST}Connection: close\r\n\r\n`;

async function open(connectionLimits: Partial<ConnectionLimits>) {
  const { listen } = await openFormsServer({ connectionLimits });
  return listen();
}

/** The beginning of a post of five megabytes. */
function slowPost(path: string, type = "multipart/form-data; boundary=b"): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: ${type}\r\nContent-Length: 5000000\r\n\r\n-`;
}

const CONTACT = JSON.stringify(SAMPLE_CONTACT);
const FORM = `POST /api/v1/service/contact_us HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nContent-Length: ${CONTACT.length}\r\n\r\n`;

test("headers that do not end in time get 408 and the connection closes", async () => {
  const port = await open({ headersMs: 100, checkEveryMs: 20 });
  expect(statusesOf(await sendRaw(port, REQUEST))).toEqual([408]);
});

test("a sender that sends nothing is cut off", async () => {
  const port = await open({ idleMs: 50 });
  expect(await sendRaw(port, "")).toBe("");
});

test.each([
  ["a form's body", FORM],
  [
    "the body of a page's form",
    FORM.replace("/api/v1/service/contact_us", "/venmala_hospital/contact_us").replace("json", "x-www-form-urlencoded"),
  ],
])("%s that does not end in time ends with its connection, however its bytes come", async (_name, start) => {
  const port = await open({ bodyMs: 200, checkEveryMs: 20 });
  const { socket, heard, closed } = await openRaw(port);
  socket.write(start);
  const bytes = setInterval(() => socket.write(" "), 50);
  await closed;
  clearInterval(bytes);
  // The response is lost where further bytes meet the closed connection.
  expect(statusesOf(heard()).filter((status) => status < 400)).toEqual([]);
});

test.each([
  ["/no_such", "multipart/form-data; boundary=b", 405],
  ["/venmala_hospital/doctors", "multipart/form-data; boundary=b", 405],
  ["/venmala_hospital/contact_us", "multipart/form-data; boundary=b", 415],
  ["/venmala_hospital/contact_us", "application/x-www-form-urlencoded", 413],
  ["/venmala_hospital/careers/detail/a", "application/x-www-form-urlencoded", 413],
  ["/venmala_hospital/careers/detail/a", "text/plain", 415],
  ["/api/no_such", "multipart/form-data; boundary=b", 404],
  ["/api/v1/service/email", "multipart/form-data; boundary=b", 415],
  ["/api/v1/service/email", "application/json", 413],
  ["/healthz", "multipart/form-data; boundary=b", 405],
])("a body that %s does not want (%s) gets %i at once, and its connection closes", async (path, type, status) => {
  const port = await open({ lingerMs: 50 });
  const heard = await sendRaw(port, slowPost(path, type));
  expect(statusesOf(heard)).toEqual([status]);
  expect(heard).toMatch(/connection: close/i);
});

test("what is larger than a resume is read from an editor alone; anybody else is led to the page at once", async () => {
  const isOfEditor = async (cookies = "") => cookies === "desk=x";
  const { server, listen } = await openFormsServer({
    ...{ formAt: () => "pictures", isOfEditor, connectionLimits: { lingerMs: 50 } },
  });
  const heard = await sendRaw(await listen(), slowPost("//venmala_hospital/desk/news/new"));
  expect(heard).toMatch(/^HTTP\/1.1 303 [^]*\nlocation: \/venmala_hospital\/desk\/news\/new\r\n/);
  const headers = { cookie: "desk=x", "content-type": "multipart/form-data; boundary=b" };
  const post = { method: "POST", url: "/venmala_hospital/desk/news/new", headers, body: "x".repeat(300_000) } as const;
  expect((await server.inject(post)).statusCode).toBe(200);
});

test("a fast sender gets the refusal after its whole body", async () => {
  const port = await open({ lingerMs: 60_000 });
  let [heard, failure]: [string, Error | undefined] = ["", undefined];
  // As a browser does, it goes on sending after it has heard the end of the response.
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const closed = once(socket, "close");
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  socket.on("error", (error) => (failure = error));
  socket.write(slowPost("/no_such"));
  for (let sent = 0; sent < 50; sent += 1) {
    if (!socket.write(Buffer.alloc(100_000))) await once(socket, "drain");
  }
  socket.end();
  await closed;
  expect([failure, statusesOf(heard)]).toEqual([undefined, [405]]);
});

test("a sender that continues after a refusal is disconnected after a limit of bytes", async () => {
  const port = await open({ lingerMs: 60_000, lingerBytes: 300_000 });
  const { socket, closed } = await openRaw(port);
  socket.write(slowPost("/no_such"));
  const writing = setInterval(() => socket.write(Buffer.alloc(50_000)), 5);
  await closed;
  clearInterval(writing);
  expect(socket.bytesWritten).toBeLessThan(5_000_000);
});

test("no further request is read behind a body that was refused", async () => {
  const { listen, rows } = await openFormsServer({ connectionLimits: { lingerMs: 100 } });
  const port = await listen();
  const { socket, heard, closed } = await openRaw(port);
  socket.write(slowPost("/no_such").replace("5000000", "5"));
  while (!heard().includes("405")) await once(socket, "data");
  socket.write(`----${FORM}${CONTACT}`);
  await closed;
  expect(statusesOf(heard())).toEqual([405]);
  expect(rows()).toEqual([]);
});

test("past the limit of unfinished requests the one waited for longest is closed, and newcomers get responses", async () => {
  const port = await open({ receiving: 3 });
  const slow = [];
  for (let count = 0; count < 5; count += 1) {
    const one = await openRaw(port);
    one.socket.write(count % 2 === 0 ? FORM : REQUEST);
    slow.push(one);
  }
  await Promise.all([slow[0]?.closed, slow[1]?.closed]);
  expect(statusesOf(await sendRaw(port, CLOSING))).toEqual([200]);
  for (const { socket } of slow) socket.destroy();
});

test("connections past all limits are closed, and those there are go on", async () => {
  const port = await open({ connections: 1 });
  const first = await openRaw(port);
  first.socket.write(REQUEST);
  expect(await sendRaw(port, `${REQUEST}\r\n`)).toBe("");
  first.socket.write("Connection: close\r\n\r\n");
  await first.closed;
  expect(statusesOf(first.heard())).toEqual([200]);
});

test("a connection takes so many requests, and the last response says so", async () => {
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

test("whatever is held open, there is room for more connections", () => {
  const { connections, receiving, responding } = CONNECTION_LIMITS;
  expect(receiving + responding).toBeLessThan(connections);
});

test("connections leave the queue from any place, and the oldest stays first", () => {
  const queue = new ConnectionQueue();
  const [a, b, c, d] = [new Socket(), new Socket(), new Socket(), new Socket()];
  for (const socket of [a, b, c]) queue.enter(socket);
  queue.leave(b);
  queue.leave(b);
  expect([queue.oldest?.socket, queue.size, queue.since(b)]).toEqual([a, 2, undefined]);
  queue.leave(a);
  queue.enter(d);
  queue.enter(a);
  expect([queue.oldest?.socket, queue.size]).toEqual([c, 3]);
  queue.leave(a);
  queue.leave(c);
  expect(queue.oldest).toMatchObject({ socket: d, since: queue.since(d) });
  queue.leave(d);
  expect([queue.oldest, queue.size]).toEqual([undefined, 0]);
  queue.enter(b);
  expect(queue.oldest?.socket).toBe(b);
});
