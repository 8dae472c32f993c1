import { expect, test } from "vitest";
import {
  AMBIGUOUS_HEADERS,
  AMBIGUOUS_LENGTHS,
  CLOSE,
  form,
  get,
  HOST,
  LENGTH,
  TOO_LARGE,
  openRaw,
  sendRaw,
  statusesOf,
} from "./test-support/malformed-requests.ts";
import { openFormsServer, ORIGIN } from "./test-support/open-forms-server.ts";

/** What each of them got, on a server that still takes a form and serves pages afterwards. */
async function responsesTo(requests: Record<string, string>, parts: { servedOrigins?: string[] } = {}) {
  const { listen, rows } = await openFormsServer(parts);
  const port = await listen();
  const responses: Record<string, number[]> = {};
  for (const [name, bytes] of Object.entries(requests)) {
    responses[name] = statusesOf(await sendRaw(port, bytes));
  }
  // A stored submission is a mail: there is none.
  expect(rows()).toEqual([]);
  expect(statusesOf(await sendRaw(port, form(LENGTH)))).toEqual([201]);
  expect(statusesOf(await sendRaw(port, get("/venmala_hospital")))).toEqual([200]);
  return responses;
}

/** The same expected response to each. */
function each(requests: Record<string, string>, statuses: number[]): Record<string, number[]> {
  return Object.fromEntries(Object.keys(requests).map((name) => [name, statuses]));
}

test("a body whose length can be read in two ways gets one response, 400, and is never stored", async () => {
  expect(await responsesTo(AMBIGUOUS_LENGTHS)).toEqual(each(AMBIGUOUS_LENGTHS, [400]));
});

test("headers that programs read in different ways get one response, 4xx, and nothing is stored", async () => {
  expect(await responsesTo(AMBIGUOUS_HEADERS)).toEqual(each(AMBIGUOUS_HEADERS, [400]));
  expect(await responsesTo(TOO_LARGE)).toEqual(each(TOO_LARGE, [431]));
});

test("nothing is read after what is malformed", async () => {
  const keptOpen = form(LENGTH).replace(CLOSE, "");
  const malformed = `GET / HTTP/1.1\r\n${HOST}A B: c\r\n\r\n`;
  const { listen, rows } = await openFormsServer();
  const port = await listen();
  expect(statusesOf(await sendRaw(port, malformed + keptOpen))).toEqual([400]);
  expect(rows()).toEqual([]);
});

test("a sender that disconnects in the middle leaves nothing behind", async () => {
  const { listen, rows } = await openFormsServer();
  const port = await listen();
  const { socket, heard, closed } = await openRaw(port);
  socket.end(form("Content-Length: 1000\r\n"));
  await closed;
  expect(statusesOf(heard())).toEqual([400]);
  expect(rows()).toEqual([]);
});

test("methods and request-targets of proxies lead nowhere else", async () => {
  const requests: Record<string, [bytes: string, statuses: number[]]> = {
    CONNECT: [get("evil.example:443", HOST + CLOSE, "CONNECT"), []],
    TRACE: [get("/", HOST + CLOSE, "TRACE"), [404]],
    PROPFIND: [get("/", HOST + CLOSE, "PROPFIND"), [404]],
    QUERY: [get("/", HOST + CLOSE, "QUERY"), [404]],
    "a large body": [form(`Content-Length: 1000000\r\n`, " ".repeat(1_000_000)), [413]],
    "OPTIONS *": [get("*", HOST + CLOSE, "OPTIONS"), [404]],
    "an absolute address of ours": [get("http://www.example.org/healthz"), [200]],
    "a page's absolute address": [get("https://www.example.org/venmala_hospital"), [200]],
    "an absolute address elsewhere": [get("http://evil.example/venmala_hospital"), [421]],
    "an address that looks like a host": [get("//evil%2f.."), [301]],
    "an address that decodes to nothing": [get("/%zz"), [200]],
    "an upgrade": [get("/", `${HOST}Connection: Upgrade, close\r\nUpgrade: h2c\r\n`), [200]],
    "an expectation": [form(`Expect: miracles\r\n${LENGTH}`), [417]],
  };
  const bytes = Object.fromEntries(Object.entries(requests).map(([name, [request]]) => [name, request]));
  const statuses = Object.fromEntries(Object.entries(requests).map(([name, [, expected]]) => [name, expected]));
  expect(await responsesTo(bytes, { servedOrigins: ["https://www.example.org"] })).toEqual(statuses);
});

test("once the public origin is known, only its host is served, and loopback addresses", async () => {
  const { server } = await openFormsServer({ servedOrigins: ["https://www.example.org"] });
  const ask = async (host: string, path = "/venmala_hospital", accept = "*/*") =>
    server.inject({ url: path, headers: { host, accept } });
  const statuses = async (hosts: string[]) =>
    Promise.all(hosts.map(async (host) => [host, (await ask(host)).statusCode]));
  const ours = ["www.example.org", "WWW.EXAMPLE.ORG:443", "www.example.org.", "localhost:3000", "[::1]:3000"];
  expect(await statuses(ours)).toEqual(ours.map((host) => [host, 200]));
  const others = ["example.org", "www.example.org.evil.example", "192.0.2.1", "127.0.0.1.evil.example"];
  expect(await statuses(others)).toEqual(others.map((host) => [host, 421]));
  expect((await ask("192.0.2.1", "/healthz")).statusCode).toBe(200);
  const page = await ask("evil.example", "/venmala_hospital", "text/html");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain(`href="${ORIGIN}/venmala_hospital"`);
  expect(page.body).not.toContain("evil.example");
});

test("with no public origin every host is served", async () => {
  const { server } = await openFormsServer();
  expect((await server.inject({ url: "/", headers: { host: "anything.example" } })).statusCode).toBe(200);
});
