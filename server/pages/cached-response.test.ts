import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request as sendRequest, type OutgoingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { ServerParts } from "../create-server.ts";
import { openFormsServer, ORIGIN } from "../http/test-support/open-forms-server.ts";
import type { CountedRequest } from "../metrics/metrics.ts";
import { createCachedResponse } from "./cached-response.ts";
import { finishPage, withoutStorage, type FinishedPage } from "./render-page.ts";

const TYPES = { "/h": "text/html; charset=utf-8", "/h.data": "text/x-script" };
type Address = keyof typeof TYPES;

async function finish(address: Address): Promise<FinishedPage> {
  return finishPage(new Response(`page at ${address}`, { headers: { "content-type": TYPES[address] } }), "cached");
}

/** A server with two cached pages; `handled` are the addresses that reached the framework. */
async function open(parts: Partial<ServerParts> = {}) {
  const handled: string[] = [];
  const pages = new Map([
    ["/h", await finish("/h")],
    ["/h.data", await finish("/h.data")],
  ]);
  const findCachedPage = (address: string) => pages.get(address);
  const { listen } = await openFormsServer({
    findCachedPage,
    handlePage: async ({ url }) => {
      const { pathname } = new URL(url);
      handled.push(pathname);
      return pages.get(pathname) ?? finish("/h");
    },
    ...parts,
  });
  return { port: await listen(), handled, pages };
}

interface Asked {
  path?: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}

async function ask(port: number, { path = "/h", method = "GET", headers = {} }: Asked = {}) {
  const sent = sendRequest({ host: "127.0.0.1", port, path, method, headers: { "accept-encoding": "br", ...headers } });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(response);
  const { date: _date, ...received } = response.headers;
  return { status: response.statusCode, headers: received, body: body.toString("hex") };
}

test.each<[string, Asked]>([
  ["a page", {}],
  ["its head", { method: "HEAD" }],
  ["its data, which no search engine lists", { path: "/h.data" }],
  ["a page in gzip", { headers: { "accept-encoding": "gzip, br;q=0" } }],
])("%s is served by the cache as the framework would", async (_name, asked) => {
  const fast = await open();
  const slow = await open({ findCachedPage: () => undefined });
  const response = await ask(fast.port, asked);
  expect(response).toEqual(await ask(slow.port, asked));
  expect(response.status).toBe(200);
  expect([fast.handled.length, slow.handled.length]).toEqual([0, 1]);
});

test("a browser that has the page already gets 304, as from the framework", async () => {
  const fast = await open();
  const slow = await open({ findCachedPage: () => undefined });
  const { etag } = (await ask(fast.port)).headers;
  const asked = { headers: { "if-none-match": `"other", ${etag}` } };
  const response = await ask(fast.port, asked);
  expect(response).toEqual(await ask(slow.port, asked));
  expect([response.status, response.body, fast.handled.length]).toEqual([304, "", 0]);
});

/** What a connection receives for these requests, sent at once, until the server closes it; without `Date`. */
async function converse(port: number, requests: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(requests.map((request) => `${request}\r\n\r\n`).join(""));
  const received = await buffer(socket);
  return received.toString("latin1").replaceAll(/^Date: .*\r\n/gm, "");
}

/** Cached pages before a framework that tells visitors what they sent. */
async function serveVisitors() {
  const pages = new Map([
    ["/h", await finish("/h")],
    ["/h.data", await finish("/h.data")],
  ]);
  const findPage = (address: string) => pages.get(address);
  const respond = createCachedResponse({ findPage, origin: ORIGIN, servedOrigins: [], preview: {} });
  const server = createServer((request, response) => {
    if (!respond(request, response)) response.end(`own page: ${request.url} ${request.headers.cookie}`);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

test("no visitor gets what another was sent, whoever asked before on the same connection or in the same second", async () => {
  const etag = `"${(await finish("/h")).etag}-br"`;
  const common = "HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br";
  const last = `GET /h ${common}\r\nConnection: close`;
  const requests = [
    `GET /h ${common}`,
    `HEAD /h ${common}`,
    `GET /h.data ${common}`,
    `GET /h ${common}\r\nIf-None-Match: ${etag}`,
    `HEAD /h ${common}\r\nIf-None-Match: ${etag}`,
    `GET /h ${common}, gzip;q=0`,
    "GET /h HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip",
    `GET /h ${common}\r\nCookie: session=secret`,
    `GET /h?patient=secret ${common}`,
    last,
  ];
  /** Of a server that nobody asked before. */
  const alone = new Map<string, string>();
  for (const request of requests) {
    const received = await converse(await serveVisitors(), request === last ? [last] : [request, last]);
    alone.set(request, received.slice(0, received.lastIndexOf("HTTP/1.1 200") || undefined));
  }
  expect([...alone.values()].filter((response) => response.includes("secret"))).toHaveLength(2);

  const port = await serveVisitors();
  const pairs = requests.flatMap((first) => requests.map((second) => [first, second]));
  const wrong = await Promise.all(
    pairs.map(async (pair) => {
      const asked = [...pair, last].slice(0, pair.includes(last) ? pair.indexOf(last) + 1 : undefined);
      const answers = asked.map((request) => alone.get(request));
      return (await converse(port, asked)) === answers.join("") ? [] : [pair];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

test("the last response of a connection says so, and no other", async () => {
  const { port } = await open({ connectionLimits: { requestsPerConnection: 2 } });
  const request = "GET /h HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br";
  for (let connection = 0; connection < 3; connection += 1) {
    // Node closes it only after a third.
    const received = await converse(port, [request, request, `${request}\r\nConnection: close`]);
    expect(received.match(/^Connection: .*(?=\r$)/gm)).toEqual([
      "Connection: keep-alive",
      "Connection: close",
      "Connection: close",
    ]);
  }
});

test("a page that is replaced is served as it is now", async () => {
  const { port, pages } = await open();
  const before = await ask(port);
  pages.set("/h", await finishPage(new Response("another"), "cached"));
  expect((await ask(port)).headers.etag).not.toBe(before.headers.etag);
});

test.each<[string, Asked, Partial<ServerParts>?]>([
  ["another address", { path: "/h?a=1" }],
  ["no encoding that is cached", { headers: { "accept-encoding": "identity" } }],
  ["a host that a proxy passes on", { headers: { "x-forwarded-host": "www.example.org" } }],
  ["a body", { headers: { "content-length": "0" } }],
  [
    "a cookie while there are previews",
    { headers: { cookie: "a=b" } },
    { preview: { cookies: { read: () => undefined }, handlePage: () => finish("/h"), register: () => {} } },
  ],
])("a request with %s reaches the framework", async (_name, asked, parts) => {
  const { port, handled } = await open(parts);
  expect((await ask(port, asked)).status).toBe(200);
  expect(handled).toHaveLength(1);
});

test("a request for another host gets 421, and one without a host 400", async () => {
  const { port } = await open({ servedOrigins: ["https://www.example.org"] });
  expect((await ask(port, { headers: { host: "www.example.org" } })).status).toBe(200);
  expect((await ask(port, { headers: { host: "other.example.org" } })).status).toBe(421);
  expect((await ask(port, { headers: { host: "no host" } })).status).toBe(400);
});

test("cached responses are counted", async () => {
  const counted: CountedRequest[] = [];
  const { port } = await open({ countRequest: (request) => counted.push(request) });
  const { etag } = (await ask(port)).headers;
  await ask(port, { headers: { "if-none-match": etag } });
  expect(counted.map(({ method, route, status }) => [method, route, status])).toEqual([
    ["GET", "/*", 200],
    ["GET", "/*", 304],
  ]);
});

test("a connection that is used stays open beyond the time that a body may take", async () => {
  const bodyMs = 1000;
  const { port } = await open({ connectionLimits: { bodyMs, checkEveryMs: 10, requestsPerConnection: 0 } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  for (const began = performance.now(); performance.now() - began < 2 * bodyMs;) {
    const sent = sendRequest({ host: "127.0.0.1", port, path: "/h", agent, headers: { "accept-encoding": "br" } });
    sent.on("socket", (socket) => sockets.add(socket)).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    await buffer(response);
  }
  agent.destroy();
  expect(sockets.size).toBe(1);
});

test("nginx may answer with a page that everybody gets, and with nothing else", async () => {
  const { port, pages } = await open();
  const forProxy = async (asked: Asked) => (await ask(port, asked)).headers["x-accel-expires"];
  for (const headers of [{}, { "accept-encoding": "identity" }]) expect(await forProxy({ headers })).toBe("1");
  pages.set("/h", { ...(await finish("/h")), status: 404 });
  expect(await forProxy({})).toBeUndefined();
  pages.set("/h", withoutStorage(await finish("/h")));
  expect(await forProxy({})).toBeUndefined();
});
