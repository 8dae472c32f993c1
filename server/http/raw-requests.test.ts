import { expect, test } from "vitest";
import { SAMPLE_CONTACT } from "#submissions/test-support/sample-hospitals.ts";
import { openFormsServer, ORIGIN } from "./test-support/open-forms-server.ts";
import { openRaw, sendRaw, statusesOf } from "./test-support/send-raw.ts";

const FORM = JSON.stringify(SAMPLE_CONTACT);
const HOST = "Host: localhost:3000\r\n";
const CLOSE = "Connection: close\r\n";
const LENGTH = `Content-Length: ${FORM.length}\r\n`;
const CHUNKED = "Transfer-Encoding: chunked\r\n";
const SIZE = FORM.length.toString(16);

/** A contact message that would be stored if its headers and body were well-formed. */
function form(headers: string, body = FORM, version = "1.1"): string {
  const start = `POST /api/v1/service/contact_us HTTP/${version}\r\n${HOST}${CLOSE}`;
  return `${start}Content-Type: application/json\r\n${headers}\r\n${body}`;
}

function chunks(size: string): string {
  return `${size}\r\n${FORM}\r\n0\r\n\r\n`;
}

function get(path: string, headers = HOST + CLOSE, method = "GET", version = "1.1"): string {
  return `${method} ${path} HTTP/${version}\r\n${headers}\r\n`;
}

/** What each of them was answered with, on a server that still takes a form and answers pages afterwards. */
async function answersTo(requests: Record<string, string>, parts: { servedOrigins?: string[] } = {}) {
  const { listen, rows } = await openFormsServer(parts);
  const port = await listen();
  const answers: Record<string, number[]> = {};
  for (const [name, bytes] of Object.entries(requests)) {
    answers[name] = statusesOf(await sendRaw(port, bytes));
  }
  // A stored submission is a mail: there is none.
  expect(rows()).toEqual([]);
  expect(statusesOf(await sendRaw(port, form(LENGTH)))).toEqual([201]);
  expect(statusesOf(await sendRaw(port, get("/venmala_hospital")))).toEqual([200]);
  return answers;
}

/** The same expected answer to each. */
function each(requests: Record<string, string>, statuses: number[]): Record<string, number[]> {
  return Object.fromEntries(Object.keys(requests).map((name) => [name, statuses]));
}

test("a body whose length can be read in two ways is answered once with 400 and never stored", async () => {
  const requests = {
    "length and chunks": form(LENGTH + CHUNKED, chunks(SIZE)),
    "chunks and length": form(CHUNKED + LENGTH, chunks(SIZE)),
    "two lengths": form(`Content-Length: 5\r\n${LENGTH}`),
    "one length twice": form(LENGTH + LENGTH),
    "a list of lengths": form(`Content-Length: ${FORM.length}, ${FORM.length}\r\n`),
    "a length with a sign": form(`Content-Length: +${FORM.length}\r\n`),
    "a hexadecimal length": form(`Content-Length: 0x${SIZE}\r\n`),
    "a length without end": form(`Content-Length: ${"9".repeat(40)}\r\n`),
    "an unknown coding": form("Transfer-Encoding: xchunked\r\n", chunks(SIZE)),
    "a coding after the chunks": form("Transfer-Encoding: chunked, identity\r\n", chunks(SIZE)),
    "chunks twice": form(CHUNKED + CHUNKED, chunks(SIZE)),
    "chunks in HTTP/1.0": form(CHUNKED, chunks(SIZE), "1.0"),
    "a size that is no number": form(CHUNKED, chunks("zz")),
    "a size with a sign": form(CHUNKED, chunks(`-${SIZE}`)),
    "a size with a prefix": form(CHUNKED, chunks(`0x${SIZE}`)),
    "a size past all numbers": form(CHUNKED, chunks("f".repeat(18))),
    "a size that is too small": form(CHUNKED, chunks("5")),
    "a size that ends in a bare line feed": form(CHUNKED, `${SIZE}\n${FORM}\r\n0\r\n\r\n`),
    "an extension with a bare line feed": form(CHUNKED, chunks(`${SIZE};a\nb`)),
  };
  expect(await answersTo(requests)).toEqual(each(requests, [400]));
});

test("headers that programs read in different ways are answered once with 4xx and nothing is stored", async () => {
  const requests = {
    "a folded header": form(`X-Note: a\r\n b\r\n${LENGTH}`),
    "bare line feeds": form(LENGTH).replaceAll("\r\n", "\n"),
    "a bare carriage return": form(`X-Note: a\rb\r\n${LENGTH}`),
    "a space before the colon": form(`Content-Length : ${FORM.length}\r\n`),
    "a space before a name": form(` ${LENGTH}`),
    "a header without a name": form(`: a\r\n${LENGTH}`),
    "a NUL": form(`X-Note: a\0b\r\n${LENGTH}`),
    "a space in the address": get("/a b"),
    "bytes past ASCII in the address": get("/\xff\xfe"),
    "two hosts": get("/", `${HOST}Host: evil.example\r\n${CLOSE}`),
    "one host twice": get("/", HOST + HOST + CLOSE),
    "a host with a user": get("/", `Host: localhost:3000@evil.example\r\n${CLOSE}`),
    "a host with a path": get("/", `Host: localhost/evil.example\r\n${CLOSE}`),
    "no host": get("/", CLOSE),
    "no version": `GET /\r\n${HOST}\r\n`,
    "HTTP/2 without its preface": get("/", HOST + CLOSE, "GET", "2.0"),
    "an unknown method": get("/", HOST + CLOSE, "BREW"),
    "another protocol": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  };
  expect(await answersTo(requests)).toEqual(each(requests, [400]));
  const large = {
    "a large header": form(`X-Note: ${"a".repeat(20_000)}\r\n${LENGTH}`),
    "a large address": get(`/${"a".repeat(20_000)}`),
    "many headers": form("X-Note: a\r\n".repeat(3_000) + LENGTH),
  };
  expect(await answersTo(large)).toEqual(each(large, [431]));
});

test("nothing is read after what is malformed, and no answer is taken for another's", async () => {
  const keptOpen = form(LENGTH).replace(CLOSE, "");
  const malformed = `GET / HTTP/1.1\r\n${HOST}A B: c\r\n\r\n`;
  const { listen, rows } = await openFormsServer();
  const port = await listen();
  const heard = await sendRaw(port, malformed + keptOpen);
  expect(statusesOf(heard)).toEqual([400]);
  expect(JSON.parse(heard.split("\r\n\r\n")[1] ?? "")).toMatchObject({
    type: "/api/problems/bad-request",
    status: 400,
  });
  expect(rows()).toEqual([]);
  // The form was taken, but a 400 in front of its 201 would read as its refusal: the connection closes without a word.
  expect(statusesOf(await sendRaw(port, keptOpen + malformed))).toEqual([]);
  // The sender asks again, and is told.
  expect(statusesOf(await sendRaw(port, form(LENGTH)))).toEqual([201]);
  expect(rows()).toHaveLength(1);
});

test("a sender that goes away in the middle leaves nothing behind", async () => {
  const { listen, rows } = await openFormsServer();
  const port = await listen();
  const { socket, heard, closed } = await openRaw(port);
  socket.end(form(`Content-Length: ${FORM.length + 10}\r\n`));
  await closed;
  expect(statusesOf(heard())).toEqual([400]);
  expect(rows()).toEqual([]);
});

test("methods and request-targets of proxies lead nowhere else", async () => {
  const requests: Record<string, [bytes: string, statuses: number[]]> = {
    CONNECT: [get("evil.example:443", HOST + CLOSE, "CONNECT"), []],
    TRACE: [get("/", HOST + CLOSE, "TRACE"), [405]],
    PROPFIND: [get("/", HOST + CLOSE, "PROPFIND"), [405]],
    QUERY: [get("/", HOST + CLOSE, "QUERY"), [405]],
    "a large body": [form(`Content-Length: 1000000\r\n`, " ".repeat(1_000_000)), [413]],
    "OPTIONS *": [get("*", HOST + CLOSE, "OPTIONS"), [204]],
    "an absolute address of ours": [get("http://www.example.org/healthz"), [200]],
    "a page's absolute address": [get("https://www.example.org/venmala_hospital"), [200]],
    "an absolute address elsewhere": [get("http://evil.example/venmala_hospital"), [421]],
    "an address that looks like a host": [get("//evil%2f.."), [200]],
    "an address that decodes to nothing": [get("/%zz"), [200]],
    "an upgrade": [get("/", `${HOST}Connection: Upgrade, close\r\nUpgrade: h2c\r\n`), [200]],
    "an expectation": [form(`Expect: miracles\r\n${LENGTH}`), [417]],
  };
  const bytes = Object.fromEntries(Object.entries(requests).map(([name, [request]]) => [name, request]));
  const statuses = Object.fromEntries(Object.entries(requests).map(([name, [, expected]]) => [name, expected]));
  expect(await answersTo(bytes, { servedOrigins: ["https://www.example.org"] })).toEqual(statuses);
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
